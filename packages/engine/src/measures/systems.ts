import type { Dwelling, HeatGenerator } from '../dwelling/dwelling.ts';
import type { Measure } from './measure.ts';

/** From the worst to the best; a measure never goes back. Order of the expenditure factors, TABULA Tab.System.HG. */
const GENERATOR_RANK: Record<HeatGenerator, number> = {
  stove: 0,
  electric_direct: 0,
  boiler_old: 0,
  boiler_non_condensing: 1,
  boiler_condensing: 2,
  district: 2,
  heat_pump_hybrid: 3,
  heat_pump_air_water: 4,
  heat_pump_ground: 5,
};

// Sizes sold for dwellings, kW: general knowledge.
const MIN_HEAT_PUMP_KW = 4;
const MAX_HEAT_PUMP_KW = 16;
/** Power of the heat pump beside the boiler of a hybrid. */
export const HYBRID_HEAT_PUMP_KW = 5;
// The newest rows of the tables of appliances hold for a new one.
const NEW_APPLIANCE_YEAR = 2026;
// Collector for a household: general knowledge.
const COLLECTOR_M2 = 4.5;
const BATTERY_KWH = 5;
// 40 % of a roof can carry panels at 5 m² a kWp: general knowledge, weak. Above 6 kWp most of it would be sent to the grid.
const KWP_PER_ROOF_M2 = 0.4 / 5;
const MAX_KWP = 6;
const MIN_KWP = 1.5;

type Replacement = 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground';

function heating(
  code: Replacement,
  carrier: 'gas' | 'electricity',
  isPossible: (dwelling: Dwelling) => boolean,
  quantity: Measure['quantity'],
): Measure {
  const isBetter = (dwelling: Dwelling): boolean =>
    GENERATOR_RANK[dwelling.heatGenerator] < GENERATOR_RANK[code];
  return {
    code,
    slot: 'heating',
    isApplicable: (dwelling) => isPossible(dwelling) && isBetter(dwelling),
    apply: (dwelling) => {
      if (!isBetter(dwelling)) return dwelling;
      const isAllElectric = carrier === 'electricity';
      return {
        ...dwelling,
        heatGenerator: code,
        heatCarrier: carrier,
        heatGeneratorYear: Math.max(dwelling.heatGeneratorYear, NEW_APPLIANCE_YEAR),
        // Emitters are added to the plan where the load that remains asks for them.
        hasLowTemperatureEmitters: dwelling.hasLowTemperatureEmitters || isAllElectric,
        hotWaterGenerator:
          isAllElectric && dwelling.hotWaterGenerator === 'gas_geyser'
            ? 'with_heating'
            : dwelling.hotWaterGenerator,
      };
    },
    quantity,
  };
}

const burnsGasOrOil = ({ heatCarrier }: Dwelling): boolean => heatCarrier === 'gas' || heatCarrier === 'oil';
const isNotDistrict = ({ heatGenerator }: Dwelling): boolean => heatGenerator !== 'district';
const heatPumpKw = (_dwelling: Dwelling, peakHeatLoadKw: number): number =>
  Math.min(MAX_HEAT_PUMP_KW, Math.max(MIN_HEAT_PUMP_KW, Math.ceil(peakHeatLoadKw)));

/** Room for panels on the roof beyond those that are there. */
function roomForKwp(dwelling: Dwelling): number {
  const roofM2 = dwelling.pitchedRoof.areaM2 + dwelling.flatRoof.areaM2;
  const halves = Math.floor(Math.min(MAX_KWP, roofM2 * KWP_PER_ROOF_M2) * 2);
  return halves / 2 - dwelling.solarPanelsKwp;
}

export const SYSTEM_MEASURES: readonly Measure[] = [
  heating('boiler_condensing', 'gas', burnsGasOrOil, () => 1),
  heating(
    'heat_pump_hybrid',
    'gas',
    ({ heatCarrier }) => heatCarrier === 'gas',
    () => 1,
  ),
  heating('heat_pump_air_water', 'electricity', isNotDistrict, heatPumpKw),
  // A borehole needs a garden that a drilling rig can reach: not for apartments.
  heating(
    'heat_pump_ground',
    'electricity',
    (dwelling) =>
      isNotDistrict(dwelling) && dwelling.estateType === 'HOUSE' && dwelling.estateFormat !== 'CLOSED',
    heatPumpKw,
  ),
  {
    code: 'hot_water_heat_pump',
    slot: 'hot_water',
    isApplicable: ({ hotWaterGenerator }) => hotWaterGenerator !== 'heat_pump_boiler',
    apply: (dwelling) => ({ ...dwelling, hotWaterGenerator: 'heat_pump_boiler' }),
    quantity: () => 1,
  },
  {
    code: 'hot_water_solar',
    slot: 'hot_water',
    isApplicable: (dwelling) =>
      dwelling.solarCollectorM2 === 0 && dwelling.pitchedRoof.areaM2 + dwelling.flatRoof.areaM2 >= 20,
    apply: (dwelling) => ({
      ...dwelling,
      solarCollectorM2: Math.max(COLLECTOR_M2, dwelling.solarCollectorM2),
    }),
    quantity: () => 1,
  },
  {
    code: 'solar_panels',
    slot: 'solar_panels',
    isApplicable: (dwelling) => roomForKwp(dwelling) >= MIN_KWP,
    apply: (dwelling) => {
      const kwp = roomForKwp(dwelling);
      return kwp > 0 ? { ...dwelling, solarPanelsKwp: dwelling.solarPanelsKwp + kwp } : dwelling;
    },
    quantity: roomForKwp,
  },
  {
    code: 'battery',
    slot: 'battery',
    isApplicable: (dwelling) =>
      dwelling.batteryKwh === 0 && (dwelling.solarPanelsKwp > 0 || roomForKwp(dwelling) >= MIN_KWP),
    apply: (dwelling) => ({ ...dwelling, batteryKwh: Math.max(BATTERY_KWH, dwelling.batteryKwh) }),
    quantity: () => BATTERY_KWH,
  },
];
