/**
 * What a rule consists of: the rule itself, points of a list, a choice that a table has (a house option), and what we decided
 * where the sheets are silent or disagree. A name behind the dot tells several of a kind apart.
 */
export type PartKind = 'rule' | 'point' | 'option' | 'decision';
export type PartName = 'rule' | `${Exclude<PartKind, 'rule'>}.${string}`;

/** The chapters of a book in order, their rules by id, and the parts that every language has to write. */
export type Outline = Readonly<Record<string, Readonly<Record<string, readonly PartName[]>>>>;

/** A rule that is nothing but itself is a sentence or two; any other is its parts. A missing one is a type error. */
type RuleTexts<P extends readonly PartName[]> = P extends readonly ['rule']
  ? string
  : Readonly<Record<P[number], string>>;

/** All texts of a book in one language: what is missing in a language does not compile. */
export interface TextsOf<O extends Outline, Short extends string, Example extends string> {
  /** What the game is about, in a breath: also what a link's preview says. */
  readonly pitch: string;
  /** Where the book comes from, and what decisions and house options are. */
  readonly sources: string;
  readonly chapters: {
    readonly [C in keyof O]: {
      readonly title: string;
      readonly rules: { readonly [R in keyof O[C]]: RuleTexts<O[C][R]> };
    };
  };
  /** The one-page version. */
  readonly short: Readonly<Record<Short, string>>;
  /** Why an example ends as it does. What happens in it is data. */
  readonly examples: Readonly<Record<Example, string>>;
}

export function kindOf(part: PartName): PartKind {
  return part.split('.')[0] as PartKind;
}
