import type { Brief, News, ServerMessage } from './messages.ts';
import type { TableInfo } from './tables.ts';

/** A message in which every fact is told by its name. */
export type Spelled = Exclude<ServerMessage, Brief>;

/** What was said in the short spelling of version 2, as the fact that it is. */
export function spellOut(message: ServerMessage): Spelled {
  const said = 'answer' in message && !('ok' in message) ? granted(message) : message;
  if (!('moved' in said)) return said;
  const { moved, ...rest } = said;
  const [seat, move] = moved;
  return { ...rest, facts: [{ type: 'moved', seat, move }] };
}

/** Whatever is answered and not refused is granted. */
function granted(message: object): ServerMessage {
  return { ...message, ok: true } as ServerMessage;
}

/** What is known of a table after news of it: keys with new values, and of the seats those that changed. */
export function changedInfo(info: TableInfo, changes: News['info'] = {}): TableInfo {
  const { seats, ...others } = changes;
  if (seats === undefined) return { ...info, ...others };
  return { ...info, ...others, seats: seats.map((seat, i) => seat ?? info.seats[i]!) };
}

/** What everybody sees after news of it: keys with new values, and lists that became longer. */
export function grownView(
  view: Readonly<Record<string, unknown>> | null,
  { view: changes, more }: Pick<News, 'view' | 'more'>,
): Readonly<Record<string, unknown>> {
  const grown: Record<string, unknown> = { ...view, ...changes };
  for (const [key, items] of Object.entries(more ?? {})) {
    grown[key] = [...(grown[key] as readonly unknown[]), ...items];
  }
  return grown;
}
