/**
 * In which year each step is done. The engine says the order and by when a step is due; the page proposes a year for each,
 * and the buyer can move one: the order stays, and the steps around it follow. Pure, so that a report can tell the same years.
 */
import { type MeasureCode, measuresOf, type StoredPlan, type StoredStep } from '@rooftree/engine';

/** Years that the buyer chose, by the first measure of the step: steps are numbered again in every plan. */
export type PinnedYears = Partial<Record<MeasureCode, number>>;

/** Plans do not go further. */
const LONGEST_YEARS = 20;
/** From July on, what is ordered now is done next year. */
const LAST_MONTH_OF_START = 6;

export function yearBounds({ date }: Pick<StoredPlan, 'date'>): { first: number; last: number } {
  const first = Number(date.slice(0, 4));
  return { first, last: first + LONGEST_YEARS };
}

/** By which a step's year is kept. */
export function yearKeyOf(step: StoredStep): MeasureCode | undefined {
  return measuresOf(step)[0];
}

/** A step a year from the start on, no later than it is due; a heating that wears out is replaced when it does. */
export function proposedYears(plan: StoredPlan): readonly number[] {
  const { first, last } = yearBounds(plan);
  const start = Number(plan.date.slice(5, 7)) > LAST_MONTH_OF_START ? first + 1 : first;
  const years: number[] = [];
  for (const [index, { timing }] of plan.steps.entries()) {
    const due = timing?.by_year ?? last;
    const wanted = timing?.reason === 'end_of_life' ? due : Math.min(start + index, due);
    years.push(Math.min(last, Math.max(wanted, years.at(-1) ?? first)));
  }
  return years;
}

/** The year of each step: what is pinned, and around it the proposal, moved along. Never before an earlier step. */
export function stepYears(plan: StoredPlan, pinned: PinnedYears): readonly number[] {
  const { first, last } = yearBounds(plan);
  const proposed = proposedYears(plan);
  const pins = pinsInOrder(plan, pinned);
  const years: number[] = [];
  let shift = 0;
  for (const [index, { timing }] of plan.steps.entries()) {
    const own = proposed[index] ?? first;
    const pin = pins[index] ?? null;
    if (pin !== null) shift = pin - own;
    const earliest = years.at(-1) ?? first;
    const latest = pins.slice(index).find((later) => later !== null) ?? last;
    const moved = Math.min(own + shift, shift > 0 ? (timing?.by_year ?? last) : last);
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
