/** What somebody plays with: what was used last, so that nobody with a mouse is told to tap. */
export type InputKind = 'touch' | 'mouse' | 'keys';

let kind = $state<InputKind>(
  matchMedia('(hover: hover) and (pointer: fine)').matches ? 'mouse' : 'touch',
);

addEventListener(
  'pointerdown',
  ({ pointerType }) => (kind = pointerType === 'mouse' ? 'mouse' : 'touch'),
  { capture: true },
);
addEventListener('keydown', () => (kind = 'keys'), { capture: true });

export function inputKind(): InputKind {
  return kind;
}
