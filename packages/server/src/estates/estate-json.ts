import { COUNTRIES, REGIONS } from '@rooftree/engine';
import { CATALOGUES, LANGUAGES } from '@rooftree/words';
import { jsonCode, jsonEuros, jsonObject, jsonText, jsonValue } from '../infra/database/json-text.ts';

/** An entry of the estate list, written by PostgreSQL: e is the estate, place_names those of one language. */
export const ENTRY_JSON = jsonObject({
  estate: jsonObject({
    metadata: jsonObject({ property_id: jsonText('e.property_id') }),
    address: jsonObject({
      country: jsonValue('place_names ->> e.country'),
      house_number: jsonText('e.house_number'),
      house_number_extra: jsonText('e.house_number_extra'),
      latitude: jsonValue('e.latitude'),
      longitude: jsonValue('e.longitude'),
      place: jsonText('e.place'),
      region: jsonValue('place_names ->> e.region'),
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
    year_built: jsonValue('e.year_built'),
    year_renovated: jsonValue('e.year_renovated'),
  }),
  referral_link: jsonText("(public_url || '/r/' || e.referral_token)"),
});

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
