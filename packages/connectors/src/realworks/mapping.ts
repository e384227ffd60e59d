/**
 * One object of Realworks' `wonen` v3 → our words. Names of fields and the traps are known from public code and a
 * stored answer (SteveJonk/hart-huis 2026-08): 0 and "" are what was not filled in, `energiedatum` is the label's last
 * day, places stand in capitals, pictures are 150 × 100 unless width and height are asked for. Read are the fields
 * below and nothing else: texts, relations and cadastral owners never leave the answer.
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
import { choseDoubleGlazing, insulationOf, type ParsedFacts, together } from '../reading/energy-words.ts';
import { entryOf, type Found } from '../reading/entry-of.ts';
import { placeName } from '../reading/place-name.ts';
import { reasonsAgainst } from '../reading/reasons-against.ts';
import { heatingOf } from './heating.ts';
import {
  CONDITIONS,
  COUNTRIES,
  ESTATE_FORMATS,
  ESTATE_TYPES,
  FLOORS,
  INSULATIONS,
  NO_BUILDINGS,
  ROOFS,
  STATUSES,
} from './words.ts';

/** Wide enough for a page; the provider preserves the proportions and enlarges nothing. */
const PICTURE_FRAME_PX = 1600;

/** `today` (YYYY-MM-DD) decides whether a label has expired. */
export function mapRealworks(object: unknown, today: string): Entry {
  const externalId = textAt(object, 'id');
  if (externalId !== undefined && flagAt(object, 'actief') === false) {
    return { kind: 'gone', external_id: externalId };
  }
  const general = at(object, 'algemeen');
  const envelope = envelopeOf(general);
  const found: Found = {
    external_id: externalId,
    address: addressOf(object),
    estate_type: estateTypeOf(object),
    estate_status: statusOf(object),
    // A rent is no price of the house.
    price_cents: centsAt(object, 'financieel', 'overdracht', 'koopprijs'),
    managing_user_external_id: textAt(general, 'gekoppeldeMakelaar'),
    pictures: picturesOf(object),
    facts: { ...factsOf(object, today), ...envelope.facts, ...heatingOf(general) },
    vague: envelope.vague,
    reasons: [
      ...(flagAt(object, 'vertrouwelijk') === true ? ['it is marked confidential in Realworks'] : []),
      ...reasonsAgainst({
        kind: textAt(object, 'object', 'type', 'objecttype'),
        estateType: estateTypeOf(object),
        country: textAt(object, 'adres', 'land'),
        ourCountry: countryOf(object),
      }),
    ],
  };
  return entryOf(found, today);
}

function estateTypeOf(object: unknown): Found['estate_type'] {
  const kind = textAt(object, 'algemeen', 'woonhuissoort');
  if (kind !== undefined && NO_BUILDINGS.has(kind)) return 'OTHER';
  return codeOf(ESTATE_TYPES, textAt(object, 'object', 'type', 'objecttype'));
}

function addressOf(object: unknown): Found['address'] {
  const address = at(object, 'adres');
  const place = textAt(address, 'plaats');
  const number = textAt(address, 'huisnummer', 'hoofdnummer');
  // "0" with the addition "ong" (ongenummerd): a plot that has no number yet.
  const hasNumber = number !== undefined && number !== '0' && !/^ong/i.test(number);
  return {
    country: countryOf(object),
    street: textAt(address, 'straat'),
    ...(hasNumber && {
      house_number: number,
      house_number_extra: textAt(address, 'huisnummer', 'toevoeging'),
    }),
    zip_code: textAt(address, 'postcode')?.toUpperCase(),
    place: place === undefined ? undefined : placeName(place),
  };
}

/** Without a country, the form of the postal code identifies a Dutch address. */
function countryOf(object: unknown): 'BE' | 'NL' | undefined {
  const named = textAt(object, 'adres', 'land');
  if (named !== undefined) return codeOf(COUNTRIES, named.toLowerCase());
  return /^\d{4} ?[A-Z]{2}$/i.test(textAt(object, 'adres', 'postcode') ?? '') ? 'NL' : undefined;
}

function statusOf(object: unknown): Found['estate_status'] {
  const transfer = at(object, 'financieel', 'overdracht');
  const status = textAt(transfer, 'status');
  if (status !== 'BESCHIKBAAR') return codeOf(STATUSES, status);
  const isForRent =
    positiveAt(transfer, 'koopprijs') === undefined && positiveAt(transfer, 'huurprijs') !== undefined;
  return isForRent ? 'FOR_RENT' : 'FOR_SALE';
}

function picturesOf(object: unknown): ListedPicture[] {
  const isMain = (item: unknown) => textAt(item, 'soort') === 'HOOFDFOTO';
  const order = (item: unknown) => numberAt(item, 'volgnummer') ?? 0;
  return listAt(object, 'media')
    .filter((item) => flagAt(item, 'vrijgave') !== false)
    .filter((item) => ['HOOFDFOTO', 'FOTO'].includes(textAt(item, 'soort') ?? ''))
    .filter((item) => (textAt(item, 'mimetype') ?? 'image/').startsWith('image/'))
    .sort((a, b) => Number(isMain(b)) - Number(isMain(a)) || order(a) - order(b))
    .flatMap((item) => webAddressAt(item, 'link') ?? [])
    .map((link, position) => ({ url: framed(link), position }));
}

function framed(link: string): string {
  const url = new URL(link);
  url.searchParams.set('width', String(PICTURE_FRAME_PX));
  url.searchParams.set('height', String(PICTURE_FRAME_PX));
  return url.href;
}

function factsOf(object: unknown, today: string): Found['facts'] {
  const general = at(object, 'algemeen');
  return {
    estate_format: codeOf(ESTATE_FORMATS, textAt(general, 'woonhuistype')),
    apartment_floor: codeOf(FLOORS, textAt(general, 'appartementsoort')),
    year_built: positiveAt(general, 'bouwjaar'),
    habitable_space_m2: positiveAt(general, 'woonoppervlakte'),
    energy_label: labelOf(general, today),
    condition: conditionOf(general),
    roof_type: codeOf(ROOFS, textAt(object, 'detail', 'buitenruimte', 'daktype')),
    // Heat recovery stands among the ways of heating in real objects.
    ...amenitiesOf(
      [...codesAt(general, 'voorzieningenWonen'), ...codesAt(general, 'verwarmingsoorten')],
      codesAt(general, 'warmwatersoorten'),
    ),
  };
}

/** "C", and "A_P" or "A_PP" for A+ and A++. A label whose last day is over says nothing of today. */
function labelOf(general: unknown, today: string): string | undefined {
  const text = textAt(general, 'energieklasse');
  const expiresOn = textAt(general, 'energiedatum')?.slice(0, 10);
  if (text === undefined || (expiresOn !== undefined && expiresOn < today)) return undefined;
  const [, letter = '', pluses = ''] = /^([A-G])((?:_?P)*|\+*)$/.exec(text) ?? [];
  return letter === '' ? undefined : letter + '+'.repeat(pluses.replaceAll('_', '').length);
}

/** The worse of inside and outside. */
function conditionOf(general: unknown): DwellingFacts['condition'] {
  const said = new Set([
    textAt(general, 'onderhoudswaarderingBinnen'),
    textAt(general, 'onderhoudswaarderingBuiten'),
  ]);
  return CONDITIONS.find(([word]) => said.has(word))?.[1];
}

function envelopeOf(general: unknown): Required<ParsedFacts> {
  const kinds = codesAt(general, 'isolatievormen');
  return together(
    insulationOf(kinds, INSULATIONS, 'GEEN_ISOLATIE'),
    glazingOf(kinds, positiveAt(general, 'bouwjaar')),
  );
}

/** Where two kinds of glass are named, it is unknown which most windows have. */
function glazingOf(kinds: readonly string[], yearBuilt: number | undefined): ParsedFacts {
  const glasses = kinds.filter((kind) => kind.endsWith('_GLAS'));
  if (glasses.length !== 1) return {};
  if (glasses[0] === 'DUBBEL_GLAS') return choseDoubleGlazing(yearBuilt);
  if (glasses[0] === 'HR_GLAS') return { facts: { window_glazing_type: 'HIGH_EFFICIENCY' } };
  return glasses[0] === 'ENKEL_GLAS' ? { facts: { window_glazing_type: 'SINGLE' } } : {};
}

/** What is not in these lists may be there all the same: only what is there is stated. */
function amenitiesOf(amenities: readonly string[], hotWater: readonly string[]): Found['facts'] {
  const has = (name: string) => amenities.includes(name) || undefined;
  return {
    ventilation_type: ventilationOf(amenities),
    has_solar_panels: has('ZONNEPANELEN'),
    has_solar_boiler: has('ZONNECOLLECTOREN') ?? (hotWater.includes('ZONNEBOILER') || undefined),
    has_solar_shading: has('BUITENZONWERING'),
  };
}

/** BALANSVENTILATIE alone leaves open whether heat is recovered. */
function ventilationOf(amenities: readonly string[]): DwellingFacts['ventilation_type'] {
  if (amenities.includes('WARMTE_TERUGWININSTALLATIE')) return 'BALANCED_WITH_RECOVERY';
  if (amenities.includes('BALANSVENTILATIE')) return undefined;
  if (amenities.includes('MECHANISCHE_VENTILATIE')) return 'EXHAUST';
  return amenities.includes('NATUURLIJKE_VENTILATIE') ? 'NATURAL' : undefined;
}
