/** From a reviewer's decisions to the facts of the estate. Pure. */
import {
  addCertificate,
  type FactValue,
  type Layer,
  type Layers,
  originOfDocument,
} from '../../facts/layers.ts';
import type { OpenReview } from './reviews.ts';

/** About one value: right as it was read, right when it is changed to this, or not to be used. */
export type Decision = { kind: 'accept' } | { kind: 'correct'; value: FactValue } | { kind: 'reject' };

export interface ReviewOutcome {
  reviewed_at: string;
  accepted: string[];
  corrected: string[];
  rejected: string[];
}

/**
 * An accepted value stands before what the client has said so far: the reviewer has seen both. What was corrected, a
 * member says.
 */
export function decideValues(
  layers: Layers,
  { reading, jobId }: OpenReview,
  decisions: ReadonlyMap<string, Decision>,
  at: string,
): { layers: Layers; outcome: ReviewOutcome } {
  const outcome: ReviewOutcome = { reviewed_at: at, accepted: [], corrected: [], rejected: [] };
  const origin = originOfDocument(reading.document.kind);
  const certificate: Layer = { ...layers[origin] };
  const member: Layer = { ...layers.MEMBER };
  const accepted: Layer = {};
  for (const { name, value, confidence } of reading.fields) {
    const decision = decisions.get(name);
    if (name === 'estate_type' || decision === undefined) continue;
    const isOwn = certificate[name]?.certificate?.job_id === jobId;
    if (decision.kind !== 'accept' && isOwn) delete certificate[name];
    switch (decision.kind) {
      case 'accept':
        accepted[name] = {
          value,
          at,
          certificate: { ...sourceOf(reading), confidence, job_id: jobId, reviewed_at: at },
          over_client: true,
        };
        outcome.accepted.push(name);
        break;
      case 'correct':
        member[name] = { value: decision.value, at };
        outcome.corrected.push(name);
        break;
      case 'reject':
        outcome.rejected.push(name);
    }
  }
  return {
    layers: { ...layers, [origin]: addCertificate(certificate, accepted), MEMBER: member },
    outcome,
  };
}

function sourceOf({ document, certificate }: OpenReview['reading']) {
  return {
    kind: document.kind,
    scheme: certificate?.scheme ?? '',
    number: certificate?.number ?? null,
    issued_on: certificate?.issued_on ?? null,
    valid_until: certificate?.valid_until ?? null,
  };
}
