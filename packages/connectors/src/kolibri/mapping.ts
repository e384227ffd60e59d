/**
 * One object assignment of Kolibri → our words. Field names and types: brixion/kolibri-sdk-php (2026-08), made from
 * Kolibri's OpenAPI document. No real answer was seen. Read are the fields below and nothing else: vendors, applicants,
 * occupants, memos and texts never leave the answer.
 */
import type { DwellingFacts } from '@rooftree/engine';
import type { Entry, ListedPicture } from '../contract/listing.ts';
import {
  at,
  centsAt,
  codeOf,
  codesAt,
  flagAt,
  listAt,
  numberAt,
  positiveAt,
  textAt,
  webAddressAt,
} from '../reading/at-path.ts';
import { entryOf, type Found } from '../reading/entry-of.ts';
import { placeName } from '../reading/place-name.ts';
import { reasonsAgainst } from '../reading/reasons-against.ts';
import { amenitiesOf, envelopeOf, heatingOf, labelOf } from './energy.ts';
import {
  CONDITIONS,
  ESTATE_FORMATS,
  ESTATE_TYPES,
  FLOORS,
  MONUMENTS,
  NO_BUILDINGS,
  ROOFS,
  STATUSES,
} from './words.ts';

/** `today` (YYYY-MM-DD) decides whether a label has expired. */
export function mapKolibri(object: unknown, today: string): Entry {
  const externalId = textAt(object, 'id');
  // Archived.
  if (externalId !== undefined && flagAt(object, 'isActive') === false)
    return { kind: 'gone', external_id: externalId };
  const envelope = envelopeOf(object);
  const type = typeOf(object);
  const found: Found = {
    external_id: externalId,
    account_id: textAt(object, 'realEstateAgencyId'),
    ...addressesOf(object),
    estate_type: type,
    estate_status: statusOf(object),
    // A rent is no price of the house.
    price_cents: flagAt(object, 'hidePrice') === true ? undefined : centsAt(object, 'saleOffer', 'salePrice'),
    managing_user_external_id: textAt(object, 'linkedOffice', 'id'),
    pictures: picturesOf(object),
    facts: { ...factsOf(object, today), ...envelope.facts, ...heatingOf(object), ...amenitiesOf(object) },
    vague: envelope.vague,
    reasons: [
      ...(isConfidential(object) ? ['it is marked confidential in Kolibri'] : []),
      ...reasonsAgainst({
        kind: textAt(object, 'listingType'),
        estateType: type,
        country: textAt(object, 'address', 'countryIso2'),
        ourCountry: countryOf(object),
      }),
    ],
  };
  return entryOf(found, today);
}

function isConfidential(object: unknown): boolean {
  const level = textAt(object, 'confidentialityLevel');
  return flagAt(object, 'isConfidential') === true || (level !== undefined && level !== 'Public');
}

function typeOf(object: unknown): Found['estate_type'] {
  if (NO_BUILDINGS.has(textAt(object, 'houseSort') ?? '')) return 'OTHER';
  return codeOf(ESTATE_TYPES, textAt(object, 'listingType'));
}

function countryOf(object: unknown): 'BE' | 'NL' | undefined {
  const code = textAt(object, 'address', 'countryIso2')?.toUpperCase();
  return code === 'NL' || code === 'BE' ? code : undefined;
}

/** What the office hides stays hidden: a Dutch postal code is one side of one street. */
function addressesOf(object: unknown): Pick<Found, 'address' | 'unpublished_address'> {
  const address = at(object, 'address');
  const country = countryOf(object);
  const locality = textAt(address, 'locality', 'name');
  const zip = textAt(address, 'postalCode')?.toUpperCase();
  const place = { country, place: locality === undefined ? undefined : placeName(locality) };
  const street = { zip_code: zip, street: textAt(address, 'street', 'name') };
  const whole = { ...place, ...street, ...numberOf(address), ...pointOf(at(address, 'geoLocation')) };
  const hasStreet = flagAt(object, 'hideAddress') !== true;
  if (hasStreet && flagAt(object, 'hideHouseNumber') !== true) return { address: whole };
  // Belgian scales depend on the postal code, which there is that of a whole municipality.
  const region = country === 'BE' ? { zip_code: zip } : {};
  return { address: { ...place, ...(hasStreet ? street : region) }, unpublished_address: whole };
}

/** The letter and the addition of the register of addresses; without them, what was typed behind the number. */
function numberOf(address: unknown): Found['address'] {
  const number = positiveAt(address, 'houseNumber');
  if (number === undefined) return {};
  const official = [textAt(address, 'houseLetter'), textAt(address, 'houseNumberAddendum')].filter(
    (each) => each !== undefined,
  );
  return {
    house_number: String(number),
    house_number_extra: official.length > 0 ? official.join(' ') : textAt(address, 'houseNumberPostfix'),
  };
}

/** 0, 0 is a place that was not filled in. */
function pointOf(point: unknown): Found['address'] {
  const [latitude = 0, longitude = 0] = [numberAt(point, 'latitude'), numberAt(point, 'longitude')];
  const isHere = latitude > 49 && latitude < 54 && longitude > 2 && longitude < 8;
  return isHere ? { latitude, longitude } : {};
}

function statusOf(object: unknown): Found['estate_status'] {
  if (textAt(object, 'assignmentPhase') === 'Concept') return 'PREPARATION';
  const status = textAt(object, 'availabilityStatus');
  if (status !== 'Available') return codeOf(STATUSES, status);
  if (flagAt(object, 'forSale') === true) return 'FOR_SALE';
  return flagAt(object, 'forRent') === true ? 'FOR_RENT' : undefined;
}

function picturesOf(object: unknown): ListedPicture[] {
  return listAt(object, 'photos')
    .flatMap((photo) => webAddressAt(photo, 'urlBig') ?? webAddressAt(photo, 'urlOriginal') ?? [])
    .map((url, position) => ({ url, position }));
}

function factsOf(object: unknown, today: string): Found['facts'] {
  const isMonument = codesAt(object, 'peculiarities').some((word) => MONUMENTS.has(word));
  return {
    estate_format: codeOf(ESTATE_FORMATS, textAt(object, 'houseType')),
    apartment_floor: codeOf(FLOORS, textAt(object, 'apartmentSort')),
    year_built: positiveAt(object, 'yearOfConstruction', 'constructionYear'),
    year_renovated: positiveAt(object, 'renovationYear', 'constructionYear'),
    habitable_space_m2: areaOf(at(object, 'usableArea')),
    energy_label: labelOf(object, today),
    condition: conditionOf(object),
    roof_type: codeOf(ROOFS, textAt(object, 'roof', 'roofType')),
    is_heritage: isMonument || undefined,
  };
}

/** An area may be given in inches. */
function areaOf(size: unknown): number | undefined {
  return textAt(size, 'unitOfMeasurement') === 'Inch' ? undefined : positiveAt(size, 'area');
}

/** The worse of inside and outside. */
function conditionOf(object: unknown): DwellingFacts['condition'] {
  const said = new Set([
    textAt(object, 'maintenanceInside', 'rating'),
    textAt(object, 'maintenanceOutside', 'rating'),
  ]);
  return CONDITIONS.find(([word]) => said.has(word))?.[1];
}
