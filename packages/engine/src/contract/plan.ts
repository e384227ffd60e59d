/**
 * The plan: plain JSON of codes and numbers. It is what `rooftree plan --json` prints, what is kept in a renovation,
 * what `GET /v1/renovations/{id}` shows and what the report and the planner page draw. Snake case, because it is a
 * public format.
 *
 * Money is in EUR with at most two decimals, made from integer cents at the last moment; every total equals the sum of
 * its parts to the cent. Energy is per year. `null` means "does not apply" or "not known", never zero.
 */
import type {
  Carrier,
  Country,
  EstateFormat,
  IncomeGroup,
  LabelScale,
  LossPath,
  MeasureCode,
  Objective,
  Origin,
  Ownership,
  QualityLabel,
  Region,
  RelatedWork,
  Track,
} from './codes.ts';
import type { Decision } from './decision.ts';
import type { AppliedOverride, Override, WishCost } from './overrides.ts';
import type { ConflictCode, DutyId } from './remarks.ts';
import type { WorkSpecification } from './specification.ts';

export interface Range {
  p10: number;
  p50: number;
  p90: number;
}

/** The contract's four money fields, at every level of the plan. `subsidy_amount` is not subtracted from the others. */
export interface Money {
  estimated_cost: number;
  estimated_vat_cost: number;
  total_estimated_cost_incl_vat: number;
  subsidy_amount: number;
}

/** The house at one moment. Labels follow standard use; `final_kwh`, `co2_kg` and `bill_eur` follow typical use. */
export interface EnergyState {
  label: string;
  primary_kwh_per_m2: number;
  primary_kwh: number;
  final_kwh: number;
  final_kwh_per_m2: number;
  co2_kg: number;
  bill_eur: number;
  peak_heat_load_kw: number;
  /** True when the peak load per m² is low enough for a heat pump at a low flow temperature. */
  low_temperature_ready: boolean;
}

/** What to expect: the middle of all houses that this one can be. */
export interface ExpectedState {
  /** The best label that at least half of them have. */
  label: string;
  /** Chance of at least this label. */
  probability: number;
  primary_kwh_per_m2: number;
  bill_eur: number;
}

/** The house before and after the whole plan, where the energy goes and where it comes from. */
export interface DetailedEnergyState extends EnergyState {
  final_kwh_by_carrier: Partial<Record<Carrier, number>>;
  /** Electricity made by the panels: used in the house, and sent to the grid. */
  solar_used_kwh: number;
  solar_exported_kwh: number;
  heat_need_kwh: number;
  /** Transmission and air exchange by path, W/K: the picture of where the heat goes. */
  heat_loss_w_per_k: Record<LossPath, number>;
}

export interface SubsidyLine {
  rule_id: string;
  scheme: string;
  /** Of a local grant: what the agency calls it. */
  name?: string;
  amount: number;
  /** Codes of what must still be shown or done to be sure of it, e.g. `income_group`, `certified_installer`. */
  conditions: string[];
  /** The last day of its scheme, where it has one. Plans before 0.7.0 have none. */
  ends_on?: string;
  /** The year whose amount is counted, where that of the year of the works is not published. */
  amount_of_year?: number;
  confidence: 'high' | 'medium' | 'low';
}

export interface YearlySupport extends Omit<SubsidyLine, 'amount'> {
  eur_per_year: number;
  years: number;
}

/** A work of a step: a measure, or a related work that one of the measures needs. */
export interface WorkLine extends Money {
  work: MeasureCode | RelatedWork;
  quantity: number;
  unit: 'm2' | 'piece' | 'kW' | 'kWp' | 'kWh' | 'dwelling';
  vat_rate_percent: number;
  lifetime_years: number;
  maintenance_eur_per_year: number;
  subsidies: SubsidyLine[];
  /** Support that is paid year by year after the works; not part of `subsidy_amount`. */
  yearly_support?: YearlySupport[];
  track: Track;
  /** Of a building's work: the owner's part, which is what the money of this line is. */
  owner_share_percent?: number;
  /** What a contractor needs to quote it. Null in plans before 0.5.0. */
  specification: WorkSpecification | null;
}

/** Energy and CO2 are those of the shown house; the bill is that of `ExpectedState`. */
export interface Savings {
  primary_kwh: number;
  primary_percent: number;
  final_kwh: number;
  final_percent: number;
  co2_kg: number;
  bill_eur: number;
}

/** A word with its numbers, e.g. `{ code: 'largest_saving_per_euro', values: { kwh_per_eur: 1.2 } }`. */
export interface Remark {
  code: string;
  values?: Record<string, string | number> | undefined;
}

/** By when a step should be done, and why (`order`: a later step is due then); all null where nothing presses. */
export interface StepTiming {
  by_year: number | null;
  reason: 'duty' | 'end_of_life' | 'order' | null;
  duty: DutyId | null;
}

/** A label that the law asks for, or will ask for, by a year. */
export interface Milestone {
  duty: DutyId;
  role: 'buyer' | 'owner' | 'landlord' | 'social_landlord';
  year: number;
  /** The worst label that is then allowed. */
  label: string;
  status: 'in_force' | 'adopted' | 'agreed' | 'planned';
  /** After which step the house probably meets it: 0 today, null never. */
  met_after_step: number | null;
  /** That the house meets it after that step, or after all of them where none does. Plans before 0.3.2 have none. */
  probability?: number;
  confidence: 'high' | 'medium' | 'low';
}

/** EUR a month, from a year on until the next row: with the energy prices of those years in real terms. */
export interface CashFlowYear {
  from_year: number;
  /** Of the house as it is. */
  bill_before: number;
  bill_after: number;
  /** Paid by what the panels make, as long as it is. */
  support: number;
  loan_payment: number;
  /** bill_before − bill_after + support − loan_payment. */
  net: number;
}

/** EUR. What is paid and saved each month: at the prices of the plan's date, and year by year. */
export interface CashFlow {
  /** The public loan that costs least; null where none is open, or its terms are not known. */
  loan: {
    id: string;
    amount: number;
    years: number;
    rate_percent: number;
    payment_per_month: number;
    confidence: 'high' | 'medium' | 'low';
  } | null;
  /** What the loan does not cover. */
  own_money: number;
  /** Of the energy bill, with the support of the first years. */
  savings_per_month: number;
  /** Savings less payment; null without a loan. */
  net_per_month: number | null;
  /** Thirty years, a row for each change of prices, support or loan; none without works. */
  years: CashFlowYear[];
}

export interface Step extends Money {
  number: number;
  timing: StepTiming;
  /** `building` when one of its works is for the association of owners to decide. */
  track: Track;
  works: WorkLine[];
  cost_range: Range;
  /** What would be spent without the renovation, e.g. on a boiler at the end of its life; part of the cost. */
  anyway_cost: number;
  savings: Savings;
  savings_range: { bill_eur: Range };
  /** Years; null when it never pays back within the lifetime of the works or 50 years. */
  payback_years: { with_support: number | null; without_support: number | null };
  /** Why this step has its place in the order. */
  reason: Remark;
  /** Other measures for the same element that could be chosen, with what they would cost instead. */
  options: { measure: MeasureCode; instead_of: MeasureCode; total_estimated_cost_incl_vat: number }[];
  /** The shown house, which needs every work. */
  after: EnergyState;
  /** What to expect. Plans before 0.6.0 have none. */
  expected_after: ExpectedState;
}

/** Two given facts that contradict each other. A remark: `values` has what disagrees, and by how much. */
export interface Conflict extends Remark {
  code: ConflictCode;
  /** Fields of `dwelling` that disagree. */
  facts: string[];
  /** The field that the plan goes by, or `model`. */
  believed: string;
}

/** A value of the completed dwelling: what the report lists and the planner page lets a buyer correct. */
export interface Assumption {
  /** A field of `dwelling` in the API, or of the estate (`year_built`). */
  fact: string;
  value: string | number | boolean | null;
  origin: Origin;
  /** 10–90 % range of a number, or probability of the shown value for a code. */
  spread?: { low: number; high: number } | { probability: number };
}

export interface PlanControls {
  target_label: string | null;
  budget_eur: number | null;
  phase_budget_eur: number | null;
  objective: Objective;
  excluded_measures: MeasureCode[];
  locked_measures: MeasureCode[];
  income_group: IncomeGroup | null;
  /** What the owner is to the dwelling; null where it is not known. Plans before 0.4.0 have none. */
  ownership?: Ownership | null;
  /** The chance with which the plan must reach its target, 0.5 to 0.95. */
  confidence: number;
  /** Gas and oil are gone at the end. */
  fossil_free: boolean;
  /** Values of an adviser in the place of ours; absent without any. */
  overrides?: Override[];
}

export interface Plan {
  engine_version: string;
  data_version: string;
  /** The version of the agency's own prices and grants that it was made with; absent with ours alone. */
  price_book?: { version: number };
  /** The day that prices, rules and ages refer to. */
  date: string;
  country: Country;
  region: Region;
  label_scale: LabelScale;
  estate_type: 'HOUSE' | 'APARTMENT';
  estate_format: EstateFormat | null;
  year_built: number;
  floor_area_m2: number;
  quality_label: QualityLabel;
  controls: PlanControls;
  target: {
    label: string;
    /** True when the works reach the label in the shown house, and in all that it can be with the asked confidence. */
    reached: boolean;
    /** Chance that the works reach the label, over every house that this one can be. */
    probability: number;
    reason: Remark | null;
  };
  baseline: DetailedEnergyState;
  /** Probability of each label of the scale today, largest first, those above 0.5 %. */
  label_probabilities: Record<string, number>;
  /** What of a given certificate could not be explained by the model, kWh/m²; null without a certificate. */
  unexplained_kwh_per_m2: number | null;
  steps: Step[];
  result: DetailedEnergyState;
  totals: Money & {
    /** total_estimated_cost_incl_vat − subsidy_amount. */
    net_cost: number;
    anyway_cost: number;
    /** To be kept aside for what goes wrong or was not seen, VAT included; in the ranges of cost, in no other sum. */
    contingency: number;
    savings: Savings;
    payback_years: { with_support: number | null; without_support: number | null };
  };
  ranges: {
    total_estimated_cost_incl_vat: Range;
    baseline_primary_kwh_per_m2: Range;
    result_primary_kwh_per_m2: Range;
    baseline_bill_eur: Range;
    result_bill_eur: Range;
    savings_bill_eur: Range;
  };
  /**
   * After the works, the middle of all houses that this one can be: the shown house needs every work and so gains more.
   * Plans before 0.4.0 have none.
   */
  expected_result: ExpectedState;
  cash_flow: CashFlow;
  milestones: Milestone[];
  /** EUR for one kWh more or less, per carrier that the house uses before or after, and what the grid pays back. */
  energy_prices: {
    carrier: Carrier | 'electricity_feed_in';
    eur_per_kwh: number;
    /** What the connection costs whatever is used; part of the bills. */
    standing_eur_per_year?: number;
    source_date: string;
  }[];
  /** Of every `co2_kg`: kg per delivered kWh, for each carrier that the house uses before or after. */
  emission_factors: {
    carrier: Carrier;
    country: Country;
    year: number;
    basis: 'LOCATION' | 'MARKET';
    kg_per_kwh: number;
    source: string;
  }[];
  loans: {
    id: string;
    max_amount_eur: number | null;
    max_years: number | null;
    rate_percent: number | null;
    /** Codes of what must be shown for it, or is not known of it. */
    conditions: string[];
    confidence: 'high' | 'medium' | 'low';
  }[];
  assumptions: Assumption[];
  /** Given facts that contradict each other; part of the warnings too. Plans before 0.4.0 have none. */
  conflicts: Conflict[];
  warnings: Remark[];
  /** The adviser's values beside those that they replace; absent without any. */
  overrides?: AppliedOverride[];
  /** Wishes that set aside a rule, and what they cost; absent without any. */
  wish_costs?: WishCost[];
  /** What is sure and what depends; null in a plan that was made without it, as those of a batch are. */
  decision: Decision | null;
  /** At most three facts that would narrow the range most, with the share of the variance they explain. */
  missing_facts: { fact: string; variance_share: number }[];
}
