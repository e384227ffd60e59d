/**
 * In which year each step is done: the engine proposes, and the buyer can move one; the order stays, and the steps
 * around it follow.
 */
import { type MeasureCode, measuresOf, type StoredPlan, type StoredStep } from '@rooftree/engine';
import { latestYearOf, spreadOverYears, yearBounds } from '@rooftree/engine/step-years';

export { yearBounds } from '@rooftree/engine/step-years';

/** Years that the buyer chose, by the first measure of the step: steps are numbered again in every plan. */
export type PinnedYears = Partial<Record<MeasureCode, number>>;

/** By which a step's year is kept. */
export function yearKeyOf(step: StoredStep): MeasureCode | undefined {
  return measuresOf(step)[0];
}

/** The year of each step: what is pinned, and around it the proposal, moved along. Never before an earlier step. */
export function stepYears(plan: StoredPlan, pinned: PinnedYears): readonly number[] {
  const { first, last } = yearBounds(plan);
  const proposed = spreadOverYears(plan).years;
  const pins = pinsInOrder(plan, pinned);
  const years: number[] = [];
  let shift = 0;
  for (const index of plan.steps.keys()) {
    const own = proposed[index] ?? first;
    const pin = pins[index] ?? null;
    if (pin !== null) shift = pin - own;
    const earliest = years.at(-1) ?? first;
    const latest = pins.slice(index).find((later) => later !== null) ?? last;
    const moved = Math.min(own + shift, shift > 0 ? latestYearOf(plan, index) : last);
    years.push(pin ?? Math.min(latest, Math.max(earliest, moved)));
  }
  return years;
}

/** The buyer moves one step: years that were chosen before give way where the order asks for it. */
export function moveStep(plan: StoredPlan, pinned: PinnedYears, moved: number, year: number): PinnedYears {
  const next: PinnedYears = { ...pinned };
  for (const [index, step] of plan.steps.entries()) {
    const key = yearKeyOf(step);
    if (key === undefined) continue;
    const own = pinned[key];
    if (index === moved) next[key] = year;
    else if (own !== undefined) next[key] = index < moved ? Math.min(own, year) : Math.max(own, year);
  }
  return next;
}

/** Of each step, within the bounds and none before the one ahead of it; null where none is chosen. */
function pinsInOrder(plan: StoredPlan, pinned: PinnedYears): readonly (number | null)[] {
  const { first, last } = yearBounds(plan);
  let earliest = first;
  return plan.steps.map((step) => {
    const key = yearKeyOf(step);
    const pin = key === undefined ? undefined : pinned[key];
    if (pin === undefined) return null;
    earliest = Math.min(last, Math.max(earliest, pin));
    return earliest;
  });
}
