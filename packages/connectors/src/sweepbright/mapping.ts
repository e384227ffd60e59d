/**
 * One estate of SweepBright → our words. Known from public code and a stored answer (sources in words.ts): the versions
 * differ in where the energy certificate stands (`legal.energy`, in 2019 the estate itself); picture addresses expire.
 * Read are the fields below and nothing else: vendors, buyers, the occupant's contact, the negotiator and the notes
 * never leave the answer.
 */
import type { Entry, ListedPicture } from '../contract/listing.ts';
import {
  at,
  centsAt,
  codeOf,
  flagAt,
  listAt,
  numberAt,
  positiveAt,
  textAt,
  webAddressAt,
} from '../reading/at-path.ts';
import { type ParsedFacts, SOME_ROOF_INSULATION, together } from '../reading/energy-words.ts';
import { entryOf, type Found } from '../reading/entry-of.ts';
import { reasonsAgainst } from '../reading/reasons-against.ts';
import { fieldsOf, listOf } from '../reading/values.ts';
import { AREA_UNITS_M2, CONDITIONS, ESTATE_FORMATS, ESTATE_TYPES, STATUSES } from './words.ts';

/**
 * An estate, or the units of a project: they come in its `properties` and from no other hook (both public clients read
 * them there). A unit without a location of its own has its project's, which is assumed.
 */
export function mapSweepBright(estate: unknown, today: string): Entry[] {
  if (flagAt(estate, 'is_project') !== true) return [mapEstate(estate, today)];
  const projectId = textAt(estate, 'id');
  if (projectId === undefined)
    return [{ kind: 'refused', external_id: null, reasons: ['it has no usable identifier'] }];
  const location = at(estate, 'location');
  const units = listOf(at(estate, 'properties'));
  if (units.length === 0)
    return [{ kind: 'refused', external_id: projectId, reasons: ['it is a project without units'] }];
  const entries = units.map((unit) => mapEstate(unit, today, { projectId, location }));
  // One that is refused is still offered.
  const unitIds = units.flatMap((unit) => textAt(unit, 'id') ?? []);
  return [...entries, { kind: 'project', external_id: projectId, unit_ids: unitIds }];
}

function mapEstate(given: unknown, today: string, project?: { projectId: string; location: unknown }): Entry {
  const estate =
    project && at(given, 'location') == null ? { ...fieldsOf(given), location: project.location } : given;
  const type = codeOf(ESTATE_TYPES, textAt(estate, 'type'));
  const country = textAt(estate, 'location', 'country');
  const ecology = ecologyOf(estate);
  const found: Found = {
    external_id: textAt(estate, 'id'),
    project_id: project?.projectId ?? textAt(estate, 'project_id'),
    ...addressesOf(at(estate, 'location')),
    estate_type: type,
    estate_status: statusOf(estate),
    price_cents: priceOf(estate),
    // The negotiator has no identifier; the office has.
    managing_user_external_id: textAt(estate, 'office', 'id'),
    pictures: picturesOf(estate),
    facts: { ...factsOf(estate), ...ecology.facts },
    vague: ecology.vague,
    reasons: reasonsAgainst({
      kind: textAt(estate, 'type'),
      estateType: type,
      country,
      ourCountry: countryOf(country),
    }),
  };
  return entryOf(found, today);
}

/** Of an address that the agency hides, the place is stored. */
function addressesOf(location: unknown): Pick<Found, 'address' | 'unpublished_address'> {
  const extra = [textAt(location, 'addition'), textAt(location, 'box')].filter((each) => each !== undefined);
  const place = {
    country: countryOf(textAt(location, 'country')),
    zip_code: textAt(location, 'postal_code'),
    place: textAt(location, 'city'),
  };
  const whole = {
    ...place,
    street: textAt(location, 'street'),
    house_number: textAt(location, 'number'),
    house_number_extra: extra.length > 0 ? extra.join(' ') : undefined,
    ...placeOf(at(location, 'geo')),
  };
  return flagAt(location, 'hidden') === true
    ? { address: place, unpublished_address: whole }
    : { address: whole };
}

/** 0, 0 is in the sea: a value that was not filled in. */
function placeOf(geo: unknown): Found['address'] {
  const [latitude, longitude] = [numberAt(geo, 'latitude'), numberAt(geo, 'longitude')];
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return {};
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : {};
}

function countryOf(code: string | undefined): 'BE' | 'NL' | undefined {
  return code === 'BE' || code === 'NL' ? code : undefined;
}

function isToLet(estate: unknown): boolean {
  return textAt(estate, 'negotiation') === 'let';
}

function statusOf(estate: unknown): Found['estate_status'] {
  const status = textAt(estate, 'status');
  if (status !== 'available') return codeOf(STATUSES, status);
  return isToLet(estate) ? 'FOR_RENT' : 'FOR_SALE';
}

/** A rent is no price of the house, and a hidden price is not ours to show. */
function priceOf(estate: unknown): number | undefined {
  const price = at(estate, 'price');
  const isOurs = !isToLet(estate) && flagAt(price, 'hidden') !== true && textAt(price, 'currency') === 'EUR';
  return isOurs ? centsAt(price, 'amount') : undefined;
}

function picturesOf(estate: unknown): ListedPicture[] {
  const order = (image: unknown) => numberAt(image, 'ordinal') ?? 0;
  return [...listAt(estate, 'images')]
    .sort((a, b) => order(a) - order(b))
    .flatMap((image) => {
      const url = webAddressAt(image, 'url');
      const expiresAt = Date.parse(textAt(image, 'url_expires_on') ?? '');
      return url === undefined ? [] : [{ url, expiresAt }];
    })
    .map(({ url, expiresAt }, position) => ({
      url,
      position,
      ...(Number.isFinite(expiresAt) && { expires_at: new Date(expiresAt).toISOString() }),
    }));
}

function factsOf(estate: unknown): Found['facts'] {
  const size = positiveAt(estate, 'sizes', 'liveable_area', 'size');
  const unit = codeOf(AREA_UNITS_M2, textAt(estate, 'sizes', 'liveable_area', 'unit'));
  const energy = at(estate, 'legal', 'energy');
  const score = numberAt(energy, 'epc_value') ?? numberAt(estate, 'epc_value');
  return {
    estate_format: codeOf(ESTATE_FORMATS, textAt(estate, 'sub_type')),
    year_built: positiveAt(estate, 'building', 'construction', 'year'),
    year_renovated: positiveAt(estate, 'building', 'renovation', 'year'),
    habitable_space_m2:
      size === undefined || unit === undefined ? undefined : Math.round(size * unit * 10) / 10,
    energy_score_kwh_per_m2: score === 0 ? undefined : score,
    energy_label: textAt(energy, 'epc_category') ?? textAt(estate, 'epc_category'),
    condition: codeOf(CONDITIONS, textAt(estate, 'general_condition')),
    ...heatingOf(at(estate, 'features', 'energy')),
  };
}

/** Every house has electricity: that it is ticked does not say that it heats. */
function heatingOf(energy: unknown): Found['facts'] {
  const heats = [
    ...(flagAt(energy, 'gas') ? (['GAS'] as const) : []),
    ...(flagAt(energy, 'fuel') ? (['OIL'] as const) : []),
    ...(flagAt(energy, 'heat_pump') ? (['HEAT_PUMP'] as const) : []),
  ];
  return {
    heating_type: heats.length === 1 ? heats[0] : undefined,
    has_gas_connection: flagAt(energy, 'gas') || undefined,
  };
}

/**
 * A box that is not ticked is no statement: in a real answer a new apartment has `insulated_roof: false`. An insulated
 * roof says nothing of how well it is insulated.
 */
function ecologyOf(estate: unknown): Required<ParsedFacts> {
  const ecology = at(estate, 'features', 'ecology');
  const isTicked = (name: string) => flagAt(ecology, name) === true;
  return together(
    isTicked('double_glazing') ? { vague: { window_glazing_type: 'DOUBLE' } } : {},
    isTicked('insulated_roof') ? { vague: SOME_ROOF_INSULATION } : {},
    isTicked('solar_panels') ? { facts: { has_solar_panels: true } } : {},
    isTicked('solar_boiler') ? { facts: { has_solar_boiler: true } } : {},
  );
}
