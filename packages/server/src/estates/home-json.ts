import { jsonCode, jsonObject, jsonText } from '../infra/database/json-text.ts';

/** An estate by its name and address, as PostgreSQL writes it in lists of other things: e is the estate. */
export const HOME_FIELDS = {
  external_id: jsonText('e.external_id'),
  address: jsonObject({
    country: jsonCode('e.country'),
    house_number: jsonText('e.house_number'),
    house_number_extra: jsonText('e.house_number_extra'),
    place: jsonText('e.place'),
    region: jsonCode('e.region'),
    street: jsonText('e.street'),
    zip_code: jsonText('e.zip_code'),
  }),
};
