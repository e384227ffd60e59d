/**
 * The plan of a building, top to bottom: its apartments, the best common works, the money, the vote, the papers'
 * figures.
 */
import type { BuildingControls, BuildingInput, UnitEstates } from '../contract/building.ts';
import type { BuildingPlan } from '../contract/building-plan.ts';
import type { Remark } from '../contract/plan.ts';
import { DATA_VERSION, ENGINE_VERSION } from '../data/version.ts';
import { burnsFossilFuel } from '../energy/installations.ts';
import { scaleOf } from '../label/label.ts';
import { applyAll } from '../plan/search/choices.ts';
import { buildingControlsOf } from './building-controls.ts';
import { certaintyOf } from './certainty.ts';
import { writeLoan } from './money/association-loan.ts';
import { financeOf } from './money/finance.ts';
import { type Owners, ownersOf } from './money/owners.ts';
import { nextQuestions } from './next-questions.ts';
import { type JointAnswer, type JointSpace, jointSpace, searchJoint } from './search/joint-search.ts';
import { chanceOfMean } from './search/mean-target.ts';
import { wholeBuilding } from './search/price-common.ts';
import { MISSED_STEP_CENTS } from './search/unit-answer.ts';
import { type Expected, ExpectedHome } from './units/expected-home.ts';
import { type BuildingOptions, requireBuilding, type UnitClass, unitClasses } from './units/unit-classes.ts';
import { unitPlan, workParts } from './units/unit-plan.ts';
import { type Majorities, majoritiesOf } from './vote/majorities.ts';
import { voteImprovements } from './vote/vote-improvements.ts';
import { type Evaluate, leastLosses, likelyEnough } from './vote/vote-search.ts';
import { writeCommonWorks, writePhases, writeTotals } from './write-building.ts';

/** Everything that plans of a building choose from. */
export interface PlannedBuilding {
  region: BuildingPlan['region'];
  controls: BuildingControls;
  classes: readonly UnitClass[];
  space: JointSpace;
  majorities: Majorities;
  evaluate: Evaluate;
}

export function plannedBuilding(
  building: BuildingInput,
  estates: UnitEstates,
  asked: Partial<BuildingControls>,
  options: BuildingOptions,
): PlannedBuilding {
  const inputs = requireBuilding(building, estates);
  const region = regionOf(inputs);
  const controls = buildingControlsOf(asked, region, options.date);
  const classes = unitClasses(building, inputs, controls, options);
  const whole = wholeBuilding(building, classes);
  const space = jointSpace(whole, controls);
  const majorities = majoritiesOf(options.date, region, building.deed);
  const homes = classes.map((unit) => new ExpectedHome(unit));
  const expected = (works: JointAnswer['measures']) => perUnit(classes, (at) => homes[at]?.after(works));
  const before = expected([]);
  const evaluate: Evaluate = (answer, wishes = {}) => {
    const finance = financeOf(building, whole, answer.priced.works, {
      ...controls,
      shareOfReserve: 1,
      ...wishes,
    });
    const after = expected(answer.measures);
    return { finance, owners: ownersOf(building, whole, finance, { before, after }, majorities) };
  };
  return { region, controls, classes, space, majorities, evaluate };
}

export function planBuilding(
  building: BuildingInput,
  estates: UnitEstates,
  asked: Partial<BuildingControls>,
  options: BuildingOptions,
): BuildingPlan {
  const { region, controls, classes, space, majorities, evaluate } = plannedBuilding(
    building,
    estates,
    asked,
    options,
  );
  const { best, warnings } = bestAnswer(space, controls, evaluate);
  const { finance, owners } = evaluate(best);
  const units = unitPlans(building, classes, best, owners);
  const target = classes[0]?.context.target ?? '';
  const { mean } = space;
  const probability =
    mean === null
      ? Math.min(...units.map((unit) => unit.probability))
      : chanceOfMean(mean, classes, best.answers);
  const missedSteps = Math.floor(best.value / MISSED_STEP_CENTS);
  const reached = mean === null ? units.every(({ plan }) => plan.target.reached) : missedSteps === 0;
  if (controls.fossil_free && isFossilLeft(classes, best))
    warnings.push({ code: 'fossil_free_not_possible' });
  return {
    engine_version: ENGINE_VERSION,
    data_version: DATA_VERSION,
    date: options.date,
    country: region.startsWith('BE') ? 'BE' : 'NL',
    region,
    label_scale: scaleOf(region),
    controls,
    target: {
      label: target,
      of: controls.target_of,
      reached,
      probability,
      reason: reached ? null : missedReason(units),
    },
    common_works: writeCommonWorks(finance, owners, majorities),
    totals: writeTotals(finance, units),
    phases: writePhases(finance),
    loan: writeLoan(finance.offer, finance.fromLoan, controls.loan_years),
    vote: {
      probability: owners.probability,
      items: [...owners.items],
      improvements: voteImprovements(space, best, controls, evaluate),
    },
    units,
    ...certaintyOf(building, classes, controls, best),
    next_questions: nextQuestions(building, classes),
    nobody_pays_more: owners.lossesCents === 0,
    losses_per_month: owners.lossesCents / 100,
    maintenance: finance.maintenance,
    warnings,
  };
}

function regionOf(inputs: ReturnType<typeof requireBuilding>): BuildingPlan['region'] {
  const region = inputs[0]?.address.region;
  if (region === null || region === undefined) throw new RangeError('a building has a region');
  return region;
}

function bestAnswer(
  space: JointSpace,
  controls: BuildingControls,
  evaluate: Evaluate,
): { best: JointAnswer; warnings: Remark[] } {
  if (controls.nobody_pays_more) return { best: leastLosses(space, evaluate), warnings: [] };
  const free = searchJoint(space);
  if (free === null) throw new Error('no common works are allowed');
  if (controls.least_vote_probability === null) return { best: free, warnings: [] };
  return likelyEnough(space, free, controls.least_vote_probability, evaluate);
}

function perUnit(classes: readonly UnitClass[], read: (at: number) => Expected | undefined): Expected[] {
  const values: Expected[] = [];
  for (const [at, { units }] of classes.entries()) {
    const value = read(at);
    if (value !== undefined) for (const unit of units) values[unit] = value;
  }
  return values;
}

function unitPlans(
  building: BuildingInput,
  classes: readonly UnitClass[],
  { answers }: JointAnswer,
  owners: Owners,
): BuildingPlan['units'] {
  const units: BuildingPlan['units'] = [];
  const parts = workParts(owners.lines);
  for (const [at, unit] of classes.entries()) {
    const answer = answers[at];
    if (answer === undefined) throw new RangeError('each class has an answer');
    for (const index of unit.units) units[index] = unitPlan(building, unit, index, answer, owners, parts);
  }
  return units;
}

function isFossilLeft(classes: readonly UnitClass[], { answers }: JointAnswer): boolean {
  return classes.some(({ dwelling }, at) => burnsFossilFuel(applyAll(dwelling, answers[at]?.measures ?? [])));
}

function missedReason(units: BuildingPlan['units']): Remark {
  const missed = units.filter(({ plan }) => !plan.target.reached);
  const isOnlyUnsure = missed.every(({ plan }) => plan.target.reason?.code === 'not_sure_enough');
  return {
    code: isOnlyUnsure ? 'not_sure_enough' : 'target_not_reachable',
    values: { units: missed.length, label: missed[0]?.label_after ?? '' },
  };
}
