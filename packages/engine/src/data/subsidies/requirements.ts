/** What schemes ask of the product, by work: the same for every income. */
import type { SubsidyScheme } from '../../contract/remarks.ts';
import type { GrantRequirementCode } from '../../contract/specification.ts';
import type { SubsidisedWork } from './subsidy-rule.ts';

export interface ProductRequirement {
  works: readonly SubsidisedWork[];
  requirement: GrantRequirementCode;
  limit: number;
  source: string;
}

/** Conditions of the rows of groups 1 and 2; that they hold for groups 3 and 4 too is general knowledge. */
const FLANDERS = 'Flemish premium table from 2025-07-01 in public code, read 2026-10';
const ISDE = 'ISDE tables of 2026 in public code citing RVO, read 2026-10';

const ROOFS = ['roof_pitched_inside', 'roof_pitched_sarking', 'roof_flat', 'attic_floor'] as const;
const FLOORS = ['floor_cellar_ceiling', 'floor_crawl_space', 'floor_on_ground'] as const;
const GLASS = ['windows_high_efficiency', 'windows_triple'] as const;

const rd = (works: readonly SubsidisedWork[], limit: number, source: string): ProductRequirement => ({
  works,
  requirement: 'rd_m2k_per_w_min',
  limit,
  source,
});

/** Schemes whose values were not found have no row: SVVE, the closed Walloon scheme, local grants. */
const PRODUCT_REQUIREMENTS: Partial<Record<SubsidyScheme, readonly ProductRequirement[]>> = {
  mijn_verbouwpremie: [
    rd(ROOFS, 4.5, FLANDERS),
    rd(['wall_external'], 3, FLANDERS),
    rd(['wall_internal'], 2, FLANDERS),
    rd(FLOORS, 2, FLANDERS),
    { works: ['wall_cavity'], requirement: 'cavity_mm_min', limit: 50, source: FLANDERS },
    { works: GLASS, requirement: 'u_glass_w_per_m2k_max', limit: 1, source: FLANDERS },
  ],
  isde: [
    rd(['wall_cavity'], 1.1, ISDE),
    rd([...ROOFS, ...FLOORS, 'wall_external', 'wall_internal'], 3.5, ISDE),
    { works: ['windows_high_efficiency'], requirement: 'u_glass_w_per_m2k_max', limit: 1.2, source: ISDE },
    { works: ['windows_triple'], requirement: 'u_glass_w_per_m2k_max', limit: 0.7, source: ISDE },
    { works: ['windows_triple'], requirement: 'u_frame_w_per_m2k_max', limit: 1.5, source: ISDE },
    // Central units; a decentral one 80 m³/h and 80 %.
    {
      works: ['ventilation_exhaust', 'ventilation_balanced'],
      requirement: 'air_flow_m3_per_h_min',
      limit: 125,
      source: ISDE,
    },
    {
      works: ['ventilation_balanced'],
      requirement: 'heat_recovery_percent_min',
      limit: 85,
      source: ISDE,
    },
  ],
};

/** What a scheme asks of a work. */
export function requirementsOf(scheme: SubsidyScheme, work: SubsidisedWork): readonly ProductRequirement[] {
  const rows = PRODUCT_REQUIREMENTS[scheme];
  return rows === undefined ? NONE : rows.filter(({ works }) => works.includes(work));
}

/** Grants are awarded thousands of times for one plan. */
const LEAST_RD = new Map<string, ReadonlyMap<string, number>>(
  Object.entries(PRODUCT_REQUIREMENTS).map(([scheme, rows]) => [
    scheme,
    new Map(
      rows
        .filter(({ requirement }) => requirement === 'rd_m2k_per_w_min')
        .flatMap(({ works, limit }) => works.map((work) => [work, limit])),
    ),
  ]),
);

/** The least thermal resistance of a new layer that a scheme pays for; 0 where it asks for none. */
export function leastAddedM2KPerW(scheme: SubsidyScheme, work: SubsidisedWork): number {
  return LEAST_RD.get(scheme)?.get(work) ?? 0;
}

const NONE: readonly ProductRequirement[] = [];
