import type { Country, MeasureCode, RelatedWork } from '../contract/codes.ts';

export type CostUnit = 'm2' | 'piece' | 'kW' | 'kWp' | 'kWh' | 'dwelling' | 'share';

/** EUR excluding VAT per unit; for `share`, a share of the cost of the works that need it. */
export interface UnitCost {
  low: number;
  typical: number;
  high: number;
  unit: CostUnit;
  year: number;
  confidence: 'high' | 'medium' | 'low';
  source: string;
}

export type PriceBook = Record<MeasureCode | RelatedWork, UnitCost>;

function cost(
  unit: CostUnit,
  low: number,
  typical: number,
  high: number,
  year: number,
  confidence: UnitCost['confidence'],
  source: string,
): UnitCost {
  return { low, typical, high, unit, year, confidence, source };
}

/**
 * Prices collected up to 2026-10 from public pages and catalogues; good for a range, not for a quote. "GK" = general knowledge.
 * Belgian rows rest mostly on two commercial catalogues; "catalogue" = a Belgian work catalogue of 2026 in public code.
 */
const BE: PriceBook = {
  roof_pitched_inside: cost('m2', 30, 58, 85, 2026, 'medium', 'roofer Antwerp; catalogue; bruxelles-peb.be'),
  roof_pitched_sarking: cost(
    'm2',
    71,
    160,
    300,
    2026,
    'medium',
    'roofer Antwerp; catalogue; new covering included',
  ),
  attic_floor: cost('m2', 20, 35, 60, 2025, 'medium', 'bmd-dakwerken.be; bruxelles-peb.be'),
  roof_flat: cost('m2', 70, 115, 151, 2026, 'medium', 'roofer Antwerp; bmd-dakwerken.be'),
  wall_cavity: cost('m2', 15, 22, 35, 2026, 'high', 'bobex.be; catalogue; isolatie-info.nl'),
  wall_external: cost('m2', 90, 140, 200, 2026, 'high', 'AB Bouw Groep; catalogue; all-isol.be; bobex.be'),
  wall_internal: cost('m2', 40, 70, 90, 2026, 'medium', 'catalogue; isolatie-plaatsen.be'),
  floor_cellar_ceiling: cost('m2', 20, 35, 60, 2026, 'medium', 'catalogue; bobex.be'),
  floor_crawl_space: cost(
    'm2',
    20,
    35,
    60,
    2026,
    'high',
    'bobex.be; catalogue; Flemish energy expert 2026-05-09',
  ),
  floor_on_ground: cost('m2', 80, 120, 180, 2026, 'low', 'GK; bounded by catalogue'),
  windows_high_efficiency: cost('m2', 350, 450, 650, 2026, 'high', 'catalogue; bobex.be; PVC frame included'),
  windows_triple: cost('m2', 400, 530, 750, 2026, 'low', 'GK: double glass with frame + 15 %'),
  doors_insulated: cost('piece', 1500, 2500, 4000, 2026, 'medium', 'catalogue'),
  airtightness: cost('dwelling', 500, 1500, 4000, 2026, 'low', 'GK'),
  ventilation_exhaust: cost(
    'dwelling',
    1800,
    2400,
    4500,
    2026,
    'medium',
    'BE market averages 2026; range GK',
  ),
  ventilation_balanced: cost(
    'dwelling',
    4000,
    7000,
    12000,
    2026,
    'medium',
    'catalogue; market averages; expert',
  ),
  boiler_condensing: cost('dwelling', 2500, 4500, 6500, 2026, 'medium', 'catalogue; expert; market averages'),
  heat_pump_hybrid: cost('dwelling', 5000, 8000, 12000, 2025, 'medium', 'heat-me.be, boiler included'),
  // Half of a heat pump's price is taken as fixed, half as following its power; the row is for 8 kW (GK).
  heat_pump_air_water: cost(
    'kW',
    8000,
    12000,
    15000,
    2026,
    'high',
    'catalogue; heat-me.be; bruxelles-peb.be; 8 kW',
  ),
  heat_pump_ground: cost('kW', 12500, 20000, 25000, 2025, 'medium', 'heat-me.be; 8 kW'),
  hot_water_heat_pump: cost('dwelling', 1800, 3000, 3800, 2026, 'medium', 'catalogue; infopompeachaleur.be'),
  hot_water_solar: cost('dwelling', 4000, 5000, 6000, 2025, 'low', 'bobex.be, undated'),
  solar_panels: cost('kWp', 1000, 1200, 1800, 2026, 'medium', 'rtl.be 2025-01-21; catalogue'),
  battery: cost('kWh', 450, 700, 1000, 2026, 'low', 'GK; dwelling price: catalogue'),
  scaffolding: cost('dwelling', 800, 1700, 3000, 2026, 'medium', 'catalogue'),
  architect: cost('share', 0.07, 0.1, 0.14, 2026, 'low', 'GK'),
  low_temperature_emitters: cost(
    'dwelling',
    2000,
    4000,
    6000,
    2026,
    'medium',
    'catalogue, radiators replaced',
  ),
  oil_tank_removal: cost('dwelling', 1500, 2500, 5000, 2026, 'medium', 'catalogue'),
  electrical_upgrade: cost('dwelling', 3000, 5000, 8000, 2026, 'medium', 'catalogue'),
};

const NL: PriceBook = {
  roof_pitched_inside: cost('m2', 45, 90, 150, 2026, 'medium', 'advice tool 2025-2026; Milieu Centraal'),
  roof_pitched_sarking: cost('m2', 120, 200, 300, 2026, 'low', 'installer catalogue: new tiles + insulation'),
  attic_floor: cost('m2', 30, 60, 85, 2026, 'medium', 'advice tool 2025-2026; low end GK'),
  roof_flat: cost('m2', 90, 125, 180, 2026, 'low', 'installer catalogue; insulation part GK'),
  wall_cavity: cost('m2', 15, 18, 28, 2026, 'high', 'Milieu Centraal, read 2026-08-11; isolatie-info.nl'),
  wall_external: cost('m2', 150, 215, 260, 2026, 'high', 'Milieu Centraal, read 2026-08-11; advice tool'),
  wall_internal: cost('m2', 60, 90, 140, 2026, 'low', 'GK'),
  floor_cellar_ceiling: cost('m2', 25, 40, 60, 2026, 'low', 'GK'),
  floor_crawl_space: cost(
    'm2',
    22,
    30,
    45,
    2026,
    'high',
    'ikbenbint.nl; advice tool; regionaalenergieloket.nl',
  ),
  floor_on_ground: cost('m2', 100, 125, 150, 2025, 'medium', 'ikbenbint.nl, floor repair included'),
  windows_high_efficiency: cost(
    'm2',
    100,
    165,
    220,
    2026,
    'high',
    'Milieu Centraal, HR++ glass in the old frame',
  ),
  windows_triple: cost('m2', 650, 760, 950, 2026, 'low', 'GK: HR++ with frame + 20-25 %'),
  doors_insulated: cost('piece', 1250, 1600, 2000, 2026, 'medium', 'advice tool 2025-2026'),
  airtightness: cost('dwelling', 300, 900, 2500, 2026, 'low', 'GK'),
  ventilation_exhaust: cost('dwelling', 1500, 2500, 4000, 2026, 'low', 'GK; estimate template'),
  ventilation_balanced: cost('dwelling', 5000, 7500, 12000, 2026, 'low', 'GK'),
  boiler_condensing: cost(
    'dwelling',
    1300,
    2200,
    3000,
    2026,
    'high',
    'installer catalogue; Bylder; offerteadviseur.nl',
  ),
  heat_pump_hybrid: cost('dwelling', 5000, 6000, 7000, 2025, 'high', 'consumentenbond.nl, boiler included'),
  heat_pump_air_water: cost(
    'kW',
    6000,
    9900,
    13200,
    2026,
    'high',
    'consumentenbond.nl; Milieu Centraal; 8 kW',
  ),
  heat_pump_ground: cost(
    'kW',
    12400,
    20000,
    24800,
    2026,
    'high',
    'consumentenbond.nl; Milieu Centraal; 8 kW',
  ),
  hot_water_heat_pump: cost('dwelling', 2000, 2800, 3800, 2026, 'low', 'GK'),
  hot_water_solar: cost('dwelling', 3000, 4000, 5500, 2026, 'low', 'GK'),
  solar_panels: cost('kWp', 900, 960, 1140, 2024, 'high', 'RVO Nov 2024 via consumentenbond.nl 2026-01-14'),
  battery: cost('kWh', 500, 720, 950, 2025, 'medium', 'thinkstreamed.com; megaverduurzaam.nl'),
  scaffolding: cost('dwelling', 700, 1500, 3000, 2026, 'low', 'GK'),
  architect: cost('share', 0.08, 0.1, 0.14, 2026, 'low', 'GK'),
  low_temperature_emitters: cost(
    'piece',
    150,
    350,
    600,
    2026,
    'medium',
    'installer catalogue; Bylder; a radiator',
  ),
  // Removal of a buried oil tank is rare in the Netherlands: the Belgian price is taken.
  oil_tank_removal: cost('dwelling', 1500, 2500, 5000, 2026, 'low', 'GK, Belgian catalogue'),
  electrical_upgrade: cost(
    'dwelling',
    350,
    900,
    1500,
    2026,
    'medium',
    'Bylder; installer catalogue; meter cupboard',
  ),
};

export const UNIT_COSTS: Record<Country, PriceBook> = { BE, NL };
