/**
 * The renovation passport as plain data: everything that the report shows, before words and layout. One pure function
 * makes it from the estate, the renovation and its plan.
 */
import { LOSS_PATHS, type LossPath, type StoredPlan, type StoredStep } from '@rooftree/engine';
import { spreadOverYears, type YearSpread } from '@rooftree/engine/step-years';
import { type HouseFacts, houseFactsOf } from '@rooftree/planner/drawing/house-facts';
import type { HouseShape } from '@rooftree/planner/drawing/house-shape';
import {
  type FactOrigins,
  type GrantSpan,
  grantSpan,
  type LeadingList,
  leadingList,
  type WholeStepSums,
  type WholeSums,
  wholeEuroSums,
} from '@rooftree/words';
import type { WrittenAddress } from '@rooftree/words/address-lines';
import type { Picture } from '../../access/contexts/logo.ts';
import { localDay } from '../../infra/local-day.ts';
import { type AdviceContact, adviceContactsOf } from './data/advice-contacts.ts';
import { type Duty, dutiesFor } from './data/legal-duties.ts';
import type { Outlook } from './outlook/outlook.ts';
import type { PrintedContact } from './printable.ts';

export interface Issuer {
  name: string;
  accentColor: string | null;
  logo: Picture | null;
  /** Of the contact. */
  photo: Picture | null;
  /** Whom the reader can call; null where no one is named. */
  contact: PrintedContact | null;
}

export interface PassportSource {
  createdAt: Date;
  /** The organisation that issues the report, and how it looks. */
  issuer: Issuer | null;
  address: WrittenAddress;
  plannerUrl: string | null;
  /** For the drawing: what the plan does not contain of the building. */
  shape: HouseShape;
  plan: StoredPlan;
  /** The plan was made by an earlier version of the engine. */
  isOlderMethod?: boolean;
  /** The origin of each fact; null where the report has no issuer, and its reader stated everything. */
  origins: FactOrigins | null;
  /** Null where the estate has changed since the plan was made. */
  outlook: Outlook | null;
}

interface HeatLossRow {
  path: LossPath;
  beforeWPerK: number;
  afterWPerK: number;
}

export interface PassportStep {
  step: StoredStep;
  sums: WholeStepSums;
  /** In which it is best done. */
  year: number;
}

export interface Passport extends PassportSource {
  /** The day on the calendar of the estate's country. */
  createdOn: string;
  steps: PassportStep[];
  spread: YearSpread;
  /** What to do in any case and what to decide later; null where there is nothing to decide. */
  lead: LeadingList | null;
  sums: { plan: WholeSums };
  /** The home today as the page draws it. */
  house: HouseFacts;
  heatLoss: { rows: HeatLossRow[]; beforeWPerK: number; afterWPerK: number };
  /** Number of the step after which low-temperature heating will do; 0 when it does today, null when it never does. */
  lowTemperatureAfterStep: number | null;
  duties: readonly Duty[];
  contacts: readonly AdviceContact[];
}

export function makePassport(source: PassportSource): Passport {
  const { plan } = source;
  const sums = wholeEuroSums(plan);
  const spread = spreadOverYears(plan);
  const lead = leadingList(plan, source.outlook?.decision ?? null);
  return {
    ...source,
    createdOn: localDay(plan.region, source.createdAt),
    steps: plan.steps.flatMap((step, index) => {
      const [of, year] = [sums.steps[index], spread.years[index]];
      return of === undefined || year === undefined ? [] : [{ step, sums: of, year }];
    }),
    spread,
    lead: lead !== null && lead.decide.steps.length > 0 ? lead : null,
    sums,
    house: houseFactsOf(plan, source.shape),
    heatLoss: compareHeatLoss(plan),
    lowTemperatureAfterStep: findLowTemperatureStep(plan),
    duties: dutiesFor(plan),
    contacts: adviceContactsOf(plan.region, source.address.zipCode),
  };
}

function compareHeatLoss(plan: StoredPlan): Passport['heatLoss'] {
  const before = plan.baseline.heat_loss_w_per_k;
  const after = plan.result.heat_loss_w_per_k;
  const total = (state: Record<LossPath, number>) => LOSS_PATHS.reduce((sum, path) => sum + state[path], 0);
  const rows = LOSS_PATHS.map((path) => ({ path, beforeWPerK: before[path], afterWPerK: after[path] }));
  return { rows, beforeWPerK: total(before), afterWPerK: total(after) };
}

function findLowTemperatureStep(plan: StoredPlan): number | null {
  if (plan.baseline.low_temperature_ready) return 0;
  return plan.steps.find((step) => step.after.low_temperature_ready)?.number ?? null;
}

/** From the least to the most that an income group gets for the plan; null where income does not matter or is known. */
export function passportGrants({ plan, outlook }: Passport): GrantSpan | null {
  return grantSpan(plan, outlook?.grants ?? []);
}

export function stepGrantSpan({ plan, outlook }: Passport, { works }: StoredStep): GrantSpan | null {
  return grantSpan(plan, outlook?.grants ?? [], ({ byWork }) =>
    works.reduce((sum, { work }) => sum + (byWork[work] ?? 0), 0),
  );
}
