import { readFileSync } from 'node:fs';

/** docs/protocol.md, whole. */
export const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** Something the page shows: sent by a client, said by the server, or one of the two over HTTP. */
export interface Example {
  readonly by: 'client' | 'server' | 'request' | 'reply';
  /** For a request and its reply: what was asked for. */
  readonly route: string;
  readonly text: string;
}

/** How the first line of an example begins; what follows until the next one belongs to it. */
const BEGINNINGS: readonly (readonly [RegExp, Example['by']])[] = [
  [/^(?:[A-Z][a-z]+ )?> /, 'client'],
  [/^(?:[A-Z][a-z]+ )?< /, 'server'],
  [/^[A-Z]+ \/\S* /, 'request'],
  [/^ {2}\d{3} /, 'reply'],
  [/^(?=\{)/, 'server'],
];

/** The examples in the page's blocks, in order. A block that begins with none of the above is about something else. */
export function examples(): Example[] {
  const blocks = [...PAGE.matchAll(/^```\n(.*?)^```$/gms)].map(([, block]) => block!);
  return blocks.flatMap(examplesIn);
}

function examplesIn(block: string): Example[] {
  const found: Example[] = [];
  for (const line of block.trimEnd().split('\n')) {
    const beginning = BEGINNINGS.find(([pattern]) => pattern.test(line));
    const last = found.at(-1);
    if (beginning !== undefined) {
      const [mark] = beginning[0].exec(line)!;
      const route = beginning[1] === 'request' ? mark.trim() : (last?.route ?? '');
      found.push({ by: beginning[1], route, text: line.slice(mark.length) });
    } else if (last === undefined) {
      return [];
    } else {
      found[found.length - 1] = { ...last, text: last.text + line.trim() };
    }
  }
  return found;
}

/** The objects that stand in the page's sentences and tables. */
export function inlineExamples(): string[] {
  const sentences = PAGE.replace(/^```\n.*?^```$/gms, '');
  return [...sentences.matchAll(/`(\{"[^`]*\})`/g)].map(([, text]) => text!);
}

const ELIDED = '…';

/** Reads an example; a value that is left out stays a mark, and keys that are left out are not there. */
export function parse(text: string): unknown {
  const marked = text.replace(/\[…\]|\{…\}/g, JSON.stringify(ELIDED)).replaceAll(',…', '');
  return JSON.parse(marked) as unknown;
}

/** Every value that is shown under a key, anywhere on the page. */
export function shownUnder(jsons: readonly unknown[]): Map<string, unknown[]> {
  const shown = new Map<string, unknown[]>();
  const look = (json: unknown): void => {
    if (typeof json !== 'object' || json === null) return;
    for (const [key, value] of Object.entries(json)) {
      if (!JSON.stringify(value).includes(ELIDED))
        shown.set(key, [...(shown.get(key) ?? []), value]);
      look(value);
    }
  };
  jsons.forEach(look);
  return shown;
}

/** All ways to put in for what is left out something that is shown elsewhere. */
export function* fillings(json: unknown, shown: ReadonlyMap<string, unknown[]>): Generator {
  if (typeof json !== 'object' || json === null || !JSON.stringify(json).includes(ELIDED)) {
    yield json;
    return;
  }
  const [key, value] = Object.entries(json as Record<string, unknown>).find(([, part]) =>
    JSON.stringify(part).includes(ELIDED),
  )!;
  const parts = value === ELIDED ? (shown.get(key) ?? []) : fillings(value, shown);
  for (const part of parts) yield* fillings({ ...json, [key]: part }, shown);
}
