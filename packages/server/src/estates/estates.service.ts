import { randomBytes } from 'node:crypto';
import { recordChange } from '../access/audit/audit.service.ts';
import type { Actor } from '../access/audit/audit.ts';
import { Fault } from '../fault.ts';
import { retryConflicts } from '../infra/database/retry-conflicts.ts';
import { type Executor, type Sql, transaction } from '../infra/database/sql.ts';
import { within } from '../infra/within.ts';
import { estateChange } from './estate-changes.ts';
import { toEstate } from './estate-check.ts';
import { managesNoEstates } from './estates.errors.ts';
import * as repository from './estates.repository.ts';
import type { EstateBody } from './estates.schemas.ts';
import type { Estate } from './estates.ts';
import { replaceLayered, replaceLayeredEstate } from './facts/layered-estates.repository.ts';
import { storeWithLayers } from './facts/store-layered.ts';
import { type EstateFilter, type EstatePage, findEstates } from './list/estates-page.repository.ts';
import { findEstate } from './one-estate.repository.ts';

// About 340 kB of JSON: few round trips, an early first byte, and little memory for each list that is being read.
export const LIST_BATCH = 400;
const REFERRAL_TOKEN_BYTES = 16;

/**
 * The whole list as JSON, piece by piece as the reader consumes it. The first piece is fetched before anything is sent.
 */
export async function streamEstates(
  sql: Sql,
  contextId: string,
  { publicUrl, requestTimeoutSeconds }: { publicUrl: string; requestTimeoutSeconds: number },
  updatedSince: string | null = null,
): Promise<AsyncIterable<Buffer>> {
  const read = (after: string | null) =>
    within(
      requestTimeoutSeconds * 1000,
      repository.readEstateBatch(sql, contextId, publicUrl, { after, size: LIST_BATCH, updatedSince }),
    );
  const first = await read(null);
  if (!first.managesEstates) throw managesNoEstates();
  return writeEstates(first, read);
}

/** One page of the list: its entries as JSON joined by commas, and how many there are in all. */
export async function readListPage(
  sql: Sql,
  contextId: string,
  publicUrl: string,
  { skip, take, updatedSince }: { skip: number; take: number; updatedSince: string | null },
): Promise<{ total: number; entries: Buffer }> {
  const place = { after: null, size: take, skip, updatedSince };
  const [{ managesEstates, entries }, total] = await Promise.all([
    repository.readEstateBatch(sql, contextId, publicUrl, place),
    repository.countListed(sql, contextId, updatedSince),
  ]);
  if (!managesEstates) throw managesNoEstates();
  return { total, entries };
}

/** The next piece is fetched while the reader consumes this one. */
async function* writeEstates(
  first: repository.EstateBatch,
  read: (after: string) => Promise<repository.EstateBatch>,
): AsyncGenerator<Buffer> {
  yield Buffer.from('{"estates":[');
  for (let batch: repository.EstateBatch | null = first; batch !== null; ) {
    const next: Promise<repository.EstateBatch> | null = batch.lastId === null ? null : read(batch.lastId);
    // A reader who disconnects never awaits it.
    next?.catch(() => {});
    if (batch.entries.length > 0) {
      if (batch !== first) yield Buffer.from(',');
      yield batch.entries;
    }
    batch = await next;
  }
  yield Buffer.from(']}');
}

/** A page of estates that pass the filter. */
export async function listEstates(
  sql: Sql,
  contextId: string,
  publicUrl: string,
  filter: EstateFilter,
  page: { skip: number; take: number; fields: readonly string[] },
): Promise<EstatePage> {
  const found = await findEstates(sql, contextId, publicUrl, filter, page);
  if (!found.managesEstates) throw managesNoEstates();
  return found;
}

/** The whole estate as JSON, also a deactivated one; null when there is none. */
export async function getEstateJson(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  externalId: string,
): Promise<string | null> {
  return (await findEstate(sql, contextId, publicUrl, externalId))?.estate ?? null;
}

/** `actor`: whose change is recorded in the audit, with its values; null for a client's. */
export async function putEstate(
  sql: Sql,
  contextId: string,
  publicUrl: string,
  externalId: string,
  body: EstateBody,
  actor: Actor | null = null,
): Promise<repository.PutEstate> {
  const estate = toEstate(externalId, body, 'API');
  const store = async (executor: Executor) => {
    const [stored] = await storeWithLayers(executor, contextId, [estate], {
      upsert: () => repository.upsertEstate(executor, contextId, publicUrl, withToken(estate)),
      replace: (layered) => replaceLayeredEstate(executor, contextId, publicUrl, layered),
    });
    return stored;
  };
  const put = await retryConflicts(async () => {
    await storeManagers(sql, contextId, [estate]);
    return actor === null
      ? store(sql)
      : transaction(sql, (tx) => recordedPut(tx, store, contextId, externalId, actor));
  });
  if (put === undefined) throw managesNoEstates();
  return put;
}

async function recordedPut<Stored>(
  tx: Executor,
  store: (tx: Executor) => Promise<Stored>,
  contextId: string,
  externalId: string,
  actor: Actor,
): Promise<Stored> {
  const before = await findEstate(tx, contextId, '', externalId);
  const stored = await store(tx);
  const after = await findEstate(tx, contextId, '', externalId);
  const change = after && estateChange(externalId, before?.estate ?? null, after.estate);
  if (change) await recordChange(tx, actor, { contextId, operation: 'putEstate', ...change });
  return stored;
}

/** Creates or replaces all of the estates or none, and the users who manage them. */
export function storeEstates(
  sql: Sql,
  contextId: string,
  publicUrl: string,
  estates: readonly Estate[],
): Promise<repository.StoredEstate[]> {
  return retryConflicts(async () => {
    await storeManagers(sql, contextId, estates);
    return storeManagedEstates(sql, contextId, publicUrl, estates);
  });
}

/** The users who manage these estates; best before the transaction that stores the estates. */
export async function storeManagers(
  sql: Executor,
  contextId: string,
  estates: readonly Estate[],
): Promise<void> {
  const managers = estates.map((estate) => estate.managing_user_external_id).filter((id) => id !== null);
  if (managers.length > 0) await repository.insertManagers(sql, contextId, [...new Set(managers)]);
}

/** One statement, and two more for those of which others say something too. The users who manage them are there. */
export function storeManagedEstates(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  estates: readonly Estate[],
): Promise<repository.StoredEstate[]> {
  return storeWithLayers(sql, contextId, estates, {
    upsert: (some) => repository.upsertEstates(sql, contextId, publicUrl, some.map(withToken)),
    replace: (layered) => replaceLayered(sql, contextId, publicUrl, layered),
  });
}

export async function deactivateEstate(sql: Executor, contextId: string, externalId: string): Promise<void> {
  if (!(await repository.deactivateEstate(sql, contextId, externalId))) throw new Fault('missing');
}

/** Returns those that were active until now. */
export function deactivateEstates(
  tx: Executor,
  contextId: string,
  estateIds: readonly string[],
): Promise<string[]> {
  if (estateIds.length === 0) return Promise.resolve([]);
  return repository.deactivateEstates(tx, contextId, estateIds);
}

/** Activates those that were deactivated at that moment, and returns them: what was written since is left alone. */
export function reactivateEstates(
  tx: Executor,
  contextId: string,
  estateIds: readonly string[],
  deactivatedAt: Date,
): Promise<string[]> {
  if (estateIds.length === 0) return Promise.resolve([]);
  return repository.reactivateEstates(tx, contextId, estateIds, deactivatedAt);
}

function withToken(estate: Estate): Estate & { referral_token: string } {
  return { ...estate, referral_token: randomBytes(REFERRAL_TOKEN_BYTES).toString('base64url') };
}
