import type { TextsOf } from '../../outline.ts';
import type { ExampleId } from '../examples.ts';
import type { OUTLINE, SHORT } from '../outline.ts';

export type LuckyTexts = TextsOf<typeof OUTLINE, keyof typeof SHORT, ExampleId>;
