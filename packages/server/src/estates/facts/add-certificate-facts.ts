import type { Executor } from '../../infra/database/sql.ts';
import type { Estate } from '../estates.ts';
import { type ChangedLayers, changeLayers } from './change-layers.ts';
import { addCertificate, type Layer } from './layers.ts';

/** Adds what a certificate says of an estate to its layers; `hear` sees the estate and returns null where nothing is to be added. */
export function addCertificateFacts(
  tx: Executor,
  contextId: string,
  estateId: string,
  hear: (estate: Estate) => Layer | null,
): Promise<ChangedLayers | null> {
  return changeLayers(tx, contextId, estateId, (layers, estate) => {
    const read = hear(estate);
    return read && { ...layers, CERTIFICATE: addCertificate(layers.CERTIFICATE ?? {}, read) };
  });
}
