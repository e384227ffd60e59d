import type { Region } from '@rooftree/engine';
import { InputError, parseEstateInput } from '@rooftree/engine/facts';
import type { CertificateFacts, FactName, FactValue } from '../contract/reading.ts';

const OF_THE_ESTATE: ReadonlySet<string> = new Set([
  'estate_type',
  'estate_format',
  'year_built',
  'year_renovated',
]);
/** Any province serves for the Dutch scale of labels. */
const REGIONS: Readonly<Record<CertificateFacts['scheme'], Region>> = {
  'BE-VLG': 'BE-VLG',
  'BE-WAL': 'BE-WAL',
  'BE-BRU': 'BE-BRU',
  NL: 'NL-UT',
};

/**
 * Whether the engine would take this value for this fact: the same check that `PUT /v1/estates/{external_id}` makes.
 */
export function isWithinBounds(
  name: FactName,
  value: FactValue,
  scheme: CertificateFacts['scheme'],
  today: string,
): boolean {
  const region = REGIONS[scheme];
  const address = { country: region.slice(0, 2), region };
  const estate = OF_THE_ESTATE.has(name)
    ? { address, [name]: value }
    : { address, dwelling: { [name]: value } };
  try {
    parseEstateInput(estate, today);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
