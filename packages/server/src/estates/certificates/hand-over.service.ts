/** Reads a certificate only to show what it changes: nothing is stored. */
import type { Confidence, RefusalCode } from '@rooftree/certificates';
import { localDay } from '../../infra/local-day.ts';
import { effectiveFacts } from '../facts/effective-facts.ts';
import { type FactName, type Facts, type FactValue, originOfDocument, restate } from '../facts/layers.ts';
import { layerFromReading, type NotAppliedReason } from './layer-from-reading.ts';
import { readCertificateFile } from './read-certificate-file.ts';
import { READING_LIMITS } from './reading-limits.ts';
import type { AddressCheck, EstateAddress } from './same-address.ts';

/** The home that the certificate should be of, and what is known of it. */
interface KnownHome {
  contextId: string;
  address: EstateAddress;
  country: string;
  facts: Facts;
}

export interface HandedOver {
  failure: RefusalCode | null;
  address_check: AddressCheck;
  certificate: { issued_on: string | null; valid_until: string | null } | null;
  /** What the certificate says and holds for this home. */
  facts: { name: FactName; value: FactValue; confidence: Confidence }[];
  /** What was read and is not used. */
  left_out: { name: string; reason: NotAppliedReason }[];
}

/**
 * The person who hands it over reviews what was read: values without a second reading count too, and both take
 * precedence over what others have said.
 */
const CONTROLS = { apply: 'all', min_confidence: 'MEDIUM' } as const;

export async function readHandedOver(bytes: Uint8Array, home: KnownHome): Promise<HandedOver> {
  const today = localDay(home.country);
  const { zip_code, house_number } = home.address;
  const isAddressKnown = zip_code !== null && house_number !== null;
  const address = isAddressKnown ? { ...home.address, zip_code, house_number } : null;
  const reading = await readCertificateFile(
    bytes,
    { today, address },
    { contextId: home.contextId, milliseconds: READING_LIMITS.waitedMilliseconds },
  );
  const at = new Date().toISOString();
  const { addressCheck, layer } = layerFromReading(reading, CONTROLS, home.address, { jobId: '', at });
  const CLIENT = restate({}, home.facts, at);
  const origin = originOfDocument(reading.document.kind);
  const held = effectiveFacts({ CLIENT, [origin]: layer ?? {} }, { today });
  const { certificate, failure } = reading;
  const outcome: HandedOver = {
    failure: failure?.code ?? null,
    address_check: addressCheck,
    certificate: certificate && { issued_on: certificate.issued_on, valid_until: certificate.valid_until },
    facts: [],
    left_out: [],
  };
  for (const { name, value, confidence } of reading.fields) {
    // Only the context that manages the estate states its facts.
    if (name === 'estate_type') continue;
    const fact = held[name];
    const aside = fact?.set_aside.find((each) => each.origin === origin);
    if (fact?.origin === origin) outcome.facts.push({ name, value, confidence });
    else if (addressCheck === 'different') outcome.left_out.push({ name, reason: 'address_differs' });
    else outcome.left_out.push({ name, reason: aside?.reason ?? 'not_sure_enough' });
  }
  return outcome;
}
