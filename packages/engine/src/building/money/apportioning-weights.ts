import type { Apportioning, BuildingInput, BuildingPart } from '../../contract/building.ts';

/** How the cost of a part is divided: its key, and the weight of each unit, in the order of the units. */
export interface CostKey {
  apportioning: Apportioning;
  weights: readonly number[];
}

/**
 * Without a part of its own, a work is paid by shares. Use that is not measured for every unit cannot divide a cost:
 * shares do.
 */
export function costKeyOf({ units }: BuildingInput, part: BuildingPart | null): CostKey {
  const shares = units.map(({ share }) => share);
  switch (part?.apportioning ?? 'SHARES') {
    case 'EQUAL':
      return { apportioning: 'EQUAL', weights: units.map(() => 1) };
    case 'USE': {
      const uses = units.map(({ use }) => use ?? 0);
      const isMeasured = units.every(({ use }) => use !== null) && uses.some((use) => use > 0);
      return isMeasured
        ? { apportioning: 'USE', weights: uses }
        : { apportioning: 'SHARES', weights: shares };
    }
    case 'UNITS_WITH_PART': {
      const having = new Set(part?.units);
      return {
        apportioning: 'UNITS_WITH_PART',
        weights: units.map(({ external_id: id, share }) => (having.has(id) ? share : 0)),
      };
    }
    default:
      return { apportioning: 'SHARES', weights: shares };
  }
}
