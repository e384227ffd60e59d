import type { OriginWords, ReasonWords, RemarkWords } from '../catalogue.ts';

export const remarks: RemarkWords = {
  stepReasons: {
    only_step: 'This is the only step.',
    largest_saving_per_euro:
      'This step saves most per euro: {kwh_per_eur} kWh of primary energy a year for each euro.',
    before_heating: 'First lose less heat, then choose the heating: a smaller appliance will do.',
    after_envelope: 'The appliance is chosen for the heat that is still needed after insulating.',
    after_roof: 'After the roof, or the panels would have to come off again.',
    best_total_order: 'Doing this now cuts energy use soonest for the money.',
  },
  dueReasons: {
    duty: 'Best done by {year}: the law requires a better label by then.',
    agreement: 'Best done by {year}: a better label is agreed by then.',
    end_of_life: 'Best done by {year}: the current heating is at the end of its life.',
    worn_out: 'The current heating is at the end of its life: if it fails, do this step first.',
  },
  keepAside: 'Set {contingency_eur} aside for surprises, on top of what you pay.',
  targetReasons: {
    already_reached: 'The home already reaches the goal.',
    target_not_reachable: 'With the works that are possible here, {label} is the best label within reach.',
    target_not_likely:
      '{label} is the best label that is likely at a sensible price. For {next_eur} more, the chance of label {next_label} would be {next_percent}.',
    next_label_not_paid_back:
      'The plan stops at label {label}. Label {next_label} would cost {next_eur} more and save about {next_saved_eur} a year: not enough to pay for it while those works last.',
    budget_too_small: 'With a budget of {budget_eur}, {label} is the best label within reach.',
    measures_do_not_reach_target: 'With the chosen works the home gets label {label}.',
    not_sure_enough:
      'These works can reach the goal, but not with the required chance of {confidence_percent}: more information or more works are needed.',
  },
  variants: {
    gas_still_burns: 'After the works the home still burns gas. See the option without gas and oil.',
    oil_still_burns: 'After the works the home still burns oil. See the option without gas and oil.',
    fossil_fuel_still_burns:
      'After the works the home still burns gas or oil. See the option without gas and oil.',
    needs_co_owners_for_works:
      'These works affect shared parts, so the owners’ association must decide: {these_works}.',
    heritage_permit_for_works: 'Ask the heritage service for permission first, for: {these_works}.',
    could_be_next_for_works: 'Not needed for the goal, but possible next steps: {these_works}.',
    panels_need_sun_and_roof:
      'Have the roof checked before you order panels: whether it faces the sun (on a north side they produce about a third less), and whether its covering lasts at least another 15 years (panels stay for 25).',
    panels_need_sun_roof_and_asbestos:
      'Have the roof checked before you order panels: whether it faces the sun (on a north side they produce about a third less), whether its covering lasts at least another 15 years (panels stay for 25), and whether it holds asbestos, as the roof of a home from {year_built} may; then it is renewed first.',
    grant_ended_for_works:
      '{scheme} ended on {until_date} for: {ended_works}. No grant is counted for these works.',
    gas_remains:
      'After the works the home still burns about {fuel_kwh} kWh of gas a year. See the option without gas and oil.',
    oil_remains:
      'After the works the home still burns about {fuel_kwh} kWh of oil a year. See the option without gas and oil.',
    before_scheme_ends_on: 'works finished by {until_date}',
    amount_of_year: 'amount of {year_known}: that of a later year is not published yet',
    amounts_of_year: 'amounts of {year_known}; those of later years are not published yet',
    next_label_saves_nothing:
      'The plan stops at label {label}. Label {next_label} would cost {next_eur} more and save nothing worth mentioning on the bill.',
    next_label_works: 'It would take: {next_works}.',
    next_label_partly_paid_back:
      'The plan stops at label {label}. Label {next_label} would cost {next_eur} more. Of those works, {unpaid_eur} would not pay for itself while they last.',
  },
  warnings: {
    floor_area_unusual: 'A floor area of {habitable_space_m2} m² is unusual: please check it.',
    floor_area_unknown: 'The floor area is unknown. We used a typical one; all costs depend on it.',
    estate_format_unknown: 'The number of free façades is unknown. We used a mix of typical houses.',
    certificate_unexplained:
      'The certificate differs by {unexplained_kwh_per_m2} kWh/m² from what the known facts can explain.',
    recently_built: 'Built in {year_built}: there may be little to renovate.',
    locked_measure_not_applicable: '{measure} was requested, but is not possible in this home.',
    measure_not_applicable: '{measure} is not possible in this home and was left out.',
    ventilation_missing: '{measure} makes the home tighter. Provide ventilation, or damp may follow.',
    measure_raises_primary_energy: '{measure} raises the primary energy use.',
    needs_co_owners: '{measure}: this affects shared parts, so the owners’ association must decide.',
    step_above_phase_budget: 'Step {step} costs more than the {phase_budget_eur} set for each step.',
    locked_measures_above_budget: 'The fixed works alone cost more than {budget_eur}.',
    no_grants_in_region: 'In {region} there are no grants for these works on this date.',
    yearly_support_only:
      '{region} has no grant for these works on this date. The panels do earn about {support_eur} a year in green certificates, for {years} years.',
    grant_amounts_carried_on:
      'The amounts of {scheme} after {year_known} have not been published: this plan counts those of {year_known}. Check them before you order.',
    grant_ends:
      '{scheme}: the grants in this plan end on {until_date}. Works that are finished later may get nothing.',
    grant_ended: '{scheme} ended on {until_date} for works in this plan: no grant is counted for them.',
    too_young_for_grant:
      '{scheme} is for homes of at least {min_age} years: from {year_from} on this home can get it.',
    grant_not_for_this_owner:
      '{scheme} has other rules for owners who do not live in the home. It is not counted here: ask about them.',
    heritage_support_possible:
      'For a protected building {region} may pay towards the works. That is not counted here: ask the heritage office first.',
    income_group_assumed:
      'Your income group is unknown. We used the one with the lowest grants: {income_group}.',
    vote_not_likely_enough:
      'No works that reach the goal have a {chance_percent} chance of being adopted by the meeting. This plan is the best one without that demand.',
    fossil_free_not_possible: 'Heating without gas and oil was requested, but is not possible in this home.',
    price_weakly_sourced: 'The price of {work} differs widely: always ask for several quotes.',
    basic_works_above_budget:
      '{budget_eur} does not pay for the basics (roof, glass, cavity, worn-out heating): the plan does what helps most within it.',
    budget_left_for_basics:
      '{budget_eur} does not pay for the basics (roof, glass, cavity, worn-out heating: about {basic_eur}). Keep the {left_eur} that is left for the others.',
    budget_below_basics:
      'Nothing is planned: {budget_eur} pays for none of the basics (roof, glass, cavity, worn-out heating). What this home needs of them costs about {basic_eur}. Save for that first, or plan with that budget.',
    work_pays_for_itself:
      'Not in this plan, but it pays for itself: {measure} ({cost_eur}, saves about {saved_eur} a year).',
    heating_past_its_life:
      'The heating dates from {year} and is at the end of its life: it is replaced in this plan.',
    heating_past_its_life_kept:
      'The heating dates from {year} and is at the end of its life, but stays in this plan: count on a replacement.',
    heating_probably_past_its_life:
      'The heating is probably from around {year}, at the end of its life, and is replaced in this plan. Check the year on the appliance first.',
    heating_probably_past_its_life_kept:
      'The heating is probably from around {year} and at the end of its life, but stays in this plan: check the year on the appliance and count on a replacement.',
    heating_due:
      'The heating dates from {year} and reaches the end of its life around {year_end}: this plan replaces it then.',
    working_heating_kept:
      'The heating from {year} works and stays in this plan. Expect to replace it around {year_end}; if you want another one sooner, choose it and we update the plan.',
    oil_boiler_banned: 'In {region}, an oil boiler may no longer be replaced by a new one since {from_date}.',
    oil_boiler_banned_beside_gas:
      'In {region}, where there is gas in the street, an oil boiler may no longer be replaced by a new one since {from_date}.',
    load_above_largest_pump:
      'The home needs {load_kw} kW on the coldest day; this plan counts {pump_kw} kW of heat pump, and an electric element adds the rest. Have an engineer check this.',
    two_heat_pumps:
      'The home asks for {load_kw} kW on the coldest day, more than one unit gives: two heat pumps of {pump_kw} kW together are priced.',
    collective_heat_pump_check:
      'The heat pump serves the whole building: have the heat loss of all flats calculated before it is ordered. This plan counts your share and assumes water of about {flow_c} °C.',
    low_temperature_check:
      'Before you order, have the heat loss calculated room by room. This plan assumes {load_kw} kW on the coldest day and water of about {flow_c} °C.',
    flow_to_try:
      'Before the heat pump is ordered, set the heating water to {flow_c} °C for a winter: that shows whether the home gets warm with it.',
    flow_to_try_after_steps:
      'Once the steps before the heat pump are done, set the heating water to {flow_c} °C for a winter: that shows whether the home gets warm with it.',
    connection_to_check:
      'A heat pump of {pump_kw} kW may need a stronger connection, or one of 400 V: ask the grid operator before you sign.',
    capacity_tariff:
      'In Flanders your monthly peak counts on the bill: let the heat pump run evenly, and not together with cooking or charging.',
    outdoor_unit_noise:
      'The outside unit makes noise: choose its place with the neighbours and the local rules in mind.',
    grid_congestion:
      'In many places the grid is full: ask the grid operator whether the connection can be made stronger, and when.',
    heat_pump_above_limit:
      'After the works the home still needs {w_per_m2} W/m²; above {limit_w_per_m2} W/m² we advise against a heat pump alone.',
    heat_pump_before_insulation:
      'With an uninsulated roof or single glazing, a heat pump becomes large and expensive to run: insulate first.',
    heat_pump_premium_may_be_higher:
      'When you replace electric heating, or there is no gas in the street, the Flemish grant can be higher. Ask your Energiehuis whether this applies.',
    outdoor_unit_needs_leave:
      'A heat pump of your own needs a place outside that the owners’ association must allow: it is not in this plan. With its permission it can be added.',
    heating_may_be_collective:
      'We do not know whether the building has shared heating. If it does, the owners’ association decides about the heating: fill it in and we update the plan.',
    heat_pump_counted_as_shared:
      'The price of the heat pump is your part of one for the whole building; a heat pump of your own costs more.',
    borehole_needs_room:
      'The borehole of a ground-source heat pump needs a garden that a drilling rig can reach, and often a permit: have that checked first.',
    fossil_fuel_remains:
      'After the works the home still burns about {fuel_kwh} kWh of gas or oil a year. See the option without gas and oil.',
    gas_connection_ends:
      'The home no longer needs gas. If the cooker goes electric too, the connection can end; that saves {standing_eur} a year and is in the bill.',
    step_raises_bill:
      'Step {step} raises the bill by {more_eur} a year at today’s prices. It is there for the label: {kwh_per_m2} kWh/m² less.',
    step_saves_little:
      'Step {step} costs {cost_eur} and saves only {saved_eur} a year. It is there for the label, comfort or fresh air: {kwh_per_m2} kWh/m² less.',
    plan_raises_co2:
      'The plan raises CO2 by {more_kg} kg a year: wood counts as almost free of it, electricity does not.',
    facade_permit_first:
      'Insulation on the outside makes the façade thicker and changes its look: on the street side that often needs a permit, and is not allowed everywhere. Ask the municipality first. Where it is refused, the wall can be insulated from inside.',
    internal_insulation_moisture:
      'Internal insulation keeps the wall cold: have damp, beam ends and cold bridges examined first.',
    heritage_glass:
      'The single glass of this protected home is left as it is: ask the heritage service whether a second pane, thin double glass or new windows are allowed.',
    heritage_permit: '{measure}: ask the heritage service for permission first.',
    asbestos_possible:
      'A roof from before the asbestos ban (built in {year_built}) may hold asbestos. Removal costs about {removal_eur} more.',
    panels_need_sound_roof:
      'Panels stay for 25 years: have it checked that the roof covering lasts at least another 15.',
    panels_need_asbestos_check:
      'The roof of a home from {year_built} may hold asbestos: then no panels go on it before it is renewed. Have it checked before you order.',
    more_panels_possible:
      'The roof has room for about {more_kwp} kWp more. That pays for a heat pump or a car; otherwise most of it goes to the grid for little.',
    more_panels_than_metered_use:
      'The panels cover the electricity that your meter shows, with some to spare. The roof has room for about {more_kwp} kWp more, for a heat pump or a car.',
    more_panels_beside_heat_pump:
      'Beside the heat pump more panels may pay: the roof has room for about {more_kwp} kWp more. Ask the installer.',
    attic_use_unknown:
      'We do not know whether the attic is lived in. We assumed: {measure}; otherwise it is {instead_of}. Fill it in and we update the plan.',
    panels_need_sun:
      'The orientation of the roof is unknown: on a north side panels produce about a third less.',
    summer_heat: 'In summer the home may get too warm: think of outside shading and night ventilation.',
    energy_audit_first: 'In Wallonia subsidised loans require an audit first, about {audit_eur}.',
    could_be_next: 'Not needed for the goal, but a next step: {measure}.',
    eu_scale_projection:
      'On the coming European scale from A to G the home would have {today_label} today and {result_label} after the works. This is a projection: the limits are not set yet.',
    certificate_reform:
      'Brussels adopted a new method for certificates on {adopted_date}: milder default values, and bills count as proof. SNPC-NEMS, which represents owners, expects it at the end of 2026 or in 2027, with an energy use that is about 20% lower on paper. The new label limits are not known to us yet; a new certificate may give another label than the one shown here.',
    certificate_for_every_home:
      '{region} will require a certificate for every home, by {year_due} according to what is published so far.',
    rental_roof_bare:
      'In Flanders, a home that is let needs roof insulation of at least R {least_m2k_per_w} m²K/W, or an energy score below about {limit_kwh_per_m2} kWh/m². This roof has no insulation. Since {year_from}, such a home can be declared unfit, and it may then not be let.',
    rental_roof_unknown:
      'In Flanders, a home that is let needs roof insulation of at least R {least_m2k_per_w} m²K/W, or an energy score below about {limit_kwh_per_m2} kWh/m². Since {year_from}, a home without it can be declared unfit for letting. Check the insulation of the roof.',
    rental_glass_single:
      'In Flanders, a home that is let needs double glazing in living room, kitchen, bedrooms and bathroom, or an energy score below about {limit_kwh_per_m2} kWh/m². This home has single glazing. Since {year_from}, it can be declared unfit if more than one window is concerned, and it may then not be let.',
    rental_glass_unknown:
      'In Flanders, a home that is let needs double glazing in living room, kitchen, bedrooms and bathroom, or an energy score below about {limit_kwh_per_m2} kWh/m². Since {year_from}, a home without it can be declared unfit for letting. Check the glazing of these rooms.',
    rental_certificate:
      'A home may only be offered for rent with a valid certificate, and none is known for this home.',
  },
  conditions: {
    income_group: 'your income group',
    insulation_value: 'sufficient insulation value (Rd) on the invoice',
    glass_value: 'glass with a low enough U-value',
    cavity_certificate: 'certificate of the cavity-fill contractor',
    registered_contractor: 'registered contractor or architect',
    certified_installer: 'certified installer',
    rooms_ventilated: 'ventilation of the rooms concerned',
    permit_older_than_5_years: 'building permit older than 5 years',
    energy_audit_first: 'energy audit before the works',
    owner_occupier: 'owner who lives in the home',
    main_residence: 'main residence',
    apply_within_24_months: 'application within 24 months',
    second_measure_within_24_months: 'a second measure within 24 months',
    appliance_on_list: 'appliance on the official list',
    may_end_2028: 'may end on 1 January 2028',
    before_scheme_ends: 'works finished while the scheme is still open',
    amount_unverified: 'amount not checked with the authority',
    association_applies: 'the owners’ association applies',
    apply_before_works: 'application before the works begin',
    metered_production: 'paid by metered production',
  },
  schemes: {
    mijn_verbouwpremie: 'Mijn VerbouwPremie',
    primes_habitation_temporary: 'Primes Habitation (temporary scheme)',
    isde: 'ISDE',
    svve: 'SVVE (owners’ associations)',
    green_certificates: 'Green certificates',
    local_grant: 'local grant',
  },
  loans: {
    vlg_mijn_verbouwlening: 'Mijn VerbouwLening',
    vlg_mijn_verbouwlening_vme: 'Mijn VerbouwLening for owners’ associations',
    bru_ecoreno: 'ECORENO loan',
    bru_ecoreno_mortgage: 'ECORENO mortgage',
    wal_renopack_old: 'Rénopack (until 30 September 2026)',
    wal_renopack_new: 'Rénopack',
    wal_renopret_new: 'Rénoprêt',
    nl_warmtefonds: 'Energiebespaarlening (Warmtefonds)',
    nl_warmtefonds_vve: 'Warmtefonds loan for owners’ associations',
    association_bank_loan: 'Bank loan to the owners’ association',
    nl_svve: 'SVVE grant for owners’ associations',
  },
  loanConditions: {
    income_group: 'not for the highest income group',
    capital_partly_forgiven: 'part of the loan does not have to be repaid (how much is not published yet)',
    energy_audit_first: 'energy audit first',
    label_jump: 'the works must improve the label',
    amount_unknown: 'ask for the maximum amount',
    term_unknown: 'ask for the longest term',
    terms_change: 'terms change soon: apply in time',
    owner_occupier: 'for owners who live in the home',
    interest_free_below_60000: 'no interest for a household income below €60,000',
    credit_insurance: 'with insurance against missed payments',
    rate_unknown: 'ask for the current rate',
    mortgage: 'as a mortgage',
    association_applies: 'by the owners’ association',
    rent_agreed:
      'for landlords only if they let through a housing company (woonmaatschappij), or at a capped rent with a reduction for nine years',
  },
};

export const reasons: ReasonWords = {
  slotReasons: {
    pitched_roof: 'Warm air rises: {share_percent} of the heat leaves through the roof today.',
    flat_roof: '{share_percent} of the heat leaves through the roof today.',
    wall: '{share_percent} of the heat leaves through the outside walls today.',
    floor:
      '{share_percent} of the heat leaves through the floor today; insulated, it is no longer cold underfoot.',
    windows: '{share_percent} of the heat leaves through the windows today.',
    doors: '{share_percent} of the heat leaves through the outside doors today.',
    airtightness: '{share_percent} of the heat leaves through gaps and cracks today.',
    ventilation: 'A home with fewer gaps needs controlled fresh air, or it turns damp.',
    shading: 'Keeps the summer heat outside.',
    heating: 'The new heating needs less energy for the same warmth.',
    hot_water: 'Hot water is made with less energy.',
    solar_panels:
      'Your own power lowers the bill and improves the label, with hardly any work inside the home.',
    battery: 'Keeps the power of the day for the evening.',
  },
};

export const origins: OriginWords = {
  tellers: {
    READER: 'provided by you',
    CLIENT: 'provided by {organisation}',
    MEMBER: 'provided by an adviser of {organisation}',
    ADVISER: 'from the file of an energy adviser',
    CONNECTION: 'from a connected register',
    REGISTER: 'from the register of addresses (BAG)',
    CERTIFICATE: 'from the certificate of {issued_date}',
    WORKS: 'from works that were carried out',
    BUILDING: 'stated for the whole building',
  },
  undatedCertificate: 'from the certificate',
  typicalOf: {
    HOUSE: 'typical for a house from {year}',
    APARTMENT: 'typical for a flat from {year}',
  },
  weaknesses: {
    certificate_expired: 'expired',
    older_than_renovation: 'from before the renovation',
  },
  certificateNotes: {
    certificate_expired: 'The certificate expired on {until_date}, so other sources carry more weight.',
    older_than_renovation:
      'The certificate of {issued_date} predates the renovation of {year}: only its areas and the shape of the home still count.',
  },
};
