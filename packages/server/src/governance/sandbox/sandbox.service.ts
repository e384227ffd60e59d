import { recordChange } from '../../access/audit/audit.service.ts';
import type { Actor } from '../../access/audit/audit.ts';
import { getContext } from '../../access/contexts/contexts.service.ts';
import { importEstates } from '../../estates/batch/estates-import.service.ts';
import type { ImportRow } from '../../estates/imports/read/import-row.ts';
import { Fault } from '../../fault.ts';
import { isCalendarDay } from '../../infra/calendar-day.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { type FileLedger, removeFilesNow } from '../../infra/files/stored-files.service.ts';
import { inventHomes, type WantedHomes } from './invented-homes.ts';
import * as repository from './sandbox.repository.ts';

/** Days for which the tables of prices, grants and duties have something to say. */
const [FIRST_DAY, LAST_DAY] = ['2020-01-01', '2060-12-31'] as const;
const isPlannable = (day: string) => isCalendarDay(day) && day >= FIRST_DAY && day <= LAST_DAY;

/** For the command line: a response of 404 has no message. */
const NO_SANDBOX = 'the context is not a sandbox';

/** What inventing homes needs. */
export interface HomeSettings {
  sql: Sql;
  publicUrl: string;
  providerNames: readonly string[];
  /** Homes after which others are invented. */
  loadModels: () => Promise<readonly ImportRow[]>;
}

export type SandboxSettings = FileLedger & HomeSettings;

export async function createHomes(
  { sql, publicUrl, providerNames, loadModels }: HomeSettings,
  contextId: string,
  wanted: WantedHomes,
): Promise<{ created: number; updated: number; externalIds: string[] }> {
  await requireSandbox(sql, contextId);
  const rows = inventHomes(await loadModels(), wanted);
  const outcome = await importEstates(sql, contextId, { publicUrl, providerNames }, rows);
  if (outcome.faults !== null)
    throw new Error(`an invented home is refused: ${JSON.stringify(outcome.faults)}`);
  const { created, updated } = outcome;
  return { created, updated, externalIds: rows.map(({ value }) => String(value.external_id)) };
}

interface Reset {
  homes: number;
  renovations: number;
  calculationJobs: number;
}

/** All of it or, after a fault, nothing. Files that the store does not remove at once are removed by maintenance. */
export async function resetSandbox(ledger: FileLedger, contextId: string, actor: Actor): Promise<Reset> {
  const { sql } = ledger;
  const counts = await transaction(sql, async (tx) => {
    await lock(tx, contextId);
    await repository.deleteQueued(tx, contextId);
    const deleted = await repository.deleteContents(tx, contextId);
    const reset = {
      homes: deleted.get('estates') ?? 0,
      renovations: deleted.get('renovations') ?? 0,
      calculationJobs: deleted.get('calculation_jobs') ?? 0,
    };
    await record(tx, actor, contextId, 'resetSandbox', null, { ...reset });
    return reset;
  });
  await removeFilesNow(ledger, contextId, await repository.listRemovedFiles(sql, contextId));
  return counts;
}

export async function setClock(
  sql: Sql,
  contextId: string,
  date: string | null,
  actor: Actor,
): Promise<void> {
  await transaction(sql, async (tx) => {
    const before = await lock(tx, contextId);
    if (date !== null && !isPlannable(date))
      throw new Fault('invalid', [`date must be a day from ${FIRST_DAY} to ${LAST_DAY}`]);
    await repository.updateDate(tx, contextId, date);
    await record(tx, actor, contextId, 'setSandboxClock', { date: before.sandboxDate }, { date });
  });
}

/** To others it is as unknown as an address that does not exist. */
async function requireSandbox(sql: Executor, contextId: string): Promise<void> {
  if (!(await getContext(sql, contextId)).sandbox) throw new Fault('missing', [NO_SANDBOX]);
}

async function lock(tx: Executor, contextId: string): Promise<{ sandboxDate: string | null }> {
  const found = await repository.lockSandbox(tx, contextId);
  if (found === null) throw new Fault('missing', [NO_SANDBOX]);
  return found;
}

function record(
  tx: Executor,
  actor: Actor,
  contextId: string,
  operation: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
): Promise<void> {
  const thing = { kind: 'context' as const, id: contextId };
  return recordChange(tx, actor, { contextId, operation, thing, before, after });
}
