/** A sheet of buildings: its rows, put together by building. */
import type { MatchedHeading } from '../../../estates/imports/columns/match-headings.ts';
import { MAX_ROWS } from '../../../estates/imports/prepare-file.ts';
import { readRecords } from '../../../estates/imports/read/estate-file.ts';
import type { FileRecord } from '../../../estates/imports/read/file-record.ts';
import type { ImportFault, ImportRow, OnNotice } from '../../../estates/imports/read/import-row.ts';
import { Fault } from '../../../fault.ts';
import { BUILDING_TABLE } from './building-columns.ts';

/** The rows of one building, in their order. */
export interface BuildingRows {
  externalId: string;
  rows: ImportRow[];
  /** What the building's own cells say, by their place in a row: the first that is filled in. */
  shared: Map<string, { value: unknown; row: ImportRow }>;
  faults: ImportFault[];
}

export interface ReadOptions {
  onNotice: OnNotice;
  onHeadings: (headings: readonly MatchedHeading[]) => void;
}

/** A row without a building belongs to that of the row above, as under a merged cell. */
export async function readBuildingRows(
  records: AsyncIterable<FileRecord>,
  { onNotice, onHeadings }: ReadOptions,
): Promise<{ buildings: BuildingRows[]; faults: ImportFault[]; count: number }> {
  const buildings = new Map<string, BuildingRows>();
  const faults: ImportFault[] = [];
  let above: BuildingRows | null = null;
  let count = 0;
  for await (const row of readRecords(records, onNotice, { table: BUILDING_TABLE, onMatched: onHeadings })) {
    count += 1;
    if (count > MAX_ROWS)
      throw new Fault('invalid', [`a file may have ${MAX_ROWS} rows: split it by building`]);
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
  if (count === 0) throw new Fault('invalid', ['the file has no rows below its headings']);
  return { buildings: [...buildings.values()], faults, count };
}

function addShared({ shared, faults, externalId }: BuildingRows, row: ImportRow): void {
  for (const { path } of BUILDING_TABLE.all) {
    const place = path.join('.');
    if (path[0] === 'unit' || path[0] === 'building') continue;
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
