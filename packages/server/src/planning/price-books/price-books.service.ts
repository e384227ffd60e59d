import { type OwnPriceBook, priceBookFaults } from '@rooftree/engine';
import { recordChange } from '../../access/audit/audit.service.ts';
import type { Actor } from '../../access/audit/audit.ts';
import { Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { startBatch } from '../calculation-jobs/calculation-jobs.service.ts';
import {
  type BookContent,
  EMPTY_BOOK,
  OURS_ALONE,
  type PriceBookDraft,
  type PriceBookVersion,
} from './price-book.ts';
import * as repository from './price-books.repository.ts';

const NEWEST_VERSIONS = 100;

/** The version that plans are made with. */
export async function getCurrentBook(sql: Executor, contextId: string): Promise<PriceBookVersion> {
  return getVersion(sql, contextId, await repository.findCurrentVersion(sql, contextId));
}

export async function getVersion(
  sql: Executor,
  contextId: string,
  version: number,
): Promise<PriceBookVersion> {
  if (version === 0) return OURS_ALONE;
  const found = await repository.findVersion(sql, contextId, version);
  if (found === null) throw new Fault('missing', [`there is no version ${version} of the price book`]);
  return found;
}

/** The newest first, and which of them is used. */
export async function getVersions(
  sql: Executor,
  contextId: string,
): Promise<{ current: number; versions: PriceBookVersion[] }> {
  const versions = await repository.listVersions(sql, contextId, NEWEST_VERSIONS);
  return { current: await repository.findCurrentVersion(sql, contextId), versions };
}

/** What is being worked on; what is published where no draft exists. */
export async function getDraft(sql: Executor, contextId: string): Promise<PriceBookDraft> {
  const draft = await repository.findDraft(sql, contextId);
  if (draft !== null) return draft;
  const { version: _, ...book } = (await getCurrentBook(sql, contextId)).book;
  return { revision: 0, note: '', book, updatedAt: null };
}

export async function putDraft(
  sql: Executor,
  contextId: string,
  draft: { revision: number; note: string; book: BookContent },
): Promise<PriceBookDraft> {
  const faults = priceBookFaults({ version: 0, ...draft.book });
  if (faults.length > 0)
    throw new Fault(
      'invalid',
      faults.map(({ message }) => message),
    );
  const saved = await repository.saveDraft(sql, contextId, draft);
  if (saved === null) throw changedSince();
  return saved;
}

const changedSince = (): Fault =>
  new Fault('conflict', ['the draft was changed by someone else: reload it, then change it']);

export async function dropDraft(sql: Executor, contextId: string): Promise<void> {
  if (!(await repository.deleteDraft(sql, contextId))) throw new Fault('missing', ['there is no draft']);
}

/** Makes a version of the draft, as it was when its publisher saw it, and plans are made with it from now on. */
export function publishDraft(
  sql: Sql,
  contextId: string,
  revision: number,
  actor: Actor,
): Promise<PriceBookVersion> {
  return transaction(sql, async (tx) => {
    const before = await repository.findCurrentVersion(tx, contextId, { isLocked: true });
    const draft = await repository.findDraft(tx, contextId, { isLocked: true });
    if (draft === null) throw new Fault('missing', ['there is no draft']);
    if (draft.revision !== revision) throw changedSince();
    const { version } = await repository.insertVersion(tx, contextId, draft);
    await repository.deleteDraft(tx, contextId);
    return use(tx, contextId, before, version, actor);
  });
}

/** Plans are made with a version of before again, or, by version 0, with our own prices and grants alone. */
export function publishVersion(
  sql: Sql,
  contextId: string,
  version: number,
  actor: Actor,
): Promise<PriceBookVersion> {
  return transaction(sql, async (tx) => {
    const before = await repository.findCurrentVersion(tx, contextId, { isLocked: true });
    return use(tx, contextId, before, version, actor);
  });
}

async function use(
  tx: Executor,
  contextId: string,
  before: number,
  version: number,
  actor: Actor,
): Promise<PriceBookVersion> {
  const published = await getVersion(tx, contextId, version);
  await repository.setCurrentVersion(tx, contextId, version);
  await recordChange(tx, actor, {
    contextId,
    operation: 'publishPriceBook',
    thing: { kind: 'context', id: contextId },
    before: { price_book_version: before },
    after: { price_book_version: version, ...countsOf(published.book) },
  });
  return published;
}

/** How much a book says. */
export function countsOf({ prices, switched_off, grants }: OwnPriceBook): Record<string, number> {
  return { prices: prices.length, switched_off: switched_off.length, grants: grants.length };
}

interface PlannedAgain {
  jobIds: string[];
  estates: number;
  /** Estates whose plan cannot be requested in the same way any more. */
  refused: number;
}

/** Plans again, with the controls of each, what was planned with another version. */
export async function planOlderAgain(
  sql: Sql,
  contextId: string,
  batchMaxEstates: number,
): Promise<PlannedAgain> {
  const done: PlannedAgain = { jobIds: [], estates: 0, refused: 0 };
  for (const { controls, estateIds } of await repository.listOlderPlans(sql, contextId)) {
    for (let from = 0; from < estateIds.length; from += batchMaxEstates) {
      const names = estateIds.slice(from, from + batchMaxEstates);
      const type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
      try {
        const job = await transaction(sql, (tx) => startBatch(tx, contextId, { type, names, controls }));
        done.jobIds.push(job.id);
        done.estates += names.length;
      } catch (error) {
        // An estate that was deactivated or moved in this moment must not keep the others from their new prices.
        if (!(error instanceof Fault)) throw error;
        done.refused += names.length;
      }
    }
  }
  return done;
}

/** The book of a version, or of the draft for null. */
export async function bookOf(
  sql: Executor,
  contextId: string,
  version: number | null,
): Promise<OwnPriceBook> {
  if (version !== null) return (await getVersion(sql, contextId, version)).book;
  return { version: 0, ...EMPTY_BOOK, ...(await getDraft(sql, contextId)).book };
}
