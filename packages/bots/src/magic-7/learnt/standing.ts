import type { SparseInput } from '../../learnt/sparse-input.ts';

/** Points by which a trick still to come may change a lead, and the least doubt there is. */
const SPREAD = 5;
const LEAST_SPREAD = 1;
/** From far behind to far ahead, in halves of what the tricks to come may change. */
const STEPS = 13;
const STEP = 0.5;
/** A lead in points as such, in units. */
const UNIT = 25;

/** Inputs for how two sides stand to each other. */
export const STANDING = STEPS + 1;

/** Shows by how many points one side is ahead of another, measured by what may still come. */
export function addStanding(
  input: SparseInput,
  first: number,
  ahead: number,
  tricks: number,
): void {
  const spread = SPREAD * Math.sqrt(tricks) + LEAST_SPREAD;
  input.addBetween(first, STEPS, ahead / spread / STEP + (STEPS - 1) / 2);
  if (ahead !== 0) input.add(first + STEPS, ahead / UNIT);
}
