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

/** The JSON text of `{code, name}` for every country and region, in every language. */
const NAMES_IN_EVERY_LANGUAGE = JSON.stringify(
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

/**
 * Those in the language of the context. A constant of the statement: as a parameter it would be parsed at every
 * execution.
 */
export const PLACE_NAMES = `'${NAMES_IN_EVERY_LANGUAGE.replaceAll("'", "''")}'::jsonb -> language AS place_names`;

const place = (column: string) => `coalesce(place_names ->> e.${column}, 'null')`;

/** Of an entry of the list, composed when the estate is written; what was not composed since is composed here. */
const PIECES = `coalesce(e.list_json, estate_list_json(e.property_id, e.house_number, e.house_number_extra, e.latitude, e.longitude,
  e.place, e.street, e.zip_code, e.estate_provider_type, e.external_id, e.quality_label, e.estate_status, e.estate_type,
  e.price_cents, e.year_built, e.year_renovated))`;
const piece = (number: number) => `(${PIECES})[${number}]`;

/** The columns of `context` that an entry needs: $1 is the public URL. */
export const ENTRY_CONTEXT = `${PLACE_NAMES}, $1::text AS public_url, left(to_json($1::text || '/r/')::text, -1) AS link_start`;

/**
 * An entry of the estate list. What the context says is read once for all entries, and the texts are joined in pairs:
 * one by one the growing text would be copied each time.
 */
const entryPlace = (column: string) => `coalesce((SELECT place_names FROM context) ->> e.${column}, 'null')`;
export const ENTRY_JSON = `(((${piece(1)} || ${entryPlace('country')}) || (${piece(2)} || ${entryPlace('region')}))
  || ((${piece(3)} || e.media::text) || (${piece(4)} || ((SELECT link_start FROM context) || e.referral_token || '"}'))))`;

/** What the client said of a fact whose column holds what holds. */
const said = (name: string) =>
  `CASE WHEN e.layers IS NULL THEN e.${name}::text ELSE e.layers #>> '{CLIENT,${name},value}' END`;

/** Every fact as the client stated it, in the order of the engine's table; jsonb has its own order. */
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
