import type { MeasureCode, RelatedWork } from './codes.ts';
import type { Plan, WorkLine } from './plan.ts';

/** A work on the common parts, priced for the whole building. EUR. */
export interface CommonWork {
  work: MeasureCode | RelatedWork;
  quantity: number;
  unit: WorkLine['unit'];
  total_estimated_cost_incl_vat: number;
  subsidy_amount: number;
  /** Of the shares of those who have the part: who would choose a work on it. Null for a work that others bring with them. */
  wanted_by_percent: number | null;
}

/** Several apartments of one building: one list of common works, and each owner's own. */
export interface BuildingPlan {
  common_works: CommonWork[];
  /** total_estimated_cost_incl_vat − subsidy_amount of all common works; the owners' parts add up to it. */
  common_net_cost: number;
  owners: {
    owner_share_percent: number;
    /** The owner's part of the common works. */
    common_net_cost: number;
    private_net_cost: number;
    /** Of the apartment alone, with the common works that touch it. */
    plan: Plan;
  }[];
}
