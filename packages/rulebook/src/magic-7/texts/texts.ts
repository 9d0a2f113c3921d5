import type { TextsOf } from '../../outline.ts';
import type { ExampleId } from '../examples.ts';
import type { OUTLINE, SHORT } from '../outline.ts';

export type MagicTexts = TextsOf<typeof OUTLINE, keyof typeof SHORT, ExampleId>;
