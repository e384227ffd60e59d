import { addCertificate, type Layer, type Layers, sayAnew } from '../facts/layers.ts';
import type { Executor } from '../infra/database/sql.ts';
import { readEstateBody } from './estate-body.ts';
import { toEstate } from './estate-check.ts';
import type { EstateBody } from './estates.schemas.ts';
import type { Estate } from './estates.ts';
import { factsOf, withLayers } from './layered-estate.ts';
import { findEstate, lockEstate, updateEstate } from './one-estate.repository.ts';

/** The estate with the facts that held before, and hold after, a certificate was heard. */
export interface HeardCertificate {
  before: Estate;
  after: Estate;
}

/**
 * Adds what a certificate says of an estate to its layers, in the caller's transaction; `hear` sees the estate and returns null where
 * nothing is to be added. Null when the context has, or manages, no such estate. Throws an `InputError` for an estate that was stored under other rules and would be refused now.
 */
export async function addCertificateFacts(
  tx: Executor,
  contextId: string,
  estateId: string,
  hear: (estate: Estate) => Layer | null,
): Promise<HeardCertificate | null> {
  const externalId = await lockEstate(tx, contextId, estateId);
  const found = externalId === null ? null : await findEstate(tx, contextId, '', externalId);
  if (externalId === null || found === null) return null;
  // Written by PostgreSQL from an estate that was checked when it was stored.
  const known = JSON.parse(found.estate) as { updated_at: string };
  // As above; what only we set is gone.
  const said = toEstate(externalId, readEstateBody(known) as EstateBody, 'API');
  // When the client said each of its facts is kept only from here on: it was at the latest when it last changed the estate.
  const layers: Layers = found.layers ?? { CLIENT: sayAnew({}, factsOf(said), known.updated_at) };
  const at = new Date().toISOString();
  const before = withLayers(said, found.layers, at);
  const read = hear(before);
  if (read === null) return { before, after: before };
  const heard = addCertificate(layers.CERTIFICATE ?? {}, read);
  const after = withLayers(said, { ...layers, CERTIFICATE: heard }, at);
  await updateEstate(tx, contextId, '', after, found.rowVersion);
  return { before, after };
}
