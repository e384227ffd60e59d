/** The figures of a work: areas, resistances, powers and flows as the plan was calculated with them. */
import type { Slot } from '../../contract/codes.ts';
import type {
  OpeningSpecification,
  SpecifiedValue,
  WorkSpecification,
} from '../../contract/specification.ts';
import { AREA_SPREAD } from '../../data/shapes.ts';
import { HEAT_RECOVERY, SOLAR_YIELD_KWH_PER_KWP, SOLAR_YIELD_SPREAD } from '../../data/systems.ts';
import { AIR_FLOW_STANDARD } from '../../data/work-products.ts';
import type { Dwelling, Element } from '../../dwelling/dwelling.ts';
import { peakHeatLoadKw as peakLoadOf } from '../../energy/heat-demand.ts';
import { AIR_CHANGES_BY_USE_PER_HOUR, ROOM_HEIGHT_M } from '../../energy/use-conditions.ts';
import type { Measure } from '../../measures/measure.ts';
import { ownersPart } from '../../measures/track.ts';
import type { PricedWork } from '../../money/price-work.ts';
import type { HouseStates } from '../write/house-states.ts';
import { rounded, type Specify, specifiedValue, widened } from './specified-value.ts';
import { specifyHeating } from './specify-heating.ts';
import { specifyInsulation } from './specify-insulation.ts';

export interface SpecifiedHouse {
  dwelling: Dwelling;
  /** After all works of the plan. */
  after: Dwelling;
  specify: Specify;
  states: HouseStates;
  givenFacts: ReadonlySet<string>;
}

export type Figures = Pick<
  WorkSpecification,
  | 'area_m2'
  | 'insulation'
  | 'opening'
  | 'airtightness'
  | 'ventilation'
  | 'heating'
  | 'hot_water'
  | 'solar'
  | 'battery_kwh'
>;

/** `measure` is undefined for a related work, which covers what its measure does. */
export function figuresOf(measure: Measure | undefined, priced: PricedWork, house: SpecifiedHouse): Figures {
  const { dwelling, after, specify } = house;
  if (measure === undefined) return priced.unit === 'm2' ? { area_m2: exactly(priced.quantity) } : {};
  switch (measure.slot) {
    case 'pitched_roof':
      return insulated(measure, ({ pitchedRoof }) => pitchedRoof, house);
    case 'flat_roof':
      return insulated(measure, ({ flatRoof }) => flatRoof, house);
    case 'wall':
      return insulated(measure, ({ wall }) => wall, house);
    case 'floor':
      return insulated(measure, ({ floor }) => floor, house);
    case 'windows':
      return {
        area_m2: areaOf(measure, ({ windows }) => windows, house),
        opening: openingOf(({ windows }) => windows, after.windows.gValue, house),
      };
    case 'doors':
      return {
        area_m2: areaOf(measure, ({ doors }) => doors, house),
        opening: openingOf(({ doors }) => doors, null, house),
      };
    case 'airtightness':
      return {
        airtightness: {
          infiltration_before_per_h: specify(({ infiltrationPerHour }) => infiltrationPerHour, 2),
          infiltration_after_per_h: specify((other) => measure.apply(other).infiltrationPerHour, 2),
        },
      };
    case 'ventilation':
      return { ventilation: specifyVentilation(house) };
    case 'shading':
      return { area_m2: specify((other) => measure.quantity(other, 0), 1) };
    case 'heating':
      return { heating: specifyHeating(priced, after, loadAfter(house)) };
    case 'hot_water':
      return {
        hot_water: {
          residents: rounded(dwelling.household.residents, 1),
          collector_m2: measure.code === 'hot_water_solar' ? after.solarCollectorM2 : null,
        },
      };
    case 'solar_panels': {
      const perKwp = exactly(SOLAR_YIELD_KWH_PER_KWP[dwelling.country]);
      return {
        solar: {
          power_kwp: priced.quantity,
          yield_kwh_per_kwp: widened(perKwp, SOLAR_YIELD_SPREAD, 0),
          orientation: null,
        },
      };
    }
    case 'battery':
      return { battery_kwh: priced.quantity };
  }
}

function insulated(measure: Measure, read: (dwelling: Dwelling) => Element, house: SpecifiedHouse): Figures {
  const { dwelling, after, specify } = house;
  const before = specify((other) => read(other).uValueWPerM2K, 2);
  return {
    area_m2: areaOf(measure, read, house),
    insulation: specifyInsulation(measure, dwelling, before, read(after).uValueWPerM2K),
  };
}

/** The fact that an area is given by. */
const AREA_FACTS: Partial<Record<Slot, string>> = {
  pitched_roof: 'inclined_roof_surface_m2',
  flat_roof: 'flat_roof_surface_m2',
  wall: 'outer_wall_surface_m2',
  floor: 'ground_floor_surface_m2',
  windows: 'window_surface_m2',
};

function areaOf(
  measure: Measure,
  read: (dwelling: Dwelling) => Element,
  { dwelling, specify, givenFacts }: SpecifiedHouse,
): SpecifiedValue {
  const { slot } = measure;
  const part = ownersPart(measure, dwelling);
  const area = specify((other) => read(other).areaM2 * part, 1);
  const isDrawn = slot !== 'floor' && slot !== 'flat_roof' && slot !== 'windows';
  if (isDrawn || givenFacts.has(AREA_FACTS[slot] ?? '')) return area;
  return widened(area, AREA_SPREAD[slot], 1);
}

function openingOf(
  read: (dwelling: Dwelling) => Element,
  gValue: number | null,
  { after, specify }: SpecifiedHouse,
): OpeningSpecification {
  return {
    u_before_w_per_m2k: specify((other) => read(other).uValueWPerM2K, 1),
    u_after_w_per_m2k: read(after).uValueWPerM2K,
    g_value: gValue,
  };
}

function specifyVentilation({
  dwelling,
  after,
  specify,
}: SpecifiedHouse): NonNullable<WorkSpecification['ventilation']> {
  const { standard, m3PerHPerM2 } = AIR_FLOW_STANDARD[dwelling.country];
  return {
    mean_air_flow_m3_per_h: specify(
      ({ floorAreaM2 }) => AIR_CHANGES_BY_USE_PER_HOUR * floorAreaM2 * ROOM_HEIGHT_M,
      0,
    ),
    design_air_flow_m3_per_h_per_m2: m3PerHPerM2,
    standard,
    heat_recovery_percent: after.ventilation === 'BALANCED_WITH_RECOVERY' ? HEAT_RECOVERY * 100 : null,
  };
}

/** Of the shown house as the plan states it, and of the others after their works. */
function loadAfter({ after, states: { houses, peakHeatLoadKw } }: SpecifiedHouse): SpecifiedValue {
  return specifiedValue(peakLoadOf(after), peakHeatLoadKw, houses.weights, 1);
}

function exactly(value: number): SpecifiedValue {
  return { value, low: value, high: value };
}
