/** The possible dwellings behind an input, each with a weight: this is how the engine carries what it does not know. */
import type { EstateFormat } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import { FORMAT_MIX } from '../data/shapes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';
import { evaluate } from '../energy/evaluate.ts';
import { type Cohort, cohortOf } from './cohort.ts';
import { drawDwelling } from './draw.ts';
import { typicalFloorAreaM2 } from './geometry.ts';
import { likelihoodOfFacts } from './likelihood.ts';
import { POINTS, type Point } from './points.ts';
import { stockScores, toScoreScale } from './scores.ts';
import { weightsFor } from './weights.ts';

export interface Scenario {
  dwelling: Dwelling;
  weight: number;
  primaryKwhPerM2: number;
  /** Which of the points it comes from. */
  point: number;
}

/** One for each point; the weights add up to 1. */
export function scenariosOf(input: PlannableInput): Scenario[] {
  const facts = input.dwelling;
  const groups = new Map<EstateFormat | null, CohortInUse>();
  const scenarios = POINTS.map((point, index) => {
    const format = formatAt(input, point);
    const group = groups.get(format) ?? cohortInUse(input, format);
    groups.set(format, group);
    const dwelling = drawDwelling(group.cohort, point, facts);
    const weight = (group.weights[index] ?? 0) * group.likelihood(point.renovation);
    return { dwelling, weight, primaryKwhPerM2: evaluate(dwelling).primaryKwhPerM2, point: index };
  });
  return normalised(scenarios);
}

interface CohortInUse {
  cohort: Cohort;
  weights: readonly number[];
  likelihood: (renovation: number) => number;
}

function cohortInUse(input: PlannableInput, format: EstateFormat | null): CohortInUse {
  const cohort = cachedCohort(input, format);
  return {
    cohort,
    weights: stockWeights(input, cohort),
    likelihood: likelihoodOfFacts(cohort, input.dwelling),
  };
}

/** The same states in a dwelling of the typical shape and size. */
export function typicallyShaped(input: PlannableInput, { point: index }: Scenario): Dwelling {
  const point = POINTS[index];
  if (point === undefined) throw new RangeError(`there is no point ${index}`);
  const typical: Point = { ...point, normal: { ...point.normal, shape: 0, size: 0, airtightness: 0 } };
  return drawDwelling(cachedCohort(input, formatAt(input, point)), typical, input.dwelling);
}

export function normalised(scenarios: Scenario[]): Scenario[] {
  const total = scenarios.reduce((sum, scenario) => sum + scenario.weight, 0);
  for (const scenario of scenarios) scenario.weight /= total;
  return scenarios;
}

/** A house of unknown format is each of the formats by their shares in the stock. */
function formatAt(input: PlannableInput, point: Point): EstateFormat | null {
  if (input.estate_type === 'APARTMENT') return null;
  if (input.estate_format !== null) return input.estate_format;
  let upTo = 0;
  for (const [format, share] of FORMAT_MIX[input.country]) {
    upTo += share;
    if (point.uniform.kind <= upTo) return format;
  }
  return 'CLOSED';
}

/** Results that depend on nothing but their key are kept, within bounds: a portfolio asks for the same ones again and again. */
const MOST_KEPT = 4000;
const cohorts = new Map<string, Cohort>();
const weights = new Map<string, readonly number[]>();

function kept<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size >= MOST_KEPT) cache.clear();
  const made = make();
  cache.set(key, made);
  return made;
}

function cachedCohort(input: PlannableInput, format: EstateFormat | null): Cohort {
  return kept(cohorts, `${input.region} ${format} ${input.year_built}`, () =>
    cohortOf(input.country, input.region, input.estate_type, format, input.year_built),
  );
}

/** Set on the typical floor area of the cohort, so that a larger or smaller house differs by its physics. */
function stockWeights(input: PlannableInput, cohort: Cohort): readonly number[] {
  const { condition } = input.dwelling;
  const key = `${cohort.scale} ${cohort.format} ${cohort.yearBuilt} ${input.year_renovated} ${condition}`;
  return kept(weights, key, () => {
    const facts: DwellingFacts = { habitable_space_m2: typicalFloorAreaM2(cohort.country, cohort.format) };
    const scores = POINTS.map((point) =>
      toScoreScale(evaluate(drawDwelling(cohort, point, facts)).primaryKwhPerM2),
    );
    return weightsFor(
      scores,
      stockScores(cohort.scale, cohort.format, cohort.yearBuilt, input.year_renovated, condition),
    );
  });
}
