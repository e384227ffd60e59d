import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { COMMAND } from '../../../access/audit/audit.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { describeFault } from '../../../estates/imports/imports.service.ts';
import { transaction } from '../../../infra/database/sql.ts';
import { tableFile } from '../../../infra/tables/table-file.ts';
import { paint, print, printJson } from '../../../infra/terminal.ts';
import { findAllBuildings, requireBuilding } from '../../../office/buildings/buildings.service.ts';
import {
  checkBuildingFile,
  importBuildingFile,
} from '../../../office/buildings/imports/building-imports.service.ts';
import { sheetOf } from '../../../office/buildings/imports/building-sheet.ts';
import { requestBuildingPlan } from '../../../office/buildings/plan/building-plans.service.ts';
import { CliError } from '../../cli-error.ts';
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

export async function importBuildingsAction(file: string, flags: Flags & { dryRun?: true }): Promise<void> {
  if (file !== '-') {
    await access(file, constants.R_OK).catch(() => {
      throw new CliError(`cannot read ${file}`);
    });
  }
  const { isStored, ...checked } = await withDependencies(async ({ sql }) => {
    const { id: contextId } = await getContextBySlug(sql, flags.context);
    const sent = { contextId, bytes: file === '-' ? process.stdin : createReadStream(file) };
    return flags.dryRun
      ? { ...(await checkBuildingFile(sql, sent)), isStored: false }
      : importBuildingFile(sql, { ...sent, actor: COMMAND });
  });
  const { rows, faults, problems, notes, fault_count } = checked;
  const isRefused = problems.length > 0 || fault_count > 0;
  if (flags.json) {
    printJson({ dry_run: flags.dryRun === true, rows, notes, problems, faults, fault_count });
    if (isRefused) process.exitCode = 1;
    return;
  }
  for (const note of notes) process.stderr.write(`${paint('yellow', 'note:', process.stderr)} ${note}\n`);
  if (isRefused)
    throw new CliError(['nothing was imported:', ...problems, ...faults.map(describeFault)].join('\n'));
  const counts = `${rows.total} units: ${rows.new} new, ${rows.changed} changed, ${rows.unchanged} unchanged.`;
  print(isStored ? `Imported ${counts}` : `Nothing was written. Would import ${counts}`);
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
