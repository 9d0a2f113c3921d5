import type { Translate } from '../i18n/format.ts';

/** What the coach says: about the position, or about the card that is lifted. */
interface Words {
  readonly text: string;
  /** A word of warning. */
  readonly isWarning: boolean;
}

/** How a game's advice is put into words. `lifted`: a card, by the name it has in moves. */
export type Whisper = (advice: object, lifted: string | null, t: Translate) => Words;
