/**
 * Plans every target and some budgets while the buyer reads: the browser has then compiled the engine before the
 * first slider moves, and the plans of the targets are cached.
 */
import { BUDGET, type Choices, NO_CHOICES } from '../choices.ts';
import type { PlanCache } from './plan-cache.ts';

const BUDGETS = 20;
/** Between two plans, so that a tap or a scroll never waits for more than one. */
const PAUSE_MS = 30;

export function warmUp(plan: PlanCache, labels: readonly string[]): () => void {
  const budgets = Array.from({ length: BUDGETS }, (_, index) => (BUDGET.sliderEnd / BUDGETS) * index);
  const ahead: Partial<Choices>[] = [
    ...budgets.map((budget) => ({ budget })),
    ...labels.map((target) => ({ target })),
  ];
  let timer = setTimeout(next, PAUSE_MS);
  function next() {
    const choices = ahead.pop();
    if (choices === undefined) return;
    plan({ ...NO_CHOICES, ...choices });
    timer = setTimeout(next, PAUSE_MS);
  }
  return () => clearTimeout(timer);
}
