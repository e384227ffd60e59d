/**
 * What is known of the dwellings of a cohort taken together: how their certificates see them, and how much each point
 * weighs.
 */
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import {
  CERTIFICATE_FACTOR_MEDIANS,
  CERTIFICATE_FACTOR_SPREADS,
  CERTIFICATE_NOISE_SHARE,
} from '../data/stock-scores.ts';
import { type ScoreParts, scoreParts } from '../energy/evaluate.ts';
import { exp, log } from '../energy/exponential.ts';
import type { Cohort } from './draw/cohort.ts';
import { drawDwelling } from './draw/draw.ts';
import { typicalFloorAreaM2 } from './draw/geometry.ts';
import { familyOf, type HeatingState } from './draw/heating-states.ts';
import { inOneShape } from './draw/one-shape.ts';
import { type PossibleStates, possibleStates, type States, statesAt } from './draw/states.ts';
import { type ScoreDistribution, stockScores, toScoreScale } from './evidence/scores.ts';
import { fitWeights, type Margin, scoreFactor, type Weighting } from './evidence/weights.ts';
import { POINTS } from './points.ts';

export interface StockModel {
  /** ln of the factor that certificates put on the heat need: its median and its spread among houses. */
  certificate: { median: number; spread: number };
  /** Standard deviation between certificates of equal houses, of the score on its scale. */
  noise: number;
  /** Variance of the scores if every certificate had the median factor. */
  stateVariance: number;
  /** Change of the score, on its scale, with the logarithm of the floor area. */
  areaSlope: number;
  /** Of the points at the typical area, with nothing else given; scores on their scale. */
  states: readonly States[];
  scores: readonly number[];
  /** Of the points as they are drawn, each of its own size, with nothing given; filled when first needed. */
  parts: (ScoreParts | undefined)[];
  /** What the statistics make of those scores. */
  scoreFactors: readonly number[];
  /** What the certificate of each point makes of its heat need. */
  certificateFactors: readonly number[];
  /** Of the points at the typical area, with nothing else given. */
  weights: readonly number[];
  weightings: readonly Weighting[];
  /** By which factor the weight of a point in each state differs from its prior; of heating, by the cohort's ways. */
  stateFactors: Partial<Record<MarginName, readonly number[]>>;
  /** How far a given condition moves the state of renovation. */
  renovationShift: number;
}

/** The properties of which the shares are held, and what a fact must leave open for the stock's share to count. */
const MARGINS = ['heating', 'glazing', 'roof', 'wall', 'solarPanels', 'position'] as const;
export type MarginName = (typeof MARGINS)[number];

export function stockModel(
  cohort: Cohort,
  yearRenovated: number | null,
  condition: DwellingFacts['condition'],
): StockModel {
  const { scale, format, yearBuilt, country } = cohort;
  const typicalM2 = typicalFloorAreaM2(country, format);
  const facts = inOneShape({ habitable_space_m2: typicalM2 });
  const possible = possibleStates(cohort, facts);
  const states = POINTS.map((point) => statesAt(cohort, possible, point));
  const parts = states.map((drawn) => partsOf(cohort, drawn, possible, facts));
  const prior = states.map(({ heating }) => possible.heatingWeights[heating] ?? 1);
  const all = stockScores(scale, format, yearBuilt, null, undefined);
  const stock = between(all);
  const certificate = certificateOf(parts, prior, stock);
  const certificateFactors = POINTS.map(({ normal }) =>
    exp(certificate.median + certificate.spread * normal.certificate),
  );
  const scores = parts.map((part, index) => scoreOf(part, certificateFactors[index] ?? 1));
  const names = marginNames(cohort);
  const base = fitWeights(scores, prior, stock, marginsOf(cohort, states));
  const model: StockModel = {
    certificate,
    noise: CERTIFICATE_NOISE_SHARE * all.spread,
    stateVariance: stateVariance(parts, base.weights, certificate.median),
    areaSlope: slopeOf(cohort, possible, exp(certificate.median), typicalM2),
    states,
    scores,
    parts: [],
    scoreFactors: scores.map((score) => statisticsFactor([base], score)),
    certificateFactors,
    weights: base.weights,
    weightings: [base],
    stateFactors: Object.fromEntries(names.map((name, order) => [name, base.stateFactors[order] ?? []])),
    renovationShift: 0,
  };
  const ofFacts = between(stockScores(scale, format, yearBuilt, yearRenovated, condition));
  if (ofFacts.mean === stock.mean && ofFacts.spread === stock.spread) return model;
  // A given condition speaks of the state of renovation first; what that does not explain falls to all that makes a
  // score.
  const renovationShift = (stock.mean - ofFacts.mean) / stock.spread;
  const moved = base.weights.map(
    (weight, index) => weight * exp(renovationShift * (POINTS[index]?.renovation ?? 0)),
  );
  const family = familyMargin(cohort.heating, states);
  const after = fitWeights(scores, moved, ofFacts, [family.margin]);
  const heating = (model.stateFactors.heating ?? []).map(
    (factor, index) => factor * (after.stateFactors[0]?.[family.of[index] ?? 0] ?? 1),
  );
  return {
    ...model,
    scoreFactors: scores.map((score) => statisticsFactor([base, after], score)),
    weights: after.weights,
    weightings: [base, after],
    stateFactors: { ...model.stateFactors, heating },
    renovationShift,
  };
}

/** What the statistics make of a score at the typical area. */
export function statisticsFactor(weightings: readonly Weighting[], score: number): number {
  let product = 1;
  for (const weighting of weightings) product *= scoreFactor(weighting, score) / weighting.total;
  return product;
}

export function scoreOf({ heatingKwhPerM2, otherKwhPerM2 }: ScoreParts, factor: number): number {
  return toScoreScale(otherKwhPerM2 + factor * heatingKwhPerM2);
}

/** Variance of the scores, on their scale, with one factor for all. */
export function stateVariance(
  parts: readonly ScoreParts[],
  weights: readonly number[],
  lnFactor: number,
): number {
  const factor = exp(lnFactor);
  let [total, sum, squares] = [0, 0, 0];
  for (const [index, part] of parts.entries()) {
    const weight = weights[index] ?? 0;
    const score = scoreOf(part, factor);
    total += weight;
    sum += weight * score;
    squares += weight * score * score;
  }
  return squares / total - (sum / total) ** 2;
}

/** Part of the spread is between certificates of equal houses: that part is not between scenarios. */
export function between({ mean, spread }: ScoreDistribution): ScoreDistribution {
  return { mean, spread: spread * Math.sqrt(1 - CERTIFICATE_NOISE_SHARE ** 2) };
}

function partsOf(cohort: Cohort, states: States, possible: PossibleStates, facts: DwellingFacts): ScoreParts {
  const heating = possible.heating[states.heating];
  if (heating === undefined) throw new RangeError('a way of heating that was drawn is possible');
  return scoreParts(drawDwelling(cohort, states, heating, facts));
}

/**
 * The factor with which the typical physics has the mean score of the statistics, and its spread among houses: what the
 * states leave unexplained of the spread of scores.
 */
function certificateOf(
  parts: readonly ScoreParts[],
  prior: readonly number[],
  target: ScoreDistribution,
): StockModel['certificate'] {
  const bounds = {
    least: CERTIFICATE_FACTOR_SPREADS.leastShare * target.spread,
    most: CERTIFICATE_FACTOR_SPREADS.most,
  };
  let median = 0;
  let spread = bounds.least;
  for (let step = 0; step < FITTING_STEPS; step++) {
    const { mean, variance, slope } = momentsOf(parts, prior, median, spread);
    median = within(median + (target.mean - mean) / slope, CERTIFICATE_FACTOR_MEDIANS);
    const square = spread ** 2 + (target.spread ** 2 - variance) / slope ** 2;
    spread = within(Math.sqrt(Math.max(square, 0)), bounds);
  }
  return { median, spread };
}

const FITTING_STEPS = 5;

/** Of the scores, with how they follow the logarithm of the factor. */
function momentsOf(
  parts: readonly ScoreParts[],
  prior: readonly number[],
  median: number,
  spread: number,
): { mean: number; variance: number; slope: number } {
  let [total, sum, squares, slopes] = [0, 0, 0, 0];
  for (const [index, part] of parts.entries()) {
    const weight = prior[index] ?? 0;
    const factor = exp(median + spread * (POINTS[index]?.normal.certificate ?? 0));
    const score = scoreOf(part, factor);
    total += weight;
    sum += weight * score;
    squares += weight * score * score;
    slopes += weight * factor * part.heatingKwhPerM2 * exp(-score);
  }
  const mean = sum / total;
  return { mean, variance: squares / total - mean * mean, slope: slopes / total };
}

function within(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(Math.max(value, least), most);
}

function slopeOf(cohort: Cohort, possible: PossibleStates, factor: number, typicalM2: number): number {
  const middle = POINTS[0];
  if (middle === undefined) throw new RangeError('there are points');
  const states = { ...statesAt(cohort, possible, middle), shape: 1, size: 1, draughts: 1 };
  const at = (areaM2: number) =>
    scoreOf(partsOf(cohort, states, possible, inOneShape({ habitable_space_m2: areaM2 })), factor);
  return (at(typicalM2 * 1.25) - at(typicalM2 / 1.25)) / (2 * log(1.25));
}

function marginNames({ format }: Cohort): readonly MarginName[] {
  return MARGINS.filter((name) => name !== 'position' || format === null);
}

/** Of what is drawn with nothing given: the shares that are held. */
export function marginsOf(cohort: Cohort, states: readonly States[]): Margin[] {
  const shares: Record<MarginName, readonly number[]> = {
    heating: cohort.heating.map(({ share }) => share),
    glazing: cohort.glazing.shares,
    roof: cohort.uValues.pitchedRoof.shares,
    wall: cohort.uValues.wall.shares,
    solarPanels: [1 - cohort.solarPanelShare, cohort.solarPanelShare],
    position: possibleStates(cohort, {}).positions,
  };
  return marginNames(cohort).map((name) => ({
    states: states.map((drawn) => drawn[name]),
    shares: shares[name],
  }));
}

/**
 * Whatever the condition, as many heat with oil: the shares of what is burnt, and which of them each way of heating is.
 */
function familyMargin(
  heating: readonly HeatingState[],
  states: readonly States[],
): { margin: Margin; of: readonly number[] } {
  const families = heating.map(familyOf);
  const names = [...new Set(families)];
  const of = families.map((family) => names.indexOf(family));
  const shares = names.map((name) =>
    heating.reduce((sum, state) => (familyOf(state) === name ? sum + state.share : sum), 0),
  );
  return { margin: { states: states.map((drawn) => of[drawn.heating] ?? 0), shares }, of };
}
