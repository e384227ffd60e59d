/** Buildings from a sheet: every fault of every row is known before one is stored. */
import type { BuildingInput } from '@rooftree/engine';
import { recordChange } from '../../../access/audit/audit.service.ts';
import type { Actor } from '../../../access/audit/audit.ts';
import { describeFault } from '../../../estates/imports/imports.service.ts';
import { type FileColumn, noRows, type RowCounts } from '../../../estates/imports/imports.ts';
import { MAX_ROWS } from '../../../estates/imports/prepare-file.ts';
import type { ImportFault } from '../../../estates/imports/read/import-row.ts';
import { splitSentFile } from '../../../estates/imports/read/split-sent-file.ts';
import { boundedMessages, Fault } from '../../../fault.ts';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import { findBuilding, findUnits } from '../buildings.repository.ts';
import { storeBuilding, unitFaults } from '../buildings.service.ts';
import { buildingOfRows } from './building-of-rows.ts';
import { type SheetCell, sharedCells } from './building-sheet.ts';
import { type BuildingRows, faultAt, readBuildingRows, valueAt } from './read-building-file.ts';

const MAX_FAULTS = 1000;
const MAX_CHANGED_ROWS = 200;

interface ChangedRow {
  line: number;
  external_id: string;
  changes: { column: string; before: string | null; after: string | null }[];
}

/** What an import of the file would do, in the form of an import of estates; a row is a unit. */
export interface CheckedBuildingFile {
  columns: FileColumn[];
  notes: string[];
  problems: string[];
  rows: RowCounts;
  faults: ImportFault[];
  fault_count: number;
  changed_rows: ChangedRow[];
}

interface SentFile {
  contextId: string;
  bytes: AsyncIterable<Buffer>;
  signal?: AbortSignal;
}

/** Reads the whole file and writes nothing. */
export async function checkBuildingFile(sql: Sql, file: SentFile): Promise<CheckedBuildingFile> {
  return (await readFile(sql, file)).checked;
}

/** Stores the buildings that the file changes, or none when a row has an error. */
export async function importBuildingFile(
  sql: Sql,
  { actor, ...file }: SentFile & { actor: Actor },
): Promise<CheckedBuildingFile & { isStored: boolean }> {
  const { contextId } = file;
  const { checked, buildings } = await readFile(sql, file);
  if (checked.problems.length > 0 || checked.fault_count > 0) return { ...checked, isStored: false };
  await transaction(sql, async (tx) => {
    for (const building of buildings) await storeBuilding(tx, contextId, building);
    await recordChange(tx, actor, {
      contextId,
      operation: 'createBuildingImport',
      thing: null,
      before: null,
      after: { ...checked.rows },
    });
  });
  return { ...checked, isStored: true };
}

/** The same, where nothing else than a stored file will do. */
export async function importBuildings(
  sql: Sql,
  file: Parameters<typeof importBuildingFile>[1],
): Promise<RowCounts> {
  const { isStored, problems, faults, rows } = await importBuildingFile(sql, file);
  if (!isStored) throw new Fault('invalid', boundedMessages([...problems, ...faults.map(describeFault)]));
  return rows;
}

async function readFile(
  sql: Sql,
  { contextId, bytes, signal }: SentFile,
): Promise<{ checked: CheckedBuildingFile; buildings: BuildingInput[] }> {
  const checked: CheckedBuildingFile = {
    columns: [],
    notes: [],
    problems: [],
    rows: noRows(),
    faults: [],
    fault_count: 0,
    changed_rows: [],
  };
  const buildings: BuildingInput[] = [];
  const refuse = (faults: readonly ImportFault[]) => {
    checked.fault_count += faults.length;
    checked.faults.push(...faults.slice(0, Math.max(0, MAX_FAULTS - checked.faults.length)));
  };
  try {
    const records = splitSentFile({ contextId, bytes, mostRows: MAX_ROWS + 2, ...(signal && { signal }) });
    const read = await readBuildingRows(records, {
      onNotice: (note) => checked.notes.push(note),
      onHeadings: (headings) => {
        checked.columns = headings
          .filter(({ heading }) => heading !== '')
          .map(({ heading, column }) => ({ heading, column: column?.name ?? null, is_chosen: false }));
      },
    });
    checked.rows.total = read.count;
    refuse(read.faults);
    const placed = new Map<string, { building: string; line: number }>();
    for (const sheet of read.buildings) {
      signal?.throwIfAborted();
      const known = (await findBuilding(sql, contextId, sheet.externalId))?.building ?? null;
      const { building, faults } = await checkSheet(sql, contextId, sheet, known, placed);
      refuse(faults);
      if (building === null || faults.length > 0) continue;
      if (countChanges(checked, sheet, building, known)) buildings.push(building);
    }
    const good = checked.rows.new + checked.rows.changed + checked.rows.unchanged;
    checked.rows.refused = read.count - good;
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'invalid') throw error;
    checked.problems = [...error.messages];
  }
  return { checked, buildings };
}

/** With the estates that its rows name, and those that another building has, in the file or stored. */
async function checkSheet(
  sql: Sql,
  contextId: string,
  sheet: BuildingRows,
  known: BuildingInput | null,
  placed: Map<string, { building: string; line: number }>,
): Promise<{ building: BuildingInput | null; faults: ImportFault[] }> {
  const nameOf = (row: BuildingRows['rows'][number]) =>
    String(valueAt(row.value, ['unit', 'external_id']) ?? '');
  const estates = await findUnits(sql, contextId, sheet.rows.map(nameOf));
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
  if (building === null) return { building, faults };
  const { unknown, taken } = await unitFaults(sql, contextId, building);
  for (const message of [...unknown, ...taken]) {
    const [, index, rest = message] = /^units\[(\d+)\]\.external_id (.*)$/s.exec(message) ?? [];
    const row = sheet.rows[Number(index)];
    if (row !== undefined) faults.push(faultAt(row, 'unit.external_id', rest));
  }
  return { building, faults };
}

/** True when something of the building changes. What concerns the whole building is a change of its first row. */
function countChanges(
  checked: CheckedBuildingFile,
  { rows }: BuildingRows,
  building: BuildingInput,
  known: BuildingInput | null,
): boolean {
  const gone = (known?.units ?? []).filter(
    ({ external_id: name }) => !building.units.some((unit) => unit.external_id === name),
  );
  for (const { external_id: name } of gone)
    checked.notes.push(`${name} is not in the file and leaves the building ${building.external_id}`);
  let isChanged = known === null || gone.length > 0 || !hasSameOrder(building, known);
  for (const [index, unit] of building.units.entries()) {
    const before = known?.units.find(({ external_id: name }) => name === unit.external_id);
    const own = changesBetween(new Map(Object.entries(before ?? {})), new Map(Object.entries(unit)));
    const shared =
      index === 0 && known !== null ? changesBetween(sharedCells(known), sharedCells(building)) : [];
    const changes = [...shared, ...own];
    checked.rows[before === undefined ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'] += 1;
    isChanged ||= changes.length > 0;
    const line = rows[index]?.line ?? 1;
    if (before !== undefined && changes.length > 0 && checked.changed_rows.length < MAX_CHANGED_ROWS)
      checked.changed_rows.push({ line, external_id: unit.external_id, changes });
  }
  return isChanged;
}

function hasSameOrder(one: BuildingInput, other: BuildingInput): boolean {
  return one.units.every((unit, index) => unit.external_id === other.units[index]?.external_id);
}

function changesBetween(
  before: ReadonlyMap<string, SheetCell>,
  after: ReadonlyMap<string, SheetCell>,
): ChangedRow['changes'] {
  return [...after]
    .filter(([name, value]) => (before.get(name) ?? null) !== (value ?? null))
    .map(([column, value]) => ({ column, before: textOf(before.get(column)), after: textOf(value) }));
}

function textOf(value: SheetCell | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
