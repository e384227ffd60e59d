/** Every code that a plan uses in its remarks; whoever shows a plan has a word for each. */

/** Why a step has its place in the order. */
export const STEP_REASONS = [
  'only_step',
  /** values: kwh_per_eur */
  'largest_saving_per_euro',
  /** Envelope work that must come before the heat generator, which is sized on the loss that remains. */
  'before_heating',
  /** The generator is sized on the heat loss that the envelope steps leave. */
  'after_envelope',
  /** The panels would have to come off again if the roof came later. */
  'after_roof',
  /** Its place gives the least energy still used per euro spent over the whole plan. */
  'best_total_order',
] as const;
export type StepReason = (typeof STEP_REASONS)[number];

/** Why the target was not reached, or was reached without works. */
export const TARGET_REASONS = [
  'already_reached',
  /** values: label */
  'target_not_reachable',
  /** values: label, budget_eur */
  'budget_too_small',
  /** values: label */
  'measures_do_not_reach_target',
  /** The works reach the target in the shown house, but not in enough of the houses that it can be. values: confidence_percent */
  'not_sure_enough',
] as const;
export type TargetReason = (typeof TARGET_REASONS)[number];

/** Warnings that planning adds; the ones of the input and its completion are in `dwelling/`. */
export const PLAN_WARNINGS = [
  /** values: measure */
  'locked_measure_not_applicable',
  /** values: measure */
  'measure_not_applicable',
  /** values: measure; the house gets tighter without a ventilation system. */
  'ventilation_missing',
  /** values: measure */
  'measure_raises_primary_energy',
  /** values: measure; works on parts that an apartment shares with others. */
  'needs_co_owners',
  /** values: step, phase_budget_eur */
  'step_above_phase_budget',
  /** The locked measures alone cost more than the budget. values: budget_eur */
  'locked_measures_above_budget',
  /** values: region */
  'no_grants_in_region',
  /** The income group was not given: the one that gives least was taken. values: income_group */
  'income_group_assumed',
  /** Gas and oil were not wanted, but nothing else can heat this house. */
  'fossil_free_not_possible',
  /** values: work; its price rests on general knowledge. */
  'price_weakly_sourced',
] as const;
export type PlanWarning = (typeof PLAN_WARNINGS)[number];

/** What must still be shown or done to be sure of a subsidy. */
export const SUBSIDY_CONDITIONS = [
  'income_group',
  'insulation_value',
  'glass_value',
  'cavity_certificate',
  'registered_contractor',
  'certified_installer',
  'rooms_ventilated',
  'permit_older_than_5_years',
  'energy_audit_first',
  'main_residence',
  'apply_within_24_months',
  'second_measure_within_24_months',
  'appliance_on_list',
  'may_end_2028',
  /** The rule ends within a year of the plan's date. */
  'before_scheme_ends',
  'amount_unverified',
] as const;
export type SubsidyCondition = (typeof SUBSIDY_CONDITIONS)[number];

export const SUBSIDY_SCHEMES = ['mijn_verbouwpremie', 'primes_habitation_temporary', 'isde'] as const;
export type SubsidyScheme = (typeof SUBSIDY_SCHEMES)[number];

/** Duties that ask for a label by a year. */
export const DUTY_IDS = [
  'vlg_purchase',
  'vlg_housing_code',
  'bru_275',
  'bru_150',
  'wal_all_owners',
  'nl_rental',
] as const;
export type DutyId = (typeof DUTY_IDS)[number];

export const LOANS = [
  'vlg_mijn_verbouwlening',
  'bru_ecoreno',
  'wal_renopack_old',
  'wal_renopack_new',
  'wal_renopret_new',
  'nl_warmtefonds',
  'nl_svve',
] as const;
export type LoanId = (typeof LOANS)[number];
