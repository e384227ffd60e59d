/** By when which label is asked of the dwelling, and which step meets it. */
import type { Ownership } from '../../contract/codes.ts';
import type { Milestone, Plan, StepTiming } from '../../contract/plan.ts';
import { DUTIES, type Duty } from '../../data/duties.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { compareLabels, labelBounds } from '../../label/label.ts';
import { endOfLifeYear } from '../../money/heating-life.ts';
import type { WorkPackage } from '../work-packages.ts';

/** Long enough for the works that come before a new heating. General knowledge. */
const SOON_YEARS = 2;

/** A duty is met by a label that the house surely enough has: an even chance is not enough. */
export const SURE_BY_LAW = 0.8;

/** `labels`: today's, then after each step; `chanceOf`: that the home then has at least a label. */
export function milestonesOf(
  dwelling: Dwelling,
  labels: readonly string[],
  chanceOf: (label: string, step: number) => number,
  date: string,
  ownership: Ownership | null,
): Milestone[] {
  const thisYear = Number(date.slice(0, 4));
  const today = labels[0] ?? '';
  const duties = DUTIES.filter((duty) => isFor(duty, dwelling, today, thisYear) && isOf(duty, ownership));
  return duties.flatMap((duty) => {
    const year = 'year' in duty.by ? duty.by.year : thisYear + duty.by.yearsAfterPurchase;
    // A year that has passed ends no duty: who has not met it is late.
    if (year < thisYear && compareLabels(dwelling.labelScale, today, duty.label) <= 0) return [];
    const { id, role, label, status, confidence } = duty;
    const steps = labels.flatMap((after, step) =>
      compareLabels(dwelling.labelScale, after, label) <= 0 ? [{ step, chance: chanceOf(label, step) }] : [],
    );
    const met = steps.find(({ chance }) => chance >= SURE_BY_LAW) ?? steps.at(-1);
    const chance = met?.chance ?? chanceOf(label, labels.length - 1);
    return [
      {
        duty: id,
        role,
        year,
        label,
        status,
        met_after_step: met?.step ?? null,
        probability: Math.round(chance * 100) / 100,
        confidence,
      },
    ];
  });
}

/** Whether a duty that is in force asks this label of the dwelling as it is today. */
export function isRequiredByLaw(
  label: string,
  dwelling: Dwelling,
  labelToday: string,
  date: string,
  ownership: Ownership | null,
): boolean {
  return duties(label, dwelling, labelToday, date, ownership).some(({ status }) => status === 'in_force');
}

/** The life of a heating. What is asked later is often met by the next one. Judgement of an adviser (2026). */
const SOON_ENOUGH_YEARS = 15;
/** A home so near to a limit waits: methods of certificates change by as much (Brussels, 2025). */
const NEAR_A_LIMIT = 1.2;

/**
 * Whether an owner should plan for a duty to have this label: one in force, or one that is adopted, if it comes within
 * the life of a heating, or the home is far from it and no office that protects it has a say.
 */
export function isWorthPlanningFor(
  label: string,
  dwelling: Dwelling,
  { label: labelToday, primaryKwhPerM2 }: { label: string; primaryKwhPerM2: number },
  date: string,
  ownership: Ownership | null,
): boolean {
  const isFar = primaryKwhPerM2 > NEAR_A_LIMIT * labelBounds(dwelling.labelScale, label).high;
  const lastYear = Number(date.slice(0, 4)) + SOON_ENOUGH_YEARS;
  return duties(label, dwelling, labelToday, date, ownership).some(({ status, by }) => {
    if (status === 'in_force') return true;
    if (status !== 'adopted') return false;
    const isSoon = !('year' in by) || by.year <= lastYear;
    return isSoon || (isFar && !dwelling.isHeritage);
  });
}

/** Those that ask this label of a dwelling that does not have it. */
function duties(
  label: string,
  dwelling: Dwelling,
  labelToday: string,
  date: string,
  ownership: Ownership | null,
): readonly Duty[] {
  if (compareLabels(dwelling.labelScale, labelToday, label) <= 0) return [];
  const thisYear = Number(date.slice(0, 4));
  return DUTIES.filter(
    (duty) => duty.label === label && isFor(duty, dwelling, labelToday, thisYear) && isOf(duty, ownership),
  );
}

/** Duties of landlords are shown to all but occupiers, those of social housing to its owners alone. */
function isOf({ role }: Duty, ownership: Ownership | null): boolean {
  if (role === 'social_landlord') return ownership === 'social_landlord';
  return role !== 'landlord' || ownership !== 'occupier';
}

function isFor(
  duty: Duty,
  { region, country, estateFormat }: Dwelling,
  labelToday: string,
  yearOfPurchase: number,
): boolean {
  if (duty.region !== region && duty.region !== country) return false;
  const { from = 0, to = null } = duty.purchases ?? {};
  if (yearOfPurchase < from || (to !== null && yearOfPurchase > to)) return false;
  if (duty.labelsToday !== undefined && !duty.labelsToday.includes(labelToday)) return false;
  return duty.kinds === undefined || duty.kinds.includes(estateFormat ?? 'APARTMENT');
}

/**
 * When each step is due: with the first duty in force or adopted that is met after it and not before, or when the
 * heating that it replaces is worn out. A step that comes before another is due no later than that one. `grantYears`:
 * the last year of each step's grants. What could as well be done sooner is due within it.
 */
export function timingsOf(
  packages: readonly WorkPackage[],
  milestones: Plan['milestones'],
  dwelling: Dwelling,
  date: string,
  ownership: Ownership | null,
  grantYears: readonly (number | null)[],
): readonly StepTiming[] {
  const binding = milestones.filter(
    ({ status, role }) => status !== 'planned' && (role !== 'landlord' || ownership === 'landlord'),
  );
  const timings: StepTiming[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const [index, one] of [...packages.entries()].reverse()) {
    const grantYear = grantYears[index] ?? Number.POSITIVE_INFINITY;
    const own = timingOf(index + 1, one, binding, dwelling, date, grantYear);
    const isByOrder = next < (own.by_year ?? Number.POSITIVE_INFINITY);
    const timing: StepTiming = isByOrder
      ? { by_year: Math.min(next, grantYear), reason: 'order', duty: null }
      : own;
    next = timing.by_year ?? next;
    timings.unshift(timing);
  }
  return timings;
}

function timingOf(
  number: number,
  workPackage: WorkPackage,
  milestones: Plan['milestones'],
  dwelling: Dwelling,
  date: string,
  grantYear: number,
): StepTiming {
  const duty = milestones
    .filter(({ met_after_step: met }) => met === number)
    .reduce<Milestone | null>((first, one) => (first === null || one.year < first.year ? one : first), null);
  const wornOut = workPackage.some(({ slot }) => slot === 'heating')
    ? endOfLife(dwelling, date, grantYear)
    : null;
  if (wornOut !== null && (duty === null || wornOut <= duty.year)) {
    return { by_year: wornOut, reason: 'end_of_life', duty: null };
  }
  if (duty === null) return { by_year: null, reason: null, duty: null };
  return { by_year: duty.year, reason: 'duty', duty: duty.duty };
}

/**
 * The year in which the generator of today has lived its life; soon where it has already, and while the grant for the
 * next one is paid. Heaters and substations hardly wear out.
 */
function endOfLife(dwelling: Dwelling, date: string, grantYear: number): number | null {
  const { heatGenerator } = dwelling;
  if (heatGenerator === 'district' || heatGenerator === 'electric_direct') return null;
  const soon = Number(date.slice(0, 4)) + SOON_YEARS;
  return Math.max(endOfLifeYear(dwelling), Math.min(soon, grantYear));
}
