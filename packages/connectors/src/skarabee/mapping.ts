/**
 * One publication of Skarabee, read from its XML, → our words. Names of fields and codes are those of the WSDL; that
 * -1, an empty text and UNDEFINED mean "not known" and that decimals have a comma is known from its public client
 * (source in words.ts). Read are the fields below and nothing else: `OwnerInformation`, contacts, comments and
 * confidential texts never leave the answer.
 */
import type { Entry, ListedPicture } from '../contract/listing.ts';
import {
  at,
  centsAt,
  codeOf,
  listAt,
  numberAt,
  positiveAt,
  textAt,
  webAddressAt,
} from '../reading/at-path.ts';
import { entryOf, type Found } from '../reading/entry-of.ts';
import { reasonsAgainst } from '../reading/reasons-against.ts';
import { booleanOf } from '../reading/values.ts';
import { conditionOf, energyOf, envelopeOf, heatingOf, partsOf } from './facts.ts';
import {
  CHARACTERISATIONS,
  COMMON_WALLS,
  DRAWINGS,
  FLOORS,
  FLOW_STATUSES,
  SORTS,
  STATUSES,
  TYPES,
} from './words.ts';

/** `today` (YYYY-MM-DD) decides whether a certificate has expired. */
export function mapSkarabee(publication: unknown, today: string): Entry {
  const property = at(publication, 'Property');
  const country = countryOf(property);
  const envelope = envelopeOf(property);
  const kind = codeAt(property, 'PropertyType');
  const found: Found = {
    external_id:
      positiveAt(publication, 'Info', 'ID') === undefined ? undefined : textAt(publication, 'Info', 'ID'),
    ...addressesOf(publication, property),
    estate_type: typeOf(property),
    estate_status: statusOf(property),
    price_cents: priceOf(publication, property),
    managing_user_external_id: idAt(property, 'ResponsibleLoginId') ?? idAt(property, 'OfficeId'),
    pictures: picturesOf(publication),
    facts: {
      estate_format:
        codeOf(CHARACTERISATIONS, codeAt(property, 'Typo', 'Characterisation')) ??
        codeOf(COMMON_WALLS, codeAt(property, 'CommonWalls')),
      apartment_floor: codeOf(FLOORS, codeAt(property, 'Typo', 'Genre')),
      year_built: positiveAt(property, 'ConstructionYear'),
      year_renovated: positiveAt(property, 'RenovationYear'),
      habitable_space_m2: positiveAt(property, 'SurfaceLivable'),
      condition: conditionOf(property),
      ...energyOf(property, country, today),
      ...heatingOf(property),
      ...partsOf(property),
      ...envelope.facts,
    },
    vague: envelope.vague,
    reasons: reasonsAgainst({
      kind: codeAt(property, 'Typo', 'Sort') ?? codeAt(property, 'Type'),
      estateType: typeOf(property),
      country: codeAt(property, 'Address', 'CountryID'),
      ourCountry: country,
      isProject: kind === 'PROJECT' || kind === 'MODEL',
    }),
  };
  return entryOf(found, today);
}

function typeOf(property: unknown): Found['estate_type'] {
  return codeOf(SORTS, codeAt(property, 'Typo', 'Sort')) ?? codeOf(TYPES, codeAt(property, 'Type'));
}

/** XML has "true" and "1" for yes. A word that is neither yes nor no hides, too. */
function isHidden(info: unknown, name: string): boolean {
  const said = textAt(info, name);
  return said !== undefined && booleanOf(said) !== false;
}

/** What the office hides stays hidden. */
function addressesOf(
  publication: unknown,
  property: unknown,
): Pick<Found, 'address' | 'unpublished_address'> {
  const address = at(property, 'Address');
  const info = at(publication, 'Info');
  const hasStreet = !isHidden(info, 'HideAddress');
  const hasNumber = hasStreet && !isHidden(info, 'HideHouseNumber');
  const extra = [textAt(address, 'HouseNumberExtension'), textAt(address, 'MailBox')].filter(
    (each) => each !== undefined,
  );
  const place = {
    country: countryOf(property),
    zip_code: textAt(address, 'City', '@ZipCode'),
    place: textAt(address, 'City', '#') ?? textAt(address, 'City'),
  };
  const street = { street: textAt(address, 'Street') };
  const whole = {
    ...place,
    ...street,
    house_number:
      positiveAt(address, 'HouseNumber') === undefined ? undefined : textAt(address, 'HouseNumber'),
    house_number_extra: extra.length > 0 ? extra.join(' ') : undefined,
    ...placeOf(at(address, 'Position')),
  };
  if (hasNumber) return { address: whole };
  return { address: { ...place, ...(hasStreet && street) }, unpublished_address: whole };
}

/**
 * The schema does not say which of the two comes first. No latitude of the two countries is one of their longitudes.
 */
function placeOf(position: unknown): Found['address'] {
  const [a = 0, b = 0] = [numberAt(position, '@X'), numberAt(position, '@Y')];
  const [latitude, longitude] = a > b ? [a, b] : [b, a];
  const isHere = latitude > 49 && latitude < 54 && longitude > 2 && longitude < 8;
  return isHere ? { latitude, longitude } : {};
}

function countryOf(property: unknown): 'BE' | 'NL' | undefined {
  const code = codeAt(property, 'Address', 'CountryID');
  return code === 'BE' || code === 'NL' ? code : undefined;
}

function statusOf(property: unknown): Found['estate_status'] {
  return (
    codeOf(FLOW_STATUSES, codeAt(property, 'FlowStatus')) ?? codeOf(STATUSES, codeAt(property, 'Status'))
  );
}

/** A rent, or a price per square metre, is no price of the house. */
function priceOf(publication: unknown, property: unknown): number | undefined {
  const isRent = /RENT/.test(codeAt(property, 'Status') ?? '');
  const isWhole = [undefined, 'TOTAL'].includes(codeAt(property, 'PriceType'));
  const isShown = !isHidden(at(publication, 'Info'), 'HidePrice');
  return isShown && isWhole && !isRent ? centsAt(property, 'Price') : undefined;
}

function picturesOf(publication: unknown): ListedPicture[] {
  const order = (picture: unknown) => numberAt(picture, 'Index') ?? 0;
  const pictures = at(publication, 'Pictures', 'Picture');
  return [...(Array.isArray(pictures) ? listAt(pictures) : [pictures])]
    .filter((picture) => !DRAWINGS.has(codeAt(picture, 'PictureType') ?? ''))
    .sort((a, b) => order(a) - order(b))
    .flatMap((picture) => webAddressAt(picture, 'URL') ?? [])
    .map((url, position) => ({ url, position }));
}

function idAt(property: unknown, name: string): string | undefined {
  return positiveAt(property, name) === undefined ? undefined : textAt(property, name);
}

/** A code that says something. */
function codeAt(value: unknown, ...path: readonly string[]): string | undefined {
  const code = textAt(value, ...path);
  return code === 'UNDEFINED' || code === '-1' ? undefined : code;
}
