/** Plans every goal once while the reader reads, so that the browser has compiled the engine before the first slider moves. */
import { NO_CHOICES } from './choices.ts';
import type { PlanBasis } from './plan-basis.ts';
import { labelsFor, planWithChoices } from './plan-with-choices.ts';

const ROUNDS = 4;
/** Between two plans, so that a tap or a scroll is never kept waiting for more than one. */
const PAUSE_MS = 30;

export function warmUp(basis: PlanBasis): () => void {
  const goals = Array.from({ length: ROUNDS }, () => labelsFor(basis)).flat();
  let timer = setTimeout(next, PAUSE_MS);
  function next() {
    const target = goals.pop();
    if (target === undefined) return;
    planWithChoices(basis, { ...NO_CHOICES, target });
    timer = setTimeout(next, PAUSE_MS);
  }
  return () => clearTimeout(timer);
}
