/** The times and curves of motion.css, for movements that a script drives. */

export type Movement =
  'deal-gap' | 'play' | 'hold' | 'collect' | 'lift' | 'sheet' | 'count' | 'wheel' | 'die' | 'fade';

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** How long this movement takes, in ms, at the chosen speed and with reduced motion heeded. */
export function durationOf(movement: Movement): number {
  const time = token(`--d-${movement}`);
  const number = Number.parseFloat(time);
  if (Number.isNaN(number)) return 0;
  return time.endsWith('ms') ? number : number * 1000;
}

export function easingOf(curve: 'out' | 'inout' | 'land'): string {
  return token(`--e-${curve}`) || 'ease';
}

/** Nothing may travel: the system asks for reduced motion, or the speed is off. */
export function isStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['speed'] === 'off'
  );
}
