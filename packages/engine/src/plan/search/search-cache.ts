/**
 * What earlier plans of an estate found, for later ones that differ in a wish: pure results, so that no plan changes by
 * it.
 */
import type { PlanControls } from '../../contract/plan.ts';
import type { Measure } from '../../measures/measure.ts';
import {
  type EstateContext,
  housesFor,
  type PlanContext,
  pricingContextOf,
  todayOf,
  withWishes,
} from '../plan-context.ts';
import { DEFAULT_CONTROLS, targetLabel } from '../plan-options.ts';
import type { PricingContext } from '../pricing-context.ts';
import { type EvaluatedSteps, evaluateSteps } from '../write/evaluate-steps.ts';
import type { PossibleHouses } from './chance.ts';
import { ChanceTable } from './chance-table.ts';
import { choicesOf } from './choices.ts';
import { isWithin, leastNetCents, optionsUnder } from './planned-options.ts';
import { type SearchSpace, searchSpace } from './search-space.ts';
import { goalOf } from './sensible-goal.ts';

/** What may be done, and how sure each combination is. */
export interface SearchedSpace {
  space: SearchSpace;
  chances: ChanceTable;
  /** False when the budget cannot pay for the basic works: then the goal alone decides. */
  isWithBasics: boolean;
  /** What the basic works cost at least, less support; 0 without a budget. */
  basicsCents: number;
}

/** Spaces fill up with what is asked of them, to some MB. */
const FEW = 6;
/** The lists of works that a whole slider comes to. */
const MANY = 60;

export class SearchCache {
  readonly #estate: EstateContext;
  readonly #houses = new Kept<PossibleHouses>(MANY);
  readonly #pricing = new Kept<PricingContext>(FEW);
  readonly #spaces = new Kept<SearchSpace>(FEW);
  readonly #chances = new Kept<ChanceTable>(FEW);
  readonly #goals = new Kept<string>(FEW);
  readonly #leastCents = new Kept<number>(MANY);
  readonly #worked = new Kept<EvaluatedSteps>(MANY);

  constructor(estate: EstateContext) {
    this.#estate = estate;
  }

  contextOf(controls: PlanControls): PlanContext {
    const target = targetLabel(controls, this.#estate.completed.dwelling.labelScale);
    return withWishes(
      this.#estate,
      controls,
      this.#houses.of([target], () => housesFor(this.#estate, target)),
      this.#pricing.of([controls.income_group, controls.ownership], () =>
        pricingContextOf(this.#estate, controls),
      ),
    );
  }

  spaceOf({ controls, houses, pricingContext }: PlanContext): SearchedSpace {
    const { budget_eur: budgetEur } = controls;
    const rules = rulesOf(controls);
    const least = () => leastNetCents(optionsUnder(pricingContext, controls, true), pricingContext);
    const basicsCents = budgetEur === null ? 0 : this.#leastCents.of(rules, least);
    const isWithBasics = budgetEur === null || isWithin(budgetEur, basicsCents);
    const key = [...rules, isWithBasics];
    const space = this.#spaces.of(key, () => {
      const choices = choicesOf(
        optionsUnder(pricingContext, controls, isWithBasics),
        pricingContext.dwelling,
      );
      return searchSpace(choices, pricingContext, { isForOneHouse: false });
    });
    const chances = this.#chances.of([...key, houses.certificateNoise], () => new ChanceTable(houses, space));
    return { space, chances, isWithBasics, basicsCents };
  }

  /** The label to lead to where nobody has set one. */
  goalFor({ income_group, ownership }: PlanControls): string {
    return this.#goals.of([income_group, ownership], () => {
      const context = this.contextOf({ ...DEFAULT_CONTROLS, income_group, ownership: ownership ?? null });
      const { space, chances } = this.spaceOf(context);
      return goalOf(space, chances, context.controls, context.target, todayOf(context));
    });
  }

  workedOut(context: PlanContext, measures: readonly Measure[]): EvaluatedSteps {
    const { controls, houses } = context;
    const codes = measures.map(({ code }) => code);
    const key = [...rulesOf(controls), controls.phase_budget_eur, houses.certificateNoise, codes];
    return this.#worked.of(key, () => evaluateSteps(context, measures));
  }
}

/** The wishes that prices and allowed works follow from. */
function rulesOf(controls: PlanControls): unknown[] {
  const { income_group, ownership, fossil_free, excluded_measures, locked_measures, budget_eur } = controls;
  return [income_group, ownership, fossil_free, excluded_measures, locked_measures, budget_eur === null];
}

class Kept<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  /** A reader who tries out all works starts again when there are more. */
  constructor(most: number) {
    this.#most = most;
  }

  of(parts: readonly unknown[], make: () => Value): Value {
    const key = JSON.stringify(parts);
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (this.#values.size >= this.#most) this.#values.clear();
    this.#values.set(key, made);
    return made;
  }
}
