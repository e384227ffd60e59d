import { COMMAND } from '../../../access/audit/audit.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { transaction } from '../../../infra/database/sql.ts';
import { tableFile } from '../../../infra/tables/table-file.ts';
import { print, printJson } from '../../../infra/terminal.ts';
import { findAllBuildings, requireBuilding } from '../../../office/buildings/buildings.service.ts';
import {
  checkBuildingFile,
  importBuildingFile,
} from '../../../office/buildings/imports/building-imports.service.ts';
import { sheetOf } from '../../../office/buildings/imports/building-sheet.ts';
import { requestBuildingPlan } from '../../../office/buildings/plan/building-plans.service.ts';
import { importSheet } from '../../import-sheet.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface Flags {
  context: string;
  json?: true;
}

export async function listBuildingsAction(flags: Flags): Promise<void> {
  const found = await withDependencies(async ({ sql }) => {
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    return findAllBuildings(sql, contextId);
  });
  if (flags.json) printJson(found);
  else
    print(
      found.map(({ external_id, name, units }) => `${external_id}  ${name}  ${units} units`).join('\n') ||
        'No buildings.',
    );
}

export function importBuildingsAction(file: string, flags: Flags & { dryRun?: true }): Promise<void> {
  return importSheet(file, flags, {
    check: checkBuildingFile,
    store: importBuildingFile,
    describe: (rows) =>
      `${rows.total} units: ${rows.new} new, ${rows.changed} changed, ${rows.unchanged} unchanged.`,
  });
}

export async function planBuildingAction(building: string, flags: Flags): Promise<void> {
  const { id } = await withDependencies(async ({ sql }) => {
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    return transaction(sql, (tx) =>
      requestBuildingPlan(tx, contextId, building, { controls: {}, actor: COMMAND }),
    );
  });
  print(`Requested the plan ${id}.`);
}

export async function exportBuildingAction(
  building: string,
  flags: Flags & { format: 'csv' | 'xlsx' },
): Promise<void> {
  const bytes = await withDependencies(async ({ sql }) => {
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    const { building: found } = await requireBuilding(sql, contextId, building);
    return tableFile({ name: 'building', format: flags.format, rows: sheetOf(found) });
  });
  process.stdout.write(bytes);
}
