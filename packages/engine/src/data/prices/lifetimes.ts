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
  roof_pitched_inside: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  roof_pitched_sarking: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  attic_floor: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  roof_flat: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  wall_cavity: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  wall_external: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  wall_internal: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  floor_cellar_ceiling: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  floor_crawl_space: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  floor_on_ground: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  windows_high_efficiency: { lifetimeYears: 30, maintenanceEurPerYear: 0 },
  windows_triple: { lifetimeYears: 30, maintenanceEurPerYear: 0 },
  doors_insulated: { lifetimeYears: 30, maintenanceEurPerYear: 0 },
  airtightness: { lifetimeYears: 10, maintenanceEurPerYear: 0 },
  ventilation_exhaust: { lifetimeYears: 20, maintenanceEurPerYear: 30 },
  ventilation_balanced: { lifetimeYears: 20, maintenanceEurPerYear: 90 },
  solar_shading: { lifetimeYears: 20, maintenanceEurPerYear: 0 },
  boiler_condensing: { lifetimeYears: 20, maintenanceEurPerYear: 90 },
  heat_pump_hybrid: { lifetimeYears: 20, maintenanceEurPerYear: 200 },
  heat_pump_air_water: { lifetimeYears: 20, maintenanceEurPerYear: 150 },
  heat_pump_ground: {
    lifetimeYears: 20,
    maintenanceEurPerYear: 120,
    lasting: { share: 0.4, lifetimeYears: 50 },
  },
  heat_pump_air_air: { lifetimeYears: 15, maintenanceEurPerYear: 60 },
  heat_network: { lifetimeYears: 30, maintenanceEurPerYear: 0 },
  hot_water_heat_pump: { lifetimeYears: 20, maintenanceEurPerYear: 30 },
  hot_water_solar: { lifetimeYears: 20, maintenanceEurPerYear: 60 },
  solar_panels: { lifetimeYears: 25, maintenanceEurPerYear: 50 },
  battery: { lifetimeYears: 15, maintenanceEurPerYear: 0 },
  scaffolding: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  architect: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  roof_finish: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  wall_finish: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  blower_door_test: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  ventilation_grilles: { lifetimeYears: 30, maintenanceEurPerYear: 0 },
  heating_circuit: { lifetimeYears: 30, maintenanceEurPerYear: 0 },
  low_temperature_emitters: { lifetimeYears: 30, maintenanceEurPerYear: 0 },
  oil_tank_removal: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
  electrical_upgrade: { lifetimeYears: 40, maintenanceEurPerYear: 0 },
};
