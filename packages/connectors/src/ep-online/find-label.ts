import { type Reading, Refusal, readRecord } from '@rooftree/certificates';
import type { CredentialField, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import { textAt } from '../reading/at-path.ts';
import { localTime } from '../reading/local-time.ts';
import { parseJson } from '../reading/parse-json.ts';
import { getLabels, type Place } from './client.ts';
import { distinctDwellings } from './distinct-dwellings.ts';

/** Where the register answers and what it needs. It lists no estates: they are fetched one at a time. */
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
 * What the register says of a dwelling. `several`: it has labels of more than one that may be meant, and none is
 * guessed.
 */
export type LabelAnswer = { kind: 'found'; reading: Reading } | { kind: 'none' } | { kind: 'several' };

const NONE: LabelAnswer = { kind: 'none' };

/**
 * The registered label of a dwelling, read as a certificate is: label, score, area and dates, each with its confidence.
 * None when the register has no label of it, only one of a permit or of a building that is no dwelling, or one of
 * another address.
 */
export async function findLabel(session: Session, place: Place): Promise<LabelAnswer> {
  const text = await getLabels(session, place);
  if (text === null) return NONE;
  const answer = parseJson('EP-Online', Buffer.from(text));
  return labelAmong('bag_id' in place ? labelsOf(answer, place.bag_id) : answer, place, session.now());
}

/** Labels of another object are no answer. */
function labelsOf(answer: unknown, bagId: string): unknown {
  if (!Array.isArray(answer)) return answer;
  return answer.filter((label) => textAt(label, 'BAGVerblijfsobjectID') === bagId);
}

/** The same of labels that were fetched already: those of a response, or of a file. */
export function labelAmong(answer: unknown, place: Place, now: Date): LabelAnswer {
  if (Array.isArray(answer) && answer.length === 0) return NONE;
  const today = localTime(now, 'Europe/Amsterdam').slice(0, 10);
  try {
    const reading = readRecord(JSON.stringify(answer), today, 'bag_id' in place ? null : queryOf(place));
    return distinctDwellings(answer, place) > 1 ? { kind: 'several' } : { kind: 'found', reading };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'other_address' || error.code === 'other_certificate') return NONE;
    throw new ProviderFault('refused', 'EP-Online sent a response without a valid label');
  }
}

function queryOf({ zip_code, house_number, house_number_extra }: Exclude<Place, { bag_id: string }>) {
  return { zip_code, house_number, house_number_extra: house_number_extra ?? null };
}
