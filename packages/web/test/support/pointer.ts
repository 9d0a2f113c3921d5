import type { Page } from 'playwright-core';

const CONTROLS =
  'button, a[href], input:not([type=radio], [type=checkbox]), select, summary, label:has(input), [role=option]';

/** A place on the screen; null for something that is not to be seen. */
type Place = { readonly x: number; readonly y: number } | null;

/**
 * Clicks with a real pointer in the middle of every control that is to be seen, and tells where something else was hit. Nothing
 * comes of the clicks: they are caught before the page hears of them.
 */
export async function missedControls(page: Page): Promise<string[]> {
  const places = await page.evaluate(catchPointer, CONTROLS);
  for (const place of places) if (place !== null) await page.mouse.click(place.x, place.y);
  const missed = await page.evaluate(missedOnes);
  const faults: string[] = [];
  for (const control of missed) {
    // Perhaps it has only to be scrolled to.
    const place = await page.evaluate(scrolledTo, control);
    if (place !== null) await page.mouse.click(place.x, place.y);
    const fault = await page.evaluate(faultOf, control);
    if (fault !== null) faults.push(fault);
  }
  await page.evaluate(() => (globalThis as unknown as Caught).letGo());
  return faults;
}

/** What the page remembers while its pointer is caught. */
interface Caught {
  controls: Element[];
  /** Which controls are clicked on, one after the other, and what each click hit. */
  clicked: number[];
  hits: Element[];
  middleOf: (control: Element) => Place;
  letGo: () => void;
}

/** In the page: from now on clicks only say what they hit. Answers the middle of each control. */
function catchPointer(selector: string): Place[] {
  const page = globalThis as unknown as Caught;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  page.controls = [...(dialog ?? document).querySelectorAll(selector)].filter(
    (one) => one.closest('[inert]') === null && one.checkVisibility({ visibilityProperty: true }),
  );
  page.hits = [];
  const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  const hear = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'pointerdown') page.hits.push(event.target as Element);
  };
  for (const type of EVENTS) addEventListener(type, hear, { capture: true });
  page.letGo = () => {
    for (const type of EVENTS) removeEventListener(type, hear, { capture: true });
  };
  /** Of an overlapped card the middle of what is to be seen; fields of the wheel are no rectangles (wheel.test.ts). */
  page.middleOf = (control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width < 2 || height < 2 || control.closest('.wheel') !== null) return null;
    const next = control.nextElementSibling;
    const isUnder = control.matches('[role=option]') && next?.matches('[role=option]') === true;
    const seen = isUnder ? Math.min(width, next.getBoundingClientRect().left - left) : width;
    return { x: left + seen / 2, y: top + height / 2 };
  };
  const isOnScreen = (place: Place): boolean =>
    place !== null && place.x > 0 && place.y > 0 && place.x < innerWidth && place.y < innerHeight;
  const places = page.controls.map((control) => page.middleOf(control));
  const now = places.map((place) => (isOnScreen(place) ? place : null));
  page.clicked = now.flatMap((place, i) => (place === null ? [] : [i]));
  return now;
}

/** In the page: the controls that were not hit, or not yet clicked on. */
function missedOnes(): number[] {
  const { controls, clicked, hits, middleOf } = globalThis as unknown as Caught;
  return controls.flatMap((control, i) => {
    if (middleOf(control) === null) return [];
    const hit = clicked.includes(i) ? hits[clicked.indexOf(i)] : undefined;
    return hit !== undefined && control.contains(hit) ? [] : [i];
  });
}

/** In the page: the middle of a control that has been scrolled to. */
function scrolledTo(i: number): Place {
  const { controls, hits, middleOf } = globalThis as unknown as Caught;
  hits.length = 0;
  if (!controls[i]!.isConnected) return null;
  controls[i]!.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return middleOf(controls[i]!);
}

/** In the page: what was hit in the place of a control; null if it was hit, or has gone meanwhile. */
function faultOf(i: number): string | null {
  const { controls, hits } = globalThis as unknown as Caught;
  const control = controls[i]!;
  const [hit] = hits;
  if (!control.isConnected || (hit !== undefined && control.contains(hit))) return null;
  // What only explains itself may lie under what asks something.
  if (control.matches('.explained') && hit?.closest('.sheet, .notice') != null) return null;
  const words = control.getAttribute('aria-label') ?? control.textContent;
  const name = `${control.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`;
  return hit === undefined
    ? `${name} is nowhere`
    : `${name} is under ${hit.outerHTML.slice(0, 90)}`;
}
