import {
  COUNTRIES,
  DWELLING_FIELDS,
  ESTATE_FORMATS,
  ESTATE_TYPES,
  QUALITY_LABELS,
  REGIONS,
  type Region,
} from '@rooftree/engine';
import { type Static, type TSchema, Type } from 'typebox';
import { expandedField } from '../http/requests/expand.ts';
import {
  euros,
  nullable,
  oneOf,
  pathText,
  text,
  timestamp,
  uuid,
  webAddress,
} from '../http/requests/json-schemas.ts';
import { pageFieldSchemas } from '../http/requests/paging.ts';
import { dwellingSchema, knownDwellingSchema } from './dwelling-schema.ts';
import { ESTATE_PROVIDER_TYPES, ESTATE_STATUSES } from './estates.ts';
import { factsSchema } from './facts/facts.schemas.ts';

// Far above any house, far below what a JSON number can represent to the cent.
const HIGHEST_PRICE_EUR = 1_000_000_000_000;

const optionalNullable = <Schema extends TSchema>(schema: Schema) => Type.Optional(nullable(schema));
const optionalText = () => optionalNullable(text({ minLength: 1 }));
const placeSchema = (codes: readonly string[]) => Type.Object({ code: oneOf(codes), name: Type.String() });

export const estateParamsSchema = Type.Object({
  external_id: pathText({ description: "The estate's identifier in the client's own system." }),
});

export const certificateParamsSchema = Type.Object({
  ...estateParamsSchema.properties,
  id: uuid({ description: 'The calculation job that read the certificate.' }),
});

export const deleteQuerySchema = Type.Object(
  {
    erase: Type.Boolean({
      default: false,
      description: 'Delete the estate permanently instead of deactivating it.',
    }),
  },
  { additionalProperties: false },
);

const mediaSchema = Type.Object(
  {
    filename: optionalText(),
    mime_type: optionalText(),
    url: webAddress(),
    position: optionalNullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
);

const addressFields = {
  country: oneOf(COUNTRIES),
  house_number: optionalText(),
  house_number_extra: optionalText(),
  latitude: optionalNullable(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: optionalNullable(Type.Number({ minimum: -180, maximum: 180 })),
  place: optionalText(),
  region: optionalNullable(oneOf(REGIONS)),
  street: optionalText(),
  zip_code: optionalText(),
};

/** Years have no bounds here: the engine, which knows the date, refuses those in the future. */
const bodyFields = (providerNames: readonly string[]) => ({
  metadata: optionalNullable(Type.Object({ property_id: optionalText() }, { additionalProperties: false })),
  address: Type.Object(addressFields, { additionalProperties: false }),
  estate_provider_type: optionalNullable(
    oneOf([...ESTATE_PROVIDER_TYPES, ...providerNames], { description: 'Defaults to API.' }),
  ),
  estate_status: optionalNullable(oneOf(ESTATE_STATUSES)),
  estate_type: oneOf(ESTATE_TYPES, { description: 'Only houses and apartments can be planned.' }),
  estate_format: optionalNullable(
    oneOf(ESTATE_FORMATS, {
      description: 'Open: 4 façades; semi-open: 3; closed: 2. Not used for apartments.',
    }),
  ),
  media: optionalNullable(Type.Array(mediaSchema, { maxItems: 100 })),
  price: optionalNullable(euros({ maximum: HIGHEST_PRICE_EUR, description: 'EUR, at most two decimals.' })),
  year_built: optionalNullable(Type.Integer()),
  year_renovated: optionalNullable(Type.Integer()),
  managing_user_external_id: optionalNullable(
    text({ minLength: 1, description: 'Unknown users are created.' }),
  ),
});

const nullableDwelling = Type.Unsafe<Static<typeof dwellingSchema> | null>({
  anyOf: [dwellingSchema, { type: 'null' }],
});

export const bodyExample = {
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

const ignored = (schema: TSchema) =>
  Type.Optional(
    Type.Unsafe<unknown>({
      ...schema,
      readOnly: true,
      description: 'Ignored in requests: set by the server.',
    }),
  );

/** What a PUT takes besides, because we answer it. */
const readOnlyFields = {
  external_id: ignored(Type.String()),
  quality_label: ignored(oneOf(QUALITY_LABELS)),
  id: ignored(uuid()),
  referral_link: ignored(webAddress()),
  created_at: ignored(timestamp()),
  updated_at: ignored(timestamp()),
  deactivated_at: ignored(nullable(timestamp())),
  facts: ignored(Type.Unsafe({ type: ['object', 'null'], additionalProperties: true })),
  renovation: ignored(Type.Unsafe({ type: ['object', 'null'], additionalProperties: true })),
};

/** A code, or a place as we answer it; its name is ignored. */
const codeOrPlace = <Code extends string>(codes: readonly Code[]) =>
  Type.Unsafe<Code>({
    anyOf: [
      { type: 'string', enum: [...codes] },
      {
        type: 'object',
        properties: { code: { type: 'string', enum: [...codes] }, name: { type: 'string', maxLength: 255 } },
        required: ['code'],
      },
    ],
  });

/** The engine, which knows the date, says which year is too late; `openapi.json` has bounds that hold in any year. */
const yearFields = {
  year_built: optionalNullable(
    Type.Integer({ minimum: 1000, maximum: 2200, description: 'Not in the future.' }),
  ),
  year_renovated: optionalNullable(
    Type.Integer({
      minimum: 1000,
      maximum: 2200,
      description: 'Not before `year_built` and not in the future.',
    }),
  ),
};

/** The PUT's body for `openapi.json`. */
export const estateBodySchema = (providerNames: readonly string[]) =>
  Type.Object(
    {
      ...readOnlyFields,
      ...bodyFields(providerNames),
      address: Type.Object(
        {
          ...addressFields,
          country: codeOrPlace(COUNTRIES),
          zip_code: optionalNullable(
            text({
              minLength: 1,
              description:
                'A zip code of the country, unless `region` is given: four digits; in the Netherlands optionally followed by two letters.',
              examples: ['2800', '3511 AB'],
            }),
          ),
          region: Type.Optional(
            Type.Unsafe<Region | null>({
              anyOf: [codeOrPlace(REGIONS), { type: 'null' }],
              description: 'ISO 3166-2 code; derived from the zip code when absent.',
            }),
          ),
        },
        { additionalProperties: false },
      ),
      ...yearFields,
      dwelling: Type.Optional(nullableDwelling),
    },
    { title: 'EstateBody', 'x-extension': true, additionalProperties: false, examples: [bodyExample] },
  );

/** A merge patch for `openapi.json`: any part of the PUT's body. The estate that it makes is checked like a PUT's. */
export const estatePatchSchema = (providerNames: readonly string[]) => {
  const { properties } = estateBodySchema(providerNames);
  return Type.Object(
    {
      ...Type.Partial(Type.Object(properties)).properties,
      address: Type.Optional(Type.Partial(properties.address)),
    },
    {
      title: 'EstatePatch',
      'x-extension': true,
      additionalProperties: false,
      description: 'Absent fields stay unchanged; `null` clears a field.',
      examples: [{ price: 319000, estate_status: null, dwelling: { heating_type: 'HEAT_PUMP' } }],
    },
  );
};

/** The check before a patch is applied; null or an array would replace the estate. */
export const patchCheckSchema = Type.Object({});

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

const listedFields = (providerNames: readonly string[]) => ({
  metadata: Type.Object({ property_id: nullable(Type.String()) }),
  address: Type.Object(
    {
      country: placeSchema(COUNTRIES),
      house_number: nullable(Type.String()),
      house_number_extra: nullable(Type.String()),
      latitude: nullable(Type.Number()),
      longitude: nullable(Type.Number()),
      place: nullable(Type.String()),
      region: nullable(placeSchema(REGIONS)),
      street: nullable(Type.String()),
      zip_code: nullable(Type.String()),
    },
    { title: 'EstateAddress' },
  ),
  estate_provider_type: oneOf([...ESTATE_PROVIDER_TYPES, ...providerNames]),
  external_id: Type.String(),
  quality_label: oneOf(QUALITY_LABELS, {
    description: 'How complete the data about the estate is. D: it cannot be planned. Not an energy label.',
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
});

export const estateEntrySchema = (providerNames: readonly string[]) =>
  Type.Object(
    {
      estate: Type.Object(listedFields(providerNames)),
      referral_link: webAddress({ description: "The estate's public planner page." }),
    },
    { title: 'EstateListEntry', description: 'The estate, as in the estate list.', examples: [entryExample] },
  );

export const estateListSchema = (providerNames: readonly string[]) =>
  Type.Object(
    {
      estates: Type.Array(estateEntrySchema(providerNames)),
      ...Object.fromEntries(
        Object.entries(pageFieldSchemas).map(([name, schema]) => [
          name,
          Type.Optional(Type.Unsafe({ ...schema, 'x-extension': true })),
        ]),
      ),
    },
    {
      title: 'EstateList',
      description: 'All active estates, or one page when `page` or `page_size` is given.',
      examples: [{ estates: [entryExample] }],
    },
  );

const estateExample = {
  ...entryExample.estate,
  estate_format: 'SEMI_OPEN',
  managing_user_external_id: 'user-7',
  dwelling: {
    ...Object.fromEntries(Object.keys(DWELLING_FIELDS).map((name) => [name, null])),
    ...bodyExample.dwelling,
  },
  id: '019a8b1d-0f21-7e44-8a36-5c9e7b1d2f03',
  referral_link: entryExample.referral_link,
  created_at: '2026-11-14T09:30:00.000Z',
  updated_at: '2026-11-14T09:30:00.000Z',
  deactivated_at: null,
  facts: null,
};

export const estateFields = (providerNames: readonly string[]) => ({
  ...listedFields(providerNames),
  estate_format: nullable(oneOf(ESTATE_FORMATS)),
  managing_user_external_id: nullable(Type.String()),
  dwelling: knownDwellingSchema,
  id: uuid({ description: 'Our identifier of the estate.' }),
  referral_link: webAddress({ description: "The estate's public planner page." }),
  created_at: timestamp(),
  updated_at: timestamp({ description: 'When the estate last changed or was deactivated.' }),
  deactivated_at: nullable(timestamp({ description: 'Null for an active estate.' })),
  facts: factsSchema,
});

export const estateSchema = (providerNames: readonly string[]) =>
  Type.Object(
    {
      ...estateFields(providerNames),
      ...expandedField(
        'renovation',
        'the suggested plan, as `GET /v1/renovations/{renovation_id}` returns it; null when there is none.',
      ),
    },
    {
      title: 'Estate',
      description:
        'All fields of a PUT as given by the client, and the fields set by the server. Sending it back in a PUT changes nothing.',
      'x-extension': true,
      examples: [estateExample],
    },
  );
