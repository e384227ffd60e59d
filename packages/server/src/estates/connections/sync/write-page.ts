import { createHash } from 'node:crypto';
import type { Entry, Listing, Page } from '@rooftree/connectors';
import { Fault } from '../../../fault.ts';
import { type ComputePool, computeTask } from '../../../infra/compute/compute-pool.ts';
import { discardCachedPlans } from '../../../infra/database/discard-cached-plans.ts';
import { type Executor, type Sql, transaction } from '../../../infra/database/sql.ts';
import { publishFile } from '../../../infra/files/stored-files.service.ts';
import { storeManagers } from '../../estates.service.ts';
import type { StoredForConnection } from '../../facts/connected-estate.ts';
import {
  type EstateToWrite,
  readForConnection,
  writeConnected,
  writtenMeanwhile,
} from '../../facts/connected-estates.service.ts';
import { deleteConflicts, writeConflicts } from '../conflicts/conflicts.repository.ts';
import { type ComparedAddress, isSameAddress } from '../conflicts/same-address.ts';
import type { Connection, RefusedRow, SyncCounts, SyncRun } from '../connection.ts';
import { recordAccount } from '../connections.repository.ts';
import { accountOf, checkAccount, checkMoved } from './check-tenant.ts';
import * as links from './connection-estates.repository.ts';
import { writePictures } from './connection-pictures.repository.ts';
import { type CopiedPictures, copyPictures, type PictureCopier, sourceOf } from './copy-pictures.ts';
import type { GivenListing, prepareListings } from './prepare-listings.thread.ts';
import { findSync, savePageProgress } from './syncs.repository.ts';

const PREPARE = computeTask<typeof prepareListings>(
  new URL('./prepare-listings.thread.ts', import.meta.url),
  'prepareListings',
);
// Some hundredths of a second for a thread: a report that comes in between soon has its turn.
const LISTINGS_PER_TASK = 25;
// Each attempt fails only because another change of the same estates succeeded in between.
const MOST_ATTEMPTS = 10;
const MOST_REASONS = 10;

export interface PageReader {
  sql: Sql;
  compute: ComputePool;
}

export interface PageWriter extends PageReader {
  pictures: PictureCopier;
}

/**
 * Writes the estates of a page and the progress of the sync in one transaction: after a crash at any moment the sync
 * continues with the same page, or with the next one. `also` is done in the same transaction. False when another worker
 * has written the page already.
 */
export async function writePage(
  writer: PageWriter,
  connection: Connection,
  run: SyncRun,
  page: Page,
  also: (tx: Executor) => Promise<void> = async () => {},
): Promise<boolean> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const prepared = await preparePage(writer, connection, page.entries, (listings) =>
      copyPictures(writer.pictures, connection, listings),
    );
    try {
      await storeManagers(
        writer.sql,
        connection.contextId,
        prepared.estates.map(({ estate }) => estate),
      );
      return await transaction(writer.sql, async (tx) => {
        const isStored = await store(tx, run, page, prepared);
        if (isStored) await also(tx);
        return isStored;
      });
    } catch (error) {
      if (!(error instanceof Fault && error.kind === 'busy')) throw error;
    }
  }
  throw writtenMeanwhile();
}

export interface PreparedPage {
  estates: (EstateToWrite & {
    isOwned: boolean;
    hash: string;
    needsPlan: boolean;
    projectId: string | null;
    copied: CopiedPictures | null;
  })[];
  unchanged: string[];
  gone: string[];
  refused: RefusedRow[];
  /** Listings that wait until a person says whether they are the estate of the same name. */
  conflicts: Listing[];
  /** The provider's account that all of them are of. */
  account: string | null;
  read: number;
}

/** What a page comes to, beside what is stored now. Nothing is written. */
export async function preparePage(
  { sql, compute }: PageReader,
  connection: Connection,
  sent: readonly Entry[],
  copy: (listings: readonly Listing[]) => Promise<ReadonlyMap<string, CopiedPictures>> = async () =>
    new Map(),
): Promise<PreparedPage> {
  const { contextId, id: connectionId } = connection;
  const entries = await underOwnNames(sql, connection, sent);
  const listings = lastOfEach(entries);
  checkAccount(connection.accountId, listings.values());
  const projects = entries.filter((entry) => entry.kind === 'project');
  const hashes = new Map([...listings].map(([name, listing]) => [name, hashOf(listing)]));
  const names = [...listings.keys()];
  const { known, taken, units } = await transaction(sql, async (tx) => {
    await discardCachedPlans(tx);
    return {
      known: await links.findLinks(tx, contextId, connectionId, names),
      taken: await links.findTaken(tx, contextId, connectionId, names),
      units: await links.findUnits(tx, contextId, connectionId, projectIdsOf(entries)),
    };
  });
  const page: PreparedPage = {
    estates: [],
    unchanged: [],
    gone: [],
    refused: [],
    conflicts: [],
    account: accountOf(listings.values()),
    read: entries.length,
  };
  for (const entry of entries) {
    if (entry.kind === 'gone' && !listings.has(entry.external_id)) page.gone.push(entry.external_id);
    if (entry.kind === 'refused') page.refused.push(refusalOf(entry.external_id, entry.reasons));
  }
  // A project that ended takes its units with it; one that is there has those that it names.
  const offered = new Set([...names, ...projects.flatMap(({ unit_ids: ids }) => ids)]);
  page.gone.push(...units.filter((unit) => !offered.has(unit)));
  const changed: Listing[] = [];
  for (const [name, listing] of listings) {
    const link = known.get(name);
    if (link?.isOwned && link.estateId === null) page.refused.push(refusalOf(name, [WAS_ERASED]));
    else if (
      link &&
      link.estateId !== null &&
      link.hash === hashes.get(name) &&
      !link.isGone &&
      !link.isDeactivated
    )
      page.unchanged.push(name);
    else changed.push(listing);
  }
  const stored = await readForConnection(
    sql,
    contextId,
    changed.map(({ external_id }) => external_id),
  );
  checkMoved(
    changed.flatMap((listing) => {
      const found = stored.get(listing.external_id);
      const isOwned = known.get(listing.external_id)?.isOwned;
      return found && isOwned ? { here: addressIn(found), there: listing.address } : [];
    }),
    names.filter((name) => known.get(name)?.isOwned).length,
  );
  const joined = changed.filter((listing) => {
    const found = stored.get(listing.external_id);
    const link = known.get(listing.external_id);
    if (found === undefined || link?.isOwned) return true;
    const isSame =
      link?.isConfirmed || isSameAddress(listing.unpublished_address ?? listing.address, addressIn(found));
    const isTaken = taken.has(listing.external_id);
    if (!isSame) page.conflicts.push(listing);
    if (!isSame || isTaken)
      page.refused.push(refusalOf(listing.external_id, [isSame ? IS_TAKEN : IS_ELSEWHERE]));
    return isSame && !isTaken;
  });
  const copies = await copy(joined);
  const given = joined.map((listing): GivenListing => {
    const found = stored.get(listing.external_id) ?? null;
    const copied = copies.get(listing.external_id);
    return {
      listing: copied ? { ...listing, pictures: copied.pictures } : listing,
      stored: found,
      isOwned: found === null || known.get(listing.external_id)?.isOwned === true,
    };
  });
  const at = new Date().toISOString();
  const prepared = await Promise.all(
    piecesOf(given).map((some) =>
      compute.run(PREPARE, { listings: some, provider: connection.provider, at }, { contextId }),
    ),
  );
  for (const [place, each] of prepared.flat().entries()) {
    const { externalId } = each;
    if (each.reasons !== null) {
      page.refused.push(refusalOf(externalId, each.reasons));
      continue;
    }
    page.estates.push({
      estate: each.estate,
      rowVersion: stored.get(externalId)?.rowVersion ?? null,
      isReactivated: known.get(externalId)?.isDeactivated === true,
      isOwned: given[place]?.isOwned ?? false,
      // One that is to be checked again differs from everything that is read.
      hash: copies.get(externalId)?.isPartial ? '' : (hashes.get(externalId) ?? ''),
      copied: copies.get(externalId) ?? null,
      needsPlan: connection.plansEstates && each.isOtherPlan,
      projectId: listings.get(externalId)?.project_id ?? null,
    });
  }
  return page;
}

const WAS_ERASED = 'it was permanently deleted here and is not imported again';
const IS_TAKEN = 'another connection brings this home';
const IS_ELSEWHERE =
  'an estate with the same id has another address: decide under Connections whether both are the same home';

/** Under the names that the estates have here. */
async function underOwnNames(
  sql: Sql,
  { contextId, id }: Connection,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const names = entries.flatMap((entry) =>
    entry.kind === 'listing' ? entry.listing.external_id : (entry.external_id ?? []),
  );
  const own = await links.findOwnNames(sql, contextId, id, names);
  if (own.size === 0) return entries;
  const named = <Name extends string | null>(name: Name) => (name === null ? name : (own.get(name) ?? name));
  return entries.map((entry): Entry => {
    if (entry.kind === 'listing')
      return {
        kind: 'listing',
        listing: { ...entry.listing, external_id: named(entry.listing.external_id) },
      };
    if (entry.kind === 'refused') return { ...entry, external_id: named(entry.external_id) };
    const unitIds = entry.kind === 'project' ? { unit_ids: entry.unit_ids.map(named) } : {};
    return { ...entry, ...unitIds, external_id: named(entry.external_id) };
  });
}

/** Written by PostgreSQL from an estate that was checked when it was stored. */
const addressIn = (stored: StoredForConnection): ComparedAddress =>
  (JSON.parse(stored.estate) as { address: ComparedAddress }).address;

async function store(tx: Executor, run: SyncRun, page: Page, prepared: PreparedPage): Promise<boolean> {
  const { contextId, connectionId, id: runId } = run;
  const now = await findSync(tx, contextId, runId, { isLocked: true });
  if (now === null || now.status !== 'RUNNING' || now.pages !== run.pages) return false;
  await storeEntries(tx, contextId, { connectionId, runId }, prepared);
  if (prepared.account !== null) await recordAccount(tx, contextId, connectionId, prepared.account);
  await savePageProgress(tx, contextId, runId, {
    counts: countsOf(prepared),
    refused: prepared.refused,
    next: page.next,
    announced: page.total,
  });
  return true;
}

/** The estates with their links and pictures, and what is known of the others. */
export async function storeEntries(
  tx: Executor,
  contextId: string,
  place: { connectionId: string; runId: string },
  prepared: PreparedPage,
): Promise<void> {
  const { connectionId } = place;
  await discardCachedPlans(tx);
  const ids = await writeConnected(tx, contextId, prepared.estates);
  if (ids === null) throw writtenMeanwhile();
  await links.writeLinks(
    tx,
    contextId,
    place,
    prepared.estates.map(({ estate: { external_id }, isOwned, hash, needsPlan, projectId }) => ({
      external_id,
      estate_id: ids.get(external_id) ?? '',
      is_owned: isOwned,
      hash,
      needs_plan: needsPlan,
      project_id: projectId,
    })),
  );
  for (const { estate, copied } of prepared.estates) {
    if (copied === null) continue;
    for (const { path } of copied.added) await publishFile(tx, contextId, path);
    const estateId = ids.get(estate.external_id) ?? '';
    await writePictures(tx, contextId, { connectionId, estateId }, copied);
  }
  await links.markSeen(tx, contextId, place, [...prepared.unchanged, ...namesOf(prepared.refused)]);
  await links.markGone(tx, contextId, place, prepared.gone);
  await writeConflicts(tx, contextId, place, prepared.conflicts);
  const settled = [...prepared.estates.map(({ estate }) => estate.external_id), ...prepared.gone];
  await deleteConflicts(tx, contextId, connectionId, settled);
}

export function countsOf({ estates, unchanged, refused, read }: PreparedPage): SyncCounts {
  const created = estates.filter(({ rowVersion }) => rowVersion === null).length;
  return {
    read,
    created,
    changed: estates.length - created,
    unchanged: unchanged.length,
    refused: refused.length,
  };
}

/** A refused house is still offered: it is not missed. */
const namesOf = (refused: readonly RefusedRow[]): string[] =>
  refused.flatMap(({ external_id }) => external_id ?? []);

/** Of those whose units are to be compared with what was known. */
const projectIdsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => (entry.kind === 'gone' || entry.kind === 'project' ? [entry.external_id] : []));

/** A page may name a house twice: what it says last holds. */
function lastOfEach(entries: readonly Entry[]): ReadonlyMap<string, Listing> {
  const listings = new Map<string, Listing>();
  for (const entry of entries) {
    if (entry.kind === 'listing') listings.set(entry.listing.external_id, entry.listing);
    else if (entry.kind === 'gone') listings.delete(entry.external_id);
  }
  return listings;
}

/** Addresses that expire get a new signature at every sync: only what they name is compared. */
function hashOf(listing: Listing): string {
  const pictures = listing.pictures.map(({ url, position, expires_at }) => [
    expires_at === undefined ? url : sourceOf(url),
    position,
  ]);
  return createHash('sha256')
    .update(JSON.stringify({ ...listing, pictures }))
    .digest('base64url');
}

function refusalOf(externalId: string | null, reasons: readonly string[]): RefusedRow {
  const shown = reasons.slice(0, MOST_REASONS).map((reason) => toStorableText(reason, 300));
  return { external_id: externalId === null ? null : toStorableText(externalId, 255), reasons: shown };
}

/** PostgreSQL stores no NUL and no half of a character. */
const toStorableText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed();

function piecesOf(listings: readonly GivenListing[]): GivenListing[][] {
  const pieces: GivenListing[][] = [];
  for (let start = 0; start < listings.length; start += LISTINGS_PER_TASK)
    pieces.push(listings.slice(start, start + LISTINGS_PER_TASK));
  return pieces;
}
