import { COUNTRIES, REGIONS } from '@rooftree/engine';
import { APPORTIONINGS, COMMON_FACTS, ORIENTATIONS, PART_KINDS } from '@rooftree/engine/building';
import { type Static, type TSchema, Type } from 'typebox';
import { dwellingSchema } from '../../estates/dwelling-schema.ts';
import { nullable, oneOf, pathText, text, timestamp } from '../../http/requests/json-schemas.ts';
import { pageOf, pageParameters } from '../../http/requests/paging.ts';
import { PLAN_STATUSES } from './building.ts';

/** As many apartments as a plan is measured with, and room above. */
export const MOST_UNITS = 500;
const MOST_PARTS = 100;
const MOST_SHARES = 10_000_000;
const MOST_EUR = 1_000_000_000;

const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(nullable(schema));
const amount = (description: string) => Type.Number({ minimum: 0, maximum: MOST_EUR, description });
const year = (description: string) => Type.Integer({ minimum: 1000, maximum: 2200, description });

const buildingIdSchema = pathText({
  description: "The building's identifier in the client's own system.",
});
const unitId = (description: string) => pathText({ description });

const addressSchema = Type.Object(
  {
    country: oneOf(COUNTRIES),
    zip_code: optional(text({ minLength: 1 })),
    region: optional(
      oneOf(REGIONS, { description: 'ISO 3166-2 code; derived from the zip code when absent.' }),
    ),
    street: optional(text({ minLength: 1 })),
    house_number: optional(text({ minLength: 1 })),
    city: optional(text({ minLength: 1 })),
  },
  { additionalProperties: false },
);

const factsSchema = Type.Object(
  Object.fromEntries(
    Object.entries(dwellingSchema.properties).filter(([name]) => COMMON_FACTS.some((fact) => fact === name)),
  ),
  {
    title: 'CommonFacts',
    additionalProperties: false,
    description:
      'Facts that are stated once and hold for all units, instead of those of their estates. Areas are those of the whole building.',
  },
);

const partSchema = Type.Object(
  {
    id: text({ minLength: 1, description: 'Unique in the building, such as `roof` or `facade-street`.' }),
    kind: oneOf(PART_KINDS),
    name: optional(text({ minLength: 1 })),
    orientation: optional(oneOf(ORIENTATIONS)),
    area_m2: optional(Type.Number({ minimum: 0, maximum: 100_000 })),
    condition: optional(
      Type.Integer({ minimum: 1, maximum: 6, description: '1 (as new) to 6 (very bad), as in NEN 2767.' }),
    ),
    last_done_year: optional(year('When it was last maintained or replaced.')),
    next_due_year: optional(year('When it is due; derived from its lifetime when absent.')),
    maintenance_cost_eur: optional(
      amount('Cost of maintaining or replacing it as it is, at current prices; estimated when absent.'),
    ),
    maintenance_interval_years: optional(Type.Integer({ minimum: 1, maximum: 100 })),
    apportioning: optional(
      oneOf(APPORTIONINGS, { description: 'How its cost is divided over the units; `SHARES` when absent.' }),
    ),
    units: Type.Optional(
      Type.Array(unitId('A unit of the building.'), {
        maxItems: MOST_UNITS,
        description: 'For `UNITS_WITH_PART`: the units that have it.',
      }),
    ),
  },
  { title: 'NewBuildingPart', additionalProperties: false },
);

const unitSchema = Type.Object(
  {
    external_id: unitId('The `external_id` of its estate, which must be an apartment.'),
    name: text({ minLength: 1, description: 'As on the bell, such as `2B`.' }),
    floor: optional(Type.Integer({ minimum: -10, maximum: 200, description: '0 is the ground floor.' })),
    share: Type.Integer({ minimum: 0, maximum: MOST_SHARES, description: 'Whole parts of `shares_total`.' }),
    votes: optional(
      Type.Integer({ minimum: 0, maximum: MOST_SHARES, description: 'As many as shares when absent.' }),
    ),
    owner: optional(
      text({
        minLength: 1,
        description:
          'The same for all units of one owner, whose votes are capped together. Not the name of a person.',
      }),
    ),
    use: optional(Type.Number({ minimum: 0, maximum: MOST_EUR, description: 'Measured use, for `USE`.' })),
  },
  { title: 'NewBuildingUnit', additionalProperties: false },
);

const fraction = (description: string) =>
  Type.Unsafe<{ numerator: number; denominator: number } | null>({
    type: ['object', 'null'],
    properties: {
      numerator: { type: 'integer', minimum: 1, maximum: 1000 },
      denominator: { type: 'integer', minimum: 1, maximum: 1000 },
    },
    required: ['numerator', 'denominator'],
    additionalProperties: false,
    description,
  });

const deedSchema = Type.Object(
  {
    majority: Type.Optional(
      fraction('The majority for works; that of the law or the model rules when absent.'),
    ),
    quorum: Type.Optional(fraction('The part of all votes that must be present.')),
    windows_are_private: Type.Optional(
      Type.Boolean({ description: 'True where windows belong to the apartments. False when absent.' }),
    ),
  },
  { additionalProperties: false, description: 'Where the deed differs from the law or the model rules.' },
);

const moneySchema = Type.Object(
  {
    reserve_fund_eur: Type.Optional(amount('In the reserve fund now. 0 when absent.')),
    reserve_contribution_eur_per_year: Type.Optional(
      amount('What all owners pay into it each year. 0 when absent.'),
    ),
  },
  { additionalProperties: false },
);

const ignored = (schema: TSchema) =>
  Type.Optional(
    Type.Unsafe<unknown>({
      ...schema,
      readOnly: true,
      description: 'Ignored in requests: set by the server.',
    }),
  );

const bodyFields = {
  name: text({ minLength: 1, description: 'The name of the building or of its association.' }),
  address: addressSchema,
  year_built: optional(Type.Integer({ minimum: 1000, maximum: 2200, description: 'Not in the future.' })),
  shares_total: Type.Integer({
    minimum: 1,
    maximum: MOST_SHARES,
    description: 'What the shares of all units add up to, such as 1000 or 10000.',
  }),
  facts: Type.Optional(factsSchema),
  parts: Type.Optional(Type.Array(partSchema, { maxItems: MOST_PARTS })),
  units: Type.Array(unitSchema, { maxItems: MOST_UNITS }),
  deed: Type.Optional(deedSchema),
  money: Type.Optional(moneySchema),
};

const unitExample = {
  external_id: 'flat-1',
  name: '1A',
  floor: 1,
  share: 520,
  votes: null,
  owner: null,
  use: null,
};
const bodyExample = {
  name: 'Residence Linde',
  address: { country: 'BE', zip_code: '2018', street: 'Lindenlaan', house_number: '12', city: 'Antwerpen' },
  year_built: 1971,
  shares_total: 1000,
  facts: { heating_type: 'GAS', heating_is_collective: true, flat_roof_insulation_type: 'NONE' },
  parts: [{ id: 'roof', kind: 'flat_roof', area_m2: 240, last_done_year: 1998 }],
  units: [unitExample, { external_id: 'flat-2', name: '2A', floor: 2, share: 480 }],
  money: { reserve_fund_eur: 42_000, reserve_contribution_eur_per_year: 6_000 },
};

export const buildingBodySchema = Type.Object(
  {
    ...bodyFields,
    external_id: ignored(Type.String()),
    messages: ignored(Type.Array(Type.String())),
    plan: ignored(Type.Unsafe({ type: ['object', 'null'], additionalProperties: true })),
    created_at: ignored(timestamp()),
    updated_at: ignored(timestamp()),
  },
  { title: 'BuildingBody', additionalProperties: false, examples: [bodyExample] },
);
export type BuildingBody = Static<typeof buildingBodySchema>;

const labelCounts = (description: string) =>
  Type.Array(
    Type.Object({ label: Type.String(), units: Type.Integer({ description: 'How many units have it.' }) }),
    { description },
  );

const outlineSchema = Type.Unsafe<object | null>({
  type: ['object', 'null'],
  title: 'BuildingPlanOutline',
  description: 'The latest plan at a glance; null when none was requested.',
  properties: {
    status: oneOf(PLAN_STATUSES),
    is_outdated: Type.Boolean({
      description: 'True when something that the plan was made from has changed since.',
    }),
    created_at: timestamp(),
    target_label: nullable(Type.String()),
    target_reached: nullable(Type.Boolean()),
    net_cost: nullable(Type.Number({ description: 'Of the common works after grants, EUR.' })),
    vote_probability: nullable(Type.Number()),
    labels_before: labelCounts('The labels of the units today, best first; empty without a finished plan.'),
    labels_after: labelCounts('The likeliest labels of the units after the works.'),
  },
  required: [
    'status',
    'is_outdated',
    'created_at',
    'target_label',
    'target_reached',
    'net_cost',
    'vote_probability',
    'labels_before',
    'labels_after',
  ],
});

const stored = {
  messages: Type.Array(Type.String(), {
    description:
      'What must be corrected before the building can be planned, such as shares that no longer add up because an estate was erased. Empty when it is complete.',
  }),
  plan: outlineSchema,
  created_at: timestamp(),
  updated_at: timestamp(),
};
const storedExample = {
  messages: [],
  plan: null,
  created_at: '2026-11-14T09:30:00.000Z',
  updated_at: '2026-11-14T09:30:00.000Z',
};

/** As we answer it: nothing is left out. */
const whole = <Fields extends Record<string, TSchema>>(fields: Fields, options: { title?: string } = {}) =>
  Type.Required(Type.Object(fields, options));

export const buildingSchema = Type.Object(
  {
    external_id: Type.String(),
    ...bodyFields,
    address: whole(addressSchema.properties, { title: 'BuildingAddress' }),
    year_built: nullable(Type.Integer()),
    facts: factsSchema,
    parts: Type.Array(whole(partSchema.properties, { title: 'BuildingPart' })),
    units: Type.Array(whole(unitSchema.properties, { title: 'BuildingUnit' })),
    deed: whole(deedSchema.properties),
    money: whole(moneySchema.properties),
    ...stored,
  },
  {
    title: 'Building',
    description: 'A building with co-owners. Sending it back in a PUT changes nothing.',
    examples: [
      {
        external_id: 'building-1',
        ...bodyExample,
        address: { ...bodyExample.address, region: 'BE-VLG' },
        parts: [
          {
            id: 'roof',
            kind: 'flat_roof',
            name: null,
            orientation: null,
            area_m2: 240,
            condition: null,
            last_done_year: 1998,
            next_due_year: null,
            maintenance_cost_eur: null,
            maintenance_interval_years: null,
            apportioning: null,
            units: [],
          },
        ],
        units: [unitExample, { ...unitExample, external_id: 'flat-2', name: '2A', floor: 2, share: 480 }],
        deed: { majority: null, quorum: null, windows_are_private: false },
        ...storedExample,
      },
    ],
  },
);

const entrySchema = Type.Object(
  {
    external_id: Type.String(),
    name: Type.String(),
    address: whole(addressSchema.properties, { title: 'BuildingAddress' }),
    year_built: nullable(Type.Integer()),
    units: Type.Integer({ description: 'How many units it has.' }),
    shares_total: Type.Integer(),
    shares_stated: Type.Integer({
      description:
        'What the shares of its units add up to; another figure than `shares_total` means incomplete.',
    }),
    plan: outlineSchema,
    created_at: timestamp(),
    updated_at: timestamp(),
  },
  {
    title: 'BuildingEntry',
    examples: [
      {
        external_id: 'building-1',
        name: bodyExample.name,
        address: { ...bodyExample.address, region: 'BE-VLG' },
        year_built: 1971,
        units: 2,
        shares_total: 1000,
        shares_stated: 1000,
        plan: null,
        created_at: storedExample.created_at,
        updated_at: storedExample.updated_at,
      },
    ],
  },
);

export const buildingPageSchema = pageOf(entrySchema, 'BuildingPage');
export const buildingParamsSchema = Type.Object({ external_id: buildingIdSchema });
export const buildingsQuerySchema = Type.Object(
  {
    ...pageParameters,
    q: Type.Optional(text({ minLength: 1, description: 'Part of the name, the street or the city.' })),
  },
  { additionalProperties: false },
);
export const deleteBuildingQuerySchema = Type.Object(
  {
    erase: Type.Boolean({
      default: false,
      description: 'Remove files at once, and delete what else names the building.',
    }),
  },
  { additionalProperties: false },
);
