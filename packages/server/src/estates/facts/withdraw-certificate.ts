import { InputError } from '@rooftree/engine';
import { Fault } from '../../fault.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import { findEstateId } from '../one-estate.repository.ts';
import { changeLayers } from './change-layers.ts';
import { DOCUMENT_ORIGINS, withoutCertificate } from './layers.ts';

/**
 * Takes back what the document that a job has read says of an estate. What an older one had said of the same facts does
 * not come back.
 */
export async function withdrawCertificate(
  sql: Sql,
  contextId: string,
  externalId: string,
  jobId: string,
): Promise<void> {
  await transaction(sql, async (tx) => {
    const estateId = await findEstateId(tx, contextId, externalId);
    if (estateId === null) throw new Fault('missing');
    const changed = await changeLayers(tx, contextId, estateId, (layers) => {
      for (const origin of DOCUMENT_ORIGINS) {
        const others = withoutCertificate(layers[origin] ?? {}, jobId);
        if (others !== null) return { layers: { ...layers, [origin]: others } };
      }
      return { layers: null };
    }).catch(refuse);
    if (!changed?.decision.layers) throw new Fault('missing');
  });
}

function refuse(error: unknown): never {
  if (!(error instanceof InputError)) throw error;
  throw new Fault('conflict', ['the estate was stored under other rules: put it again first']);
}
