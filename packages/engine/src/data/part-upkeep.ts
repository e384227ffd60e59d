/** How long common parts of a building last, and what maintaining or replacing them as they are costs. */
import type { PartKind } from '../contract/building.ts';
import type { Country } from '../contract/codes.ts';

export interface PartUpkeep {
  /** Years from one time to the next. */
  intervalYears: number;
  /** EUR with VAT at today's prices: by m² of the part, by dwelling of the building, or for each such part. */
  cost: { per: 'm2' | 'dwelling' | 'piece'; eur: Record<Country, number> };
}

/**
 * General knowledge (2026), weak: no table of costs that may be used was found. A building's own figures replace them
 * part by part.
 */
export const PART_UPKEEP: Record<PartKind, PartUpkeep> = {
  // New roofing on the old insulation.
  flat_roof: { intervalYears: 25, cost: { per: 'm2', eur: { BE: 75, NL: 80 } } },
  // New tiles, battens and gutters.
  pitched_roof: { intervalYears: 50, cost: { per: 'm2', eur: { BE: 110, NL: 120 } } },
  // Joints, concrete and paint, with the scaffold.
  facade: { intervalYears: 30, cost: { per: 'm2', eur: { BE: 65, NL: 70 } } },
  // Painting, seals and fittings of what is there.
  windows: { intervalYears: 8, cost: { per: 'm2', eur: { BE: 35, NL: 40 } } },
  floor: { intervalYears: 40, cost: { per: 'm2', eur: { BE: 15, NL: 15 } } },
  // Paint, lamps and floors.
  stairwell: { intervalYears: 15, cost: { per: 'dwelling', eur: { BE: 600, NL: 600 } } },
  // A boiler like the one that is there.
  heating: { intervalYears: 20, cost: { per: 'dwelling', eur: { BE: 1800, NL: 1500 } } },
  lift: { intervalYears: 25, cost: { per: 'piece', eur: { BE: 60_000, NL: 65_000 } } },
  other: { intervalYears: 20, cost: { per: 'piece', eur: { BE: 5000, NL: 5000 } } },
};

/**
 * Building costs rise by about as much a year: long-run mean of the Belgian ABEX and the Dutch BDB index. General
 * knowledge, weak.
 */
export const MAINTENANCE_INDEX_PERCENT = 2.5;
