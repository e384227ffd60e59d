/**
 * One unit (`Eenheid`) of VERA → our words. Names of fields are those of the schema (source in words.ts): every code is
 * an object with `code` and `naam`. Read are the fields below and nothing else: `relaties`, rents and prices of rooms
 * never leave the answer.
 */
import type { Entry } from '../contract/listing.ts';
import { at, centsAt, codeOf, flagAt, listAt, numberAt, positiveAt, textAt } from '../reading/at-path.ts';
import { insulationOf } from '../reading/energy-words.ts';
import { entryOf, type Found } from '../reading/entry-of.ts';
import { placeName } from '../reading/place-name.ts';
import { reasonsAgainst } from '../reading/reasons-against.ts';
import { labelAndScore } from './energy.ts';
import {
  BUILDINGS,
  DETAILS,
  FORMATS,
  GLASS,
  HEATINGS,
  INSULATIONS,
  KIND_NAMES,
  KINDS,
  SHARED,
} from './words.ts';

/** `today` (YYYY-MM-DD) decides what has ended. */
export function mapVera(unit: unknown, today: string): Entry {
  const externalId = textAt(unit, 'id');
  const endedOn = textAt(unit, 'uitExploitatiedatum')?.slice(0, 10);
  if (externalId !== undefined && endedOn !== undefined && endedOn <= today) {
    return { kind: 'gone', external_id: externalId };
  }
  const isForSale = flagAt(unit, 'verkoop') === true;
  const land = at(unit, 'adres', 'land');
  const found: Found = {
    external_id: externalId,
    address: addressOf(at(unit, 'adres')),
    estate_type: typeOf(unit),
    estate_status: isForSale ? 'FOR_SALE' : undefined,
    price_cents: isForSale ? centsAt(unit, 'vraagprijs') : undefined,
    managing_user_external_id: undefined,
    pictures: [],
    facts: {
      estate_format: codeOf(FORMATS, textAt(unit, 'detailSoort', 'code')),
      apartment_floor: textAt(unit, 'detailSoort', 'code') === 'BEN' ? 'GROUND' : undefined,
      year_built: positiveAt(unit, 'bouwjaar'),
      year_renovated: yearOf(textAt(unit, 'renovatie', 'datum')),
      habitable_space_m2: positiveAt(unit, 'gebruiksoppervlakte') ?? thermalZoneOf(unit),
      ...labelAndScore(listAt(unit, 'energieprestaties'), today),
      ...installationsOf(unit),
      window_glazing_type: only(
        codesOf(unit, 'isolatie').map((code) => (code === 'GDG' ? null : codeOf(GLASS, code))),
      ),
      has_solar_panels: codesOf(unit, 'energievoorzieningen').includes('ZON') || undefined,
      has_gas_connection: codesOf(unit, 'energievoorzieningen').includes('GLO') ? false : undefined,
      is_heritage:
        listAt(unit, 'monumenten').some((each) => /monument/i.test(textAt(each, 'naam') ?? '')) || undefined,
    },
    vague: insulationOf(codesOf(unit, 'isolatie'), INSULATIONS).vague ?? {},
    reasons: reasonsAgainst({
      kind:
        textAt(unit, 'detailSoort', 'naam') ?? textAt(unit, 'soort', 'naam') ?? textAt(unit, 'soort', 'code'),
      estateType: typeOf(unit),
      country: textAt(land, 'naam') ?? textAt(land, 'code'),
      ourCountry: countryOf(land),
    }),
  };
  return entryOf(found, today);
}

/**
 * A room that shares its kitchen or its door (ONZ of `woningwaarderingstelsel`) is a part of a dwelling. Real units
 * have no `soort`: then the building says whether they are houses or apartments, or `woningtype`, which one public
 * client reads.
 */
function typeOf(unit: unknown): Found['estate_type'] {
  const system = textAt(unit, 'woningwaarderingstelsel', 'code');
  if (flagAt(unit, 'zelfstandig') === false || (system !== undefined && system !== 'ZEL')) return 'OTHER';
  const kind = textAt(unit, 'soort', 'code');
  const known =
    codeOf(DETAILS, textAt(unit, 'detailSoort', 'code')) ??
    codeOf(KINDS, kind) ??
    codeOf(KIND_NAMES, textAt(unit, 'soort', 'naam')?.toLowerCase());
  if (known !== undefined || (kind !== undefined && kind !== 'WOO')) return known;
  return only([
    ...listAt(unit, 'panden').map((building) => codeOf(BUILDINGS, textAt(building, 'soort', 'code')) ?? null),
    codeOf(BUILDINGS, textAt(unit, 'woningtype', 'code')),
  ]);
}

function addressOf(address: unknown): Found['address'] {
  const extra = [
    textAt(address, 'huisletter'),
    // The second spelling is that of a real unit.
    textAt(address, 'huisnummerToevoeging') ?? textAt(address, 'huisnummer_toevoeging'),
  ].filter((each) => each !== undefined);
  const place = textAt(address, 'woonplaats', 'naam');
  const [latitude, longitude] = [
    numberAt(address, 'geometrie', 'breedtegraad'),
    numberAt(address, 'geometrie', 'lengtegraad'),
  ];
  const isPlace =
    latitude !== undefined &&
    longitude !== undefined &&
    latitude > 49 &&
    latitude < 54 &&
    longitude > 2 &&
    longitude < 8;
  return {
    country: countryOf(at(address, 'land')),
    street: textAt(address, 'straatnaam'),
    house_number: textAt(address, 'huisnummer'),
    house_number_extra: extra.length > 0 ? extra.join(' ') : undefined,
    zip_code: textAt(address, 'postcode')?.toUpperCase(),
    place: place === undefined ? undefined : placeName(place),
    ...(isPlace && { latitude, longitude }),
  };
}

/** A standard of Dutch housing companies: what names no country is in theirs. */
function countryOf(land: unknown): 'BE' | 'NL' | undefined {
  const [code, name] = [textAt(land, 'code')?.toUpperCase(), textAt(land, 'naam')?.toLowerCase()];
  if (code === undefined && name === undefined) return 'NL';
  if (code === 'NL' || name === 'nederland') return 'NL';
  return code === 'BE' || name === 'belgië' ? 'BE' : undefined;
}

/**
 * Real units name IND or COL among what heats them; the standard has a field of its own for it. Mechanical ventilation
 * (MVE) is defined as blowing in and out: which of ours it is stays open.
 */
function installationsOf(unit: unknown): Found['facts'] {
  const codes = codesOf(unit, 'klimaatbeheersing');
  const heatings = codes.filter((code) => codeOf(HEATINGS, code) !== undefined);
  const shared = only(
    [
      ...codes,
      textAt(unit, 'klimaatbeheersingSoort', 'code'),
      textAt(unit, 'klimaatbeheersingsoort', 'code'),
    ].map((code) => codeOf(SHARED, code)),
  );
  return {
    ...(heatings.length === 1 ? codeOf(HEATINGS, heatings[0]) : {}),
    ...(shared !== undefined && { heating_is_collective: shared }),
    ventilation_type: codes.includes('WTW') ? 'BALANCED_WITH_RECOVERY' : undefined,
  };
}

/** `oppervlakten` has several areas of a unit: GTZ is the one that its energy label was made with. */
function thermalZoneOf(unit: unknown): number | undefined {
  const zone = listAt(unit, 'oppervlakten').find((area) => textAt(area, 'soort', 'code') === 'GTZ');
  return positiveAt(zone, 'waarde');
}

function codesOf(unit: unknown, name: string): string[] {
  return listAt(unit, name).flatMap((each) => textAt(each, 'code') ?? []);
}

/** The one thing that all say; null is one that says something else. */
function only<Value>(said: readonly (Value | null | undefined)[]): Value | undefined {
  const values = new Set(said.filter((each) => each !== undefined));
  const [value] = values;
  return values.size === 1 && value !== null ? value : undefined;
}

function yearOf(date: string | undefined): number | undefined {
  return positiveAt(/^(\d{4})-/.exec(date ?? '')?.[1]);
}
