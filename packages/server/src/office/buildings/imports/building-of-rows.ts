/** What the rows of a building come to: the whole building, with what is wrong at its place in the file. */
import type { BuildingInput } from '@rooftree/engine';
import { buildingFaults } from '@rooftree/engine/building';
import type { ImportFault, ImportRow } from '../../../estates/imports/read/import-row.ts';
import { compileCheck } from '../../../infra/checks/check.ts';
import type { KnownUnit } from '../buildings.repository.ts';
import { type BuildingBody, buildingBodySchema } from '../buildings.schemas.ts';
import { completeBuilding } from '../complete-building.ts';
import { type BuildingRows, faultAt, valueAt } from './read-building-file.ts';

const checkForm = compileCheck(buildingBodySchema);

/**
 * What is stored stays where the sheet says nothing of it: parts, the deed, facts without a column. A new building has
 * the address of its first unit.
 */
export function buildingOfRows(
  sheet: BuildingRows,
  known: BuildingInput | null,
  estates: ReadonlyMap<string, KnownUnit>,
): { building: BuildingInput | null; faults: ImportFault[] } {
  const { externalId, rows, shared } = sheet;
  const body = bodyOf(sheet, known, estates);
  const form = checkForm(body);
  // The form was checked: what is left are its faults.
  const completed = form.length > 0 ? null : completeBuilding(externalId, body as unknown as BuildingBody);
  const messages = completed === null ? form : [...completed.faults, ...ownFaults(completed.building)];
  const faults = [...sheet.faults, ...messages.map((message) => located(message, rows, shared))];
  return { building: completed?.building ?? null, faults };
}

const ownFaults = (building: BuildingInput) => buildingFaults(building).map(({ message }) => message);

function bodyOf(
  { externalId, rows, shared }: BuildingRows,
  known: BuildingInput | null,
  estates: ReadonlyMap<string, KnownUnit>,
): Record<string, unknown> {
  const units = rows.map((row) => unitOf(row, known));
  const first = estates.get(String(units[0]?.['external_id']));
  const given = (place: string) => shared.get(place)?.value;
  const within = (group: string) =>
    Object.fromEntries(
      [...shared].flatMap(([place, { value }]) => {
        const [start, field] = place.split('.');
        return start === group && field !== undefined ? [[field, value]] : [];
      }),
    );
  const names = new Set(units.map((unit) => unit['external_id']));
  const { zip_code, country, ...address } = within('address');
  const place = known?.address ?? first?.address;
  return {
    name: given('name') ?? known?.name ?? externalId,
    address: {
      ...place,
      // Another zip code may be in another region.
      ...(zip_code !== undefined && zip_code !== place?.zip_code && { region: null }),
      ...(zip_code !== undefined && { zip_code }),
      ...(country !== undefined && { country }),
      ...address,
    },
    year_built: given('year_built') ?? known?.year_built ?? first?.yearBuilt ?? null,
    shares_total: given('shares_total') ?? sumOf(units.map((unit) => unit['share'])),
    facts: { ...known?.facts, ...within('facts') },
    parts: (known?.parts ?? []).map((part) => ({
      ...part,
      units: part.units.filter((unit) => names.has(unit)),
    })),
    units,
    deed: known?.deed,
    money: { ...known?.money, ...within('money') },
  };
}

const UNIT_FIELDS = ['external_id', 'name', 'floor', 'share', 'votes', 'owner', 'use'] as const;

/** An empty cell says that there is none; a column that is not there says nothing. */
function unitOf(row: ImportRow, known: BuildingInput | null): Record<string, unknown> {
  const name = valueAt(row.value, ['unit', 'external_id']);
  const before = known?.units.find((unit) => unit.external_id === name);
  const unit: Record<string, unknown> = Object.fromEntries(
    UNIT_FIELDS.map((field) => {
      const value = valueAt(row.value, ['unit', field]);
      if (value !== undefined) return [field, value];
      const hasColumn = row.cells?.has(`unit.${field}`) ?? false;
      return [field, hasColumn ? null : (before?.[field] ?? null)];
    }),
  );
  return { ...unit, name: unit['name'] ?? before?.name ?? name };
}

function sumOf(shares: readonly unknown[]): number {
  return shares.reduce<number>((sum, share) => sum + (typeof share === 'number' ? share : 0), 0);
}

const OF_UNIT = /^units(?:\[|\.)(\d+)\]?\.(\w+) (.*)$/s;
const OF_BUILDING = /^([\w.]+) (.*)$/s;

/** Messages begin with the path of what they are about. */
function located(message: string, rows: readonly ImportRow[], shared: BuildingRows['shared']): ImportFault {
  const [, index, field, ofUnit] = OF_UNIT.exec(message) ?? [];
  const row = index === undefined ? undefined : rows[Number(index)];
  if (row !== undefined && ofUnit !== undefined) return faultAt(row, `unit.${field}`, ofUnit);
  const [, path = '', rest = message] = OF_BUILDING.exec(message) ?? [];
  const [first] = rows;
  const cell = shared.get(path);
  if (cell !== undefined) return faultAt(cell.row, path, rest);
  return { line: first?.line ?? 1, column: null, value: null, message };
}
