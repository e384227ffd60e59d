/** Every code that a plan uses in its remarks; every surface that shows a plan has a word for each. */

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
  /**
   * A better label than this one is not likely enough, or costs far more. values: label, next_label, next_works (codes,
   * with commas), next_eur and next_saved_eur (beyond the plan), next_percent
   */
  'target_not_likely',
  /**
   * Nobody has set a goal, and what the next label saves a year (next_saved_eur) does not pay for it in 40 years, or
   * not for some of its works (unpaid_eur). values: those of `target_not_likely`
   */
  'next_label_not_paid_back',
  /** values: label, budget_eur */
  'budget_too_small',
  /** values: label */
  'measures_do_not_reach_target',
  /**
   * The works reach the target more often than not, but not in enough of the houses that this one can be. values:
   * confidence_percent
   */
  'not_sure_enough',
] as const;
export type TargetReason = (typeof TARGET_REASONS)[number];

/** Warnings that planning adds. */
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
  /** The budget can't pay for roof, glass and cavity, or for a worn-out heating. values: budget_eur */
  'basic_works_above_budget',
  /** …and much of the budget is left. values: budget_eur, basic_eur, left_eur */
  'budget_left_for_basics',
  /** …for none of them, so that nothing is planned. values: budget_eur, basic_eur */
  'budget_below_basics',
  /** It leads to no label that the plan stops at. values: measure, cost_eur, saved_eur (a year) */
  'work_pays_for_itself',
  /** values: region */
  'no_grants_in_region',
  /** No grant at the purchase, but support for what the panels make. values: region, support_eur, years */
  'yearly_support_only',
  /**
   * The amounts of later years are not published: those of the last known year are counted. values: scheme, year_known
   */
  'grant_amounts_carried_on',
  /** A grant of this plan ends soon. values: scheme, until_date */
  'grant_ends',
  /** A grant for works of this plan ended lately. values: scheme, until_date, ended_works (with commas) */
  'grant_ended',
  /** The dwelling is too young for a grant. values: scheme, min_age, year_from */
  'too_young_for_grant',
  /** The grant is for other owners. values: scheme */
  'grant_not_for_this_owner',
  /** Support for protected buildings is not counted. values: region */
  'heritage_support_possible',
  /** The income group was not given: the one that gives least was taken. values: income_group */
  'income_group_assumed',
  /** Gas and oil were not wanted, but nothing else can heat this house. */
  'fossil_free_not_possible',
  /** Of a building: no works reach the target that the meeting adopts with this chance. values: chance_percent */
  'vote_not_likely_enough',
  /** values: work; its price rests on general knowledge. */
  'price_weakly_sourced',
  /** A gas or oil appliance at the end of its life is replaced. values: year */
  'heating_past_its_life',
  /** …and stays, because nothing else is allowed or affordable. values: year */
  'heating_past_its_life_kept',
  /** The same two where the year is not given but typical of such a home. values: year */
  'heating_probably_past_its_life',
  'heating_probably_past_its_life_kept',
  /** …will be within the plan, and is replaced then. values: year, year_end */
  'heating_due',
  /** A heating that works stays; its life ends later. values: year, year_end */
  'working_heating_kept',
  /** No new oil boiler may be put in. values: region, from_date */
  'oil_boiler_banned',
  /** …where gas lies in the street. values: region, from_date */
  'oil_boiler_banned_beside_gas',
  /** The cold hours are left to the heating element. values: load_kw, pump_kw */
  'load_above_largest_pump',
  /** One unit is too small: two are priced. values: load_kw, pump_kw */
  'two_heat_pumps',
  /** What to check before a heat pump is ordered: load and flow on the coldest day. values: load_kw, flow_c */
  'low_temperature_check',
  /** …by the owners of a building with one heating. values: flow_c */
  'collective_heat_pump_check',
  /** With the radiators that are there. values: flow_c */
  'flow_to_try',
  /** …once the steps before the heat pump are done. values: flow_c */
  'flow_to_try_after_steps',
  /** The connection may have to be made stronger. values: pump_kw */
  'connection_to_check',
  /** Flanders charges the monthly peak. */
  'capacity_tariff',
  'outdoor_unit_noise',
  /** The Dutch grid is full in many places. */
  'grid_congestion',
  /** A heat pump that was asked for, behind more load than it likes. values: w_per_m2, limit_w_per_m2 */
  'heat_pump_above_limit',
  /** A heat pump that was asked for, behind a bare roof or single glass. */
  'heat_pump_before_insulation',
  /**
   * Flanders paid more where electric heating went or no gas lies in the street; whether it still does was not found.
   */
  'heat_pump_premium_may_be_higher',
  /** An apartment's own heat pump is not planned without the co-owners' leave for its outside unit. */
  'outdoor_unit_needs_leave',
  /** An apartment of which it is not known whether its building has one heating for all. */
  'heating_may_be_collective',
  /** Then a heat pump is priced as the owner's part of the building's. */
  'heat_pump_counted_as_shared',
  /** A rig must reach the garden. */
  'borehole_needs_room',
  /** The plan ends with gas or oil. values: fuel_kwh, fuel (gas or oil, where it is known) */
  'fossil_fuel_remains',
  /** The last gas goes, and its connection with it. values: standing_eur */
  'gas_connection_ends',
  /** values: step, more_eur, kwh_per_m2 */
  'step_raises_bill',
  /** values: step, saved_eur, cost_eur, kwh_per_m2 */
  'step_saves_little',
  /** values: more_kg */
  'plan_raises_co2',
  /** External insulation makes a façade on the street thicker. */
  'facade_permit_first',
  'internal_insulation_moisture',
  /** values: measure; a protected façade. */
  'heritage_permit',
  /** Single glass of a protected home that the plan leaves. */
  'heritage_glass',
  /** values: year_built, removal_eur */
  'asbestos_possible',
  /** Panels on a roof that the plan leaves as it is. */
  'panels_need_sound_roof',
  /** …and that is old enough to hold asbestos. values: year_built */
  'panels_need_asbestos_check',
  /** There is room for more panels than the household uses. values: more_kwp */
  'more_panels_possible',
  /** …than its meter says that it uses. values: more_kwp */
  'more_panels_than_metered_use',
  /** …and a heat pump that may use what they make. values: more_kwp */
  'more_panels_beside_heat_pump',
  /** How the attic is used is not given. values: measure, instead_of */
  'attic_use_unknown',
  /** The orientation of the roof is not known. */
  'panels_need_sun',
  /** values: kelvin_hours */
  'summer_heat',
  /** Wallonia's loans go by the audit. values: audit_eur */
  'energy_audit_first',
  /** What could be done beyond the target. values: measure */
  'could_be_next',
  /** On the coming scale of the EU, as far as it can be foreseen. values: today_label, result_label */
  'eu_scale_projection',
  /** Brussels changes the method of its certificates. values: adopted_date */
  'certificate_reform',
  /** Every home of the region needs a certificate by a year. values: region, year_due */
  'certificate_for_every_home',
  /**
   * What a home that is let must have by law, and has not, or may not have. values: limit_kwh_per_m2 (a score below it
   * will do as well), year_from; of the roof least_m2k_per_w too
   */
  'rental_roof_bare',
  'rental_roof_unknown',
  'rental_glass_single',
  'rental_glass_unknown',
  /** A home is offered to let with a certificate, and none is known. */
  'rental_certificate',
] as const;
export type PlanWarning = (typeof PLAN_WARNINGS)[number];

/** Warnings that state a law: shown with what it requires, not with the notes. */
export const LAW_WARNINGS: readonly PlanWarning[] = PLAN_WARNINGS.filter((code) =>
  code.startsWith('rental_'),
);

/** Facts that do not go together. */
export const CONFLICTS = [
  /**
   * The label of a certificate is not that of its score. values: stated_label, stated_kwh_per_m2 (the
   * score), expected_label (of the score)
   */
  'label_against_score',
  /**
   * The other facts speak of another house than the certificate does. values: stated_kwh_per_m2, expected_kwh_per_m2;
   * where only a label is stated: stated_label, stated_low_kwh_per_m2 and stated_high_kwh_per_m2 (both but for the ends
   * of the scale), and in stated_kwh_per_m2 the nearest of them
   */
  'certificate_against_facts',
  /** Much more or less gas than such a house uses. values: stated_kwh, expected_kwh */
  'meter_against_model',
  /** Gas on the meter of a house without a gas heating, or the other way round. values: stated_kwh */
  'fuel_against_meter',
  /** The device does not run on the fuel. */
  'device_against_fuel',
  /** More or less floor than the storeys have. values: stated_m2, expected_m2 */
  'area_against_storeys',
] as const;
export type ConflictCode = (typeof CONFLICTS)[number];

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
  'owner_occupier',
  'main_residence',
  'apply_within_24_months',
  'second_measure_within_24_months',
  'appliance_on_list',
  'may_end_2028',
  /** The rule ends soon after the plan's date, or no later than in the year of the step. */
  'before_scheme_ends',
  'amount_unverified',
  /** The association of owners applies, not the owner. */
  'association_applies',
  'apply_before_works',
  /** Paid by what the panels make. */
  'metered_production',
] as const;
export type SubsidyCondition = (typeof SUBSIDY_CONDITIONS)[number];

export const SUBSIDY_SCHEMES = [
  'mijn_verbouwpremie',
  'primes_habitation_temporary',
  'isde',
  'svve',
  'green_certificates',
  /** One that the agency added. */
  'local_grant',
] as const;
export type SubsidyScheme = (typeof SUBSIDY_SCHEMES)[number];

/** Duties that ask for a label by a year. */
export const DUTY_IDS = [
  'vlg_purchase',
  'vlg_housing_code',
  'bru_275',
  'bru_150',
  'wal_purchase',
  'wal_all_owners',
  'nl_rental',
  'nl_social_housing',
] as const;
export type DutyId = (typeof DUTY_IDS)[number];

/** What is still to be shown for a loan, or is not known of it. */
export const LOAN_CONDITIONS = [
  'income_group',
  /** Part of the capital need not be paid back; how much was not found. */
  'capital_partly_forgiven',
  'energy_audit_first',
  'label_jump',
  'amount_unknown',
  'term_unknown',
  'rate_unknown',
  /** The terms end soon after the plan's date, and others follow. */
  'terms_change',
  'owner_occupier',
  /** No interest for a household income below 60,000 EUR. */
  'interest_free_below_60000',
  /** The association must insure it. */
  'credit_insurance',
  'mortgage',
  'association_applies',
  /** A landlord lets through a housing company, or at a rent that is capped and lowered for nine years. */
  'rent_agreed',
] as const;
export type LoanCondition = (typeof LOAN_CONDITIONS)[number];

export const LOANS = [
  'vlg_mijn_verbouwlening',
  'vlg_mijn_verbouwlening_vme',
  'bru_ecoreno',
  'bru_ecoreno_mortgage',
  'wal_renopack_old',
  'wal_renopack_new',
  'wal_renopret_new',
  'nl_warmtefonds',
  'nl_warmtefonds_vve',
  /** An ordinary loan of a bank to an association, where no public one is open. */
  'association_bank_loan',
  /** In plans before 0.4.0 only: it is a grant, and no loan. */
  'nl_svve',
] as const;
export type LoanId = (typeof LOANS)[number];

/** Warnings about the input and its completion; every surface that shows a plan has a word for each. */
export const DWELLING_WARNINGS = [
  /** Possible, but seldom. values: habitable_space_m2 */
  'floor_area_unusual',
  /** A typical floor area was taken: costs follow it. */
  'floor_area_unknown',
  /** A mix of the typical formats was taken. */
  'estate_format_unknown',
  /** The certificate says more or less than the model can explain. values: unexplained_kwh_per_m2 */
  'certificate_unexplained',
  /** Built less than two years ago: there may be no need for a plan. values: year_built */
  'recently_built',
  ...CONFLICTS,
] as const;
export type DwellingWarning = (typeof DWELLING_WARNINGS)[number];
