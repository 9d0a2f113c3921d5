import compile from 'icu-minify/compile';

/** How the compiler marks the arguments that choose among texts. */
const KINDS = new Map([
  [1, 'select'],
  [2, 'plural'],
] as const);

/** An argument of a message: {name}, or one that chooses among texts. */
export interface Argument {
  readonly name: string;
  readonly kind: 'plain' | 'select' | 'plural';
  /** What it chooses among: the case, and what the compiler made of its text. */
  readonly cases: ReadonlyMap<string, unknown>;
}

/** Every argument of a message, also those within the cases of others. */
export function argumentsOf(text: string): Argument[] {
  return partsOf(compile(text)).filter((part) => typeof part !== 'string');
}

/** What a message says itself, without its arguments. */
export function wordsOf(text: string): string {
  return partsOf(compile(text))
    .filter((part) => typeof part === 'string')
    .join(' ');
}

function partsOf(compiled: unknown): (string | Argument)[] {
  if (typeof compiled === 'string') return [compiled];
  if (!Array.isArray(compiled)) return [];
  const [name, mark, cases] = compiled as [unknown, unknown, unknown];
  const isPlain = compiled.length === 1 && typeof name === 'string';
  if (isPlain) return [{ name, kind: 'plain', cases: new Map() }];
  const kind = KINDS.get(mark as 1 | 2);
  if (kind === undefined) return compiled.flatMap(partsOf);
  const entries = Object.entries(cases as object) as [string, unknown][];
  const argument: Argument = { name: String(name), kind, cases: new Map(entries) };
  return [argument, ...entries.flatMap(([, inner]) => partsOf(inner))];
}

/** Whether a case of a plural says the number itself. */
export function saysNumber(compiled: unknown): boolean {
  return compiled === 0 || (Array.isArray(compiled) && compiled.some(saysNumber));
}
