/** The times and curves of motion.css, for movements that a script drives. */

import type { TransitionConfig } from 'svelte/transition';

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

/** The speed that was chosen, as a factor for times: 1 is normal, less is faster. */
export function paceOf(): number {
  return Number.parseFloat(token('--pace')) || 0;
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

/** What a movement becomes where nothing may travel. */
export function fade(): TransitionConfig {
  return { duration: durationOf('fade'), css: (t) => `opacity: ${t}` };
}

/** A chip drops on its place. */
export function land(chip: Element): void {
  if (isStill()) chip.animate({ opacity: [0, 1] }, durationOf('fade'));
  else {
    const fall = { translate: ['0 -16px', '0 0'], scale: [1.4, 1], opacity: [0, 1, 1] };
    chip.animate(fall, { duration: durationOf('play'), easing: easingOf('land') });
  }
}
