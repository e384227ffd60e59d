import { SOLAR_YIELD_KWH_PER_KWP } from '../data/systems.ts';
import type { Dwelling, HeatGenerator } from '../dwelling/dwelling.ts';
import { pumpKwFor } from './heat-pump-size.ts';
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
  heat_pump_air_air: 3,
};

// The newest rows of the tables of appliances hold for a new one.
const NEW_APPLIANCE_YEAR = 2026;
/** From this age on an appliance can be replaced by another of its kind. Source: life of 15 to 25 years (bobex.be). */
const REPLACEABLE_AFTER_YEARS = 15;
// Collector for a household: general knowledge.
const COLLECTOR_M2 = 4.5;
const BATTERY_KWH = 5;
/** It wants a room of 20 m³ beside those that are lived in, which a studio does not have. General knowledge, weak. */
const LEAST_M2_FOR_HEAT_PUMP_BOILER = 45;
/** One inside unit warms a living room or two bedrooms. General knowledge, weak. */
const FLOOR_M2_PER_AIR_UNIT = 40;
// 40 % of a roof can carry panels at 5 m² a kWp: general knowledge, weak.
const KWP_PER_ROOF_M2 = 0.4 / 5;
/**
 * Panels are chosen for what the household uses in a year, by its meter where there is a reading, and a quarter more
 * for what comes (a car, a heat pump). Not for the heating of today or of the plan: panels would then be of another size
 * before and after it. Beyond that they work for the grid, at a tenth of the price. Never for less than one resident
 * uses: the next household may. Use: energy/household.ts; the rest general knowledge, weak.
 */
const WANTED_KWH = { least: 1020, perResident: 780 } as const;
const MORE_FOR_LATER = 1.25;
/** Above it Brussels grants fewer certificates per MWh (homegrade.brussels, 2026-04-01). */
const BRUSSELS_BEST_KWP = 5;
const MIN_KWP = 1.5;

type Replacement = 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground';

function heating(
  code: Replacement,
  carrier: 'gas' | 'electricity',
  isPossible: (dwelling: Dwelling) => boolean,
  quantity: Measure['quantity'],
): Measure {
  const isBetter = (dwelling: Dwelling): boolean =>
    GENERATOR_RANK[dwelling.heatGenerator] < GENERATOR_RANK[code] ||
    (dwelling.heatGenerator === code && dwelling.heatGeneratorYear <= lastYearReplaced(carrier, dwelling));
  const isApplicable = (dwelling: Dwelling): boolean => isPossible(dwelling) && isBetter(dwelling);
  return {
    code,
    slot: 'heating',
    isApplicable,
    apply: (dwelling) => {
      if (!isApplicable(dwelling)) return dwelling;
      const isAllElectric = carrier === 'electricity';
      return {
        ...dwelling,
        heatGenerator: code,
        heatCarrier: carrier,
        heatGeneratorYear: Math.max(dwelling.heatGeneratorYear, NEW_APPLIANCE_YEAR),
        // Emitters are added to the plan where the load that remains asks for them.
        hasLowTemperatureEmitters: dwelling.hasLowTemperatureEmitters || isAllElectric,
        hotWaterGenerator: isAllElectric ? withOwnTank(dwelling) : fromBoiler(dwelling),
      };
    },
    quantity,
  };
}

/**
 * What burns gas, and has its year given, always has its own kind as an option: the rules of an adviser say when it
 * goes (`isWorking`, `isDueInPlan`), and not that a heat pump must come in its place.
 */
function lastYearReplaced(
  carrier: 'gas' | 'electricity',
  { heatGeneratorYearIsKnown: isKnown }: Dwelling,
): number {
  return NEW_APPLIANCE_YEAR - (carrier === 'gas' && isKnown ? 1 : REPLACEABLE_AFTER_YEARS);
}

/**
 * The price of a heat pump alone has its hot water in it (infowarmtepomp.be); a heat-pump boiler that is there stays.
 */
function withOwnTank({ hotWaterGenerator }: Dwelling): Dwelling['hotWaterGenerator'] {
  return hotWaterGenerator === 'heat_pump_boiler' ? hotWaterGenerator : 'with_heating';
}

/** A boiler in place of stoves makes the hot water too: its pipes are laid with the others. */
function fromBoiler({ heatGenerator, hotWaterGenerator }: Dwelling): Dwelling['hotWaterGenerator'] {
  const isOwn = hotWaterGenerator === 'electric_boiler' || hotWaterGenerator === 'gas_geyser';
  return heatGenerator === 'stove' && isOwn ? 'with_heating' : hotWaterGenerator;
}

function withoutGas({ hotWaterGenerator }: Dwelling): Dwelling['hotWaterGenerator'] {
  return hotWaterGenerator === 'gas_geyser' ? 'with_heating' : hotWaterGenerator;
}

/** Gas instead of oil only where gas is at hand; a new oil boiler is never planned. */
const canBurnGas = ({ heatCarrier, hasGasConnection }: Dwelling): boolean =>
  heatCarrier === 'gas' || (heatCarrier === 'oil' && hasGasConnection);
const isNotDistrict = ({ heatGenerator }: Dwelling): boolean => heatGenerator !== 'district';

/** Roof over the dwelling; the roof of an apartment building is there for all of its storeys. */
function ownRoofM2({ pitchedRoof, flatRoof, building }: Dwelling): number {
  return (pitchedRoof.areaM2 + flatRoof.areaM2) / (building?.storeys ?? 1);
}

function wantedKwh({ household }: Dwelling): number {
  const { least, perResident } = WANTED_KWH;
  const { residents, meteredPowerFactor } = household;
  const typicalKwh = least + perResident * residents;
  if (meteredPowerFactor === null) return MORE_FOR_LATER * typicalKwh;
  return MORE_FOR_LATER * Math.max(least + perResident, meteredPowerFactor * typicalKwh);
}

/** What the roof could carry beside the panels that are there and those that are planned, kWp. */
export function moreKwp(dwelling: Dwelling): number {
  const most = Math.floor(ownRoofM2(dwelling) * KWP_PER_ROOF_M2 * 2) / 2;
  return Math.max(0, most - dwelling.solarPanelsKwp - Math.max(0, roomForKwp(dwelling)));
}

/** Room for panels on the roof beyond those that are there. */
function roomForKwp(dwelling: Dwelling): number {
  const setKwp = dwelling.workValues?.solar_panels?.powerKwp;
  if (setKwp !== undefined) return setKwp - dwelling.solarPanelsKwp;
  const wanted = wantedKwh(dwelling) / SOLAR_YIELD_KWH_PER_KWP[dwelling.country];
  const most = dwelling.region === 'BE-BRU' ? Math.min(wanted, BRUSSELS_BEST_KWP) : wanted;
  const halves = Math.floor(Math.min(most, ownRoofM2(dwelling) * KWP_PER_ROOF_M2) * 2);
  return halves / 2 - dwelling.solarPanelsKwp;
}

/** Without radiators, air units spare the owner the pipes. */
function canHaveAirUnits({ heatGenerator }: Dwelling): boolean {
  return heatGenerator === 'electric_direct' || heatGenerator === 'stove';
}

/** A network in the street that the house is not on; an existing heat pump stays. */
function isWithoutNetwork({ hasHeatNetwork, heatGenerator }: Dwelling): boolean {
  return hasHeatNetwork && heatGenerator !== 'district' && !heatGenerator.startsWith('heat_pump');
}

export const SYSTEM_MEASURES: readonly Measure[] = [
  heating('boiler_condensing', 'gas', canBurnGas, () => 1),
  heating('heat_pump_hybrid', 'gas', canBurnGas, (dwelling, peakHeatLoadKw) =>
    pumpKwFor('heat_pump_hybrid', peakHeatLoadKw, dwelling),
  ),
  heating('heat_pump_air_water', 'electricity', isNotDistrict, (dwelling, peakHeatLoadKw) =>
    pumpKwFor('heat_pump_air_water', peakHeatLoadKw, dwelling),
  ),
  // A borehole needs a garden that a drilling rig can reach: not for apartments.
  heating(
    'heat_pump_ground',
    'electricity',
    (dwelling) =>
      isNotDistrict(dwelling) && dwelling.estateType === 'HOUSE' && dwelling.estateFormat !== 'CLOSED',
    (dwelling, peakHeatLoadKw) => pumpKwFor('heat_pump_ground', peakHeatLoadKw, dwelling),
  ),
  {
    code: 'heat_pump_air_air',
    slot: 'heating',
    isApplicable: canHaveAirUnits,
    apply: (dwelling) =>
      canHaveAirUnits(dwelling)
        ? {
            ...dwelling,
            heatGenerator: 'heat_pump_air_air',
            heatCarrier: 'electricity',
            heatGeneratorYear: Math.max(dwelling.heatGeneratorYear, NEW_APPLIANCE_YEAR),
            hotWaterGenerator:
              dwelling.hotWaterGenerator === 'with_heating' ? 'electric_boiler' : dwelling.hotWaterGenerator,
          }
        : dwelling,
    quantity: ({ country, floorAreaM2 }) =>
      country === 'NL' ? Math.max(1, Math.round(floorAreaM2 / FLOOR_M2_PER_AIR_UNIT)) : 1,
  },
  {
    code: 'heat_network',
    slot: 'heating',
    isApplicable: isWithoutNetwork,
    apply: (dwelling) =>
      isWithoutNetwork(dwelling)
        ? {
            ...dwelling,
            heatGenerator: 'district',
            heatCarrier: 'district_heat',
            heatGeneratorYear: Math.max(dwelling.heatGeneratorYear, NEW_APPLIANCE_YEAR),
            hotWaterGenerator: withoutGas(dwelling),
          }
        : dwelling,
    quantity: () => 1,
  },
  {
    code: 'hot_water_heat_pump',
    slot: 'hot_water',
    isApplicable: ({ hotWaterGenerator, floorAreaM2 }) =>
      hotWaterGenerator !== 'heat_pump_boiler' && floorAreaM2 >= LEAST_M2_FOR_HEAT_PUMP_BOILER,
    apply: (dwelling) => ({ ...dwelling, hotWaterGenerator: 'heat_pump_boiler' }),
    quantity: () => 1,
  },
  {
    code: 'hot_water_solar',
    slot: 'hot_water',
    isApplicable: (dwelling) => dwelling.solarCollectorM2 === 0 && ownRoofM2(dwelling) >= 20,
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
