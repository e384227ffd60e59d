import type { Executor } from '../../infra/database/sql.ts';
import type { Estate } from '../estates.ts';
import { changeLayers } from './change-layers.ts';
import { addCertificate, type Layer } from './layers.ts';

/** Adds what a certificate says of an estate to its layers; `read` sees the estate, and its layer is null where nothing is to be added. */
export function addCertificateFacts<Read extends { layer: Layer | null }>(
  tx: Executor,
  contextId: string,
  estateId: string,
  read: (estate: Estate) => Read,
) {
  return changeLayers(tx, contextId, estateId, (layers, estate) => {
    const certificate = read(estate);
    const { layer } = certificate;
    return {
      certificate,
      layers: layer && { ...layers, CERTIFICATE: addCertificate(layers.CERTIFICATE ?? {}, layer) },
    };
  });
}
