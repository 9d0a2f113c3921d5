import { faultOf } from './learnt-file.ts';
import type { LearntFile } from './learnt-file.ts';

type Read = () => Promise<{ readonly default: unknown }>;

/** How the data files come in, by game and by what they are about: with the program, but not before somebody wants a bot. */
const FILES: Readonly<Record<string, Readonly<Record<string, Read>>>> = {
  'double-lucky-7': {
    'double-lucky-7': () => import('../../data/double-lucky-7.json', { with: { type: 'json' } }),
    'double-lucky-7-others': () =>
      import('../../data/double-lucky-7-others.json', { with: { type: 'json' } }),
  },
  'magic-7': {
    'magic-7': () => import('../../data/magic-7.json', { with: { type: 'json' } }),
  },
};

/** What the bots do without a file. */
const WITHOUT: Readonly<Record<string, string>> = {
  'double-lucky-7-others': 'they take everybody for their like',
};
const WITHOUT_ALL = 'they play by rules of thumb';

const library = new Map<string, LearntFile>();
const loading = new Map<string, Promise<void>>();

/**
 * Reads what the bots have learnt, about all games or about one; to be awaited before the first bot is made. What is missing, damaged or about
 * something else is said in one line, and the bots then do without.
 */
export async function prepareBots({
  games = Object.keys(FILES),
  say = console.warn as (line: string) => void,
} = {}): Promise<void> {
  const wanted = games.flatMap((game) => Object.entries(FILES[game] ?? {}));
  for (const [subject, read] of wanted) {
    if (!loading.has(subject)) loading.set(subject, load(subject, read, say));
  }
  await Promise.all(wanted.flatMap(([subject]) => loading.get(subject) ?? []));
}

/** Reads one file; whatever happens, nothing is thrown. */
export async function load(
  subject: string,
  read: Read,
  say: (line: string) => void,
): Promise<void> {
  try {
    shelve(subject, (await read()).default, say);
  } catch {
    say(tell(subject, 'cannot be read'));
  }
}

/** Takes a file in if it is sound. */
export function shelve(subject: string, json: unknown, say: (line: string) => void): void {
  const fault = faultOf(json, subject);
  if (fault === null) library.set(subject, json as LearntFile);
  else say(tell(subject, fault));
}

function tell(subject: string, fault: string): string {
  return `bots: what was learnt about ${subject} ${fault}; ${WITHOUT[subject] ?? WITHOUT_ALL}`;
}

export function learntAbout(subject: string): LearntFile | null {
  return library.get(subject) ?? null;
}
