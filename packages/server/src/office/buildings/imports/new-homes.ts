/**
 * Apartments of a sheet that are not stored yet: with what their rows say of them they become homes at the address of
 * the building.
 */
import type { BuildingInput } from '@rooftree/engine';
import { toEstate } from '../../../estates/estate-check.ts';
import type { EstateBody } from '../../../estates/estates.schemas.ts';
import type { Estate } from '../../../estates/estates.ts';
import type { ImportFault, ImportRow } from '../../../estates/imports/read/import-row.ts';
import { createRowCheck } from '../../../estates/imports/read/row-check.ts';
import { valueAt } from './read-building-file.ts';

/** What the row says of the apartment alone; without it nothing is known to plan. */
export function describesHome(row: ImportRow): boolean {
  return row.value['home'] !== undefined;
}

export function newHomesOf(
  building: BuildingInput,
  rows: readonly ImportRow[],
): { homes: Estate[]; faults: ImportFault[] } {
  const check = createRowCheck([]);
  const homes: Estate[] = [];
  const faults: ImportFault[] = [];
  for (const row of rows) {
    const home = homeRow(building, row);
    const found = check(home);
    faults.push(...found);
    const { external_id: name, ...body } = home.value;
    // The row check has passed it.
    if (found.length === 0) homes.push(toEstate(String(name), body as unknown as EstateBody, 'IMPORT'));
  }
  return { homes, faults };
}

/** As a row of a table of homes, with the cells where their values went. */
function homeRow({ address, year_built, units }: BuildingInput, row: ImportRow): ImportRow {
  const name = String(valueAt(row.value, ['unit', 'external_id']));
  const unit = units.find(({ external_id }) => external_id === name);
  const { country, zip_code, street, house_number, city } = address;
  const cells = [...(row.cells ?? [])].map(
    ([place, cell]) => [place.replace(/^home\./, 'dwelling.'), cell] as const,
  );
  return {
    line: row.line,
    cells: new Map(cells),
    value: {
      external_id: name,
      estate_type: 'APARTMENT',
      address: { country, zip_code, street, house_number, place: city, house_number_extra: unit?.name },
      year_built,
      dwelling: row.value['home'],
    },
  };
}
