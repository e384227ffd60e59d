/** What an apartment's energy is expected to cost: the middle of all houses that it can be, as a plan of one home has it. */
import { billEur } from '../energy/energy-state.ts';
import { evaluate } from '../energy/evaluate.ts';
import type { Measure } from '../measures/measure.ts';
import { withHouseholds } from '../plan/possible-households.ts';
import { applyNeeded } from '../plan/search/choices.ts';
import { quantiles } from '../stock/spread.ts';
import type { UnitClass } from './unit-classes.ts';

export class ExpectedBills {
  readonly #unit: UnitClass;
  readonly #houses;
  readonly #known = new Map<string, number>();

  constructor(unit: UnitClass) {
    this.#unit = unit;
    this.#houses = withHouseholds(unit.context.houses.dwellings);
  }

  /** EUR a year after the works, done where they make sense. */
  after(works: readonly Measure[]): number {
    const needed = works.filter((work) => work.isApplicable(this.#unit.dwelling));
    const key = needed.map(({ code }) => code).join();
    let bill = this.#known.get(key);
    if (bill === undefined) {
      const { houses, pricingContext } = this.#unit.context;
      const bills = this.#houses.map((house) =>
        billEur(evaluate(applyNeeded(house, needed)), pricingContext.energyPrices),
      );
      bill = Math.round(quantiles(bills, houses.weights, [0.5])[0] ?? 0);
      this.#known.set(key, bill);
    }
    return bill;
  }
}
