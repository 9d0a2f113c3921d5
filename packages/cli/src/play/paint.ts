import { styleText } from 'node:util';

/** How a piece of text is set off. Never the only sign of anything: without colours everything reads the same. */
export type Ink = 'red' | 'yellow' | 'green' | 'blueBright' | 'bold' | 'dim' | 'strikethrough';

export type Paint = (ink: Ink, text: string) => string;

export const plain: Paint = (_ink, text) => text;

export const coloured: Paint = (ink, text) => styleText(ink, text, { validateStream: false });

/** Colours are for terminals, and only for those who want them (https://no-color.org). */
export function wantsColour(
  output: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  const isRefused = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  return output.isTTY === true && !isRefused;
}
