import type { QualityLabel } from '@rooftree/engine';
import { recordChange } from '../access/audit/audit.service.ts';
import type { Actor } from '../access/audit/audit.ts';
import { boundedMessages, Fault } from '../fault.ts';
import type { Check } from '../infra/checks/check.ts';
import { retryConflicts } from '../infra/database/retry-conflicts.ts';
import { type Sql, transaction } from '../infra/database/sql.ts';
import { patchEstateBody, readEstateBody } from './estate-body.ts';
import { estateChange } from './estate-changes.ts';
import { toEstate } from './estate-check.ts';
import { insertManagers } from './estates.repository.ts';
import type { EstateBody } from './estates.schemas.ts';
import { withLayers } from './facts/layered-estate.ts';
import { findEstate, updateEstate } from './one-estate.repository.ts';

// Each attempt fails only because somebody else's change of the same estate succeeded in between.
const MOST_ATTEMPTS = 20;

interface PatchOptions {
  sql: Sql;
  publicUrl: string;
  check: Check;
  /** Throws when the estate, as its GET returns it, has changed since the caller read it. */
  expect?: (estate: string) => void;
  /** Whose change is recorded in the audit, with its values; null for a client's. */
  actor: Actor | null;
}

/**
 * Changes what the patch names and returns the whole estate as JSON. No lock is held while the engine checks the
 * estate: when it was changed in the meantime, the patch is applied again to what it is by then, so no change gets
 * lost.
 */
export async function patchEstate(
  options: PatchOptions,
  contextId: string,
  externalId: string,
  patch: unknown,
): Promise<string> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const estate = await tryPatch(options, contextId, externalId, patch);
    if (estate !== null) return estate;
  }
  throw new Fault('busy');
}

async function tryPatch(
  { sql, publicUrl, check, expect, actor }: PatchOptions,
  contextId: string,
  externalId: string,
  patch: unknown,
): Promise<string | null> {
  const found = await findEstate(sql, contextId, publicUrl, externalId);
  if (found === null) throw new Fault('missing');
  expect?.(found.estate);
  // Written by PostgreSQL from an estate that was checked when it was stored.
  const before = JSON.parse(found.estate) as { quality_label: QualityLabel };
  // As above; what only we set is gone.
  const known = readEstateBody(before) as EstateBody;
  const body = patchEstateBody(known, patch);
  const faults = check(body);
  if (faults.length > 0) throw new Fault('invalid', boundedMessages(faults));
  // The check above is the one of a PUT's body.
  const said = toEstate(
    externalId,
    body as EstateBody,
    'API',
    // Of an estate with other layers it is not that of the client's facts alone.
    found.layers === null ? { body: known, qualityLabel: before.quality_label } : undefined,
  );
  const estate = withLayers(said, found.layers, new Date().toISOString());
  const manager = estate.managing_user_external_id;
  return retryConflicts(async () => {
    if (manager !== null) await insertManagers(sql, contextId, [manager]);
    if (actor === null) return updateEstate(sql, contextId, publicUrl, estate, found.rowVersion);
    return transaction(sql, async (tx) => {
      const updated = await updateEstate(tx, contextId, publicUrl, estate, found.rowVersion);
      const change = updated === null ? null : estateChange(externalId, found.estate, updated);
      if (change !== null) await recordChange(tx, actor, { contextId, operation: 'patchEstate', ...change });
      return updated;
    });
  });
}
