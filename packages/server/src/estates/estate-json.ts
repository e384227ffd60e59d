/** What PostgreSQL writes of an estate: e is the estate, u its managing user, place_names those of one language. */
import { COUNTRIES, DWELLING_FIELDS, REGIONS } from '@rooftree/engine';
import { CATALOGUES, LANGUAGES } from '@rooftree/words';
import {
  jsonCode,
  jsonEuros,
  jsonObject,
  jsonText,
  jsonTimestamp,
  jsonValue,
} from '../infra/database/json-text.ts';

const place = (column: string) => `coalesce(place_names ->> e.${column}, 'null')`;

/** Of an entry of the list, composed when the estate is written; what was not composed since is composed here. */
const PIECES = `coalesce(e.list_json, estate_list_json(e.property_id, e.house_number, e.house_number_extra, e.latitude, e.longitude,
  e.place, e.street, e.zip_code, e.estate_provider_type, e.external_id, e.quality_label, e.estate_status, e.estate_type,
  e.price_cents, e.year_built, e.year_renovated))`;
const piece = (number: number) => `(${PIECES})[${number}]`;

/** The columns of the context that an entry needs: $1 names of places, $2 public URL. */
export const ENTRY_CONTEXT = `$1::text::jsonb -> language AS place_names, $2::text AS public_url,
  left(to_json($2::text || '/r/')::text, -1) AS link_start`;

/** An entry of the estate list. */
export const ENTRY_JSON = `(${piece(1)} || ${place('country')} || ${piece(2)} || ${place('region')} || ${piece(3)}
  || e.media::text || ${piece(4)} || link_start || e.referral_token || '"}')`;

/** What the client said of a fact whose column holds what holds. */
const said = (name: string) =>
  `CASE WHEN e.layers IS NULL THEN e.${name}::text ELSE e.layers #>> '{CLIENT,${name},value}' END`;

/** Every fact as the client said it, in the order of the engine's table; jsonb keeps an order of its own. */
const DWELLING_JSON = `(
  SELECT concat('{', string_agg(concat(to_json(name), ':', coalesce(
    (CASE WHEN e.layers IS NULL THEN e.dwelling -> name ELSE e.layers #> ARRAY['CLIENT', name, 'value'] END)::text, 'null')), ',' ORDER BY place), '}')
  FROM unnest('{${Object.keys(DWELLING_FIELDS).join(',')}}'::text[]) WITH ORDINALITY AS field (name, place))`;

/** All of an estate: what a PUT takes, as the client said it, and what only we set. */
export const WHOLE_ESTATE_FIELDS = {
  metadata: jsonObject({ property_id: jsonText('e.property_id') }),
  address: jsonObject({
    country: place('country'),
    house_number: jsonText('e.house_number'),
    house_number_extra: jsonText('e.house_number_extra'),
    latitude: jsonValue('e.latitude'),
    longitude: jsonValue('e.longitude'),
    place: jsonText('e.place'),
    region: place('region'),
    street: jsonText('e.street'),
    zip_code: jsonText('e.zip_code'),
  }),
  estate_provider_type: jsonText('e.estate_provider_type'),
  external_id: jsonText('e.external_id'),
  quality_label: jsonCode('e.quality_label'),
  estate_status: jsonCode('e.estate_status'),
  estate_type: jsonCode('e.estate_type'),
  media: jsonValue('e.media'),
  price: jsonEuros('e.price_cents'),
  year_built: jsonValue(said('year_built')),
  year_renovated: jsonValue(said('year_renovated')),
  estate_format: jsonCode(`(${said('estate_format')})`),
  managing_user_external_id: jsonText('u.external_id'),
  dwelling: DWELLING_JSON,
  id: jsonCode('e.id'),
  referral_link: jsonText("(public_url || '/r/' || e.referral_token)"),
  created_at: jsonTimestamp('e.created_at'),
  updated_at: jsonTimestamp('e.updated_at'),
  deactivated_at: jsonTimestamp('e.deactivated_at'),
  facts: jsonValue('e.facts'),
};

export const WHOLE_ESTATE_JSON = jsonObject(WHOLE_ESTATE_FIELDS);

/** The JSON text of `{code, name}` for every country and region, in every language. */
export const PLACE_NAMES = JSON.stringify(
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const countries = new Intl.DisplayNames(language, { type: 'region' });
      const places = [
        ...COUNTRIES.map((code) => ({ code, name: countries.of(code) ?? code })),
        ...REGIONS.map((code) => ({ code, name: CATALOGUES[language].regions[code] })),
      ];
      return [language, Object.fromEntries(places.map((place) => [place.code, JSON.stringify(place)]))];
    }),
  ),
);
