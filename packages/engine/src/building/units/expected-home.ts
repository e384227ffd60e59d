/**
 * What to expect of an apartment after common works: the middle of all houses that it can be, as a plan of one home has
 * it.
 */
import { billEur } from '../../energy/energy-state.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { labelOf, labelsOf } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import { withHouseholds } from '../../plan/possible-households.ts';
import { scoreAt } from '../../plan/search/chance.ts';
import { applyNeeded } from '../../plan/search/choices.ts';
import { toScoreScale } from '../../stock/evidence/scores.ts';
import { quantiles } from '../../stock/spread.ts';
import type { UnitClass } from './unit-classes.ts';

export interface Expected {
  /** EUR a year. */
  billEur: number;
  label: string;
  /** Place of the label on its scale: 0 for the best, 1 for the worst. */
  labelRank: number;
}

export class ExpectedHome {
  readonly #unit: UnitClass;
  readonly #houses;
  readonly #known = new Map<string, Expected>();

  constructor(unit: UnitClass) {
    this.#unit = unit;
    this.#houses = withHouseholds(unit.context.houses.dwellings);
  }

  /** After the works, done where they make sense. */
  after(works: readonly Measure[]): Expected {
    const needed = works.filter((work) => work.isApplicable(this.#unit.dwelling));
    const key = needed.map(({ code }) => code).join();
    let expected = this.#known.get(key);
    if (expected === undefined) {
      const { houses, pricingContext } = this.#unit.context;
      const energies = this.#houses.map((house) => evaluate(applyNeeded(house, needed)));
      const bills = energies.map((energy) => billEur(energy, pricingContext.energyPrices));
      const scores = energies.map(({ primaryKwhPerM2 }) => toScoreScale(primaryKwhPerM2));
      const { labelScale } = this.#unit.dwelling;
      const labels = labelsOf(labelScale);
      const label = labelOf(labelScale, scoreAt(0.5, scores, houses));
      expected = {
        billEur: Math.round(quantiles(bills, houses.weights, [0.5])[0] ?? 0),
        label,
        labelRank: labels.indexOf(label) / (labels.length - 1),
      };
      this.#known.set(key, expected);
    }
    return expected;
  }
}
