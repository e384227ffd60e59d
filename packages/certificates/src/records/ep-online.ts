/** A record of EP-Online: one list of names in three spellings (JSON and XML, CSV, the older CSV with `Pand_`). */

import { homeLabel } from '@rooftree/engine';
import type { Finding, Findings } from '../contract/findings.ts';
import type { Address, FactName, FactValue, Kind } from '../contract/reading.ts';
import { Refusal } from '../contract/refusal.ts';
import { zipOf } from '../layouts/address.ts';
import { dateOfFigures } from '../value/date.ts';
import { ESTATE_FORMAT_WORDS, ESTATE_TYPE_WORDS } from '../value/dwelling-words.ts';
import { codeIn } from '../value/phrases.ts';

/** Values under their names in letters only, lower case, without `pand` and `meting` before them. */
export type EpOnlineRecord = ReadonlyMap<string, string>;

/** Which address of a file with many is meant. */
export interface AddressQuery {
  zip_code: string;
  house_number: string;
  house_number_extra?: string | null;
}

/** A design and a building that is no dwelling have records too: neither is the label of a dwelling. */
const STATUSES = new Set(['', 'bestaand', 'oplevering']);
/**
 * The files say W, the API says Woningbouw (and U, Utiliteitsbouw, of shops and offices). A class of another name is
 * none of a dwelling.
 */
const DWELLING_CLASSES = new Set(['', 'w', 'woningbouw']);

export function isDwellingLabel(buildingClass: string | null, status: string | null): boolean {
  const plain = (text: string | null) => (text ?? '').trim().toLowerCase();
  return DWELLING_CLASSES.has(plain(buildingClass)) && STATUSES.has(plain(status));
}

export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^(pand|meting)(?!id)/, '');
}

/** Of the labels of one address the newest survey counts. */
export function readEpOnline(
  kind: Kind,
  records: readonly EpOnlineRecord[],
  query: AddressQuery | null,
): Findings {
  const asked = query ? records.filter((record) => isAt(record, query)) : records;
  if (asked.length === 0) {
    throw query
      ? new Refusal('other_address', 'the file has no label of this address')
      : new Refusal('not_a_certificate', 'the file has no label');
  }
  const labels = asked.filter((record) =>
    isDwellingLabel(value(record, 'gebouwklasse'), value(record, 'status')),
  );
  const [newest] = [...labels].sort((a, b) => surveyOf(b).localeCompare(surveyOf(a)));
  if (!newest) {
    throw new Refusal('other_certificate', 'the file has only permits or buildings that are no dwellings');
  }
  if (!query && new Set(labels.map(addressKey)).size > 1) {
    throw new Refusal('not_a_certificate', 'the file holds several addresses: say which one is meant');
  }
  return toFindings(kind, newest);
}

function toFindings(kind: Kind, record: EpOnlineRecord): Findings {
  const method = value(record, 'berekeningstype');
  const type = `${value(record, 'gebouwtype') ?? ''} ${value(record, 'gebouwsubtype') ?? ''}`;
  const estateType = codeIn(ESTATE_TYPE_WORDS, value(record, 'gebouwtype') ?? '');
  const isNta = /^NTA.?8800/i.test(method ?? '');
  const score =
    number(record, 'primairefossieleenergieemgforfaitair') ?? number(record, 'primairefossieleenergie');
  const area = number(record, 'gebruiksoppervlaktethermischezone') ?? number(record, 'gebruiksoppervlakte');
  return {
    kind,
    version: null,
    language: 'nl',
    certificate: {
      scheme: 'NL',
      number: null,
      issued_on: date(record, 'registratiedatum'),
      valid_until: date(record, 'geldigtot'),
      method,
    },
    address: addressOf(record),
    findings: [
      ...finding('energy_label', labelIn(record)),
      ...finding('estate_type', estateType),
      ...(estateType === 'APARTMENT' ? [] : finding('estate_format', codeIn(ESTATE_FORMAT_WORDS, type))),
      ...finding('year_built', number(record, 'bouwjaar')),
      // Of older methods the numbers are an index without a unit, and megajoules in total.
      ...(isNta ? finding('energy_score_kwh_per_m2', score) : []),
      ...(isNta ? finding('habitable_space_m2', area) : []),
    ],
    checks: [],
    unread: [],
  };
}

function finding(name: FactName, found: FactValue | null): Finding[] {
  return found === null ? [] : [{ name, value: found, raw: String(found), basis: 'printed', source: null }];
}

function labelIn(record: EpOnlineRecord): string | null {
  const label = value(record, 'energieklasse');
  return label && homeLabel(label);
}

function value(record: EpOnlineRecord, key: string): string | null {
  const text = record.get(key)?.trim();
  return text === undefined || text === '' ? null : text;
}

/** JSON and XML have a decimal point, CSV a decimal comma; none has thousands. */
function number(record: EpOnlineRecord, key: string): number | null {
  const text = value(record, key)?.replace(',', '.');
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

function date(record: EpOnlineRecord, key: string): string | null {
  return dateOfFigures((value(record, key) ?? '').replaceAll('-', ''));
}

function surveyOf(record: EpOnlineRecord): string {
  return date(record, 'opnamedatum') ?? date(record, 'registratiedatum') ?? '';
}

function addressOf(record: EpOnlineRecord): Address {
  const extra = [
    value(record, 'huisletter'),
    value(record, 'huisnummertoevoeging') ?? value(record, 'huisnummertoev'),
    // Of a part that the register of addresses does not know.
    value(record, 'detailaanduiding'),
  ]
    .filter(Boolean)
    .join(' ');
  const zip = value(record, 'postcode');
  return {
    country: 'NL',
    street: null,
    house_number: value(record, 'huisnummer'),
    house_number_extra: extra || null,
    zip_code: zip && zipOf(zip),
    place: null,
  };
}

function addressKey(record: EpOnlineRecord): string {
  const { zip_code, house_number, house_number_extra } = addressOf(record);
  return [zip_code, house_number, plainExtra(house_number_extra)].join('|');
}

/** `12` with `A` and `12A` are the same address; `12-1` is not `121`. */
function isAt(record: EpOnlineRecord, query: AddressQuery): boolean {
  const own = addressOf(record);
  const number = (house: string | null, extra: string | null | undefined) => {
    const [, digits = '', rest = ''] = /^\s*0*(\d+)(.*)$/s.exec(`${house ?? ''} ${extra ?? ''}`) ?? [];
    return `${digits} ${plainExtra(rest)}`;
  };
  return (
    own.zip_code === zipOf(query.zip_code) &&
    number(own.house_number, own.house_number_extra) === number(query.house_number, query.house_number_extra)
  );
}

function plainExtra(text: string | null): string {
  return (text ?? '').toUpperCase().replace(/[^0-9A-Z]/g, '');
}
