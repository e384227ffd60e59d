import type { IncomeGroup } from '../../contract/codes.ts';
import type { SubsidyCondition } from '../../contract/remarks.ts';
import { OPEN_RULE, type SubsidisedWork, type SubsidyRule } from './subsidy-rule.ts';

/**
 * Mijn VerbouwPremie, regime from 2025-07-01; income group 1 = highest income. Read 2026-10, not checked with the
 * authority.
 */
const ROOFS = ['roof_pitched_inside', 'roof_pitched_sarking', 'roof_flat', 'attic_floor'] as const;
const FLOORS = ['floor_cellar_ceiling', 'floor_crawl_space', 'floor_on_ground'] as const;
const GLASS = ['windows_high_efficiency', 'windows_triple'] as const;
const WALLS = ['wall_cavity', 'wall_internal', 'wall_external'] as const;

/**
 * The official simulator asks a building of 15 years, of 5 for heat pumps, and that the owner lives in it
 * (apps.energiesparen.be, page of 2023). Landlords and owners of a second dwelling are paid as group 1
 * (income-limits.ts).
 */
const MIN_AGE_YEARS = 15;
const MIN_AGE_OF_HEAT_PUMP_YEARS = 5;
const OCCUPIER: readonly SubsidyCondition[] = ['owner_occupier', 'main_residence'];

const MAX_PERCENT: Record<IncomeGroup, number> = { 1: 20, 2: 25, 3: 35, 4: 50 };

/** name, works, EUR/m² for groups 1 and 2, largest area, conditions. Ended for groups 1–2 on 2026-02-28. */
const PER_M2: readonly [string, readonly SubsidisedWork[], number, number, number, SubsidyCondition[]][] = [
  ['roof_insulation', ROOFS, 8, 16, 100, ['insulation_value']],
  ['cavity_wall', ['wall_cavity'], 5, 7.5, 100, ['cavity_certificate']],
  ['internal_wall', ['wall_internal'], 10, 15, 100, ['insulation_value', 'registered_contractor']],
  ['external_wall', ['wall_external'], 15, 22.5, 100, ['insulation_value']],
  ['floor_insulation', FLOORS, 6, 9, 75, ['insulation_value']],
  ['glazing', GLASS, 30, 64, 20, ['glass_value', 'rooms_ventilated']],
];

/** name, works, ceilings in EUR for groups 3 and 4, conditions: 35 % and 50 % of the invoice without VAT. */
const PER_INVOICE: readonly [string, readonly SubsidisedWork[], number, number, SubsidyCondition[]][] = [
  ['roof_insulation', ROOFS, 4025, 5750, ['insulation_value']],
  ['floor_insulation', FLOORS, 1050, 1500, ['insulation_value']],
  ['glazing', [...GLASS, 'doors_insulated'], 3675, 5250, ['glass_value', 'rooms_ventilated']],
  ['walls', WALLS, 3500, 5000, ['insulation_value']],
];

/**
 * name, works, EUR for groups 1–2 until 2026-02-28, for groups 1–2 from 2026-03-01 to 2027-12-31, for group 3, for
 * group 4. Groups 3–4 after 2026-03-01 are contradicted: an installer page of May 2026 shows the amounts of groups 1–2
 * for all.
 */
const APPLIANCES: readonly [string, readonly SubsidisedWork[], number, number, number, number][] = [
  ['heat_pump_ground', ['heat_pump_ground'], 4000, 4000, 6000, 8000],
  ['heat_pump_air_water', ['heat_pump_air_water'], 2250, 1500, 4500, 6000],
  ['heat_pump_hybrid', ['heat_pump_hybrid'], 1500, 800, 3000, 4000],
  ['heat_pump_air_air', ['heat_pump_air_air'], 300, 300, 450, 600],
  ['heat_pump_boiler_dhw', ['hot_water_heat_pump'], 900, 450, 1050, 1200],
];

function flemish(
  id: string,
  works: readonly SubsidisedWork[],
  incomeGroup: IncomeGroup,
  rest: Pick<SubsidyRule, 'amount' | 'conditions' | 'confidence'> & Partial<SubsidyRule>,
): SubsidyRule {
  return {
    ...OPEN_RULE,
    id: `vlg_mvp_${id}`,
    region: 'BE-VLG',
    scheme: 'mijn_verbouwpremie',
    works,
    incomeGroup,
    ownerships: incomeGroup === 1 ? ['occupier', 'landlord', 'second_home'] : ['occupier'],
    maxPercentOfInvoice: MAX_PERCENT[incomeGroup],
    minAgeYears: MIN_AGE_YEARS,
    from: '2025-07-01',
    ...rest,
    conditions: incomeGroup === 1 ? rest.conditions : [...OCCUPIER, ...rest.conditions],
  };
}

const perM2 = PER_M2.flatMap(([name, works, group1, group2, maxM2, conditions]) =>
  ([1, 2] as const).map((group) =>
    flemish(`${name}_g${group}`, works, group, {
      amount: { per: 'm2', cents: (group === 1 ? group1 : group2) * 100 },
      maxM2,
      to: '2026-02-28',
      conditions,
      confidence: 'medium',
    }),
  ),
);

const perInvoice = PER_INVOICE.flatMap(([name, works, group3, group4, conditions]) =>
  ([3, 4] as const).map((group) =>
    flemish(`${name}_g${group}`, works, group, {
      amount: { per: 'invoice', percent: MAX_PERCENT[group] },
      maxCents: (group === 3 ? group3 : group4) * 100,
      conditions,
      confidence: 'medium',
    }),
  ),
);

const appliances = APPLIANCES.flatMap(([name, works, until2026, from2026, group3, group4]) => [
  ...([1, 2] as const).flatMap((group) => [
    flemish(`${name}_g${group}_2025`, works, group, {
      amount: { per: 'dwelling', cents: until2026 * 100 },
      minAgeYears: MIN_AGE_OF_HEAT_PUMP_YEARS,
      to: '2026-02-28',
      conditions: ['certified_installer', 'permit_older_than_5_years'],
      confidence: 'medium',
    }),
    flemish(`${name}_g${group}_2026`, works, group, {
      amount: { per: 'dwelling', cents: from2026 * 100 },
      minAgeYears: MIN_AGE_OF_HEAT_PUMP_YEARS,
      from: '2026-03-01',
      to: '2027-12-31',
      conditions: ['certified_installer', 'permit_older_than_5_years', 'may_end_2028'],
      confidence: 'high',
    }),
  ]),
  ...([3, 4] as const).map((group) =>
    flemish(`${name}_g${group}`, works, group, {
      amount: { per: 'dwelling', cents: (group === 3 ? group3 : group4) * 100 },
      minAgeYears: MIN_AGE_OF_HEAT_PUMP_YEARS,
      conditions: ['certified_installer', 'permit_older_than_5_years', 'amount_unverified'],
      confidence: name === 'heat_pump_boiler_dhw' ? 'low' : 'medium',
    }),
  ),
]);

/** An association of owners belongs to group 1, whatever the incomes of its members. */
const associations = appliances
  .filter(({ incomeGroup, works }) => incomeGroup === 1 && works.length > 0)
  .map(
    (rule): SubsidyRule => ({
      ...rule,
      id: rule.id.replace('_g1_', '_association_'),
      incomeGroup: null,
      ownerships: null,
      payee: 'association',
      conditions: [...rule.conditions, 'association_applies'],
      confidence: 'medium',
    }),
  );

export const FLANDERS_RULES: readonly SubsidyRule[] = [
  ...perM2,
  ...perInvoice,
  ...appliances,
  ...associations,
];
