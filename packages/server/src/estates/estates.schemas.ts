import { COUNTRIES, ESTATE_FORMATS, ESTATE_TYPES, QUALITY_LABELS, REGIONS } from '@rooftree/engine';
import { type Static, type TSchema, Type } from 'typebox';
import { euros, nullable, oneOf, text, webAddress } from '../http/requests/json-schemas.ts';
import { dwellingSchema } from './dwelling-schema.ts';
import { ESTATE_PROVIDER_TYPES, ESTATE_STATUSES } from './estates.ts';

// Far above any house, far below what a JSON number can represent to the cent.
const HIGHEST_PRICE_EUR = 1_000_000_000_000;

const optionalNullable = <Schema extends TSchema>(schema: Schema) => Type.Optional(nullable(schema));
const optionalText = () => optionalNullable(text({ minLength: 1 }));
const placeSchema = Type.Object({ code: Type.String(), name: Type.String() });

export const estateParamsSchema = Type.Object({
  external_id: text({ minLength: 1, description: "The estate's identifier in the client's own system." }),
});

const mediaSchema = Type.Object(
  {
    filename: optionalText(),
    mime_type: optionalText(),
    url: webAddress(),
    position: optionalNullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
);

/** Years have no bounds here: the engine, which knows the date, refuses those in the future. */
const bodyFields = (providerNames: readonly string[]) => ({
  metadata: optionalNullable(Type.Object({ property_id: optionalText() }, { additionalProperties: false })),
  address: Type.Object(
    {
      country: oneOf(COUNTRIES),
      house_number: optionalText(),
      house_number_extra: optionalText(),
      latitude: optionalNullable(Type.Number({ minimum: -90, maximum: 90 })),
      longitude: optionalNullable(Type.Number({ minimum: -180, maximum: 180 })),
      place: optionalText(),
      region: optionalNullable(
        oneOf(REGIONS, { description: 'ISO 3166-2; derived from the zip code when absent.' }),
      ),
      street: optionalText(),
      zip_code: optionalText(),
    },
    { additionalProperties: false },
  ),
  estate_provider_type: optionalNullable(
    oneOf([...ESTATE_PROVIDER_TYPES, ...providerNames], { description: 'API when absent.' }),
  ),
  estate_status: optionalNullable(oneOf(ESTATE_STATUSES)),
  estate_type: oneOf(ESTATE_TYPES, { description: 'Only a house or an apartment can be planned.' }),
  estate_format: optionalNullable(
    oneOf(ESTATE_FORMATS, { description: 'Open: 4 façades, semi-open: 3, closed: 2. Not for an apartment.' }),
  ),
  media: optionalNullable(Type.Array(mediaSchema, { maxItems: 100 })),
  price: optionalNullable(euros({ maximum: HIGHEST_PRICE_EUR, description: 'EUR, at most two decimals.' })),
  year_built: optionalNullable(Type.Integer()),
  year_renovated: optionalNullable(Type.Integer()),
  managing_user_external_id: optionalNullable(
    text({ minLength: 1, description: 'The user is created when first seen.' }),
  ),
});

const bodyExample = {
  metadata: { property_id: 'plot-9' },
  address: { country: 'BE', street: 'Lindenlaan', house_number: '12', zip_code: '2800', place: 'Mechelen' },
  estate_status: 'FOR_SALE',
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  price: 325000,
  year_built: 1962,
  managing_user_external_id: 'user-7',
  dwelling: { habitable_space_m2: 145, window_glazing_type: 'DOUBLE', heating_type: 'GAS' },
};

/** The PUT's body for `openapi.json`. */
export const estateBodySchema = (providerNames: readonly string[]) =>
  Type.Object(
    { ...bodyFields(providerNames), dwelling: Type.Optional(dwellingSchema) },
    { title: 'EstateBody', 'x-extension': true, additionalProperties: false, examples: [bodyExample] },
  );

/** What is checked here: all but the inside of `dwelling`, which the engine checks by its own table. */
export const estateCheckSchema = (providerNames: readonly string[]) =>
  Type.Object(
    { ...bodyFields(providerNames), dwelling: Type.Optional(Type.Unknown()) },
    { additionalProperties: false },
  );

export type EstateBody = Static<ReturnType<typeof estateBodySchema>>;

const entryExample = {
  estate: {
    metadata: { property_id: 'plot-9' },
    address: {
      country: { code: 'BE', name: 'Belgium' },
      house_number: '12',
      house_number_extra: null,
      latitude: 51.0257,
      longitude: 4.4776,
      place: 'Mechelen',
      region: { code: 'BE-VLG', name: 'Flanders' },
      street: 'Lindenlaan',
      zip_code: '2800',
    },
    estate_provider_type: 'API',
    external_id: 'estate-1',
    quality_label: 'C',
    estate_status: 'FOR_SALE',
    estate_type: 'HOUSE',
    media: [
      {
        filename: 'front.jpg',
        mime_type: 'image/jpeg',
        url: 'https://pictures.example.com/front.jpg',
        position: 0,
      },
    ],
    price: 325000,
    year_built: 1962,
    year_renovated: null,
  },
  referral_link: 'https://rooftree.example.com/r/FUgXpymfknn5IzFpElp_jQ',
};

export const estateEntrySchema = (providerNames: readonly string[]) =>
  Type.Object(
    {
      estate: Type.Object({
        metadata: Type.Object({ property_id: nullable(Type.String()) }),
        address: Type.Object({
          country: placeSchema,
          house_number: nullable(Type.String()),
          house_number_extra: nullable(Type.String()),
          latitude: nullable(Type.Number()),
          longitude: nullable(Type.Number()),
          place: nullable(Type.String()),
          region: nullable(placeSchema),
          street: nullable(Type.String()),
          zip_code: nullable(Type.String()),
        }),
        estate_provider_type: oneOf([...ESTATE_PROVIDER_TYPES, ...providerNames]),
        external_id: Type.String(),
        quality_label: oneOf(QUALITY_LABELS, {
          description:
            'How much of a plan rests on what is known of this estate; D: it cannot be planned. Not an energy label.',
        }),
        estate_status: nullable(oneOf(ESTATE_STATUSES)),
        estate_type: oneOf(ESTATE_TYPES),
        media: Type.Array(
          Type.Object({
            filename: nullable(Type.String()),
            mime_type: nullable(Type.String()),
            url: Type.String(),
            position: Type.Integer(),
          }),
        ),
        price: nullable(euros({ description: 'EUR.' })),
        year_built: nullable(Type.Integer()),
        year_renovated: nullable(Type.Integer()),
      }),
      referral_link: webAddress({ description: "The estate's public planner page." }),
    },
    { title: 'EstateListEntry', description: 'The estate as the list shows it.', examples: [entryExample] },
  );

export const estateListSchema = (providerNames: readonly string[]) =>
  Type.Object(
    { estates: Type.Array(estateEntrySchema(providerNames)) },
    { title: 'EstateList', description: 'All active estates.' },
  );
