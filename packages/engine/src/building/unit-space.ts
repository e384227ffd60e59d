/**
 * The best answer of one apartment to each set of common works: what its owner does inside, at the least cost, so that the target is reached. Common works that do
 * not touch it leave its answer as it is, so that an apartment between others has few answers.
 */

import { evaluate } from '../energy/evaluate.ts';
import {
  demandWithin,
  type HeatDemand,
  insideOf,
  peakHeatLoadKw,
  shellLoss,
  transmissionLoss,
} from '../energy/heat-demand.ts';
import { burnsFossilFuel } from '../energy/installations.ts';
import { labelBounds, labelsOf } from '../label/label.ts';
import type { Measure } from '../measures/measure.ts';
import { priceMeasures, type RemainingLoad } from '../money/price-measures.ts';
import { type Costs, costsOfWorks, supportCase } from '../plan/pricing-context.ts';
import { scoreAt } from '../plan/search/chance.ts';
import { ChanceTable } from '../plan/search/chance-table.ts';
import { applyAll, applyNeeded, isSoundOpening, type SlotOptions } from '../plan/search/choices.ts';
import { canHeat, heatPumpLimitWPerM2 } from '../plan/search/heat-pump-limit.ts';
import { remainingLoad } from '../plan/search/remaining-load.ts';
import {
  estimate,
  type Heating,
  type Installation,
  installation,
  lifetimeBillCents,
  NO_LOAD,
  type Opening,
  type Shell,
} from '../plan/search/search-space.ts';
import { type CommonChoice, type CommonOptions, combine, isCommon, neededWorks } from './common-options.ts';
import type { UnitClass } from './unit-classes.ts';

/** What an owner does inside, given the common works. */
export interface Answer {
  /** Label steps below the target, and more for what an adviser would not do. */
  missed: number;
  /** What is minimised: net cost, or cost over the lifetime with the bill. */
  cents: number;
  netCents: number;
  /** All works that touch the apartment, common ones first. */
  measures: readonly Measure[];
}

/** A way to answer the common works, with its score, kWh/m². */
export interface UnitOption {
  /** What is minimised, with what an adviser would not do before any cost. */
  cents: number;
  score: number;
  answer: Answer;
}

/** As one number: fewer missed steps come before any cost. No building costs a billion. */
export const MISSED_STEP_CENTS = 1e11;
const UNWANTED_STEPS = 20;
/** Slack of the linear estimate against the full evaluation, kWh/m². */
const ROUNDING = 1e-6;

export function answerValue({ missed, cents }: Pick<Answer, 'missed' | 'cents'>): number {
  return missed * MISSED_STEP_CENTS + cents;
}

/** Openings and installations that go together, by the least that they cost. */
interface Pair {
  opening: Opening;
  installation: Installation;
  leastCents: number;
}

interface ShellAnswers {
  id: number;
  /** As the building leaves it, and with the owner's own lining of the walls where that is possible. */
  variants: readonly Shell[];
}

export class UnitSpace {
  readonly #unit: UnitClass;
  readonly #common: CommonOptions;
  readonly #chances: ChanceTable;
  readonly #limits: readonly number[];
  readonly #isByBill: boolean;
  readonly #isFossilFree: boolean;
  readonly #shellOf: readonly ShellAnswers[];
  readonly #windowsOf: readonly number[];
  readonly #heatingOf: readonly number[];
  readonly #openings: Opening[][] = [];
  readonly #heatings: Heating[][] = [];
  readonly #options: SlotOptions;
  readonly #heatPumpLimit: number;
  readonly #waters: readonly Part[];
  readonly #solars: readonly Part[];
  readonly #pairs = new Map<number, readonly Pair[]>();
  readonly #least = new Map<number, number>();
  readonly #answers = new Map<number, Answer>();
  readonly #shownOptions = new Map<number, readonly UnitOption[]>();
  readonly #sureOptions = new Map<number, readonly UnitOption[]>();
  readonly #peaks = new Map<number, number>();

  constructor(unit: UnitClass, allowed: SlotOptions, common: CommonOptions) {
    const { context, dwelling } = unit;
    this.#unit = unit;
    this.#common = common;
    const { objective, fossil_free: isFossilFree } = context.controls;
    this.#isByBill = objective === 'least_lifetime_cost';
    this.#isFossilFree = isFossilFree;
    const scale = dwelling.labelScale;
    const labels = labelsOf(scale);
    this.#limits = labels
      .slice(labels.indexOf(context.target))
      .map((label) => labelBounds(scale, label).high);
    this.#options = privateOptions(allowed, unit);
    this.#heatPumpLimit = heatPumpLimitWPerM2(allowed, dwelling);
    this.#shellOf = this.#shells(common);
    const shells = this.#shellOf.flatMap(({ variants }) => variants);
    this.#windowsOf = indexed(common.windows, dwelling, (works) =>
      this.#openings.push(this.#openingsWith(works)),
    );
    this.#heatingOf = indexed(common.heatings, dwelling, (works) =>
      this.#heatings.push(this.#heatingsWith(works)),
    );
    const part = (measures: readonly Measure[]): Part => ({
      measures,
      costs: this.#costs(measures, NO_LOAD),
    });
    const { hot_water, solar_panels, battery } = this.#options;
    this.#waters = combine(hot_water).map(part);
    this.#solars = combine(solar_panels, battery)
      .filter((works) => dwelling.solarPanelsKwp > 0 || works.length !== 1 || works[0]?.slot !== 'battery')
      .map(part);
    this.#chances = new ChanceTable(context.houses, {
      pricingContext: context.pricingContext,
      shells,
      tightest: 0,
      openings: [],
      isAllowed: () => true,
      installationsFor: () => [],
    });
  }

  /** Peak load after the common works alone, kW: owners may or may not do more. */
  peakKw({ shell, windows }: CommonChoice): number {
    const id = this.#shellOf[shell]?.id ?? 0;
    const key = id * 64 + (this.#windowsOf[windows] ?? 0);
    let known = this.#peaks.get(key);
    if (known === undefined) {
      const { shells, windows: sets } = this.#common;
      const works = neededWorks(this.#unit.dwelling, [...(shells[shell] ?? []), ...(sets[windows] ?? [])]);
      known = peakHeatLoadKw(applyAll(this.#unit.dwelling, works));
      this.#peaks.set(key, known);
    }
    return known;
  }

  /** A bound from below of the value of the answer: the shown house alone must reach the target. */
  leastValue(choice: CommonChoice): number {
    const key = this.#key(choice);
    let known = this.#least.get(key);
    if (known === undefined) {
      known = answerValue(this.#search(choice, false));
      this.#least.set(key, known);
    }
    return known;
  }

  /** The best answer that is as sure as required. */
  answer(choice: CommonChoice): Answer {
    const key = this.#key(choice);
    let known = this.#answers.get(key);
    if (known === undefined) {
      known = this.#search(choice, true);
      this.#answers.set(key, known);
    }
    return known;
  }

  /** What the owner can do, by cost, each with a better score than all cheaper ways: of the shown house, or as sure as required. */
  mixOptions(choice: CommonChoice, isSure: boolean): readonly UnitOption[] {
    const known = isSure ? this.#sureOptions : this.#shownOptions;
    const key = this.#key(choice);
    let options = known.get(key);
    if (options === undefined) {
      options = this.#frontier(choice, isSure);
      known.set(key, options);
    }
    return options;
  }

  #frontier(choice: CommonChoice, isSure: boolean): readonly UnitOption[] {
    const shells = this.#shellOf[choice.shell];
    const ways = (shells?.variants ?? []).flatMap((shell, index) =>
      this.#pairsFor(choice).map(({ opening, installation: equipment }) => {
        const demand = this.#demand(opening, shell, (shells?.id ?? 0) * 2 + index);
        const costs = this.#costOf(shell, opening, equipment, demand);
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
    const scores = houses.dwellings.map((house) => evaluate(applyNeeded(house, measures)).primaryKwhPerM2);
    return scoreAt(controls.confidence, scores, houses);
  }

  #key({ shell, windows, heating }: CommonChoice): number {
    const id = this.#shellOf[shell]?.id ?? 0;
    return (id * 64 + (this.#windowsOf[windows] ?? 0)) * 64 + (this.#heatingOf[heating] ?? 0);
  }

  #search(choice: CommonChoice, isSure: boolean): Answer {
    const shells = this.#shellOf[choice.shell];
    let best = Number.POSITIVE_INFINITY;
    let found: Answer | undefined;
    for (const [index, shell] of (shells?.variants ?? []).entries()) {
      const shellLeast = this.#leastOf(shell.costs);
      for (const { opening, installation: equipment, leastCents } of this.#pairsFor(choice)) {
        if (!this.#isByBill && shellLeast + leastCents >= best) break;
        const demand = this.#demand(opening, shell, (shells?.id ?? 0) * 2 + index);
        const { netCents, cents } = this.#costOf(shell, opening, equipment, demand);
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

  /** Gas and oil that should go, and a heat pump behind more load than it likes, are taken only where nothing else can be had. */
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

  #costOf(
    shell: Shell,
    opening: Opening,
    { heating, water, solar, equipped }: Installation,
    demand: HeatDemand,
  ) {
    const heat = this.#heatingCosts(heating, demand);
    const parts = [shell.costs, opening.costs, heat, water.costs, solar.costs];
    let [measures, insulations, netCents, lifetimeCents] = [0, 0, 0, 0];
    for (const { counted } of parts) {
      measures += counted.measures;
      insulations += counted.insulations;
    }
    const supported = supportCase(measures, insulations);
    for (const part of parts) {
      netCents += part.netCents[supported] ?? 0;
      lifetimeCents += part.lifetimeCents[supported] ?? 0;
    }
    if (!this.#isByBill) return { netCents, cents: netCents };
    const bill = lifetimeBillCents(this.#unit.context.pricingContext, equipped().dwelling, demand);
    return { netCents, cents: lifetimeCents + bill };
  }

  #pairsFor({ windows, heating }: CommonChoice): readonly Pair[] {
    const [opened, heated] = [this.#windowsOf[windows] ?? 0, this.#heatingOf[heating] ?? 0];
    const key = opened * 64 + heated;
    let known = this.#pairs.get(key);
    if (known === undefined) {
      const pairs: Pair[] = [];
      for (const opening of this.#openings[opened] ?? []) {
        const house = { ...this.#unit.dwelling, ventilation: opening.ventilation };
        for (const own of this.#heatings[heated] ?? []) {
          for (const water of this.#waters) {
            for (const solar of this.#solars) {
              const equipment = installation(house, own, water, solar);
              const least =
                this.#leastOf(opening.costs) +
                this.#leastHeating(own) +
                this.#leastOf(water.costs) +
                this.#leastOf(solar.costs);
              pairs.push({ opening, installation: equipment, leastCents: least });
            }
          }
        }
      }
      known = pairs.sort((a, b) => a.leastCents - b.leastCents);
      this.#pairs.set(key, known);
    }
    return known;
  }

  #leastOf(costs: Costs): number {
    return this.#isByBill ? costs.leastLifetimeCents : costs.leastNetCents;
  }

  /** The heating of a low load is never dearer than that of a high one. */
  #leastHeating(heating: Heating): number {
    return this.#leastOf(
      this.#heatingCosts(heating, { standardHeatNeedKwh: 0, certifiedHeatNeedKwh: 0, peakHeatLoadKw: 0 }),
    );
  }

  #demand(opening: Opening, shell: Shell, index: number): HeatDemand {
    opening.demands[index] ??= demandWithin(shell.own, opening.inside);
    return opening.demands[index];
  }

  #heatingCosts(heating: Heating, { peakHeatLoadKw }: HeatDemand): Costs {
    const { dwelling } = this.#unit;
    const load = remainingLoad(dwelling, peakHeatLoadKw);
    const quantity = heating.measures[0]?.quantity(dwelling, peakHeatLoadKw) ?? 0;
    const key = 2 * Math.round(quantity * 10) + (load.isLowTemperatureReady ? 1 : 0);
    heating.costs[key] ??= this.#costs(heating.measures, load);
    return heating.costs[key];
  }

  /** Of what the owner pays alone. */
  #costs(measures: readonly Measure[], load: RemainingLoad): Costs {
    const { pricingContext } = this.#unit.context;
    const { dwelling, pricing } = pricingContext;
    const works = priceMeasures(measures, dwelling, load, pricing).filter(({ track }) => track === 'private');
    return costsOfWorks(works, pricingContext);
  }

  #shells({ shells }: CommonOptions): ShellAnswers[] {
    const { dwelling } = this.#unit;
    const known = new Map<string, ShellAnswers>();
    const shellOf = (measures: readonly Measure[]): Shell => {
      const changed = applyAll(dwelling, measures);
      return {
        measures,
        costs: this.#costs(measures, NO_LOAD),
        own: shellLoss(changed),
        lossWPerK: transmissionLoss(changed),
      };
    };
    return shells.map((works) => {
      const needed = neededWorks(dwelling, works);
      const key = needed.map(({ code }) => code).join();
      let answers = known.get(key);
      if (answers === undefined) {
        const isWallFree = !needed.some(({ slot }) => slot === 'wall');
        const own = isWallFree ? this.#options.wall.filter((one) => one !== null) : [];
        answers = {
          id: known.size,
          variants: [shellOf(needed), ...own.map((work) => shellOf([...needed, work]))],
        };
        known.set(key, answers);
      }
      return answers;
    });
  }

  #openingsWith(windows: readonly Measure[]): Opening[] {
    const { dwelling } = this.#unit;
    const { doors, airtightness, ventilation, shading } = this.#options;
    // The owners decide on the windows: for this apartment they are done, or must stay.
    const [common] = windows;
    const own = this.#options.windows;
    const options: SlotOptions = { ...this.#options, windows: common === undefined ? own : [common] };
    return combine(common === undefined ? own : [null], doors, airtightness, ventilation, shading)
      .map((works) => [...windows, ...works])
      .filter((works) => isSoundOpening(works, options, dwelling))
      .map((measures): Opening => {
        const changed = applyAll(dwelling, measures);
        const costs = this.#costs(measures, NO_LOAD);
        return { measures, costs, ventilation: changed.ventilation, inside: insideOf(changed), demands: [] };
      });
  }

  #heatingsWith(common: readonly Measure[]): Heating[] {
    if (common.length > 0) return [{ measures: common, costs: [] }];
    return combine(this.#options.heating).map((measures) => ({ measures, costs: [] }));
  }
}

type Part = Installation['water'];

/** What the owner of an apartment can do alone; nothing where all that may be done is for the others to decide too. */
function privateOptions(allowed: SlotOptions, { dwelling }: UnitClass): SlotOptions {
  const own = { ...allowed };
  // Object.keys forgets which keys the options have.
  for (const slot of Object.keys(allowed) as (keyof SlotOptions)[]) {
    const works = allowed[slot].filter((work) => work === null || !isCommon(work, dwelling));
    const hasCommon = works.length < allowed[slot].length;
    own[slot] = hasCommon && !works.includes(null) ? [null, ...works] : works;
  }
  return own;
}

function measuresOf(
  shell: Shell,
  opening: Opening,
  { heating, water, solar }: Installation,
): readonly Measure[] {
  return [shell, opening, heating, water, solar].flatMap(({ measures }) => measures);
}

/** For each set of common works the index of what it comes to in this apartment; `add` makes a new one and gives the length of its list. */
function indexed(
  sets: readonly (readonly Measure[])[],
  dwelling: UnitClass['dwelling'],
  add: (works: readonly Measure[]) => number,
): number[] {
  const known = new Map<string, number>();
  return sets.map((works) => {
    const needed = neededWorks(dwelling, works);
    const key = needed.map(({ code }) => code).join();
    let index = known.get(key);
    if (index === undefined) {
      index = add(needed) - 1;
      known.set(key, index);
    }
    return index;
  });
}
