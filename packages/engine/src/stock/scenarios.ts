/** The possible dwellings behind an input, each with a weight: this is how the engine carries what it does not know. */
import { cached } from '../contract/cached.ts';
import type { EstateFormat } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import { FORMAT_MIX } from '../data/shapes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';
import { type ScoreParts, scoreParts } from '../energy/evaluate.ts';
import { exp, log } from '../energy/exponential.ts';
import { type Cohort, cohortOf } from './draw/cohort.ts';
import { drawDwelling } from './draw/draw.ts';
import { typicalFloorAreaM2 } from './draw/geometry.ts';
import { inOneShape } from './draw/one-shape.ts';
import { type PossibleStates, possibleStates, type States, statesAt, withGiven } from './draw/states.ts';
import { likelihoodOfFacts } from './evidence/likelihood.ts';
import { toScoreScale } from './evidence/scores.ts';
import { POINTS, type Point } from './points.ts';
import { type MarginName, type StockModel, statisticsFactor, stockModel } from './stock-model.ts';

export interface Scenario {
  dwelling: Dwelling;
  weight: number;
  primaryKwhPerM2: number;
  /** Which of the points it comes from. */
  point: number;
  /** Score and weight at the typical area: a little more or less area changes neither, nor what is chosen by them. */
  typical: { score: number; weight: number };
}

/** A scenario with what it was made from. */
export interface DrawnScenario extends Scenario {
  states: States;
  parts: ScoreParts;
  /** What the weight is without the statistics of scores. */
  weightOfStates: number;
  group: CohortInUse;
}

/** What the scenarios of one format share. */
export interface CohortInUse {
  cohort: Cohort;
  possible: PossibleStates;
  model: StockModel;
  likelihood: (renovation: number) => number;
  /** Of what is not given: the factor of each state. */
  openMargins: Record<MarginName, readonly number[] | undefined>;
  /** Nothing is given of what the states are drawn from. */
  isStock: boolean;
  /** What brings the points of this format to its share of the stock. */
  shareFactor: number;
  /** How far a given area moves the scores of the statistics, on their scale; null where it is not given. */
  areaShift: number | null;
}

/** One for each point; the weights add up to 1. */
export function scenariosOf(input: PlannableInput, points: readonly Point[] = POINTS): DrawnScenario[] {
  const facts = inOneShape(input.dwelling);
  const isStateTold =
    points !== POINTS || Object.keys(input.dwelling).some((fact) => !SAYS_NOTHING_OF_STATES.has(fact));
  const groups = new Map<EstateFormat | null, CohortInUse>();
  let format: EstateFormat | null | undefined;
  let group: CohortInUse | undefined;
  const scenarios = points.map((point, index) => {
    const itsFormat = formatAt(input, point);
    if (group === undefined || itsFormat !== format) {
      format = itsFormat;
      group = groups.get(format) ?? cohortInUse(input, format, !isStateTold);
      groups.set(format, group);
    }
    return scenarioAt(group, point, index, facts);
  });
  return normalised(scenarios);
}

function scenarioAt(group: CohortInUse, point: Point, index: number, facts: DwellingFacts): DrawnScenario {
  const { cohort, possible, model } = group;
  // Of our own points much is the same for every dwelling of the cohort.
  const isOwnPoint = POINTS[index] === point;
  const ofStock = isOwnPoint ? model.states[index] : undefined;
  const states =
    ofStock === undefined
      ? statesAt(cohort, possible, point)
      : group.isStock
        ? ofStock
        : withGiven(ofStock, possible, point);
  const heating = possible.heating[states.heating];
  if (heating === undefined) throw new RangeError('a way of heating that was drawn is possible');
  const dwelling = drawDwelling(cohort, states, heating, facts);
  const parts = partsOf(group, dwelling, index);
  const factor =
    (isOwnPoint ? model.certificateFactors[index] : undefined) ??
    exp(model.certificate.median + model.certificate.spread * point.normal.certificate);
  certify(dwelling, parts, factor);
  const primaryKwhPerM2 = parts.otherKwhPerM2 + factor * parts.heatingKwhPerM2;
  let weightOfStates =
    group.shareFactor *
    group.likelihood(point.renovation) *
    (possible.heatingWeights[states.heating] ?? 1) *
    (model.renovationShift === 0 ? 1 : exp(model.renovationShift * point.renovation));
  const { heating: ways, glazing, roof, wall, solarPanels, position } = group.openMargins;
  // Each by its name: to look the names up takes longer than to draw the dwelling.
  if (ways !== undefined) weightOfStates *= ways[states.heating] ?? 1;
  if (glazing !== undefined) weightOfStates *= glazing[states.glazing] ?? 1;
  if (roof !== undefined) weightOfStates *= roof[states.roof] ?? 1;
  if (wall !== undefined) weightOfStates *= wall[states.wall] ?? 1;
  if (solarPanels !== undefined) weightOfStates *= solarPanels[states.solarPanels] ?? 1;
  if (position !== undefined) weightOfStates *= position[states.position] ?? 1;
  const weight = group.isStock
    ? group.shareFactor * (model.weights[index] ?? 0)
    : weightOfStates * scoreWeight(group, dwelling, primaryKwhPerM2);
  const typical = {
    score: model.scores[index] ?? 0,
    weight: group.isStock ? weight : weightOfStates * (model.scoreFactors[index] ?? 0),
  };
  return { dwelling, weight, primaryKwhPerM2, point: index, typical, states, parts, weightOfStates, group };
}

/**
 * Homes of which nothing is known but their cohort have the same possible houses: the balance of each is found once for
 * all.
 */
function partsOf({ isStock, areaShift, model }: CohortInUse, dwelling: Dwelling, index: number): ScoreParts {
  if (!isStock || areaShift !== null) return scoreParts(dwelling);
  const parts = model.parts[index] ?? scoreParts(dwelling);
  model.parts[index] = parts;
  return parts;
}

/** What the statistics make of a score. */
export function scoreWeight(group: CohortInUse, dwelling: Dwelling, primaryKwhPerM2: number): number {
  return statisticsFactor(group.model.weightings, typicalScore(group, dwelling, primaryKwhPerM2));
}

/** On its scale. The statistics are of dwellings of typical size: a larger one differs by its physics. */
export function typicalScore(
  { cohort, model, areaShift }: CohortInUse,
  { floorAreaM2 }: Dwelling,
  primaryKwhPerM2: number,
): number {
  return toScoreScale(primaryKwhPerM2) - (areaShift ?? areaShiftOf(cohort, model, floorAreaM2));
}

function areaShiftOf({ country, format }: Cohort, { areaSlope }: StockModel, areaM2: number): number {
  return areaSlope * log(areaM2 / typicalFloorAreaM2(country, format));
}

/** Gives a dwelling the certificate that finds this much of its heat need. */
export function certify(dwelling: Dwelling, { standardHeatNeedKwh }: ScoreParts, factor: number): void {
  dwelling.certificate = { factor, heatNeedKwh: standardHeatNeedKwh, scoreFactor: 1, offsetKwhPerM2: 0 };
}

export function normalised<Weighted extends { weight: number }>(scenarios: Weighted[]): Weighted[] {
  const total = scenarios.reduce((sum, scenario) => sum + scenario.weight, 0);
  for (const scenario of scenarios) scenario.weight /= total;
  return scenarios;
}

/** Facts that leave every state open: with them alone the weights of the stock hold. */
const SAYS_NOTHING_OF_STATES: ReadonlySet<string> = new Set([
  'habitable_space_m2',
  'condition',
  'energy_score_kwh_per_m2',
  'energy_label',
  'residents',
  'metered_gas_kwh',
  'metered_electricity_kwh',
  'metered_year',
]);

function openMarginsOf(
  cohort: Cohort,
  possible: PossibleStates,
  { stateFactors }: StockModel,
  facts: DwellingFacts,
): CohortInUse['openMargins'] {
  const given = givenMargins(facts);
  const open = (name: MarginName) => (given.has(name) ? undefined : stateFactors[name]);
  const ways = open('heating');
  return {
    // The given facts about the heating leave some of the ways open, with their factors.
    heating: ways && possible.heating.map((way) => ways[cohort.heating.indexOf(way)] ?? 1),
    glazing: open('glazing'),
    roof: open('roof'),
    wall: open('wall'),
    solarPanels: open('solarPanels'),
    position: open('position'),
  };
}

/** A given fact has no share in the stock any more. */
function givenMargins(facts: DwellingFacts): Set<MarginName> {
  const given = new Set<MarginName>();
  const isGiven = (...names: (keyof DwellingFacts)[]) => names.some((name) => facts[name] !== undefined);
  if (isGiven('window_glazing_type', 'window_u_value_w_per_m2_k')) given.add('glazing');
  if (isGiven('inclined_roof_insulation_type', 'attic_floor_insulation_type', 'flat_roof_insulation_type'))
    given.add('roof');
  if (isGiven('outer_wall_insulation_type', 'has_cavity_wall_insulation')) given.add('wall');
  if (isGiven('has_solar_panels', 'solar_panels_kwp')) given.add('solarPanels');
  if (isGiven('apartment_floor', 'storeys', 'inclined_roof_surface_m2', 'flat_roof_surface_m2'))
    given.add('position');
  if (isGiven('attic_floor_surface_m2')) given.add('position');
  if (isGiven('ground_floor_surface_m2', 'floor_insulation_type') || given.has('roof')) given.add('position');
  return given;
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

const cohorts = new Map<string, Cohort>();
const models = new Map<string, StockModel>();

function cohortInUse(input: PlannableInput, format: EstateFormat | null, isStock: boolean): CohortInUse {
  const cohort = cached(cohorts, `${input.region} ${format} ${input.year_built}`, () =>
    cohortOf(input.country, input.region, input.estate_type, format, input.year_built),
  );
  const { condition } = input.dwelling;
  const key = `${cohort.scale} ${format} ${cohort.yearBuilt} ${input.year_renovated} ${condition}`;
  const model = cached(models, key, () => stockModel(cohort, input.year_renovated, condition));
  const possible = possibleStates(cohort, input.dwelling);
  const areaM2 = input.dwelling.habitable_space_m2;
  return {
    cohort,
    possible,
    model,
    openMargins: openMarginsOf(cohort, possible, model, input.dwelling),
    likelihood: likelihoodOfFacts(cohort, input.dwelling),
    isStock,
    shareFactor: shareFactorOf(input, format, model),
    areaShift: areaM2 === undefined ? null : areaShiftOf(cohort, model, areaM2),
  };
}

function shareFactorOf(input: PlannableInput, format: EstateFormat | null, { weights }: StockModel): number {
  if (input.estate_type === 'APARTMENT' || input.estate_format !== null) return 1;
  const share = FORMAT_MIX[input.country].find(([name]) => name === format)?.[1] ?? 0;
  const held = POINTS.reduce(
    (sum, point, index) => (formatAt(input, point) === format ? sum + (weights[index] ?? 0) : sum),
    0,
  );
  return share / held;
}
