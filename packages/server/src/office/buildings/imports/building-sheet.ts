/** A building in the form in which it can be imported: one row per unit, what concerns the building in each of them. */
import type { BuildingInput } from '@rooftree/engine';
import { BUILDING_TABLE } from './building-columns.ts';

export type SheetCell = string | number | boolean | null;

/** By the paths of the columns. Facts that are not stated have no column. */
export function sheetOf(building: BuildingInput): SheetCell[][] {
  const shared = sharedCells(building);
  const columns = BUILDING_TABLE.all.filter(
    ({ path }) =>
      path[0] !== 'home' && (path[0] !== 'facts' || (shared.get(path.join('.')) ?? null) !== null),
  );
  return [
    columns.map(({ name }) => name),
    ...building.units.map((unit) => {
      const own = new Map<string, SheetCell>(
        Object.entries(unit).map(([name, value]) => [`unit.${name}`, value]),
      );
      return columns.map(({ path }) => own.get(path.join('.')) ?? shared.get(path.join('.')) ?? null);
    }),
  ];
}

/** What concerns the building, by where it goes in a row. */
export function sharedCells(building: BuildingInput): Map<string, SheetCell> {
  const { external_id, name, address, year_built, shares_total, money, facts } = building;
  const within = (group: string, values: object) =>
    Object.entries(values).map(([field, value]): [string, SheetCell] => [`${group}.${field}`, cellOf(value)]);
  return new Map<string, SheetCell>([
    ['building', external_id],
    ['name', name],
    ...within('address', address),
    ['year_built', year_built],
    ['shares_total', shares_total],
    ...within('money', money),
    ...within('facts', facts),
  ]);
}

/** A measured U-value is a plain number in a cell. */
function cellOf(value: unknown): SheetCell {
  if (typeof value === 'object' && value !== null && 'u_value_w_per_m2_k' in value)
    return Number(value.u_value_w_per_m2_k);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
