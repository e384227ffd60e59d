/** A random dwelling with whole sums: what a generated certificate states, and what a reader must find. */
import type { TrueValue } from '../../measure/truth.ts';
import { Random } from './random.ts';

export type WallKind = 'inclined' | 'flat' | 'attic' | 'wall' | 'neighbour' | 'floor' | 'window' | 'door';

export interface Wall {
  kind: WallKind;
  areaM2: number;
  uWPerM2K: number;
  orientation: number;
  slope: number;
}

export interface Dwelling {
  isHouse: boolean;
  format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED';
  year: number;
  areaM2: number;
  score: number;
  below: 'ground' | 'cellar' | 'crawl_space';
  hasCavity: boolean;
  isWallInsulated: boolean;
  glazing: 'SINGLE' | 'DOUBLE' | 'HIGH_EFFICIENCY';
  heating: 'GAS_CONDENSING' | 'GAS_OLD' | 'OIL' | 'ELECTRIC' | 'HEAT_PUMP';
  heatingYear: number;
  hotWater: 'WITH_HEATING' | 'ELECTRIC_BOILER' | 'GAS_WATER_HEATER';
  ventilation: 'NATURAL' | 'EXHAUST' | 'BALANCED_WITH_RECOVERY';
  panelsKwp: number | null;
  hasSolarBoiler: boolean;
  walls: Wall[];
}

const GLASS_U = { SINGLE: [4.6, 5.8], DOUBLE: [2.5, 3.2], HIGH_EFFICIENCY: [1.55, 2.2] } as const;

export function randomDwelling(random: Random): Dwelling {
  const glazing = random.pick(['SINGLE', 'DOUBLE', 'HIGH_EFFICIENCY'] as const);
  const isWallInsulated = random.chance(0.5);
  const wall = (kind: WallKind, areas: readonly [number, number], us: readonly [number, number]): Wall => ({
    kind,
    areaM2: random.between(...areas, 1),
    uWPerM2K: random.between(...us, 2),
    orientation: random.between(0, 3),
    slope: kind === 'inclined' ? random.between(25, 50) : kind === 'flat' ? 0 : 90,
  });
  const several = (most: number, make: () => Wall) => Array.from({ length: random.between(1, most) }, make);
  const hasFlat = random.chance(0.35);
  return {
    isHouse: random.chance(0.75),
    format: random.pick(['OPEN', 'SEMI_OPEN', 'CLOSED'] as const),
    year: random.between(1905, 2012),
    areaM2: random.between(62, 264),
    score: random.between(52, 640),
    below: random.pick(['ground', 'cellar', 'crawl_space'] as const),
    hasCavity: random.chance(0.5),
    isWallInsulated,
    glazing,
    heating: random.pick(['GAS_CONDENSING', 'GAS_OLD', 'OIL', 'ELECTRIC', 'HEAT_PUMP'] as const),
    heatingYear: random.between(1985, 2022),
    hotWater: random.pick(['WITH_HEATING', 'ELECTRIC_BOILER', 'GAS_WATER_HEATER'] as const),
    ventilation: random.pick(['NATURAL', 'EXHAUST', 'BALANCED_WITH_RECOVERY'] as const),
    panelsKwp: random.chance(0.5) ? random.between(1.2, 8.5, 2) : null,
    hasSolarBoiler: random.chance(0.3),
    walls: [
      ...(hasFlat && random.chance(0.4) ? [] : several(3, () => wall('inclined', [18, 62], [0.2, 2.1]))),
      ...(hasFlat ? several(2, () => wall('flat', [9, 44], [0.2, 1.6])) : []),
      ...several(4, () => wall('wall', [12, 58], isWallInsulated ? [0.22, 0.6] : [0.9, 2.2])),
      ...(random.chance(0.5) ? [wall('neighbour', [30, 70], [1.4, 2.2])] : []),
      ...several(2, () => wall('floor', [22, 70], [0.3, 1.9])),
      ...several(5, () => wall('window', [1.2, 9.8], GLASS_U[glazing])),
      ...(random.chance(0.6) ? [wall('door', [1.8, 2.4], [2, 4])] : []),
    ],
  };
}

export const losing = (walls: readonly Wall[]) => walls.filter(({ kind }) => kind !== 'neighbour');
export const sumOf = (walls: readonly Wall[]) => walls.reduce((sum, { areaM2 }) => sum + areaM2, 0);
export const meanOf = (walls: readonly Wall[]) =>
  walls.reduce((sum, { areaM2, uWPerM2K }) => sum + areaM2 * uWPerM2K, 0) / sumOf(walls);

type Truths = Record<string, TrueValue>;

const AREAS = [
  ['inclined', 'inclined_roof_surface_m2', 'inclined_roof_insulation_type'],
  ['flat', 'flat_roof_surface_m2', 'flat_roof_insulation_type'],
  ['wall', 'outer_wall_surface_m2', 'outer_wall_insulation_type'],
  ['floor', 'ground_floor_surface_m2', 'floor_insulation_type'],
  ['window', 'window_surface_m2', 'window_u_value_w_per_m2_k'],
] as const;

/** Areas by element, and U-values where the form states them. */
export function envelopeTruths({ walls }: Dwelling, hasU: boolean): Truths {
  const truths: Truths = {};
  for (const [kind, area, insulation] of AREAS) {
    const own = walls.filter((wall) => wall.kind === kind);
    if (own.length === 0) continue;
    truths[area] = { value: sumOf(own), class: 'element_area', tolerance: { rel: 0.02, abs: 0.1 } };
    if (hasU)
      truths[insulation] = {
        value: kind === 'window' ? meanOf(own) : { u_value_w_per_m2_k: meanOf(own) },
        class: 'u_value',
        tolerance: { abs: 0.02 },
      };
  }
  const has = (kind: WallKind) => walls.some((wall) => wall.kind === kind);
  const roof = has('inclined') && has('flat') ? 'MIXED' : has('flat') ? 'FLAT' : 'INCLINED';
  truths['roof_type'] = { value: roof, class: 'code' };
  return truths;
}

const HEATING = {
  GAS_CONDENSING: ['GAS', 'CONDENSING_BOILER'],
  GAS_OLD: ['GAS', 'NON_CONDENSING_BOILER'],
  OIL: ['OIL', 'NON_CONDENSING_BOILER'],
  ELECTRIC: ['ELECTRIC', 'ELECTRIC_HEATER'],
  HEAT_PUMP: ['HEAT_PUMP', 'AIR_WATER_HEAT_PUMP'],
} as const;

export function installationTruths(dwelling: Dwelling): Truths {
  const [type, device] = HEATING[dwelling.heating];
  return {
    heating_type: { value: type, class: 'code' },
    heating_device: { value: device, class: 'code' },
    sanitary_heating_device: { value: dwelling.hotWater, class: 'code' },
    ventilation_type: { value: dwelling.ventilation, class: 'code' },
    has_solar_panels: { value: dwelling.panelsKwp !== null, class: 'boolean' },
    has_solar_boiler: { value: dwelling.hasSolarBoiler, class: 'boolean' },
    ...(dwelling.panelsKwp !== null && {
      solar_panels_kwp: { value: dwelling.panelsKwp, class: 'power', tolerance: { rel: 0.01, abs: 0.01 } },
    }),
  };
}
