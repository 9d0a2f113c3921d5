import { languageNow, t } from './i18n.svelte.ts';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was: "3 hours ago"; "just now" below a minute. */
export function ago(ms: number): string {
  const step = STEPS.find(([, length]) => ms >= length);
  if (step === undefined) return t('app.justNow');
  const [unit, length] = step;
  const relative = new Intl.RelativeTimeFormat(languageNow(), { numeric: 'auto' });
  return relative.format(-Math.floor(ms / length), unit);
}
