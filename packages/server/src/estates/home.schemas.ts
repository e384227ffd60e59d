import { COUNTRIES, REGIONS } from '@rooftree/engine';
import { Type } from 'typebox';
import { nullable, oneOf, text } from '../http/requests/json-schemas.ts';

/** An estate by its name and address, as lists of other things show it. */
export const homeFields = {
  external_id: text(),
  address: Type.Object(
    {
      country: oneOf(COUNTRIES),
      house_number: nullable(text()),
      house_number_extra: nullable(text()),
      place: nullable(text()),
      region: nullable(oneOf(REGIONS)),
      street: nullable(text()),
      zip_code: nullable(text()),
    },
    { title: 'HomeAddress' },
  ),
};

export const HOME_EXAMPLE = {
  external_id: 'house-1',
  address: {
    country: 'BE',
    house_number: '12',
    house_number_extra: null,
    place: 'Mechelen',
    region: 'BE-VLG',
    street: 'Lindenlaan',
    zip_code: '2800',
  },
};
