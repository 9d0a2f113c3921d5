import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';

type Values<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T }>
>['values'];

/** Reads a program's options; whoever gets them wrong is told in one line what there is. */
export function programOptions<const T extends ParseArgsOptionsConfig>(
  program: string,
  options: T,
  args = process.argv.slice(2),
): Values<T> {
  try {
    return parseArgs({ options, args }).values;
  } catch {
    const known = Object.keys(options).map((name) => `--${name} …`);
    return refuse(`${program}: takes ${known.join(', ')}`);
  }
}

/** A whole number that was given as an option. */
export function wholeNumber(program: string, name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  return refuse(`${program}: --${name} is a whole number`);
}

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}
