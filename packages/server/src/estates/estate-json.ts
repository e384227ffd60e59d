/** What PostgreSQL writes of an estate: e is the estate, u its managing user, place_names those of one language. */
import { COUNTRIES, DWELLING_FIELDS, REGIONS } from '@rooftree/engine';
import { CATALOGUES, LANGUAGES } from '@rooftree/words';
import {
  jsonCode,
  jsonEuros,
  jsonObject,
  jsonOfTexts,
  jsonText,
  jsonTimestamp,
  jsonValue,
} from '../infra/database/json-text.ts';

const listedFields = (text: typeof jsonText) => ({
  metadata: jsonObject({ property_id: text('e.property_id') }),
  address: jsonObject({
    country: jsonValue('place_names ->> e.country'),
    house_number: text('e.house_number'),
    house_number_extra: text('e.house_number_extra'),
    latitude: jsonValue('e.latitude'),
    longitude: jsonValue('e.longitude'),
    place: text('e.place'),
    region: jsonValue('place_names ->> e.region'),
    street: text('e.street'),
    zip_code: text('e.zip_code'),
  }),
  estate_provider_type: text('e.estate_provider_type'),
  external_id: text('e.external_id'),
  quality_label: jsonCode('e.quality_label'),
  estate_status: jsonCode('e.estate_status'),
  estate_type: jsonCode('e.estate_type'),
  media: jsonValue('e.media'),
  price: jsonEuros('e.price_cents'),
  year_built: jsonValue('e.year_built'),
  year_renovated: jsonValue('e.year_renovated'),
});

const referralLink = (text: typeof jsonText) => text("(public_url || '/r/' || e.referral_token)");

/** An entry of the estate list. */
export const ENTRY_JSON = jsonOfTexts((text) =>
  jsonObject({ estate: jsonObject(listedFields(text)), referral_link: referralLink(text) }),
);

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
  ...listedFields(jsonText),
  year_built: jsonValue(said('year_built')),
  year_renovated: jsonValue(said('year_renovated')),
  estate_format: jsonCode(`(${said('estate_format')})`),
  managing_user_external_id: jsonText('u.external_id'),
  dwelling: DWELLING_JSON,
  id: jsonCode('e.id'),
  referral_link: referralLink(jsonText),
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
