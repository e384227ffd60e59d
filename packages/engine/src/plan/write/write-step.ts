import type {
  EnergyState,
  ExpectedState,
  PlanControls,
  Range,
  Savings,
  Step,
  WorkLine,
} from '../../contract/plan.ts';
import type { WorkSpecification } from '../../contract/specification.ts';
import { UPKEEP } from '../../data/prices/lifetimes.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { CATALOGUE, measureOf } from '../../measures/catalogue.ts';
import type { Measure } from '../../measures/measure.ts';
import { priceMeasures } from '../../money/price-measures.ts';
import { totalCents } from '../../money/price-work.ts';
import type { PricingContext } from '../pricing-context.ts';
import type { ScheduledStep } from '../schedule.ts';
import { remainingLoad } from '../search/remaining-load.ts';
import type { HouseStates } from './house-states.ts';
import { costRange, savingsRange } from './ranges.ts';
import { eur, paybackYears, writeMoney, writeWork } from './write-money.ts';

/** A state of the house as it is shown, and what to expect. */
export interface StepState {
  shown: EnergyState;
  expected: ExpectedState;
}

export function writeStep(
  step: ScheduledStep,
  number: number,
  year: number,
  before: StepState,
  after: StepState,
  states: HouseStates,
  saved: Range,
  specifications: ReadonlyMap<WorkLine['work'], WorkSpecification>,
  controls: PlanControls,
  pricingContext: PricingContext,
): Omit<Step, 'timing'> {
  const savings = savingsBetween(before, after);
  const longestLife = Math.max(...step.measures.map(({ code }) => UPKEEP[code].lifetimeYears));
  return {
    number,
    track: step.works.some(({ priced }) => priced.track === 'building') ? 'building' : 'private',
    works: step.works.map(({ priced, cents, awards }) => ({
      ...writeWork(priced, cents, awards, controls, pricingContext, year),
      specification: specifications.get(priced.work) ?? null,
    })),
    ...writeMoney(step.cents),
    cost_range: costRange(states, number, step.cents),
    anyway_cost: eur(step.cents.anyway),
    savings,
    savings_range: savingsRange(saved, savings.bill_eur),
    payback_years: paybackYears(step.cents, savings.bill_eur, longestLife),
    reason: step.reason,
    options: otherOptions(step, after.shown, controls, pricingContext),
    after: after.shown,
    expected_after: after.expected,
  };
}

/** From the rounded figures that are shown, so that what a reader subtracts agrees. */
export function savingsBetween(before: StepState, after: StepState): Savings {
  const percent = (from: number, to: number): number =>
    from === 0 ? 0 : Math.round(((from - to) / Math.abs(from)) * 1000) / 10 + 0;
  const [from, to] = [before.shown, after.shown];
  return {
    primary_kwh: from.primary_kwh - to.primary_kwh,
    primary_percent: percent(from.primary_kwh, to.primary_kwh),
    final_kwh: from.final_kwh - to.final_kwh,
    final_percent: percent(from.final_kwh, to.final_kwh),
    co2_kg: from.co2_kg - to.co2_kg,
    bill_eur: Math.round((before.expected.bill_eur - after.expected.bill_eur) * 100) / 100,
  };
}

/** What else could be done on the same elements, and what it would cost with the works that it brings. */
function otherOptions(
  step: ScheduledStep,
  after: EnergyState,
  controls: PlanControls,
  { dwelling, pricing }: PricingContext,
): Step['options'] {
  const load = remainingLoad(dwelling, after.peak_heat_load_kw);
  return step.measures.flatMap((chosen) =>
    CATALOGUE.filter(
      (measure) =>
        measure.slot === chosen.slot &&
        measure !== chosen &&
        !controls.excluded_measures.includes(measure.code) &&
        measure.isApplicable(dwelling),
    )
      .concat(ofOtherAtticUse(chosen, dwelling, controls))
      .map((measure) => {
        const works = priceMeasures([measure], dwelling, load, pricing);
        const cents = works.reduce((sum, work) => sum + totalCents(work), 0);
        return { measure: measure.code, instead_of: chosen.code, total_estimated_cost_incl_vat: eur(cents) };
      }),
  );
}

/** Who knows better how the attic is used chooses what fits it. */
function ofOtherAtticUse(
  { slot }: Measure,
  dwelling: Dwelling,
  { excluded_measures: excluded }: PlanControls,
): Measure[] {
  if (slot !== 'pitched_roof' || dwelling.atticUseIsKnown) return [];
  const other = measureOf(dwelling.atticIsUnheated ? 'roof_pitched_inside' : 'attic_floor');
  const isPossible = other.isApplicable({ ...dwelling, atticIsUnheated: !dwelling.atticIsUnheated });
  return isPossible && !excluded.includes(other.code) ? [other] : [];
}
