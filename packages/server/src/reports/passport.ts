/**
 * The renovation passport as plain data: everything that the report shows, before words and layout. One pure function
 * makes it from the estate, the renovation and its plan.
 */
import { type EnergyState, LOSS_PATHS, type LossPath, type Plan, type Step } from '@rooftree/engine';
import type { WrittenAddress } from '../estates/address-lines.ts';
import { localDay } from '../infra/local-day.ts';
import { type AdviceContact, adviceContactsOf } from './data/advice-contacts.ts';
import { type Duty, dutiesFor } from './data/legal-duties.ts';

export interface PassportSource {
  /** Null for a report that is not stored, such as one made in a terminal. */
  reportId: string | null;
  createdAt: Date;
  /** The organisation that issues the report, and its colour. */
  issuer: { name: string; accentColor: string | null } | null;
  address: WrittenAddress;
  plannerUrl: string | null;
  plan: Plan;
}

export interface HeatLossRow {
  path: LossPath;
  beforeWPerK: number;
  afterWPerK: number;
  beforePercent: number;
  afterPercent: number;
}

export interface PassportStep {
  step: Step;
  before: EnergyState;
  netCost: number;
}

export interface Passport extends PassportSource {
  /** The day on the calendar of the estate's country. */
  createdOn: string;
  steps: PassportStep[];
  heatLoss: { rows: HeatLossRow[]; beforeWPerK: number; afterWPerK: number };
  /** Number of the step after which low-temperature heating will do; 0 when it does today, null when it never does. */
  lowTemperatureAfterStep: number | null;
  duties: readonly Duty[];
  contacts: readonly AdviceContact[];
}

export function makePassport(source: PassportSource): Passport {
  const { plan } = source;
  return {
    ...source,
    createdOn: localDay(plan.region, source.createdAt),
    steps: plan.steps.map((step, index) => ({
      step,
      before: plan.steps[index - 1]?.after ?? plan.baseline,
      netCost: subtractEur(step.total_estimated_cost_incl_vat, step.subsidy_amount),
    })),
    heatLoss: compareHeatLoss(plan),
    lowTemperatureAfterStep: findLowTemperatureStep(plan),
    duties: dutiesFor(plan),
    contacts: adviceContactsOf(plan.region),
  };
}

/** To the cent: EUR numbers are cents divided by a hundred, and differences of such numbers are not exact. */
function subtractEur(a: number, b: number): number {
  return (Math.round(a * 100) - Math.round(b * 100)) / 100;
}

function compareHeatLoss(plan: Plan): Passport['heatLoss'] {
  const before = plan.baseline.heat_loss_w_per_k;
  const after = plan.result.heat_loss_w_per_k;
  const total = (state: Record<LossPath, number>) => LOSS_PATHS.reduce((sum, path) => sum + state[path], 0);
  const beforeWPerK = total(before);
  const afterWPerK = total(after);
  const rows = LOSS_PATHS.map((path) => ({
    path,
    beforeWPerK: before[path],
    afterWPerK: after[path],
    beforePercent: (100 * before[path]) / beforeWPerK,
    afterPercent: (100 * after[path]) / afterWPerK,
  }));
  return { rows, beforeWPerK, afterWPerK };
}

function findLowTemperatureStep(plan: Plan): number | null {
  if (plan.baseline.low_temperature_ready) return 0;
  return plan.steps.find((step) => step.after.low_temperature_ready)?.number ?? null;
}
