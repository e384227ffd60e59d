import type { BuildingInput } from '@rooftree/engine';
import { buildingFaults } from '@rooftree/engine/building';
import { recorderOf } from '../../access/audit/audit.service.ts';
import type { Actor } from '../../access/audit/audit.ts';
import { boundedMessages, Fault } from '../../fault.ts';
import { type Executor, transaction } from '../../infra/database/sql.ts';
import { type FileLedger, removeFilesNow } from '../../infra/files/stored-files.service.ts';
import * as repository from './buildings.repository.ts';
import type { BuildingBody } from './buildings.schemas.ts';
import { applyCommonFacts } from './common-facts.ts';
import { completeBuilding } from './complete-building.ts';
import { eraseMentions, findPaths, removeFromBuilding } from './erase-building.repository.ts';

export const recordBuilding = recorderOf('building');

/** A checked building; throws a fault that names everything that is wrong with it by itself. */
export function readBuilding(externalId: string, body: BuildingBody): BuildingInput {
  const { building, faults } = completeBuilding(externalId, body);
  const messages = [...faults, ...buildingFaults(building).map(({ message }) => message)];
  if (messages.length > 0) throw new Fault('invalid', boundedMessages(messages));
  return building;
}

/**
 * Creates or replaces it in the caller's transaction, one writer of the context's buildings at a time. What rests on a
 * stored building says when that was last changed (null for a new one), and is refused when somebody has changed it
 * since.
 */
export async function storeBuilding(
  tx: Executor,
  contextId: string,
  building: BuildingInput,
  basis?: { updatedAt: string | null },
): Promise<{ id: string; isNew: boolean }> {
  await repository.lockBuildings(tx, contextId);
  const { unknown, taken } = await unitFaults(tx, contextId, building);
  if (unknown.length > 0) throw new Fault('invalid', boundedMessages(unknown));
  if (taken.length > 0) throw new Fault('conflict', boundedMessages(taken));
  const before = await repository.findBuilding(tx, contextId, building.external_id);
  if (basis !== undefined && basis.updatedAt !== (before?.updatedAt ?? null))
    throw new Fault('conflict', [`the building ${building.external_id} was changed meanwhile: try again`]);
  const stored = await repository.upsertBuilding(tx, contextId, building);
  await applyCommonFacts(tx, contextId, before?.building ?? null, building);
  return stored;
}

/** Units that are no apartments of the context, and those that another building has. */
export async function unitFaults(
  sql: Executor,
  contextId: string,
  { external_id: name, units }: BuildingInput,
): Promise<{ unknown: string[]; taken: string[] }> {
  const known = await repository.findUnits(
    sql,
    contextId,
    units.map((unit) => unit.external_id),
  );
  const unknown: string[] = [];
  const taken: string[] = [];
  for (const [index, { external_id: unit }] of units.entries()) {
    const found = known.get(unit);
    const path = `units[${index}].external_id`;
    if (found === undefined) unknown.push(`${path} must be the external_id of a stored estate: ${unit}`);
    else if (found.estateType !== 'APARTMENT')
      unknown.push(`${path} must be an apartment, not of type ${found.estateType}: ${unit}`);
    else if (found.building !== null && found.building !== name)
      taken.push(`${path} is in the building ${found.building} and cannot be in ${name} too: ${unit}`);
  }
  return { unknown, taken };
}

export async function putBuilding(
  { sql }: Pick<FileLedger, 'sql'>,
  contextId: string,
  building: BuildingInput,
  actor: Actor,
): Promise<{ building: object; isNew: boolean }> {
  return transaction(sql, async (tx) => {
    const { isNew } = await storeBuilding(tx, contextId, building);
    const { external_id: name, units } = building;
    await recordBuilding(tx, actor, contextId, 'putBuilding', name, { units: units.length });
    return { building: await getBuilding(tx, contextId, name), isNew };
  });
}

export async function requireBuilding(
  sql: Executor,
  contextId: string,
  externalId: string,
): Promise<repository.FoundBuilding> {
  const found = await repository.findBuilding(sql, contextId, externalId);
  if (found === null) throw new Fault('missing');
  return found;
}

/** With what must be corrected before it can be planned. */
export async function getBuilding(sql: Executor, contextId: string, externalId: string): Promise<object> {
  const { building, outline, createdAt, updatedAt } = await requireBuilding(sql, contextId, externalId);
  return {
    ...building,
    messages: buildingFaults(building).map(({ message }) => message),
    plan: outline,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/**
 * With its plan, papers and link; its estates stay. Maintenance removes the files; an erasure does it at once, and
 * removes what names the building.
 */
export async function removeBuilding(
  ledger: FileLedger,
  contextId: string,
  externalId: string,
  { actor, isErasure }: { actor: Actor; isErasure: boolean },
): Promise<void> {
  const paths = await transaction(ledger.sql, async (tx) => {
    await repository.lockBuildings(tx, contextId);
    const { id, building } = await requireBuilding(tx, contextId, externalId);
    await applyCommonFacts(tx, contextId, building, null);
    const files = await findPaths(tx, contextId, id);
    if (isErasure) await eraseMentions(tx, contextId, { id, externalId }, actor);
    await repository.deleteBuilding(tx, contextId, externalId);
    await recordBuilding(tx, actor, contextId, 'deleteBuilding', isErasure ? id : externalId, null);
    return files;
  });
  if (isErasure) await removeFilesNow(ledger, contextId, paths);
}

/**
 * Before an estate is erased, in the same transaction: the paths of papers that name it. The building is incomplete
 * until it is put again.
 */
export function leaveBuilding(tx: Executor, contextId: string, estateId: string): Promise<string[]> {
  return removeFromBuilding(tx, contextId, estateId);
}

/** All of a context, in the order of their names. */
export async function findAllBuildings(
  sql: Executor,
  contextId: string,
): Promise<{ external_id: string; name: string; units: number }[]> {
  const { entries } = await repository.listBuildings(sql, contextId, { q: null, page: 1, pageSize: 100_000 });
  return entries.map((entry) => JSON.parse(entry));
}
