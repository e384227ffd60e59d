import type { Renovation } from '@rooftree/client';
import { addressOf } from '../homes/cells.ts';
import type { OfficeWords } from '../words/language.ts';

/** Where the home of a plan is, in one line. */
export function addressOfPlan(
  { estate_geo_address: address, estate_external_id: name }: Renovation,
  words: Pick<OfficeWords, 'language'>,
): string {
  return addressOf({ address: { ...address, house_number_extra: null }, external_id: name }, words);
}
