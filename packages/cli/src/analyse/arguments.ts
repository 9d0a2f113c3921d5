export const USAGE =
  'usage: npm run -s analyse -- [--json] [--worlds N] FILE…   (finished games; JSON or JSON Lines; - is standard input)';

export interface Arguments {
  readonly files: readonly string[];
  readonly asJson: boolean;
  /** Imagined deals for every decision; a multiple of 16. */
  readonly worlds?: number;
}

/** Worlds are made by 16 walks side by side: of a number that they cannot share some would count more than others. */
const WALKS = 16;
const MOST_WORLDS = 16_000;

export function parseArguments(args: readonly string[]): Arguments | null {
  const files: string[] = [];
  let asJson = false;
  let worlds: number | undefined;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === '--json') asJson = true;
    else if (arg === '--worlds') {
      worlds = Number(args[++i]);
      if (!Number.isInteger(worlds) || worlds < WALKS || worlds > MOST_WORLDS) return null;
      if (worlds % WALKS !== 0) return null;
    } else if (arg.startsWith('--')) return null;
    else files.push(arg);
  }
  if (files.length === 0) return null;
  return { files, asJson, ...(worlds === undefined ? {} : { worlds }) };
}
