import type { Key } from '../i18n/keys.ts';
import type { Exercise, Lesson } from './exercise.ts';
import { LUCKY_LESSONS } from './lucky-lessons.ts';
import { MAGIC_LESSONS } from './magic-lessons.ts';

/** The games that are taught, each with its lessons in order. */
export const COURSES: readonly { readonly game: string; readonly lessons: readonly Lesson[] }[] = [
  { game: 'double-lucky-7', lessons: LUCKY_LESSONS },
  { game: 'magic-7', lessons: MAGIC_LESSONS },
];

export function lessonsOf(game: string): readonly Lesson[] {
  return COURSES.find((course) => course.game === game)?.lessons ?? [];
}

/** What an exercise is remembered by. */
export function keyOf({ game, id }: Exercise): string {
  return `${game}/${id}`;
}

/** What is said kindly to whoever chose otherwise; all tries of the wheel share it. */
export function poorKey({ id }: Exercise): Key {
  return `lesson.${/^(wheel-|die)/.test(id) ? 'wheel' : id}.poor` as Key;
}
