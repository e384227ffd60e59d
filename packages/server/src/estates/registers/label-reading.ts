/** From a registered label to the layer of an estate. Pure. */
import type { Reading } from '@rooftree/certificates';
import type { LabelAnswer, Place } from '@rooftree/connectors';
import type { Facts, Layer } from '../facts/layers.ts';
import type { BagReading, LabelReading } from './registered-labels.ts';

/** Without what changes by itself: whether the label has expired is judged whenever the facts are put together. */
function toLabelReading({ document, certificate, fields }: Reading): LabelReading {
  return {
    kind: document.kind,
    scheme: certificate?.scheme ?? 'NL',
    number: certificate?.number ?? null,
    issued_on: certificate?.issued_on ?? null,
    valid_until: certificate?.valid_until ?? null,
    fields: fields.map(({ name, value, confidence }) => ({ name, value, confidence })),
  };
}

const STATUSES = { found: 'FOUND', none: 'NONE', several: 'SEVERAL' } as const;

export function toStoredAnswer(answer: LabelAnswer) {
  const reading = answer.kind === 'found' ? toLabelReading(answer.reading) : null;
  return { status: STATUSES[answer.kind], reading };
}

/** Of `9999XA 12 A`, as addresses are stored. */
export function placeOf(address: string): Place {
  return { zip_code: address.slice(0, 6), house_number: address.slice(7) };
}

/** A label of an apartment is not that of the house in which it lies. */
export function isOfOtherKind({ fields }: LabelReading, estateType: string): boolean {
  const stated = fields.find(({ name }) => name === 'estate_type')?.value;
  return stated !== undefined && stated !== estateType;
}

export function layerOf({ fields, ...certificate }: LabelReading, at: string): Layer {
  const layer: Layer = {};
  for (const { name, value, confidence } of fields) {
    // Only the context that manages the estate states its facts.
    if (name === 'estate_type' || confidence !== 'HIGH') continue;
    layer[name] = {
      value,
      at,
      certificate: { ...certificate, confidence, job_id: null, register: 'EP_ONLINE' },
    };
  }
  return layer;
}

/**
 * Of an object that people live in. Its area counts only where nothing else is in it: a shop below the dwelling would
 * be part of it.
 */
export function factsOfBag({ year_built, area_m2, uses }: BagReading): Facts {
  if (!uses.includes(HOME_USE)) return {};
  return {
    ...(year_built !== null && { year_built }),
    ...(area_m2 !== null && uses.length === 1 && { habitable_space_m2: area_m2 }),
  };
}

const HOME_USE = 'woonfunctie';
