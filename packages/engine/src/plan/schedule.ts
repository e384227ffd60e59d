import type { Remark } from '../contract/plan.ts';
import type { StepReason } from '../contract/remarks.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { evaluate } from '../energy/evaluate.ts';
import { peakHeatLoadKw } from '../energy/heat-demand.ts';
import type { Measure } from '../measures/measure.ts';
import { priceMeasures } from '../money/price-measures.ts';
import type { PricedWork } from '../money/price-work.ts';
import { type Award, countMeasures, subsidise } from '../money/subsidise.ts';
import { bestOrder } from './order.ts';
import type { PricingContext } from './pricing-context.ts';
import { applyAll } from './search/choices.ts';
import { remainingLoad } from './search/remaining-load.ts';
import { isEnvelope, mustPrecede, type WorkPackage, workPackages } from './work-packages.ts';
import { type Cents, centsOf, netCents, sumCents } from './write/write-money.ts';

export interface ScheduledWork {
  priced: PricedWork;
  awards: readonly Award[];
  cents: Cents;
}

/** A step with its place, its works and the house before and after it. */
export interface ScheduledStep {
  measures: WorkPackage;
  works: readonly ScheduledWork[];
  cents: Cents;
  before: Dwelling;
  after: Dwelling;
  reason: Remark & { code: StepReason };
}

/** Puts chosen measures into steps and the steps into the best order. */
export function schedule(
  measures: readonly Measure[],
  phaseBudgetEur: number | null,
  pricingContext: PricingContext,
): readonly ScheduledStep[] {
  if (measures.length === 0) return [];
  const priced = pricePackages(measures, phaseBudgetEur, pricingContext);
  const states = new Map<number, { dwelling: Dwelling; primaryKwh: number }>();
  const stateAfter = (done: number): { dwelling: Dwelling; primaryKwh: number } => {
    let state = states.get(done);
    if (state === undefined) {
      const inSet = priced.filter((_, index) => (done & (1 << index)) !== 0);
      const dwelling = applyAll(
        pricingContext.dwelling,
        inSet.flatMap((step) => step.measures),
      );
      state = { dwelling, primaryKwh: evaluate(dwelling).primaryKwh };
      states.set(done, state);
    }
    return state;
  };
  const packages = priced.map((step) => step.measures);
  const { order } = bestOrder({
    netCents: priced.map(({ cents }) => netCents(cents)),
    primaryKwhAfter: (done) => stateAfter(done).primaryKwh,
    mustPrecede: (earlier, later) => mustPrecede(packages[earlier] ?? [], packages[later] ?? []),
  });
  let done = 0;
  return order.map((index) => {
    // The order holds every index of the packages.
    const step = priced[index] as PricedPackage;
    const doneBefore = done;
    done |= 1 << index;
    const savedPerEur = (other: number): number => {
      const savedKwh = stateAfter(doneBefore).primaryKwh - stateAfter(doneBefore | (1 << other)).primaryKwh;
      // `other` is of the order as well.
      return savedKwh / Math.max(1, netCents((priced[other] as PricedPackage).cents) / 100);
    };
    const open = order.filter((other) => (doneBefore & (1 << other)) === 0);
    return {
      ...step,
      before: stateAfter(doneBefore).dwelling,
      after: stateAfter(done).dwelling,
      reason: reasonFor(index, open, packages, savedPerEur),
    };
  });
}

type PricedPackage = Pick<ScheduledStep, 'measures' | 'works' | 'cents'>;

function pricePackages(
  measures: readonly Measure[],
  phaseBudgetEur: number | null,
  pricingContext: PricingContext,
): readonly PricedPackage[] {
  const { dwelling, pricing, rules, date } = pricingContext;
  const load = remainingLoad(dwelling, peakHeatLoadKw(applyAll(dwelling, measures)));
  // Grants look at the plan as a whole: ceilings are shared and measures counted over all its steps.
  const all = priceMeasures(measures, dwelling, load, pricing);
  const awards = subsidise(all, rules, countMeasures(all, rules));
  const scheduled = new Map(
    all.map((priced, index) => {
      const own = awards[index] ?? [];
      return [priced.work, { priced, awards: own, cents: centsOf(priced, own, dwelling, date, pricing) }];
    }),
  );
  const price = (workPackage: WorkPackage): PricedPackage => {
    const works = priceMeasures(workPackage, dwelling, load, pricing).flatMap(({ work }) => {
      return scheduled.get(work) ?? [];
    });
    return { measures: workPackage, works, cents: sumCents(works.map(({ cents }) => cents)) };
  };
  const isTooDear = (workPackage: WorkPackage): boolean =>
    phaseBudgetEur !== null && netCents(price(workPackage).cents) > phaseBudgetEur * 100;
  return workPackages(measures, dwelling, isTooDear).map(price);
}

/** Says in one code why a step comes now; `open` are the steps not yet done, in the order found. */
function reasonFor(
  index: number,
  open: readonly number[],
  packages: readonly WorkPackage[],
  savedPerEur: (other: number) => number,
): Remark & { code: StepReason } {
  const workPackage = packages[index] ?? [];
  const isHeating = (one: WorkPackage): boolean => one.some(({ slot }) => slot === 'heating');
  if (packages.length === 1) return { code: 'only_step' };
  if (isHeating(workPackage) && packages.some(isEnvelope)) return { code: 'after_envelope' };
  const saved = savedPerEur(index);
  if (open.length > 1 && open.every((other) => savedPerEur(other) <= saved)) {
    return { code: 'largest_saving_per_euro', values: { kwh_per_eur: Math.round(saved * 100) / 100 } };
  }
  const isOnRoof = workPackage.some(({ slot }) => slot === 'solar_panels');
  if (isOnRoof && packages.some((other) => mustPrecede(other, workPackage))) return { code: 'after_roof' };
  if (isEnvelope(workPackage) && open.some((other) => isHeating(packages[other] ?? []))) {
    return { code: 'before_heating' };
  }
  return { code: 'best_total_order' };
}
