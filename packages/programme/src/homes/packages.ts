import {
  compareLabels,
  type EstateInput,
  estatePlans,
  type LabelScale,
  labelsOf,
  type Plan,
  type PlanOptions,
  type Step,
} from '@rooftree/engine';
import { ASSUMED_LABOUR, type Crew, minutesByCrew } from './crews.ts';

/** A home after a stage of works. */
export interface HomeState {
  label: string;
  billCentsPerYear: number;
  co2GramsPerYear: number;
  finalKwhPerYear: number;
  primaryKwhPerYear: number;
}

/** Works of one home that are done in the same year. */
export interface Stage {
  works: readonly string[];
  /** VAT included, before grants, in the prices of the plan's date. */
  investmentCents: number;
  grantCents: number;
  /** Of the investment: what would be spent anyway, e.g. on a boiler at the end of its life. */
  anywayCents: number;
  minutes: Record<Crew, number>;
  after: HomeState;
}

/** One way to renovate a home: the plan for a label and an objective. */
export interface WorkPackage {
  id: string;
  /** All wishes that lead to these works, its own id among them: homes of a complex are renovated for the same wish. */
  wishes: readonly string[];
  /** The label that the works are for; not the wish's own where that is out of reach. */
  targetLabel: string;
  /** Chance of at least that label. */
  probability: number;
  /** The label to expect after these works, and the chance of at least that. */
  expected: { label: string; probability: number };
  /** By duty of the law and its year (`vlg_housing_code:2030`): the chance that the home meets it after these works. */
  dutyProbability: ReadonlyMap<string, number>;
  stages: readonly Stage[];
}

export interface PlannedHome {
  labelScale: LabelScale;
  today: HomeState;
  dutyProbability: ReadonlyMap<string, number>;
  packages: readonly WorkPackage[];
}

const SHELL = /^(roof|attic|wall|floor|windows|doors|airtightness)/;

/** The packages a programme chooses from: the cheapest plan for every better label, the best over its lifetime, and one without fossil fuel. */
export function planHome(input: EstateInput, terms: PlanOptions): PlannedHome {
  const { planFor: plan, chancesFor } = estatePlans(input, terms);
  const first = plan(terms);
  const scale = first.label_scale;
  const better = labelsOf(scale).filter((label) => compareLabels(scale, label, first.baseline.label) < 0);
  const packages = new Map<string, WorkPackage & { wishes: string[] }>();
  for (const id of [...better, 'lifetime', 'fossil_free']) {
    const found = plan({ ...terms, ...optionsOfWish(id) });
    const works = found.steps.flatMap((step) => step.works.map(({ work }) => work)).sort();
    const key = works.join();
    // The same works for a better label: they are the cheapest way to both, and the chance is that of the label in the plan.
    if (works.length === 0) continue;
    const same = packages.get(key);
    if (same === undefined) packages.set(key, { ...packageOf(id, found, chancesFor(found)), wishes: [id] });
    else same.wishes.push(id);
  }
  const nothing = plan({ ...terms, budget_eur: 0 });
  return {
    labelScale: scale,
    today: stateOf(first),
    dutyProbability: dutiesOf(nothing, chancesFor(nothing)),
    packages: [...packages.values()],
  };
}

/** How the engine is called for a wish: the plan of a package can be made again, e.g. to store it. */
export function optionsOfWish(id: string): Pick<PlanOptions, 'target_label' | 'objective' | 'fossil_free'> {
  if (id === 'lifetime') return { objective: 'least_lifetime_cost' };
  if (id === 'fossil_free') return { objective: 'least_lifetime_cost', fossil_free: true };
  return { target_label: id };
}

type ChanceOf = (label: string) => number;

function packageOf(id: string, plan: Plan, chanceOf: ChanceOf): Omit<WorkPackage, 'wishes'> {
  // Where the target is out of reach, the works are those for the label to expect.
  const goal = plan.target.reached ? plan.target : plan.expected_result;
  return {
    id,
    targetLabel: goal.label,
    probability: goal.probability,
    expected: { label: plan.expected_result.label, probability: plan.expected_result.probability },
    dutyProbability: dutiesOf(plan, chanceOf),
    stages: stagesOf(plan.steps),
  };
}

/** Of the end of the plan. The milestone itself has the chance after the step that first makes the duty likely, and knows of certificates. */
function dutiesOf({ milestones }: Plan, chanceOf: ChanceOf): Map<string, number> {
  return new Map(
    milestones.map(({ duty, year, label, probability }) => [
      `${duty}:${year}`,
      Math.max(probability ?? 0, Math.round(chanceOf(label) * 1e4) / 1e4),
    ]),
  );
}

/** Shell first, installations after it, where the order of the plan allows a cut between the two; otherwise all at once. */
function stagesOf(steps: readonly Step[]): Stage[] {
  const isShell = steps.map((step) => step.works.some(({ work }) => SHELL.test(work)));
  const lastShell = isShell.lastIndexOf(true);
  const cut = lastShell + 1;
  if (cut === 0 || cut === steps.length) return [stageOf(steps)];
  return [stageOf(steps.slice(0, cut)), stageOf(steps.slice(cut))];
}

function stageOf(steps: readonly Step[]): Stage {
  const works = steps.flatMap((step) => step.works);
  const last = steps.at(-1);
  if (last === undefined) throw new RangeError('a stage has at least one step');
  const sum = (amount: (step: Step) => number) =>
    steps.reduce((total, step) => total + Math.round(amount(step) * 100), 0);
  return {
    works: works.map(({ work }) => work),
    investmentCents: sum((step) => step.total_estimated_cost_incl_vat),
    grantCents: sum((step) => step.subsidy_amount),
    anywayCents: sum((step) => step.anyway_cost),
    minutes: minutesByCrew(works, ASSUMED_LABOUR),
    after: {
      label: last.expected_after.label,
      billCentsPerYear: Math.round(last.expected_after.bill_eur * 100),
      co2GramsPerYear: Math.round(last.after.co2_kg * 1000),
      finalKwhPerYear: Math.round(last.after.final_kwh),
      primaryKwhPerYear: Math.round(last.after.primary_kwh),
    },
  };
}

function stateOf({ baseline }: Plan): HomeState {
  return {
    label: baseline.label,
    billCentsPerYear: Math.round(baseline.bill_eur * 100),
    co2GramsPerYear: Math.round(baseline.co2_kg * 1000),
    finalKwhPerYear: Math.round(baseline.final_kwh),
    primaryKwhPerYear: Math.round(baseline.primary_kwh),
  };
}
