/**
 * EP-Online's public API v5, the register of Dutch energy labels: `GET /api/v5/PandEnergielabel/Adres` and
 * `…/AdresseerbaarObject/{BAG id}`, the key as it is in `Authorization`, 404 for a dwelling without a label. Known from several
 * public clients (2025, 2026). Believed: that a letter or an addition that is not asked for is one that the address does not have;
 * the address of the answer is therefore compared with the one that was meant.
 */
import type { Session } from '../contract/provider.ts';
import { checkAnswer } from '../reading/check-answer.ts';

/** A dwelling, by its number in the register of addresses or by its address. */
export type Place =
  | { bag_id: string }
  | { zip_code: string; house_number: string; house_number_extra?: string | undefined };

/** The labels as the register sends them; null when it has none, or when no request can name such a place. */
export async function getLabels(session: Session, place: Place): Promise<string | null> {
  const path = pathOf(place);
  if (path === null) return null;
  const answer = await session.send({
    method: 'GET',
    url: `${session.base}/api/v5/PandEnergielabel/${path}`,
    headers: { authorization: session.credentials['api_key'] ?? '', accept: 'application/json' },
  });
  if (answer.status === 404) return null;
  return Buffer.from(checkAnswer('EP-Online', answer).body).toString('utf8');
}

function pathOf(place: Place): string | null {
  if ('bag_id' in place) return /^\d{16}$/.test(place.bag_id) ? `AdresseerbaarObject/${place.bag_id}` : null;
  const zip = place.zip_code.replaceAll(' ', '').toUpperCase();
  const house = `${place.house_number} ${place.house_number_extra ?? ''}`.toUpperCase();
  const [, number, rest = ''] = /^\s*(\d{1,5})(.*)$/s.exec(house) ?? [];
  if (!/^\d{4}[A-Z]{2}$/.test(zip) || number === undefined) return null;
  return `Adres?${new URLSearchParams({ postcode: zip, huisnummer: number, ...extraOf(rest) })}`;
}

/** "A" is a letter, "2" and "BIS" are additions, "A-2" is both. */
function extraOf(rest: string): Record<string, string> {
  const plain = rest.replace(/[^0-9A-Z]+/g, ' ').trim();
  const [, letter, addition] = /^([A-Z])(?:(?: |(?=\d))(.+))?$/.exec(plain) ?? [];
  if (letter === undefined) return plain === '' ? {} : { huisnummertoevoeging: plain.replaceAll(' ', '') };
  return { huisletter: letter, ...(addition && { huisnummertoevoeging: addition.replaceAll(' ', '') }) };
}
