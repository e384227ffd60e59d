import type { Country, MeasureCode, RelatedWork } from '../../contract/codes.ts';

export type CostUnit = 'm2' | 'piece' | 'kW' | 'kWp' | 'kWh' | 'dwelling' | 'site' | 'share';

/** EUR excluding VAT per unit; for `share`, a share of the cost of the works that need it. */
export interface UnitCost {
  low: number;
  typical: number;
  high: number;
  unit: CostUnit;
  /** The least that a contractor charges. Of a price per m², piece, kWp or kWh. */
  leastEur: number;
  /** The price is for the size of reference (kW, or m² of floor); the rest of the fixed share follows the size. */
  growsWith?: { fixedShare: number; reference: number };
  year: number;
  confidence: 'high' | 'medium' | 'low';
}

export type PriceBook = Record<MeasureCode | RelatedWork, UnitCost>;

type Row = readonly [
  unit: CostUnit,
  low: number,
  typical: number,
  high: number,
  year: number,
  confidence: UnitCost['confidence'],
];

/**
 * Prices collected up to 2026-10 from public pages and catalogues; good for a range, not for a quote. "GK" = general
 * knowledge. The source of each row is in unit-cost-sources.ts: a page shows none.
 */
const BE: Record<keyof PriceBook, Row> = {
  roof_pitched_inside: ['m2', 30, 58, 85, 2026, 'medium'],
  roof_pitched_sarking: ['m2', 71, 160, 300, 2026, 'medium'],
  attic_floor: ['m2', 20, 35, 60, 2025, 'medium'],
  roof_flat: ['m2', 70, 115, 151, 2026, 'medium'],
  wall_cavity: ['m2', 15, 22, 35, 2026, 'high'],
  wall_external: ['m2', 90, 140, 200, 2026, 'high'],
  wall_internal: ['m2', 40, 70, 90, 2026, 'medium'],
  floor_cellar_ceiling: ['m2', 20, 35, 60, 2026, 'medium'],
  floor_crawl_space: ['m2', 20, 35, 60, 2026, 'high'],
  floor_on_ground: ['m2', 80, 120, 180, 2026, 'low'],
  windows_high_efficiency: ['m2', 350, 450, 650, 2026, 'high'],
  windows_triple: ['m2', 400, 530, 750, 2026, 'low'],
  doors_insulated: ['piece', 1500, 2500, 4000, 2026, 'medium'],
  airtightness: ['dwelling', 500, 1500, 4000, 2026, 'low'],
  ventilation_exhaust: ['dwelling', 1800, 2400, 4500, 2026, 'medium'],
  ventilation_balanced: ['dwelling', 4000, 7000, 12000, 2026, 'medium'],
  solar_shading: ['m2', 250, 350, 500, 2026, 'low'],
  boiler_condensing: ['dwelling', 2500, 4500, 6500, 2026, 'medium'],
  // A boiler (4,500) and a small heat pump (4,950 without one: consumentenbond.nl). Below 6,500 no boiler is in it.
  heat_pump_hybrid: ['kW', 6500, 9500, 12000, 2025, 'medium'],
  heat_pump_air_water: ['kW', 8000, 12000, 15000, 2026, 'high'],
  // With boreholes, tank and hot water: 25,000 to 35,000 with 6 % VAT for 8 to 12 kW (welldonedrill.energy, 2025),
  // brought to 8 kW. The low end is of 2023 and without hot water, 12,500 to 22,000 (ODE in hln.be, 2023-04;
  // heat-me.be).
  heat_pump_ground: ['kW', 16000, 23500, 28000, 2025, 'medium'],
  heat_pump_air_air: ['dwelling', 3500, 5500, 8000, 2026, 'medium'],
  heat_network: ['dwelling', 3000, 5000, 9000, 2026, 'low'],
  hot_water_heat_pump: ['dwelling', 1800, 3000, 3800, 2026, 'medium'],
  hot_water_solar: ['dwelling', 4000, 5000, 6000, 2025, 'low'],
  solar_panels: ['kWp', 1000, 1200, 1800, 2026, 'medium'],
  battery: ['kWh', 450, 700, 1000, 2026, 'low'],
  scaffolding: ['site', 800, 1700, 3000, 2026, 'medium'],
  architect: ['share', 0.07, 0.1, 0.14, 2026, 'low'],
  roof_finish: ['m2', 30, 45, 70, 2025, 'low'],
  // Plasterboard and paint as for a roof; reveals, cross walls, moved sockets and radiators, a look at the moisture: 30
  // (GK).
  wall_finish: ['m2', 50, 75, 110, 2025, 'low'],
  blower_door_test: ['dwelling', 250, 350, 500, 2026, 'low'],
  ventilation_grilles: ['piece', 90, 135, 180, 2023, 'low'],
  // A whole central heating is 5,000 to 15,000 (constructeurtravaux.fr), the boiler of it 4,500.
  heating_circuit: ['dwelling', 4500, 7000, 10500, 2025, 'low'],
  low_temperature_emitters: ['dwelling', 2000, 4000, 6000, 2026, 'medium'],
  oil_tank_removal: ['dwelling', 1500, 2500, 5000, 2026, 'medium'],
  // A board with its switches, a circuit and the inspection. To rewire a house costs 3,000 to 8,000 (catalogue), and is
  // required of buyers anyway.
  electrical_upgrade: ['dwelling', 1000, 2000, 5000, 2025, 'low'],
};

const NL: Record<keyof PriceBook, Row> = {
  roof_pitched_inside: ['m2', 45, 90, 150, 2026, 'medium'],
  roof_pitched_sarking: ['m2', 120, 200, 300, 2026, 'low'],
  attic_floor: ['m2', 30, 60, 85, 2026, 'medium'],
  roof_flat: ['m2', 90, 125, 180, 2026, 'low'],
  wall_cavity: ['m2', 15, 18, 28, 2026, 'high'],
  wall_external: ['m2', 150, 215, 260, 2026, 'high'],
  wall_internal: ['m2', 60, 90, 140, 2026, 'low'],
  floor_cellar_ceiling: ['m2', 25, 40, 60, 2026, 'low'],
  floor_crawl_space: ['m2', 22, 30, 45, 2026, 'high'],
  floor_on_ground: ['m2', 100, 125, 150, 2025, 'medium'],
  windows_high_efficiency: ['m2', 100, 165, 220, 2026, 'high'],
  windows_triple: ['m2', 650, 760, 950, 2026, 'low'],
  doors_insulated: ['piece', 1250, 1600, 2000, 2026, 'medium'],
  airtightness: ['dwelling', 300, 900, 2500, 2026, 'low'],
  ventilation_exhaust: ['dwelling', 1500, 2500, 4000, 2026, 'low'],
  ventilation_balanced: ['dwelling', 5000, 7500, 12000, 2026, 'low'],
  solar_shading: ['m2', 250, 350, 500, 2026, 'low'],
  boiler_condensing: ['dwelling', 1300, 2200, 3000, 2026, 'high'],
  heat_pump_hybrid: ['kW', 5000, 6000, 7000, 2025, 'high'],
  heat_pump_air_water: ['kW', 6000, 9900, 13200, 2026, 'high'],
  heat_pump_ground: ['kW', 12400, 20000, 24800, 2026, 'high'],
  heat_pump_air_air: ['piece', 1250, 2200, 3400, 2026, 'medium'],
  heat_network: ['dwelling', 3000, 5000, 9000, 2026, 'low'],
  hot_water_heat_pump: ['dwelling', 2000, 2800, 3800, 2026, 'low'],
  hot_water_solar: ['dwelling', 3000, 4000, 5500, 2026, 'low'],
  solar_panels: ['kWp', 900, 960, 1140, 2024, 'high'],
  battery: ['kWh', 500, 720, 950, 2025, 'medium'],
  scaffolding: ['site', 700, 1500, 3000, 2026, 'low'],
  architect: ['share', 0.08, 0.1, 0.14, 2026, 'low'],
  roof_finish: ['m2', 30, 45, 70, 2025, 'low'],
  wall_finish: ['m2', 50, 75, 110, 2025, 'low'],
  blower_door_test: ['dwelling', 300, 400, 550, 2026, 'low'],
  ventilation_grilles: ['piece', 90, 135, 180, 2023, 'medium'],
  heating_circuit: ['dwelling', 4000, 6000, 9000, 2026, 'low'],
  low_temperature_emitters: ['piece', 150, 350, 600, 2026, 'medium'],
  // Removal of a buried oil tank is rare in the Netherlands: the Belgian price is taken.
  oil_tank_removal: ['dwelling', 1500, 2500, 5000, 2026, 'low'],
  electrical_upgrade: ['dwelling', 350, 900, 1500, 2026, 'medium'],
};

/** The least price of a job, EUR without VAT. General knowledge (2026), weak: a day of two people, a van, material. */
const LEAST_EUR: Partial<Record<keyof PriceBook, number>> = {
  roof_pitched_inside: 1500,
  roof_pitched_sarking: 5000,
  attic_floor: 800,
  roof_flat: 2500,
  wall_cavity: 900,
  wall_external: 5000,
  wall_internal: 1500,
  floor_cellar_ceiling: 800,
  floor_crawl_space: 900,
  floor_on_ground: 3000,
  windows_high_efficiency: 1000,
  windows_triple: 1500,
  solar_shading: 800,
  roof_finish: 800,
  wall_finish: 800,
  solar_panels: 2800,
  battery: 3000,
};

/**
 * Floor area that a price "per dwelling" is for, m²: a typical house. Source: data/shapes.ts, general knowledge, weak.
 */
const REFERENCE_FLOOR_M2: Record<Country, number> = { BE: 150, NL: 120 };

/** What does not grow with the house: visits, the machine, its controls. General knowledge (2026), weak. */
const FIXED_SHARE: Partial<Record<keyof PriceBook, number>> = {
  airtightness: 0.3,
  ventilation_exhaust: 0.5,
  ventilation_balanced: 0.4,
  boiler_condensing: 0.8,
  heat_pump_air_air: 0.2,
  hot_water_heat_pump: 0.7,
  hot_water_solar: 0.7,
  scaffolding: 0.3,
  blower_door_test: 0.8,
  heating_circuit: 0.2,
  low_temperature_emitters: 0.1,
  electrical_upgrade: 0.5,
};

/** Three inside units, which is what the price of air units is for (GK, weak). */
const REFERENCE_AIR_UNITS_FLOOR_M2 = 80;

/**
 * Half of a heat pump's price is taken as fixed, half as following its power; the rows are for these sizes, kW (GK,
 * weak).
 */
const REFERENCE_KW: Partial<Record<keyof PriceBook, number>> = {
  heat_pump_hybrid: 5,
  heat_pump_air_water: 8,
  heat_pump_ground: 8,
};

function priceBook(country: Country, rows: Record<keyof PriceBook, Row>): PriceBook {
  // Object.keys forgets which keys the rows have.
  const works = Object.keys(rows) as (keyof PriceBook)[];
  const book = works.map((work): [keyof PriceBook, UnitCost] => {
    const [unit, low, typical, high, year, confidence] = rows[work];
    const fixedShare = FIXED_SHARE[work];
    const kw = REFERENCE_KW[work];
    const cost: UnitCost = {
      low,
      typical,
      high,
      unit,
      leastEur: LEAST_EUR[work] ?? 0,
      year,
      confidence,
    };
    if (kw !== undefined) cost.growsWith = { fixedShare: 0.5, reference: kw };
    else if (fixedShare !== undefined && (unit === 'dwelling' || unit === 'site')) {
      const reference =
        work === 'heat_pump_air_air' ? REFERENCE_AIR_UNITS_FLOOR_M2 : REFERENCE_FLOOR_M2[country];
      cost.growsWith = { fixedShare, reference };
    }
    return [work, cost];
  });
  // Object.fromEntries forgets which keys it was given: they are those of the rows.
  return Object.fromEntries(book) as PriceBook;
}

export const UNIT_COSTS: Record<Country, PriceBook> = { BE: priceBook('BE', BE), NL: priceBook('NL', NL) };

/**
 * Frames of wood after the old ones, where a façade is protected; glass alone in a protected frame was not found.
 * Sources: for Belgium the catalogue; for the Netherlands kostenverbouwing.nl, undated. Both with the frame.
 */
const HERITAGE: Record<Country, Row> = {
  BE: ['m2', 900, 1200, 1600, 2026, 'medium'],
  NL: ['m2', 620, 680, 745, 2025, 'medium'],
};

export function heritageBook(country: Country): PriceBook {
  const [, low, typical, high, year, confidence] = HERITAGE[country];
  const book = UNIT_COSTS[country];
  const windows = { ...book.windows_high_efficiency, low, typical, high, year, confidence };
  return { ...book, windows_high_efficiency: windows };
}

/**
 * What goes wrong or was not seen: a share of the cost with VAT, beside the works and not in them. Source: Belgian
 * market averages of 2026 (Bobex, Habitat Presto, WeBuild) 15 %, ends GK; the Netherlands GK.
 */
export const CONTINGENCY: Record<Country, { low: number; typical: number; high: number }> = {
  BE: { low: 0.1, typical: 0.15, high: 0.2 },
  NL: { low: 0.1, typical: 0.15, high: 0.2 },
};
