import type { Executor } from '../../infra/database/sql.ts';
import type { Estate } from '../estates.ts';
import { changeLayers } from './change-layers.ts';
import { addCertificate, type Layer, originOfDocument } from './layers.ts';

/**
 * Adds what a document says of an estate to the layer of its kind; `read` sees the estate, and its layer is null where
 * nothing is to be added.
 */
export function addCertificateFacts<Read extends { layer: Layer | null }>(
  tx: Executor,
  contextId: string,
  estateId: string,
  kind: string | null,
  read: (estate: Estate) => Read,
) {
  return changeLayers(tx, contextId, estateId, (layers, estate) => {
    const certificate = read(estate);
    const { layer } = certificate;
    const origin = originOfDocument(kind);
    return {
      certificate,
      layers: layer && { ...layers, [origin]: addCertificate(layers[origin] ?? {}, layer) },
    };
  });
}
