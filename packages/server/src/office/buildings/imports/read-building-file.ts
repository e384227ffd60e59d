/** A sheet of buildings: its rows, put together by building. */
import type { FileCheck } from '../../../estates/imports/checked-file.ts';
import type { ImportFault, ImportRow } from '../../../estates/imports/read/import-row.ts';
import { readSentRows, type SentFile } from '../../../estates/imports/read/sent-rows.ts';
import { BUILDING_TABLE } from './building-columns.ts';

/** The rows of one building, in their order. */
export interface BuildingRows {
  externalId: string;
  rows: ImportRow[];
  /** What the building's own cells say, by their place in a row: the first that is filled in. */
  shared: Map<string, { value: unknown; row: ImportRow }>;
  faults: ImportFault[];
}

/** A row without a building belongs to that of the row above, as under a merged cell. */
export async function readBuildingRows(
  file: SentFile,
  { addNote: onNotice, setColumns: onMatched }: Pick<FileCheck, 'addNote' | 'setColumns'>,
): Promise<{ buildings: BuildingRows[]; faults: ImportFault[]; count: number }> {
  const buildings = new Map<string, BuildingRows>();
  const faults: ImportFault[] = [];
  let above: BuildingRows | null = null;
  let count = 0;
  const rules = { table: BUILDING_TABLE, onMatched };
  for await (const row of readSentRows(file, { onNotice, rules, advice: 'split it by building' })) {
    count += 1;
    const name = row.value['building'];
    if (typeof name === 'string' && name !== '') {
      above = buildings.get(name) ?? { externalId: name, rows: [], shared: new Map(), faults: [] };
      buildings.set(name, above);
    }
    if (above === null) {
      faults.push(faultAt(row, 'building', 'must name the building of the unit'));
      continue;
    }
    above.faults.push(...(row.faults ?? []));
    above.rows.push(row);
    addShared(above, row);
  }
  return { buildings: [...buildings.values()], faults, count };
}

function addShared({ shared, faults, externalId }: BuildingRows, row: ImportRow): void {
  for (const { path } of BUILDING_TABLE.all) {
    const place = path.join('.');
    if (path[0] === 'unit' || path[0] === 'home' || path[0] === 'building') continue;
    const value = valueAt(row.value, path);
    if (value === undefined || value === null) continue;
    const first = shared.get(place);
    if (first === undefined) shared.set(place, { value, row });
    else if (JSON.stringify(first.value) !== JSON.stringify(value))
      faults.push(
        faultAt(row, place, `must be as on line ${first.row.line}: the building ${externalId} has one`),
      );
  }
}

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get(name) : undefined,
    value,
  );
}

/** A fault with the heading and the text of its cell. */
export function faultAt(row: ImportRow, place: string, message: string): ImportFault {
  const cell = row.cells?.get(place);
  const name = BUILDING_TABLE.all.find(({ path }) => path.join('.') === place)?.name ?? null;
  return { line: row.line, column: cell?.heading ?? name, value: cell?.text || null, message };
}
