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
import { type GrantPeriod, laterGrants } from '@rooftree/engine/later-grants';
import { ASSUMED_LABOUR, type Crew, minutesByCrew } from './crews.ts';

/** A home after a stage of works. */
export interface HomeState {
  label: string;
  /** Chance of at least this label. */
  probability: number;
  billCentsPerYear: number;
  co2GramsPerYear: number;
  finalKwhPerYear: number;
  primaryKwhPerYear: number;
}

/** What works get until the end of a year; null for good. */
export interface Grant {
  lastYear: number | null;
  cents: number;
}

/** Works of one home that are done in the same year. */
export interface Stage {
  works: readonly string[];
  /** VAT included, before grants, in the prices of the plan's date. */
  investmentCents: number;
  /** One for each period until a scheme ends, the last one for good. */
  grants: readonly Grant[];
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
  /** The chance of each label of the scale, or a better one, after all works. */
  labelProbability: ReadonlyMap<string, number>;
  /** By duty of the law and its year (`vlg_housing_code:2030`): the chance that the home meets it after these works. */
  dutyProbability: ReadonlyMap<string, number>;
  stages: readonly Stage[];
}

export interface PlannedHome {
  labelScale: LabelScale;
  today: HomeState;
  /** As of a package, without works. */
  labelProbability: ReadonlyMap<string, number>;
  dutyProbability: ReadonlyMap<string, number>;
  packages: readonly WorkPackage[];
}

const SHELL = /^(roof|attic|wall|floor|windows|doors|airtightness)/;

/**
 * The packages a programme chooses from: the cheapest plan for every better label, the best over its lifetime, and one
 * without fossil fuel.
 */
export function planHome(input: EstateInput, terms: PlanOptions): PlannedHome {
  const { planFor: plan, chancesFor } = estatePlans(input, terms);
  const grantsFor = laterGrants(input, terms);
  const first = plan(terms);
  const scale = first.label_scale;
  const packageOf = (found: Plan): Omit<WorkPackage, 'id' | 'wishes'> => {
    const chanceOf = chancesFor(found);
    return {
      labelProbability: new Map(labelsOf(scale).map((label) => [label, rounded(chanceOf(label))])),
      dutyProbability: dutiesOf(found, chanceOf),
      stages: stagesOf(found.steps, grantsFor(found)),
    };
  };
  const better = labelsOf(scale).filter((label) => compareLabels(scale, label, first.baseline.label) < 0);
  const packages = new Map<string, WorkPackage & { wishes: string[] }>();
  for (const id of [...better, 'lifetime', 'fossil_free']) {
    const found = plan({ ...terms, ...optionsOfWish(id) });
    const works = found.steps.flatMap((step) => step.works.map(({ work }) => work)).sort();
    const key = works.join();
    // The same works for a better label: they are the cheapest way to both, and the chance is that of the label in the
    // plan.
    if (works.length === 0) continue;
    const same = packages.get(key);
    if (same === undefined) packages.set(key, { id, wishes: [id], ...packageOf(found) });
    else same.wishes.push(id);
  }
  const nothing = plan({ ...terms, budget_eur: 0 });
  const today = chancesToday(first);
  return {
    labelScale: scale,
    today: { ...stateOf(first), probability: today.get(first.baseline.label) ?? 0 },
    labelProbability: today,
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

/** Of each label or a better one. */
function chancesToday({ label_scale: scale, label_probabilities: chances }: Plan): Map<string, number> {
  // Chances below half a percent are not listed.
  const all = Object.values(chances).reduce((sum, chance) => sum + chance, 0);
  let better = 0;
  return new Map(
    labelsOf(scale).map((label) => {
      better += chances[label] ?? 0;
      return [label, rounded(better / all)];
    }),
  );
}

const rounded = (chance: number) => Math.round(chance * 1e4) / 1e4;

/**
 * Of the end of the plan. The milestone itself has the chance after the step that first makes the duty likely, and
 * knows of certificates.
 */
function dutiesOf({ milestones }: Plan, chanceOf: ChanceOf): Map<string, number> {
  return new Map(
    milestones.map(({ duty, year, label, probability }) => [
      `${duty}:${year}`,
      Math.max(probability ?? 0, rounded(chanceOf(label))),
    ]),
  );
}

/**
 * Shell first, installations after it, where the order of the plan allows a cut between the two; otherwise all at once.
 */
function stagesOf(steps: readonly Step[], grants: readonly GrantPeriod[]): Stage[] {
  const isShell = steps.map((step) => step.works.some(({ work }) => SHELL.test(work)));
  const lastShell = isShell.lastIndexOf(true);
  const cut = lastShell + 1;
  if (cut === 0 || cut === steps.length) return [stageOf(steps, grants)];
  return [stageOf(steps.slice(0, cut), grants), stageOf(steps.slice(cut), grants)];
}

function stageOf(steps: readonly Step[], grants: readonly GrantPeriod[]): Stage {
  const works = steps.flatMap((step) => step.works);
  const last = steps.at(-1);
  if (last === undefined) throw new RangeError('a stage has at least one step');
  const sum = (amount: (step: Step) => number) =>
    steps.reduce((total, step) => total + Math.round(amount(step) * 100), 0);
  return {
    works: works.map(({ work }) => work),
    investmentCents: sum((step) => step.total_estimated_cost_incl_vat),
    grants: grants.map(({ lastDay, centsByWork }) => ({
      lastYear: lastDay === null ? null : lastYearOf(lastDay),
      cents: works.reduce((total, { work }) => total + (centsByWork.get(work) ?? 0), 0),
    })),
    anywayCents: sum((step) => step.anyway_cost),
    minutes: minutesByCrew(works, ASSUMED_LABOUR),
    after: {
      label: last.expected_after.label,
      probability: last.expected_after.probability,
      billCentsPerYear: Math.round(last.expected_after.bill_eur * 100),
      co2GramsPerYear: Math.round(last.after.co2_kg * 1000),
      finalKwhPerYear: Math.round(last.after.final_kwh),
      primaryKwhPerYear: Math.round(last.after.primary_kwh),
    },
  };
}

/** Works of a year are taken to be done in the middle of it. */
function lastYearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '07-01' ? year : year - 1;
}

/** What the works of a stage get in this year. */
export function grantCentsIn({ grants }: Stage, year: number): number {
  return grants.find(({ lastYear }) => lastYear === null || year <= lastYear)?.cents ?? 0;
}

function stateOf({ baseline }: Plan): Omit<HomeState, 'probability'> {
  return {
    label: baseline.label,
    billCentsPerYear: Math.round(baseline.bill_eur * 100),
    co2GramsPerYear: Math.round(baseline.co2_kg * 1000),
    finalKwhPerYear: Math.round(baseline.final_kwh),
    primaryKwhPerYear: Math.round(baseline.primary_kwh),
  };
}
