import {
  compareLabels,
  type EstateInput,
  estatePlanner,
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
  targetLabel: string;
  /** Chance that the target is reached. */
  probability: number;
  /** By duty of the law and its year (`vlg_housing_code:2030`): the chance that the home meets it after these works. */
  dutyProbability: ReadonlyMap<string, number>;
  stages: readonly Stage[];
}

export interface PlannedHome {
  today: HomeState;
  dutyProbability: ReadonlyMap<string, number>;
  packages: readonly WorkPackage[];
}

const SHELL = /^(roof|attic|wall|floor|windows|doors|airtightness)/;

/** The packages a programme chooses from: the cheapest plan for every better label, the best over its lifetime, and one without fossil fuel. */
export function planHome(input: EstateInput, terms: PlanOptions): PlannedHome {
  const plan = estatePlanner(input, terms);
  const first = plan(terms);
  const scale = first.label_scale;
  const better = labelsOf(scale).filter((label) => compareLabels(scale, label, first.baseline.label) < 0);
  const wishes: { id: string; options: Partial<PlanOptions> }[] = [
    ...better.map((label) => ({ id: label, options: { target_label: label } })),
    { id: 'lifetime', options: { objective: 'least_lifetime_cost' } },
    { id: 'fossil_free', options: { objective: 'least_lifetime_cost', fossil_free: true } },
  ];
  const packages = new Map<string, WorkPackage>();
  for (const { id, options } of wishes) {
    const found = plan({ ...terms, ...options });
    const works = found.steps.flatMap((step) => step.works.map(({ work }) => work)).sort();
    const key = works.join();
    // The same works for a better label: they are the cheapest way to both, and the chance is that of the label in the plan.
    if (works.length > 0 && !packages.has(key)) packages.set(key, packageOf(id, found));
  }
  const nothing = plan({ ...terms, budget_eur: 0 });
  return { today: stateOf(first), dutyProbability: dutiesOf(nothing), packages: [...packages.values()] };
}

function packageOf(id: string, plan: Plan): WorkPackage {
  return {
    id,
    targetLabel: plan.target.label,
    probability: plan.target.probability,
    dutyProbability: dutiesOf(plan),
    stages: stagesOf(plan.steps),
  };
}

function dutiesOf(plan: Plan): Map<string, number> {
  return new Map(plan.milestones.map(({ duty, year, probability }) => [`${duty}:${year}`, probability ?? 0]));
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
    },
  };
}

function stateOf({ baseline }: Plan): HomeState {
  return {
    label: baseline.label,
    billCentsPerYear: Math.round(baseline.bill_eur * 100),
    co2GramsPerYear: Math.round(baseline.co2_kg * 1000),
    finalKwhPerYear: Math.round(baseline.final_kwh),
  };
}
