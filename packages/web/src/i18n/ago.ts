import { languageNow } from './i18n.svelte.ts';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was: "3 hours ago"; "now" below a minute. */
export function ago(ms: number): string {
  const [unit, length] = STEPS.find(([, step]) => ms >= step) ?? (['second', Infinity] as const);
  const count = Math.floor(Math.max(0, ms) / length);
  return new Intl.RelativeTimeFormat(languageNow(), { numeric: 'auto' }).format(-count, unit);
}
