import { type Reading, Refusal, readRecord } from '@rooftree/certificates';
import type { CredentialField, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import { localTime } from '../reading/local-time.ts';
import { parseJson } from '../reading/parse-json.ts';
import { getLabels, type Place } from './client.ts';

/** Where the register answers and what it wants to know. It lists no estates: it is asked for one at a time. */
export const EP_ONLINE: {
  readonly name: string;
  readonly base: string;
  readonly credentials: readonly CredentialField[];
} = {
  name: 'EP_ONLINE',
  base: 'https://public.ep-online.nl',
  credentials: [{ name: 'api_key', is_secret: true }],
};

/**
 * The registered label of a dwelling, read as a certificate is: label, score, area and dates, each with its confidence. Null when
 * the register has no label of it, only one of a permit or of a building that is no dwelling, or one of another address.
 */
export async function lookUpLabel(session: Session, place: Place): Promise<Reading | null> {
  const text = await getLabels(session, place);
  if (text === null) return null;
  const answer = parseJson('EP-Online', Buffer.from(text));
  if (Array.isArray(answer) && answer.length === 0) return null;
  const today = localTime(session.now(), 'Europe/Amsterdam').slice(0, 10);
  try {
    return readRecord(JSON.stringify(answer), today, 'bag_id' in place ? null : queryOf(place));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'other_address' || error.code === 'other_certificate') return null;
    throw new ProviderFault('refused', 'EP-Online sends an answer that is no label');
  }
}

function queryOf({ zip_code, house_number, house_number_extra }: Exclude<Place, { bag_id: string }>) {
  return { zip_code, house_number, house_number_extra: house_number_extra ?? null };
}
