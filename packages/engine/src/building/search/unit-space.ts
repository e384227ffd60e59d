/**
 * The best answer of one apartment to each set of common works: what its owner does inside, at the least cost, so that
 * the target is reached. Common works that do not touch it leave its answer as it is, so that an apartment between
 * others has few answers.
 */

import { entryOf } from '../../contract/entry-of.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { demandWithin, type HeatDemand, peakHeatLoadKw } from '../../energy/heat-demand.ts';
import { burnsFossilFuel } from '../../energy/installations.ts';
import { labelBounds, labelsOf } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import { scoreAt } from '../../plan/search/chance.ts';
import { ChanceTable } from '../../plan/search/chance-table.ts';
import { applyAll, applyNeeded, type SlotOptions } from '../../plan/search/choices.ts';
import { canHeat, heatPumpLimitWPerM2 } from '../../plan/search/heat-pump-limit.ts';
import { estimate, type Installation, type Opening, type Shell } from '../../plan/search/search-space.ts';
import { toScoreScale } from '../../stock/evidence/scores.ts';
import type { UnitClass } from '../units/unit-classes.ts';
import { type CommonChoice, type CommonOptions, isCommon, neededWorks } from './common-options.ts';
import { type Answer, answerValue, MISSED_STEP_CENTS, type UnitOption } from './unit-answer.ts';
import { UnitPrices } from './unit-prices.ts';
import { UnitWorks } from './unit-works.ts';

const UNWANTED_STEPS = 20;
/** Slack of the linear estimate against the full evaluation, kWh/m². */
const ROUNDING = 1e-6;

export class UnitSpace {
  readonly #unit: UnitClass;
  readonly #common: CommonOptions;
  readonly #prices: UnitPrices;
  readonly #works: UnitWorks;
  readonly #chances: ChanceTable;
  readonly #limits: readonly number[];
  readonly #isFossilFree: boolean;
  readonly #heatPumpLimit: number;
  readonly #least = new Map<number, number>();
  readonly #answers = new Map<number, Answer>();
  readonly #shownOptions = new Map<number, readonly UnitOption[]>();
  readonly #sureOptions = new Map<number, readonly UnitOption[]>();
  readonly #peaks = new Map<number, number>();

  constructor(unit: UnitClass, allowed: SlotOptions, common: CommonOptions) {
    const { context, dwelling } = unit;
    this.#unit = unit;
    this.#common = common;
    this.#prices = new UnitPrices(unit);
    this.#works = new UnitWorks(unit, allowed, common, this.#prices);
    this.#isFossilFree = context.controls.fossil_free;
    const scale = dwelling.labelScale;
    const labels = labelsOf(scale);
    this.#limits = labels
      .slice(labels.indexOf(context.target))
      .map((label) => labelBounds(scale, label).high);
    this.#heatPumpLimit = heatPumpLimitWPerM2(allowed, dwelling);
    this.#chances = new ChanceTable(context.houses, {
      pricingContext: context.pricingContext,
      shells: this.#works.allShells,
      tightest: 0,
      openings: [],
      isAllowed: () => true,
      installationsFor: () => [],
    });
  }

  /** Peak load after the common works alone, kW: owners may or may not do more. */
  peakKw(choice: CommonChoice): number {
    return entryOf(this.#peaks, this.#works.keyOfEnvelope(choice), () => {
      const { shells, windows } = this.#common;
      const { dwelling } = this.#unit;
      const works = [...(shells[choice.shell] ?? []), ...(windows[choice.windows] ?? [])];
      return peakHeatLoadKw(applyAll(dwelling, neededWorks(dwelling, works)));
    });
  }

  /** A bound from below of the value of the answer: the shown house alone must reach the target. */
  leastValue(choice: CommonChoice): number {
    return entryOf(this.#least, this.#works.key(choice), () => answerValue(this.#search(choice, false)));
  }

  /** The best answer that is as sure as required. */
  answer(choice: CommonChoice): Answer {
    return entryOf(this.#answers, this.#works.key(choice), () => this.#search(choice, true));
  }

  /**
   * What the owner can do, by cost, each with a better score than all cheaper ways: of the shown house, or as sure as
   * required.
   */
  mixOptions(choice: CommonChoice, isSure: boolean): readonly UnitOption[] {
    const known = isSure ? this.#sureOptions : this.#shownOptions;
    return entryOf(known, this.#works.key(choice), () => this.#frontier(choice, isSure));
  }

  #frontier(choice: CommonChoice, isSure: boolean): readonly UnitOption[] {
    const shells = this.#works.shells(choice);
    const ways = (shells?.variants ?? []).flatMap((shell, index) =>
      this.#works.pairs(choice).map(({ opening, installation: equipment }) => {
        const demand = this.#demand(opening, shell, (shells?.id ?? 0) * 2 + index);
        const costs = this.#prices.total(shell, opening, equipment, demand);
        const unwanted = this.#unwantedSteps(equipment, demand);
        const score = estimate(equipment.equipped(), demand.certifiedHeatNeedKwh, demand.peakHeatLoadKw);
        const cents = unwanted * MISSED_STEP_CENTS + costs.cents;
        return { shell, opening, equipment, unwanted, costs, score, cents };
      }),
    );
    const frontier: UnitOption[] = [];
    let lowest = Number.POSITIVE_INFINITY;
    for (const way of ways.sort((a, b) => a.cents - b.cents || a.score - b.score)) {
      if (way.score >= lowest) continue;
      const measures = measuresOf(way.shell, way.opening, way.equipment);
      const score = isSure ? Math.max(way.score, this.#sureScore(measures)) : way.score;
      if (score >= lowest) continue;
      lowest = score;
      const answer = { missed: way.unwanted, cents: way.costs.cents, netCents: way.costs.netCents, measures };
      frontier.push({ cents: way.cents, score, answer });
    }
    return frontier;
  }

  /** The score that is kept with the required confidence. */
  #sureScore(measures: readonly Measure[]): number {
    const { houses, controls } = this.#unit.context;
    const scores = houses.dwellings.map((house) =>
      toScoreScale(evaluate(applyNeeded(house, measures)).primaryKwhPerM2),
    );
    return scoreAt(controls.confidence, scores, houses);
  }

  #search(choice: CommonChoice, isSure: boolean): Answer {
    const shells = this.#works.shells(choice);
    let best = Number.POSITIVE_INFINITY;
    let found: Answer | undefined;
    for (const [index, shell] of (shells?.variants ?? []).entries()) {
      const shellLeast = this.#prices.least(shell.costs);
      for (const { opening, installation: equipment, leastCents } of this.#works.pairs(choice)) {
        if (!this.#prices.isByBill && shellLeast + leastCents >= best) break;
        const demand = this.#demand(opening, shell, (shells?.id ?? 0) * 2 + index);
        const { netCents, cents } = this.#prices.total(shell, opening, equipment, demand);
        const unwanted = this.#unwantedSteps(equipment, demand);
        const score = estimate(equipment.equipped(), demand.certifiedHeatNeedKwh, demand.peakHeatLoadKw);
        const { confidence } = this.#unit.context.controls;
        for (let step = this.#stepsFor(score); step < this.#limits.length; step++) {
          const value = (unwanted + step) * MISSED_STEP_CENTS + cents;
          if (value >= best) break;
          // The last limit is no limit: the worst label is always reached.
          const limit = this.#limits[step] as number;
          if (isSure && !this.#chances.isAtLeast(confidence, limit, shell, opening, equipment)) continue;
          best = value;
          found = {
            missed: unwanted + step,
            cents,
            netCents,
            measures: measuresOf(shell, opening, equipment),
          };
          break;
        }
      }
    }
    if (found === undefined) throw new Error('no works are allowed in an apartment');
    return found;
  }

  /** Labels that a score lies below the target. */
  #stepsFor(score: number): number {
    const step = this.#limits.findIndex((limit) => score <= limit + ROUNDING);
    return step < 0 ? this.#limits.length - 1 : step;
  }

  /**
   * Gas and oil that should go, and a heat pump behind more load than it likes, are taken only where nothing else can
   * be had.
   */
  #unwantedSteps(equipment: Installation, demand: HeatDemand): number {
    const isFossil = this.#isFossilFree && burnsFossilFuel(equipment.equipped().dwelling);
    return (isFossil ? UNWANTED_STEPS : 0) + (this.#isAllowed(equipment, demand) ? 0 : UNWANTED_STEPS);
  }

  #isAllowed({ heating }: Installation, { peakHeatLoadKw }: HeatDemand): boolean {
    const [first] = heating.measures;
    // The building judges the load of a common heating as a whole.
    if (first === undefined || isCommon(first, this.#unit.dwelling)) return true;
    return canHeat(heating.measures, peakHeatLoadKw, this.#unit.dwelling.floorAreaM2, this.#heatPumpLimit);
  }

  #demand(opening: Opening, shell: Shell, index: number): HeatDemand {
    opening.demands[index] ??= demandWithin(shell.own, opening.inside);
    return opening.demands[index];
  }
}

function measuresOf(
  shell: Shell,
  opening: Opening,
  { heating, water, solar }: Installation,
): readonly Measure[] {
  return [shell, opening, heating, water, solar].flatMap(({ measures }) => measures);
}
