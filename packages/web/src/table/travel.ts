import { cubicInOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { durationOf, fade, isStill } from '../art/motion.ts';

/** Where things are on the screen, by name: from here a card sets out, there it arrives. */
export class Anchors {
  readonly #elements = new Map<string, Element>();
  readonly #departures = new Map<string, DOMRect>();

  /** An attachment: remembers its element under a name. */
  at(name: string): (element: Element) => () => void {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  /** Remembers where something is that is about to leave. */
  depart(name: string): void {
    const place = this.#elements.get(name)?.getBoundingClientRect();
    if (place !== undefined) this.#departures.set(name, place);
  }

  /** Where something was when it left, or is. */
  find(name: string): DOMRect | undefined {
    const departure = this.#departures.get(name);
    this.#departures.delete(name);
    return departure ?? this.#elements.get(name)?.getBoundingClientRect();
  }
}

interface Journey {
  readonly other: DOMRect | undefined;
  readonly duration: number;
  readonly delay?: number;
}

/** How many pixels of the screen one of an element's own pixels is: what is measured on the screen is divided by it. */
export function zoomOf(node: HTMLElement): number {
  return node.offsetWidth === 0 ? 1 : node.currentCSSZoom;
}

function travel(
  node: HTMLElement,
  { other, duration, delay = 0 }: Journey,
  easing: (t: number) => number,
): TransitionConfig {
  if (isStill() || other === undefined) return fade();
  const here = node.getBoundingClientRect();
  const zoom = zoomOf(node);
  const dx = (other.x + other.width / 2 - (here.x + here.width / 2)) / zoom;
  const dy = (other.y + other.height / 2 - (here.y + here.height / 2)) / zoom;
  const size = Math.min(1.4, Math.max(0.4, other.width / here.width));
  return {
    duration,
    delay,
    easing,
    css: (t, u) => `translate: ${dx * u}px ${dy * u}px; scale: ${t + size * u}`,
  };
}

/** In: comes from another place. */
export function arrive(node: HTMLElement, journey: Omit<Journey, 'duration'>): TransitionConfig {
  return travel(node, { ...journey, duration: durationOf('play') }, cubicOut);
}

/** Out: goes to another place and gets small there. */
export function collect(node: HTMLElement, to: () => DOMRect | undefined): TransitionConfig {
  const journey = travel(node, { other: to(), duration: durationOf('collect') }, cubicInOut);
  const { css } = journey;
  if (css === undefined) return journey;
  return { ...journey, css: (t, u) => `${css(t, u)}; opacity: ${Math.min(1, t * 3)}; z-index: 4` };
}
