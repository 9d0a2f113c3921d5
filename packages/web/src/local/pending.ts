import { randomText } from '../app/random-text.ts';
import { parsePlan } from './plan.ts';
import type { GamePlan } from './plan.ts';

const keyOf = (id: string): string => `table-seven/plan/${id}`;

/** Where nothing can be stored, a plan lives as long as the page. */
const plans = new Map<string, GamePlan>();

/** Keeps the plan of a game that is about to start; answers the id under which the table finds it, also after the page was loaded again. */
export function planGame(plan: GamePlan): string {
  const id = randomText(16);
  plans.set(id, plan);
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(plan));
  } catch {
    // Then it does not survive the page.
  }
  return id;
}

/** The plan of a game that has not been started yet. */
export function pendingPlan(id: string): GamePlan | undefined {
  return plans.get(id) ?? storedPlan(id);
}

function storedPlan(id: string): GamePlan | undefined {
  try {
    return parsePlan(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The game has been started: from now on it is one to be taken up again. */
export function forgetPlan(id: string): void {
  plans.delete(id);
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // There is none.
  }
}
