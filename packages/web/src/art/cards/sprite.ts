/** Puts the symbols that cards refer to into the page: each sprite once, when first needed. */

import lucky from './lucky-sprite.svg?raw';

/** The markup is ours, from the bundle; nothing of a player's ever comes this way. */
function place(sprite: string): void {
  document.body.insertAdjacentHTML('afterbegin', sprite);
}

let luckyPlaced = false;

export function placeLuckySprite(): void {
  if (luckyPlaced) return;
  luckyPlaced = true;
  place(lucky);
}

let magic: Promise<void> | undefined;

/** A chunk of its own, so that who plays Double Lucky 7 never fetches it. A failed fetch may be tried again. */
export function loadMagicSprite(): Promise<void> {
  magic ??= import('./magic-sprite.svg?raw').then(
    (sprite) => place(sprite.default),
    () => {
      magic = undefined;
    },
  );
  return magic;
}
