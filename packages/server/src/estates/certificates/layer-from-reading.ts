/** From a reading to the layer of an estate, and to the outcome that the job reports. Pure. */
import type { Confidence, ReadField } from '@rooftree/certificates';
import type { Estate } from '../estates.ts';
import type { AsideReason } from '../facts/effective-facts.ts';
import { type FactName, type FactValue, isSameValue, type Layer } from '../facts/layers.ts';
import type { FileReading } from './read-certificate-file.ts';
import { type AddressCheck, compareAddresses, type EstateAddress } from './same-address.ts';

export const APPLY = ['none', 'empty', 'all'] as const;
export const LEAST_CONFIDENCES = ['HIGH', 'MEDIUM'] as const;

export interface ReadingControls {
  apply: (typeof APPLY)[number];
  min_confidence: (typeof LEAST_CONFIDENCES)[number];
  /** The document is retained until a person has reviewed what was read. Absent in older jobs. */
  review?: boolean;
}

export type NotAppliedReason =
  | 'apply_none'
  | 'address_differs'
  | 'not_sure_enough'
  | 'said_by_client_only'
  | 'newer_certificate'
  | AsideReason;

interface ReadingLayer {
  addressCheck: AddressCheck;
  /** What the certificate says, for the estate's layers; null when nothing is applied. */
  layer: Layer | null;
}

const RANKS: Record<Confidence, number> = { LOW: 0, MEDIUM: 1, HIGH: 2 };

/** Nothing is applied to an estate whose address differs from the document's, or when nothing is sure enough. */
export function layerFromReading(
  reading: FileReading,
  { apply, min_confidence: least }: ReadingControls,
  estate: EstateAddress,
  { jobId, at }: { jobId: string; at: string },
): ReadingLayer {
  const addressCheck = compareAddresses(estate, reading.address);
  const { certificate } = reading;
  if (apply === 'none' || addressCheck === 'different' || certificate === null)
    return { addressCheck, layer: null };
  const { scheme, number, issued_on, valid_until } = certificate;
  const { kind } = reading.document;
  const layer: Layer = {};
  for (const { name, value, confidence } of reading.fields) {
    if (!isLayered(name) || RANKS[confidence] < RANKS[least]) continue;
    const source = { kind, scheme, number, issued_on, valid_until, confidence, job_id: jobId };
    layer[name] = { value, at, certificate: source, ...(apply === 'all' && { over_client: true }) };
  }
  return { addressCheck, layer: Object.keys(layer).length === 0 ? null : layer };
}

interface Outcome {
  applied: string[];
  not_applied: { field: string; reason: NotAppliedReason }[];
  conflicts: { field: string; ours: FactValue; document: FactValue; kept: 'ours' | 'document' }[];
}

/** What became of each field that was read, by the estate before and after it was applied. */
export function describeOutcome(
  reading: FileReading,
  controls: ReadingControls,
  { addressCheck, layer }: ReadingLayer,
  before: Estate,
  after: Estate,
): Outcome {
  const outcome: Outcome = { applied: [], not_applied: [], conflicts: [] };
  for (const field of reading.fields) {
    const { name, value } = field;
    const ours = valueIn(before, name);
    const held = valueIn(after, name);
    const isTold = isLayered(name) && layer?.[name] !== undefined;
    const isHeld = isTold && isSameValue(held, value);
    if (isHeld && !isSameValue(ours, value)) outcome.applied.push(name);
    else if (!isSameValue(held, value))
      outcome.not_applied.push({
        field: name,
        reason: reasonOf(field, controls, addressCheck, layer, after),
      });
    if (ours !== null && !isSameValue(ours, value))
      outcome.conflicts.push({ field: name, ours, document: value, kept: isHeld ? 'document' : 'ours' });
  }
  return outcome;
}

function reasonOf(
  { name, confidence }: ReadField,
  { apply, min_confidence: least }: ReadingControls,
  addressCheck: AddressCheck,
  layer: Layer | null,
  after: Estate,
): NotAppliedReason {
  if (addressCheck === 'different') return 'address_differs';
  if (apply === 'none') return 'apply_none';
  if (!isLayered(name)) return 'said_by_client_only';
  if (RANKS[confidence] < RANKS[least]) return 'not_sure_enough';
  const jobId = layer?.[name]?.certificate?.job_id;
  const aside = after.facts?.[name]?.set_aside.find(({ certificate }) => certificate?.job_id === jobId);
  return aside?.reason ?? 'newer_certificate';
}

function valueIn(estate: Estate, name: ReadField['name']): FactValue | null {
  switch (name) {
    case 'estate_type':
    case 'estate_format':
    case 'year_built':
    case 'year_renovated':
      return estate[name];
    default:
      return estate.dwelling[name] ?? null;
  }
}

function isLayered(name: ReadField['name']): name is FactName {
  return name !== 'estate_type';
}
