/** Buildings from a sheet: every fault of every row is known before one is stored. */
import type { BuildingInput } from '@rooftree/engine';
import type { Actor } from '../../../access/audit/audit.ts';
import { managesNoEstates } from '../../../estates/estates.errors.ts';
import { storeManagedEstates } from '../../../estates/estates.service.ts';
import type { Estate } from '../../../estates/estates.ts';
import { type CheckedFile, checkFile, type FileCheck } from '../../../estates/imports/checked-file.ts';
import type { FieldChange, RowCounts } from '../../../estates/imports/imports.ts';
import type { ImportFault } from '../../../estates/imports/read/import-row.ts';
import type { SentFile } from '../../../estates/imports/read/sent-rows.ts';
import { requireStored, storeChecked } from '../../../estates/imports/store-checked.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { findBuilding, findUnits } from '../buildings.repository.ts';
import { storeBuilding, unitFaults } from '../buildings.service.ts';
import { buildingOfRows } from './building-of-rows.ts';
import { type SheetCell, sharedCells } from './building-sheet.ts';
import { describesHome, newHomesOf } from './new-homes.ts';
import { type BuildingRows, faultAt, readBuildingRows, valueAt } from './read-building-file.ts';

/** Reads the whole file and writes nothing. */
export async function checkBuildingFile(sql: Sql, file: SentFile): Promise<CheckedFile> {
  return (await readFile(sql, file)).checked;
}

/** Stores the buildings that the file changes, or none when a row has an error. */
export async function importBuildingFile(sql: Sql, { actor, ...file }: SentFile & { actor: Actor }) {
  const { contextId } = file;
  const { checked, buildings, homes } = await readFile(sql, file);
  return storeChecked(sql, checked, { contextId, actor, operation: 'createBuildingImport' }, async (tx) => {
    // Nobody reads the addresses of their pages in the answer.
    if (homes.length > 0 && (await storeManagedEstates(tx, contextId, '', homes)).length === 0)
      throw managesNoEstates();
    for (const { building, updatedAt } of buildings)
      await storeBuilding(tx, contextId, building, { updatedAt });
  });
}

/** The same, where nothing else than a stored file will do. */
export async function importBuildings(
  sql: Sql,
  file: Parameters<typeof importBuildingFile>[1],
): Promise<RowCounts> {
  return requireStored(await importBuildingFile(sql, file));
}

/** With what the sheet does not say, as it was stored then. */
interface ReadBuilding {
  building: BuildingInput;
  updatedAt: string | null;
}

async function readFile(
  sql: Sql,
  file: SentFile,
): Promise<{ checked: CheckedFile; buildings: ReadBuilding[]; homes: Estate[] }> {
  const { contextId, signal } = file;
  const buildings: ReadBuilding[] = [];
  const homes: Estate[] = [];
  const checked = await checkFile(async (check) => {
    const { rows, addFaults } = check;
    const read = await readBuildingRows(file, check);
    rows.total = read.count;
    addFaults(read.faults);
    const placed = new Map<string, { building: string; line: number }>();
    for (const sheet of read.buildings) {
      signal?.throwIfAborted();
      const found = await findBuilding(sql, contextId, sheet.externalId);
      const known = found?.building ?? null;
      const { building, faults, newHomes } = await checkSheet(sql, file, sheet, known, placed);
      addFaults(faults);
      homes.push(...newHomes);
      if (building === null || faults.length > 0) continue;
      if (countChanges(check, sheet, building, known))
        buildings.push({ building, updatedAt: found?.updatedAt ?? null });
    }
    rows.refused = read.count - rows.new - rows.changed - rows.unchanged;
  });
  return { checked, buildings, homes };
}

/** With the estates that its rows name, and those that another building has, in the file or stored. */
async function checkSheet(
  sql: Sql,
  { contextId }: SentFile,
  sheet: BuildingRows,
  known: BuildingInput | null,
  placed: Map<string, { building: string; line: number }>,
): Promise<{ building: BuildingInput | null; faults: ImportFault[]; newHomes: Estate[] }> {
  const nameOf = (row: BuildingRows['rows'][number]) =>
    String(valueAt(row.value, ['unit', 'external_id']) ?? '');
  const estates = await findUnits(sql, contextId, sheet.rows.map(nameOf));
  const isAdded = (row: BuildingRows['rows'][number]) => !estates.has(nameOf(row)) && describesHome(row);
  const { building, faults } = buildingOfRows(sheet, known, estates);
  for (const row of sheet.rows) {
    const unit = nameOf(row);
    const other = placed.get(unit);
    if (other === undefined) placed.set(unit, { building: sheet.externalId, line: row.line });
    else if (other.building !== sheet.externalId)
      faults.push(
        faultAt(
          row,
          'unit.external_id',
          `is in ${other.building} on line ${other.line} and cannot be in ${sheet.externalId} too`,
        ),
      );
  }
  if (building === null) {
    // Without a building there are no units to look up: rows of no estate are named here, as their address may be what
    // is missing.
    const strangers = sheet.rows.filter((row) => !estates.has(nameOf(row)) && !isAdded(row));
    faults.push(
      ...strangers.map((row) =>
        faultAt(row, 'unit.external_id', `must be the external_id of a stored estate: ${nameOf(row)}`),
      ),
    );
    return { building, faults, newHomes: [] };
  }
  const added = newHomesOf(building, sheet.rows.filter(isAdded));
  faults.push(...added.faults);
  const { unknown, taken } = await unitFaults(sql, contextId, building);
  for (const message of [...unknown, ...taken]) {
    const [, index, rest = message] = /^units\[(\d+)\]\.external_id (.*)$/s.exec(message) ?? [];
    const row = sheet.rows[Number(index)];
    if (row !== undefined && !isAdded(row)) faults.push(faultAt(row, 'unit.external_id', rest));
  }
  return { building, faults, newHomes: added.homes };
}

/** True when something of the building changes. What concerns the whole building is a change of its first row. */
function countChanges(
  { rows: counts, addNote, addChange }: FileCheck,
  { rows }: BuildingRows,
  building: BuildingInput,
  known: BuildingInput | null,
): boolean {
  const gone = (known?.units ?? []).filter(
    ({ external_id: name }) => !building.units.some((unit) => unit.external_id === name),
  );
  for (const { external_id: name } of gone)
    addNote(`${name} is not in the file and leaves the building ${building.external_id}`);
  let isChanged = known === null || gone.length > 0 || !hasSameOrder(building, known);
  for (const [index, unit] of building.units.entries()) {
    const before = known?.units.find(({ external_id: name }) => name === unit.external_id);
    const own = changesBetween(new Map(Object.entries(before ?? {})), new Map(Object.entries(unit)));
    const shared =
      index === 0 && known !== null ? changesBetween(sharedCells(known), sharedCells(building)) : [];
    const changes = [...shared, ...own];
    counts[before === undefined ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'] += 1;
    isChanged ||= changes.length > 0;
    const line = rows[index]?.line ?? 1;
    if (before !== undefined && changes.length > 0)
      addChange({ line, external_id: unit.external_id, changes });
  }
  return isChanged;
}

function hasSameOrder(one: BuildingInput, other: BuildingInput): boolean {
  return one.units.every((unit, index) => unit.external_id === other.units[index]?.external_id);
}

function changesBetween(
  before: ReadonlyMap<string, SheetCell>,
  after: ReadonlyMap<string, SheetCell>,
): FieldChange[] {
  return [...after]
    .filter(([name, value]) => (before.get(name) ?? null) !== (value ?? null))
    .map(([column, value]) => ({ column, before: textOf(before.get(column)), after: textOf(value) }));
}

function textOf(value: SheetCell | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
