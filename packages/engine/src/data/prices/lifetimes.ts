import type { MeasureCode, RelatedWork } from '../../contract/codes.ts';

export interface Upkeep {
  lifetimeYears: number;
  /** EUR a year incl. VAT for checks and small repairs. */
  maintenanceEurPerYear: number;
  /** The share of the price that lives longer. */
  lasting?: { share: number; lifetimeYears: number };
}

/**
 * Lifetimes: Danish energy consultants' handbook, table 4.7.1.1 (hbemo.dk): insulation 40, windows 30, emitters 30,
 * boilers, heat pumps and solar thermal 20, joint sealing 10; ventilation 20 and panels 25: general knowledge, weak.
 * Maintenance: general knowledge (2026), weak: boiler check 100–150 EUR every one to three years, filters 60 EUR a
 * year, inverter 1,200 EUR once in the panels' life. Of a hybrid, which is two appliances: 150 to 250 EUR
 * (economie-energie.be). The borehole of a ground-source heat pump is what it costs beyond an air-water one of its
 * power (data/prices/unit-costs.ts); it lives 50 years and more (general knowledge).
 */
export const UPKEEP: Record<MeasureCode | RelatedWork, Upkeep> = {
  roof_pitched_inside: lasting(40),
  roof_pitched_sarking: lasting(40),
  attic_floor: lasting(40),
  roof_flat: lasting(40),
  wall_cavity: lasting(40),
  wall_external: lasting(40),
  wall_internal: lasting(40),
  floor_cellar_ceiling: lasting(40),
  floor_crawl_space: lasting(40),
  floor_on_ground: lasting(40),
  windows_high_efficiency: lasting(30),
  windows_triple: lasting(30),
  doors_insulated: lasting(30),
  airtightness: lasting(10),
  ventilation_exhaust: lasting(20, 30),
  ventilation_balanced: lasting(20, 90),
  solar_shading: lasting(20),
  boiler_condensing: lasting(20, 90),
  heat_pump_hybrid: lasting(20, 200),
  heat_pump_air_water: lasting(20, 150),
  heat_pump_ground: { ...lasting(20, 120), lasting: { share: 0.4, lifetimeYears: 50 } },
  heat_pump_air_air: lasting(15, 60),
  heat_network: lasting(30),
  hot_water_heat_pump: lasting(20, 30),
  hot_water_solar: lasting(20, 60),
  solar_panels: lasting(25, 50),
  battery: lasting(15),
  scaffolding: lasting(40),
  architect: lasting(40),
  roof_finish: lasting(40),
  wall_finish: lasting(40),
  blower_door_test: lasting(40),
  ventilation_grilles: lasting(30),
  heating_circuit: lasting(30),
  low_temperature_emitters: lasting(30),
  oil_tank_removal: lasting(40),
  electrical_upgrade: lasting(40),
};

function lasting(lifetimeYears: number, maintenanceEurPerYear = 0): Upkeep {
  return { lifetimeYears, maintenanceEurPerYear };
}
