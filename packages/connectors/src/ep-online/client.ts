/**
 * EP-Online's public API v5, the register of Dutch energy labels: `GET /api/v5/PandEnergielabel/Adres` and
 * `…/AdresseerbaarObject/{BAG id}`, the key as it is in `Authorization`, 404 for a dwelling without a label, 400 for an
 * address that it cannot read. Known from several public clients (2025, 2026). Believed: that a letter or an addition
 * that is not asked for is one that the address does not have; the address of the answer is therefore compared with the
 * one that was meant.
 */
import type { Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
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
  // Of this address alone: `gone` says nothing of the register.
  if (answer.status === 400) throw new ProviderFault('gone', 'EP-Online does not accept this address');
  return Buffer.from(checkAnswer('EP-Online', answer).body).toString('utf8');
}

function pathOf(place: Place): string | null {
  // Sixteen zeros are answered with labels of strangers.
  if ('bag_id' in place)
    return /^(?!0{16})\d{16}$/.test(place.bag_id) ? `AdresseerbaarObject/${place.bag_id}` : null;
  const zip = place.zip_code.replaceAll(' ', '').toUpperCase();
  const house = `${place.house_number} ${place.house_number_extra ?? ''}`.toUpperCase();
  const [, number, rest = ''] = /^\s*(\d{1,5})(.*)$/s.exec(house) ?? [];
  if (!/^\d{4}[A-Z]{2}$/.test(zip) || number === undefined) return null;
  return `Adres?${new URLSearchParams({ postcode: zip, huisnummer: number, ...extraOf(rest) })}`;
}

/** Of the register of addresses (BAG): an addition has at most four letters and figures. */
const LONGEST_ADDITION = 4;

/**
 * "A" is a letter, "2" and "BIS" are additions, "A-2" is both; what is longer ("ACHTERHUIS") specifies a part of the
 * address.
 */
function extraOf(rest: string): Record<string, string> {
  const plain = rest.replace(/[^0-9A-Z]+/g, ' ').trim();
  const [, letter, more] = /^([A-Z])(?:(?: |(?=\d))(.+))?$/.exec(plain) ?? [];
  const addition = (letter === undefined ? plain : (more ?? '')).replaceAll(' ', '');
  const name = addition.length > LONGEST_ADDITION ? 'detailaanduiding' : 'huisnummertoevoeging';
  return { ...(letter && { huisletter: letter }), ...(addition && { [name]: addition }) };
}
