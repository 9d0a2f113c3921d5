import type { GamePlan } from './plan.ts';
import { randomText } from '../app/random-text.ts';

const plans = new Map<string, GamePlan>();

/** Keeps the plan of a game that is about to start; answers the id under which the table finds it. */
export function planGame(plan: GamePlan): string {
  const id = randomText(16);
  plans.set(id, plan);
  return id;
}

/** Hands a plan out once: from then on the game is one that has been started. */
export function takePlan(id: string): GamePlan | undefined {
  const plan = plans.get(id);
  plans.delete(id);
  return plan;
}
