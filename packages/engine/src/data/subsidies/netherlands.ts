import type { Ownership } from '../../contract/codes.ts';
import type { SubsidyCondition } from '../../contract/remarks.ts';
import { OPEN_RULE, type SubsidisedWork, type SubsidyRule } from './subsidy-rule.ts';

/**
 * ISDE 2025 and 2026; insulation doubles with a second measure within 24 months. Read 2026-10, not checked with RVO.
 */
const ROOFS = ['roof_pitched_inside', 'roof_pitched_sarking', 'roof_flat'] as const;
const FLOORS = ['floor_cellar_ceiling', 'floor_crawl_space', 'floor_on_ground'] as const;
/**
 * ISDE runs on until 2030 (rijksoverheid.nl, 2023-09-25; duurzaambouwloket.nl, 2024), opened year by year. The amounts
 * of 2027 were not found up to 2026-11: until they are, those of the newest year hold.
 */
const RUNS_UNTIL = '2029-12-31';
const NEWEST_YEAR = 2026;
const NEWEST = { to: RUNS_UNTIL, amountsUntil: `${NEWEST_YEAR}-12-31` } as const;

/** For owners who live in it (rvo.nl; berkumenergieneutraal.nl: owner, main residence). */
const OCCUPIERS = { ownerships: ['occupier'] } as const;
const ALWAYS: readonly SubsidyCondition[] = [
  'owner_occupier',
  'main_residence',
  'certified_installer',
  'apply_within_24_months',
];

/**
 * name, works, EUR/m² for one measure (twice that for two), smallest and largest area, bio-based bonus EUR/m²,
 * conditions.
 */
const INSULATION: readonly [
  string,
  readonly SubsidisedWork[],
  number,
  number,
  number,
  number | null,
  SubsidyCondition,
][] = [
  ['cavity_wall', ['wall_cavity'], 5.25, 10, 170, 1.5, 'insulation_value'],
  ['external_or_internal_wall', ['wall_external', 'wall_internal'], 20.25, 10, 170, 6, 'insulation_value'],
  ['roof_insulation', ROOFS, 16.25, 20, 200, 5, 'insulation_value'],
  ['attic_floor', ['attic_floor'], 4, 20, 130, 1.5, 'insulation_value'],
  ['floor_insulation', FLOORS, 5.5, 20, 130, 2, 'insulation_value'],
  // Insulation on the soil of the crawl space: not in the catalogue.
  ['ground_bodem', [], 3, 20, 130, 1, 'insulation_value'],
  ['glazing_hrpp', ['windows_high_efficiency'], 25, 3, 45, null, 'glass_value'],
  ['glazing_triple_with_frame', ['windows_triple'], 111, 3, 45, null, 'glass_value'],
];

function isde(
  id: string,
  works: readonly SubsidisedWork[],
  rest: Pick<SubsidyRule, 'amount' | 'from' | 'conditions' | 'confidence'> & Partial<SubsidyRule>,
): SubsidyRule {
  return { ...OPEN_RULE, ...OCCUPIERS, id: `nl_isde_${id}`, region: 'NL', scheme: 'isde', works, ...rest };
}

const insulation = ([2025, NEWEST_YEAR] as const).flatMap((year) =>
  INSULATION.flatMap(([name, works, eurPerM2, minM2, maxM2, , condition]) =>
    (['one_measure', 'two_measures'] as const).map((combination) =>
      isde(
        `${name}_${combination === 'one_measure' ? combination : 'two_or_more_in_24_months'}_${year}`,
        works,
        {
          amount: { per: 'm2', cents: eurPerM2 * (combination === 'one_measure' ? 100 : 200) },
          minM2,
          maxM2,
          combination,
          // Roof or attic floor, not both.
          notBeside: name === 'attic_floor' ? ROOFS : [],
          builtBefore: 2019,
          from: `${year}-01-01`,
          ...(year === NEWEST_YEAR ? NEWEST : { to: `${year}-12-31` }),
          conditions:
            combination === 'one_measure'
              ? [condition, ...ALWAYS]
              : [condition, 'second_measure_within_24_months', ...ALWAYS],
          confidence: year === 2025 || name === 'attic_floor' ? 'medium' : 'high',
        },
      ),
    ),
  ),
);

/** Paid for bio-based material only, which a plan does not choose. */
const bioBased = INSULATION.flatMap(([name, , , , , bonus]) =>
  bonus === null
    ? []
    : [
        isde(`biobased_bonus_${name}`, [], {
          amount: { per: 'm2', cents: bonus * 100 },
          from: '2024-01-01',
          conditions: [],
          confidence: 'low',
        }),
      ],
);

const AIR = ['heat_pump_air_water', 'heat_pump_hybrid'] as const;
const APPLIANCE: readonly SubsidyCondition[] = ['appliance_on_list', ...ALWAYS];
const IN_2026 = { from: '2026-01-01', ...NEWEST, confidence: 'high' } as const;

/** The bonus of 200 EUR for a label A+++ is left out: the appliance is not known. */
const appliances: readonly SubsidyRule[] = [
  // 1025 + 225 · kW; in 2025 1250 + 225 · (kW − 1), which is the same sum.
  isde('hp_air_2026', AIR, {
    ...IN_2026,
    amount: { per: 'kW', startCents: 102_500, cents: 22_500 },
    conditions: APPLIANCE,
  }),
  isde('hp_air_2025', AIR, {
    amount: { per: 'kW', startCents: 102_500, cents: 22_500 },
    from: '2025-01-01',
    to: '2025-12-31',
    conditions: APPLIANCE,
    confidence: 'high',
  }),
  isde('hp_second_2026', [], {
    ...IN_2026,
    amount: { per: 'kW', startCents: 0, cents: 22_500 },
    conditions: APPLIANCE,
  }),
  // An example of 6 kW A+++; the formula goes by the list of appliances and was not found.
  isde('hp_ground', ['heat_pump_ground'], {
    amount: { per: 'dwelling', cents: 442_500 },
    from: '2025-01-01',
    ...NEWEST,
    conditions: [...APPLIANCE, 'amount_unverified'],
    confidence: 'medium',
  }),
  // It pays by the kWh that the collector of an appliance adds (1.02 EUR in 2022). Three systems have 914, 1,115 and
  // 1,291 EUR: the least.
  isde('solar_water_heater', ['hot_water_solar'], {
    amount: { per: 'dwelling', cents: 91_400 },
    from: '2022-01-01',
    ...NEWEST,
    conditions: [...APPLIANCE, 'amount_unverified'],
    confidence: 'low',
  }),
  isde('ventilation_2026', ['ventilation_exhaust', 'ventilation_balanced'], {
    ...IN_2026,
    amount: { per: 'dwelling', cents: 40_000 },
    onlyWithInsulation: true,
    conditions: APPLIANCE,
  }),
  isde('heat_network', ['heat_network'], {
    amount: { per: 'dwelling', cents: 332_500 },
    from: '2023-01-01',
    ...NEWEST,
    conditions: [...ALWAYS, 'amount_unverified'],
    confidence: 'low',
  }),
  isde('battery', ['battery'], {
    ...IN_2026,
    amount: { per: 'dwelling', cents: 0 },
    conditions: [],
  }),
];

/**
 * ISDE for business users, among them landlords and housing corporations: heat pumps and solar water heaters by the
 * same list of appliances, requested before the order, and no insulation. That the amounts of 2026 are those of
 * occupiers was not found. Source: rvo.nl, conditions of business users; verduurzaming.eu (landlords are among them);
 * stimular.nl (for which works); read 2026-11-19.
 */
const ofLandlords = appliances
  .filter(({ id }) => /hp_air_2026|hp_ground|solar/.test(id))
  .map(
    (rule): SubsidyRule => ({
      ...rule,
      id: rule.id.replace('nl_isde', 'nl_isde_landlord'),
      ownerships: ['landlord', 'social_landlord'],
      conditions: ['appliance_on_list', 'certified_installer', 'apply_before_works', 'amount_unverified'],
      confidence: 'low',
    }),
  );

/** A social landlord mostly owns the whole building. */
const IN_ASSOCIATION: readonly Ownership[] = ['occupier', 'landlord', 'second_home'];
const ASSOCIATION: readonly SubsidyCondition[] = [
  'association_applies',
  'apply_before_works',
  'amount_unverified',
];

/**
 * SVVE, for associations of owners, built before 2013, until 2027-12-30 (RVO, page of 2023-12-01). It pays by m² and
 * twice that with a second measure, as ISDE does (energieloketrivierenland.nl); its own amounts were not found, so that
 * ISDE's for one measure are taken.
 */
const svve = INSULATION.filter(([, works]) => works.length > 0).map(
  ([name, works, eurPerM2, , , , condition]): SubsidyRule => ({
    ...OPEN_RULE,
    id: `nl_svve_${name}`,
    region: 'NL',
    scheme: 'svve',
    works,
    payee: 'association',
    ownerships: IN_ASSOCIATION,
    amount: { per: 'm2', cents: eurPerM2 * 100 },
    // Roof or attic floor, not both.
    notBeside: name === 'attic_floor' ? ROOFS : [],
    builtBefore: 2013,
    from: '2023-01-23',
    to: '2027-12-30',
    conditions: [condition, ...ASSOCIATION],
    confidence: 'low',
  }),
);

export const NETHERLANDS_RULES: readonly SubsidyRule[] = [
  ...insulation,
  ...bioBased,
  ...appliances,
  ...ofLandlords,
  ...svve,
];
