/**
 * An estate of Whise in our words. Only what is named here is read: names, addresses and accounts of owners stay
 * outside.
 */
import { homeLabel } from '@rooftree/engine';
import type {
  Entry,
  ListedAddress,
  ListedFacts,
  ListedPicture,
  ListedStatus,
  Listing,
} from '../contract/listing.ts';
import { centsAt, webAddressAt } from '../reading/at-path.ts';
import {
  choseDoubleGlazing,
  NO_INSULATION,
  type ParsedFacts,
  SOME_INSULATION,
  tickedDoubleGlazing,
  together,
} from '../reading/energy-words.ts';
import { vagueBeside } from '../reading/entry-of.ts';
import { booleanOf, fieldsOf, known, listOf, numberOf, textOf } from '../reading/values.ts';
import * as codes from './codes.ts';
import { collectiveOf, glassOf, heatingOf, roofOf, solarOf } from './words.ts';

const MOST_PICTURES = 100;

/**
 * What Whise leaves out is not known: empty fields and lists are absent. `today` (YYYY-MM-DD) decides whether a
 * certificate has expired.
 */
export function mapEstate(answer: unknown, today: string): Entry {
  const estate = fieldsOf(answer);
  const externalId = textOf(estate['id']);
  if (externalId === undefined) return refused(null, ['the estate has no id']);
  if (codes.GONE.has(idOf(estate['status']))) return { kind: 'gone', external_id: externalId };

  const country = codes.COUNTRIES[idOf(estate['country'])];
  const type = codes.ESTATE_TYPES[idOf(estate['category'])];
  const reasons = [
    ...(country === undefined ? ['its country is missing, or is not Belgium or the Netherlands'] : []),
    ...(type === undefined ? ['its category is not filled in, or is one that we do not know'] : []),
    ...(estate['canHaveChildren'] === true ? ['it is a project: its units are imported separately'] : []),
  ];
  if (country === undefined || type === undefined || reasons.length > 0) return refused(externalId, reasons);

  const status = codes.STATUSES[idOf(estate['purposeStatus'])];
  const priceCents = priceOf(estate, status);
  const office = textOf(estate['officeId']);
  const details = detailsOf(estate);
  const envelope = envelopeOf(details);
  const facts = {
    ...factsOf(estate, details, { isApartment: type === 'APARTMENT', today }),
    ...envelope.facts,
  };
  return {
    kind: 'listing',
    listing: {
      external_id: externalId,
      ...known({ account_id: textOf(estate['clientId']) }),
      ...addressesOf(country, estate, details),
      estate_type: type,
      ...(status !== undefined && { estate_status: status }),
      ...(priceCents !== undefined && { price_cents: priceCents }),
      ...(office !== undefined && { managing_user_external_id: office }),
      pictures: picturesOf(estate['pictures']),
      facts,
      ...vagueBeside(facts, envelope.vague),
    },
  };
}

const refused = (external_id: string | null, reasons: readonly string[]): Entry => ({
  kind: 'refused',
  external_id,
  reasons,
});

const idOf = (value: unknown): number => numberOf(fieldsOf(value)['id']) ?? 0;

/** The text of a detail, by its number. */
type Details = (id: number) => unknown;

function detailsOf(estate: Readonly<Record<string, unknown>>): Details {
  const values = new Map<number, unknown>();
  for (const detail of listOf(estate['details']).map(fieldsOf)) {
    const id = numberOf(detail['id']);
    if (id !== undefined) values.set(id, detail['value']);
  }
  return (id) => values.get(id);
}

/**
 * In a real answer `displayAddress` and `displayPrice` are true or absent, never false: what is not marked as shown may
 * be hidden. Of a hidden address, the place is stored.
 */
const isShown = (estate: Readonly<Record<string, unknown>>, name: string): boolean =>
  booleanOf(estate[name]) === true;

function addressesOf(
  country: 'BE' | 'NL',
  estate: Readonly<Record<string, unknown>>,
  value: Details,
): Pick<Listing, 'address' | 'unpublished_address'> {
  // Whise calls the latitude "x".
  const latitude = numberOf(value(codes.DETAILS.latitude));
  const longitude = numberOf(value(codes.DETAILS.longitude));
  const isPlace = Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180;
  const place: ListedAddress = {
    country,
    ...known({ zip_code: textOf(estate['zip']), place: textOf(estate['city']) }),
  };
  const whole: ListedAddress = {
    ...place,
    ...known({
      street: textOf(estate['address']),
      house_number: textOf(estate['number']),
      house_number_extra: textOf(estate['box']),
      latitude: isPlace ? latitude : undefined,
      longitude: isPlace ? longitude : undefined,
    }),
  };
  return isShown(estate, 'displayAddress')
    ? { address: whole }
    : { address: place, unpublished_address: whole };
}

function picturesOf(value: unknown): ListedPicture[] {
  return listOf(value)
    .map(fieldsOf)
    .flatMap((picture, place): ListedPicture[] => {
      const url = webAddressAt(picture, 'urlXXL') ?? webAddressAt(picture, 'urlLarge');
      const order = numberOf(picture['order']);
      return url === undefined ? [] : [{ url, position: isPlaceInOrder(order) ? order : place }];
    })
    .slice(0, MOST_PICTURES);
}

const isPlaceInOrder = (order: number | undefined): order is number =>
  order !== undefined && Number.isInteger(order) && order >= 0 && order <= 1_000_000;

/**
 * 0 is a price that is not given, one that the office hides is not ours to show, and a rent is no price of the house.
 */
function priceOf(
  estate: Readonly<Record<string, unknown>>,
  status: ListedStatus | undefined,
): number | undefined {
  const isRent = status === 'FOR_RENT' || status === 'RENTED';
  return isRent || !isShown(estate, 'displayPrice') ? undefined : centsAt(estate, 'price');
}

function factsOf(
  estate: Readonly<Record<string, unknown>>,
  value: Details,
  { isApartment, today }: { isApartment: boolean; today: string },
): ListedFacts {
  const { DETAILS } = codes;
  const endsOn = dayOf(value(DETAILS.certificateEnd));
  const isValid = endsOn === undefined || endsOn >= today;
  return known({
    estate_format: isApartment ? undefined : codes.FORMATS[numberOf(estate['fronts']) ?? 0],
    year_built: yearOf(value(DETAILS.yearBuilt)),
    year_renovated: yearOf(value(DETAILS.yearRenovated)),
    habitable_space_m2: areaOf(estate['area']) ?? areaOf(value(DETAILS.netArea)),
    condition: codes.CONDITIONS[idOf(estate['state'])],
    ...(isValid && {
      energy_label: labelOf(estate['energyClass']) ?? labelOf(value(DETAILS.energyLabel)),
      energy_score_kwh_per_m2: scoreOf(estate['energyValue']) ?? scoreOf(value(DETAILS.energyScore)),
    }),
    ...heatingOf(value(DETAILS.heating)),
    heating_is_collective: isApartment ? collectiveOf(value(DETAILS.heatingGroup)) : undefined,
    has_gas_connection: booleanOf(value(DETAILS.gasConnection)),
    roof_type: roofOf(value(DETAILS.roof)),
    ...solarOf(value(DETAILS.solar)),
  });
}

/** "Insulated" does not say what, nor how well: only "not insulated" is a fact. */
function envelopeOf(value: Details): Required<ParsedFacts> {
  const { DETAILS } = codes;
  const yearBuilt = yearOf(value(DETAILS.yearBuilt));
  const isInsulated = booleanOf(value(DETAILS.insulation));
  return together(
    isInsulated === undefined ? {} : isInsulated ? { vague: SOME_INSULATION } : { facts: NO_INSULATION },
    tickedDoubleGlazing(booleanOf(value(DETAILS.doubleGlazing)), yearBuilt),
    glazingOf(value(DETAILS.glazing), yearBuilt),
  );
}

/** A kind of glass that was chosen says more than the box "double glazing". */
function glazingOf(chosen: unknown, yearBuilt: number | undefined): ParsedFacts {
  const glass = glassOf(chosen);
  if (glass === 'DOUBLE') return choseDoubleGlazing(yearBuilt);
  return glass === undefined ? {} : { facts: { window_glazing_type: glass } };
}

/** "MM/dd/yyyy HH:mm" as YYYY-MM-DD. */
function dayOf(value: unknown): string | undefined {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(textOf(value) ?? '') ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}

function yearOf(value: unknown): number | undefined {
  const year = numberOf(value);
  return year !== undefined && Number.isInteger(year) && year >= 1000 && year <= 2200 ? year : undefined;
}

/** 0 is the value of a form field that was not filled in. */
function areaOf(value: unknown): number | undefined {
  const area = numberOf(value);
  return area !== undefined && area >= 10 && area <= 5000 ? area : undefined;
}

/** Of the four regions' scales; which of them it must be depends on the zip code, and is checked with it. */
function labelOf(value: unknown): string | undefined {
  const label = textOf(value)?.toUpperCase().replaceAll(' ', '');
  return label !== undefined && /^[A-G](\+{1,5}|-)?$/.test(label) ? homeLabel(label) : undefined;
}

/** Text, also "179-179"; a range of two scores is none. */
function scoreOf(value: unknown): number | undefined {
  const [, from, to] =
    /^\s*(\d{1,4}(?:[.,]\d+)?)\s*-\s*(\d{1,4}(?:[.,]\d+)?)\s*$/.exec(textOf(value) ?? '') ?? [];
  const score = from === undefined ? numberOf(value) : from === to ? numberOf(from) : undefined;
  return score !== undefined && score !== 0 && score >= -200 && score <= 3000 ? score : undefined;
}
