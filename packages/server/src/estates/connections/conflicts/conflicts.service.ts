import type { Listing } from '@rooftree/connectors';
import { InputError } from '@rooftree/engine';
import type { Actor } from '../../../access/audit/audit.ts';
import { Fault } from '../../../fault.ts';
import { type Executor, type Sql, transaction } from '../../../infra/database/sql.ts';
import { storeManagers } from '../../estates.service.ts';
import { changeLayers } from '../../facts/change-layers.ts';
import type { StoredForConnection } from '../../facts/connected-estate.ts';
import { readForConnection } from '../../facts/connected-estates.service.ts';
import type { PlanGroups } from '../../facts/plan-groups.ts';
import { addressLine } from '../address-line.ts';
import type { Connection } from '../connection.ts';
import { planArrived } from '../sync/finish-sync.ts';
import { record } from '../sync/syncs.service.ts';
import { type PageReader, preparePage, storeEntries } from '../sync/write-page.ts';
import * as repository from './conflicts.repository.ts';

export const CONFLICT_DECISIONS = ['SAME_HOME', 'DIFFERENT_HOMES'] as const;
export type ConflictDecision = (typeof CONFLICT_DECISIONS)[number];

interface Difference {
  name: string;
  here: unknown;
  there: unknown;
}

export type ConflictDecider = PageReader & { planGroups: PlanGroups };

export interface ShownConflict {
  external_id: string;
  found_at: string;
  address_here: string | null;
  address_there: string | null;
  /** The facts that would be added or differ, if both were the same home. */
  changes: Difference[];
}

export async function listConflicts(
  sql: Sql,
  contextId: string,
  connectionId: string,
): Promise<ShownConflict[]> {
  const conflicts = await repository.findConflicts(sql, contextId, connectionId);
  const stored = await readForConnection(
    sql,
    contextId,
    conflicts.map(({ externalId }) => externalId),
  );
  return conflicts.flatMap(({ externalId, listing, foundAt }) => {
    const estate = stored.get(externalId);
    if (estate === undefined) return [];
    // Written by PostgreSQL from an estate that was checked when it was stored.
    const { address } = JSON.parse(estate.estate) as { address: Parameters<typeof addressLine>[0] };
    return {
      external_id: externalId,
      found_at: foundAt.toISOString(),
      address_here: addressLine(address),
      address_there: addressLine(listing.address),
      changes: changesOf(listing, estate),
    };
  });
}

function changesOf({ facts }: Listing, { planned }: StoredForConnection): Difference[] {
  const here = new Map<string, unknown>([...Object.entries(planned), ...Object.entries(planned.dwelling)]);
  return Object.entries(facts)
    .map(([name, there]) => ({ name, here: here.get(name) ?? null, there }))
    .filter(({ here: known, there }) => JSON.stringify(known) !== JSON.stringify(there));
}

/**
 * A person's decision: the listing joins the estate of its name, or becomes an estate of its own under another one.
 * Returns the estate's name.
 */
export async function decideConflict(
  decider: ConflictDecider,
  connection: Connection,
  { externalId, decision }: { externalId: string; decision: ConflictDecision },
  actor: Actor,
): Promise<string> {
  const { contextId, id: connectionId, provider } = connection;
  const { listing, runId, ownName } = await transaction(decider.sql, async (tx) => {
    const [conflict] = await repository.findConflicts(tx, contextId, connectionId, externalId);
    if (conflict === undefined) throw new Fault('missing', [`there is no conflict about ${externalId}`]);
    const isSame = decision === 'SAME_HOME';
    const ownName = isSame
      ? externalId
      : await freeName(tx, contextId, `${externalId}-${provider.toLowerCase()}`);
    if (!isSame) await separate(tx, contextId, connectionId, externalId);
    await repository.writeDecidedLink(tx, contextId, connectionId, {
      externalId: ownName,
      estateId: isSame ? conflict.estateId : null,
      providerId: isSame ? null : externalId,
      runId: conflict.runId,
    });
    await repository.deleteConflicts(tx, contextId, connectionId, [externalId]);
    await record(tx, actor, contextId, 'decideConnectionConflict', connectionId, {
      external_id: externalId,
      decision,
    });
    return { ...conflict, ownName };
  });
  await applyListing(decider, connection, listing, runId);
  await planArrived(decider, contextId, connectionId);
  return ownName;
}

/** The estate loses what the listing of the other home had said of it. */
async function separate(
  tx: Executor,
  contextId: string,
  connectionId: string,
  externalId: string,
): Promise<void> {
  const estateId = await repository.deleteLink(tx, contextId, connectionId, externalId);
  if (estateId === null) return;
  await changeLayers(tx, contextId, estateId, ({ CONNECTION: _, ...layers }) => ({ layers })).catch(
    (error: unknown) => {
      if (!(error instanceof InputError)) throw error;
      throw new Fault('conflict', ['the estate was stored under other rules: put it again first']);
    },
  );
}

/**
 * What was read last, at once: a sync of changes would not bring it again. If others write the estate meanwhile, the
 * next full sync does it.
 */
async function applyListing(
  writer: PageReader,
  connection: Connection,
  listing: Listing,
  runId: string,
): Promise<void> {
  const { contextId, id: connectionId } = connection;
  // Pictures that expire are copied by the next sync: its hash differs from none.
  const pictures = listing.pictures.filter(({ expires_at: ends }) => ends === undefined);
  const entry = { kind: 'listing' as const, listing: { ...listing, pictures } };
  const prepared = await preparePage(writer, connection, [entry]);
  const estates = prepared.estates.map((estate) => ({ ...estate, hash: '' }));
  await storeManagers(
    writer.sql,
    contextId,
    estates.map(({ estate }) => estate),
  );
  try {
    await transaction(writer.sql, (tx) =>
      storeEntries(tx, contextId, { connectionId, runId }, { ...prepared, estates }),
    );
  } catch (error) {
    if (!(error instanceof Fault && error.kind === 'busy')) throw error;
  }
}

const MOST_NAMES = 20;

async function freeName(
  tx: Parameters<typeof repository.findUsedNames>[0],
  contextId: string,
  wanted: string,
) {
  const names = Array.from({ length: MOST_NAMES }, (_, place) =>
    place === 0 ? wanted : `${wanted}-${place + 1}`,
  );
  const used = await repository.findUsedNames(tx, contextId, names);
  const free = names.find((name) => !used.has(name) && name.length <= 255);
  if (free === undefined) throw new Fault('conflict', ['no free id was found for the other home']);
  return free;
}
