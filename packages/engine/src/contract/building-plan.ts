/**
 * The plan of a building: what its owners decide together, what each of them pays and gains, and how likely their
 * meeting says yes. Plain JSON, as a plan of one home is. EUR with at most two decimals, from integer cents; parts add
 * up to their whole to the cent.
 */
import type { Apportioning, BuildingControls, Fraction } from './building.ts';
import type { Country, LabelScale, MeasureCode, Region, RelatedWork } from './codes.ts';
import type { Money, Plan, Remark, SubsidyLine, WorkLine } from './plan.ts';

/** A majority of the law, of model rules or of the deed, for one kind of work. */
export interface Majority {
  /** E.g. `be_two_thirds`, `be_imposed_by_law`, `nl_model_rules`, `deed`, `unanimity`. */
  id: string;
  /** More than (`is_strict`) or at least this part of the votes. */
  votes: Fraction;
  is_strict: boolean;
  /** Of all votes that must be present; null: none. */
  quorum: Fraction | null;
  /** E.g. "art. 3.88 § 1, 1° b Civil Code"; null for a deed. */
  article: string | null;
  source: string;
  source_date: string;
  confidence: 'high' | 'medium' | 'low';
}

/** A work on the common parts, priced once for the whole building. */
export interface CommonWork extends Money {
  work: MeasureCode | RelatedWork;
  /** The part that it is done on; null where the building names none of that kind. */
  part_id: string | null;
  quantity: number;
  unit: WorkLine['unit'];
  subsidies: SubsidyLine[];
  /** total_estimated_cost_incl_vat − subsidy_amount. */
  net_cost: number;
  year: number;
  apportioning: Apportioning;
  /** Id of one of `vote.items`. */
  vote_item: string;
  /** Maintenance of the part that is due anyway and that this work includes; part of its cost. */
  anyway_cost: number;
}

/** One item of the agenda: works that are decided by the same majority. */
export interface VoteItem {
  id: string;
  works: (MeasureCode | RelatedWork)[];
  majority: Majority;
  /** Votes of all units after the cap on one owner, and how many are needed when all are present. */
  votes_total: number;
  votes_needed: number;
  votes_expected: number;
  probability: number;
}

export interface VoteChange {
  change:
    | 'LONGER_LOAN'
    | 'MORE_FROM_RESERVE'
    | 'LESS_FROM_RESERVE'
    | 'LATER_YEAR'
    | 'FEWER_WORKS'
    | 'NOBODY_PAYS_MORE';
  /**
   * `years`, `amount_eur`, `year` or `works`: codes with commas between them, of what is left out or of all that is
   * done instead.
   */
  values: Record<string, string | number>;
}

/** A change that raises the chance of the vote, the cheapest first. */
export interface VoteImprovement extends VoteChange {
  /** A second change that belongs to it. */
  also?: VoteChange | undefined;
  probability: number;
  /** More interest, savings lost until a later start, or a higher price; 0 where it costs nothing. */
  cost_eur: number;
  /** What other works save less on all bills in a year. */
  missed_savings_per_year_eur: number;
  /** Apartments whose label gets less good by the common works than with those of the plan. */
  worse_labels: number;
}

export interface AssociationLoan {
  id: string;
  amount: number;
  max_amount: number;
  years: number;
  rate_percent: number;
  payment_per_month: number;
  /** The last day on which it can be requested at these terms; null: no end is known. */
  available_until: string | null;
  conditions: string[];
  confidence: 'high' | 'medium' | 'low';
}

/**
 * EUR a month of one owner, in the first year after all common works; works inside the apartment are neither in the
 * bill nor in the payments.
 */
export interface OwnerMonth {
  bill_before: number;
  bill_after: number;
  /** Part of the association's loan. */
  loan_payment: number;
  /** More (or less) to the reserve fund than maintenance would ask for without the works. */
  reserve_change: number;
  /** bill_before − bill_after − loan_payment − reserve_change: positive is better off. */
  net: number;
}

export interface UnitPlan {
  external_id: string;
  name: string;
  floor: number | null;
  share_percent: number;
  votes: number;
  label_before: string;
  /** The likeliest label after the common works alone. */
  label_after_common: string;
  /** The likeliest label after all works, those inside the apartment too. */
  label_after: string;
  /** Of at least the target label after all works. */
  probability: number;
  primary_kwh_per_m2_before: number;
  primary_kwh_per_m2_after: number;
  /** Its part of the common works after grants; the parts of all units add up to the building's. */
  common_net_cost: number;
  /** Of it, in each common work. */
  common_parts: { work: CommonWork['work']; part_id: string | null; net_cost: number }[];
  paid_from_reserve: number;
  paid_by_loan: number;
  paid_at_once: number;
  /** Of works inside the apartment, which its owner decides alone; advice, never part of the vote. */
  private_net_cost: number;
  month: OwnerMonth;
  /** That its owner votes for the works. */
  yes_probability: number;
  /** Of the apartment with the common works that touch it, for its page and passport. */
  plan: Plan;
}

/** A year of works, and where its money comes from; the four add up to `net_cost`. */
export interface BuildingPhase {
  year: number;
  works: (MeasureCode | RelatedWork)[];
  net_cost: number;
  from_reserve: number;
  from_loan: number;
  from_owners: number;
}

export interface MaintenanceRow {
  part_id: string;
  kind: string;
  name: string | null;
  condition: number | null;
  last_done_year: number | null;
  /** Within the horizon, with what each costs: at today's prices, and in that year. */
  due: { year: number; cost: number; indexed_cost: number; tied_work: MeasureCode | RelatedWork | null }[];
}

/** The maintenance plan of many years (MJOP). */
export interface MaintenancePlan {
  from_year: number;
  years: number;
  index_percent_per_year: number;
  rows: MaintenanceRow[];
  /** What all owners pay together each month, so that the fund never falls below zero and is empty at the horizon. */
  contribution_per_month: number;
  /** What it would be without the works. */
  contribution_without_works_per_month: number;
  fund: {
    year: number;
    start: number;
    contribution: number;
    maintenance: number;
    works_from_reserve: number;
    end: number;
  }[];
}

export interface BuildingPlan {
  engine_version: string;
  data_version: string;
  date: string;
  country: Country;
  region: Region;
  label_scale: LabelScale;
  controls: BuildingControls;
  target: {
    label: string;
    of: BuildingControls['target_of'];
    reached: boolean;
    probability: number;
    reason: Remark | null;
  };
  common_works: CommonWork[];
  totals: Money & {
    net_cost: number;
    from_reserve: number;
    from_loan: number;
    from_owners: number;
    private_net_cost: number;
  };
  phases: BuildingPhase[];
  loan: AssociationLoan | null;
  vote: { probability: number; items: VoteItem[]; improvements: VoteImprovement[] };
  units: UnitPlan[];
  /**
   * Common works that most of the houses that these can be need (`core`), and those that depend on what is not known.
   */
  core: (MeasureCode | RelatedWork)[];
  depends: (MeasureCode | RelatedWork)[];
  next_questions: { fact: string; unit: string | null; variance_share: number }[];
  /** True when no owner's month gets dearer; else what those who lose pay more, a month. */
  nobody_pays_more: boolean;
  losses_per_month: number;
  maintenance: MaintenancePlan;
  warnings: Remark[];
}
