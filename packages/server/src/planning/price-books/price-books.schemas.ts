import {
  COUNTRIES,
  type IncomeGroup,
  LOCAL_GRANT_BASES,
  MEASURES,
  PRICE_BOOK_BOUNDS,
  REGIONS,
  RELATED_WORKS,
} from '@rooftree/engine';
import { Type } from 'typebox';
import { nullable, oneOf, text, timestamp, uuid, webAddress } from '../../http/requests/json-schemas.ts';

export const WORKS = [...MEASURES, ...RELATED_WORKS] as const;
const PLACES = [...COUNTRIES, ...REGIONS] as const;
const { factor, mostEur, mostPrices, mostGrants, mostZipCodes } = PRICE_BOOK_BOUNDS;
export const day = (options: object = {}) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10, examples: ['2026-11-14'], ...options });
const price = () => Type.Number({ minimum: 0, maximum: mostEur });
export const incomeGroup = () => Type.Unsafe<IncomeGroup>({ type: 'integer', minimum: 1, maximum: 4 });

const amountSchema = Type.Object(
  { low: price(), typical: price(), high: price() },
  {
    additionalProperties: false,
    description:
      'EUR without VAT, per unit of the default price; for an architect, a share of the works. Where the default price depends on the size of the house, the price for the reference size.',
  },
);

const priceRowSchema = Type.Object(
  {
    work: oneOf(WORKS),
    region: oneOf(PLACES, { description: 'A region takes precedence over its country.' }),
    factor: Type.Optional(
      Type.Number({
        minimum: factor.min,
        maximum: factor.max,
        description: 'Multiplier of the default price. Give either this or an amount.',
      }),
    ),
    amount: Type.Optional(amountSchema),
  },
  { title: 'OwnPrice', additionalProperties: false },
);

const switchedOffSchema = Type.Object(
  {
    grant: text({ minLength: 1, description: 'The id of a default grant.' }),
    reason: text({ minLength: 1, description: 'Internal note; not shown to buyers.' }),
  },
  { title: 'SwitchedOffGrant', additionalProperties: false },
);

const localGrantSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9_]{1,40}$', maxLength: 40 }),
    name: text({ minLength: 1, maxLength: 100, description: 'Name shown to buyers.' }),
    region: oneOf(PLACES),
    zip_codes: Type.Array(Type.String({ pattern: '^[1-9]\\d{3}$', maxLength: 4 }), {
      maxItems: mostZipCodes,
      description: 'Zip codes of four digits; empty for the whole region.',
    }),
    works: Type.Array(oneOf(WORKS), {
      minItems: 1,
      maxItems: WORKS.length,
      description:
        'They share one ceiling, so they must concern the same part of the house: shell, openings, heating, hot water or solar power.',
    }),
    income_groups: Type.Array(incomeGroup(), { maxItems: 4, description: 'Empty for every income.' }),
    per: oneOf(LOCAL_GRANT_BASES, { description: 'The unit of the amount.' }),
    amount: Type.Number({
      exclusiveMinimum: 0,
      maximum: mostEur,
      description: 'Percentage of the invoice without VAT, or EUR.',
    }),
    max_eur: nullable(Type.Number({ exclusiveMinimum: 0, maximum: mostEur })),
    from: day(),
    to: nullable(day({ description: 'Last day; null when no end is known.' })),
    source: webAddress({ description: 'Page that describes the grant.' }),
    checked_on: day({ description: 'When the page was last checked.' }),
  },
  { title: 'LocalGrant', additionalProperties: false },
);

const content = {
  prices: Type.Array(priceRowSchema, { maxItems: mostPrices }),
  switched_off: Type.Array(switchedOffSchema, {
    maxItems: 300,
    description: 'Default grants to ignore.',
  }),
  grants: Type.Array(localGrantSchema, {
    maxItems: mostGrants,
    description: 'Additional grants.',
  }),
};

const contentExample = {
  prices: [
    { work: 'wall_external', region: 'BE-VLG', factor: 1.1 },
    { work: 'attic_floor', region: 'BE', amount: { low: 25, typical: 40, high: 60 } },
  ],
  switched_off: [{ grant: 'vlg_mvp_heat_pump_hybrid', reason: 'We advise against hybrids' }],
  grants: [
    {
      id: 'ghent_roof',
      name: 'Ghent insulates',
      region: 'BE-VLG',
      zip_codes: ['9000', '9030'],
      works: ['attic_floor', 'roof_pitched_inside'],
      income_groups: [],
      per: 'invoice' as const,
      amount: 10,
      max_eur: 500,
      from: '2026-01-01',
      to: '2026-12-31',
      source: 'https://example.com/grants/roof',
      checked_on: '2026-11-14',
    },
  ],
};

const note = () => text({ description: 'Internal note about what changed and why.' });
const version = (options: object = {}) =>
  Type.Integer({
    minimum: 0,
    maximum: 2_147_483_647,
    description: '0 means the default prices and grants.',
    ...options,
  });

export const versionParamsSchema = Type.Object({
  version: Type.String({
    pattern: '^\\d{1,9}$',
    maxLength: 9,
    description: '0 means the default prices and grants.',
  }),
});

export const priceBookSchema = Type.Object(
  { version: version(), note: note(), created_at: nullable(timestamp()), ...content },
  {
    title: 'PriceBook',
    'x-extension': true,
    description: "A version of the agency's own prices and grants.",
    examples: [
      { version: 3, note: 'Prices of 2027', created_at: '2026-11-14T09:30:00.000Z', ...contentExample },
    ],
  },
);

export const currentBookSchema = Type.Object(
  {
    ...priceBookSchema.properties,
    plans: Type.Integer({ minimum: 0, description: 'Number of suggested plans of active estates.' }),
    older_plans: Type.Integer({
      minimum: 0,
      description: 'Number of plans calculated with another version.',
    }),
  },
  {
    title: 'CurrentPriceBook',
    'x-extension': true,
    examples: [
      {
        version: 3,
        note: 'Prices of 2027',
        created_at: '2026-11-14T09:30:00.000Z',
        ...contentExample,
        plans: 412,
        older_plans: 14,
      },
    ],
  },
);

export const versionListSchema = Type.Object(
  {
    current: version({
      description: 'The version that new plans use; 0 means the default prices and grants.',
    }),
    versions: Type.Array(
      Type.Object({
        version: version({ minimum: 1 }),
        note: note(),
        created_at: timestamp(),
        prices: Type.Integer({ minimum: 0 }),
        switched_off: Type.Integer({ minimum: 0 }),
        grants: Type.Integer({ minimum: 0 }),
      }),
      { maxItems: 100, description: 'The newest 100, newest first, each with its number of entries.' },
    ),
  },
  {
    title: 'PriceBookVersions',
    'x-extension': true,
    examples: [
      {
        current: 3,
        versions: [
          {
            version: 3,
            note: 'Prices of 2027',
            created_at: '2026-11-14T09:30:00.000Z',
            prices: 2,
            switched_off: 1,
            grants: 1,
          },
        ],
      },
    ],
  },
);

const revision = (options: object = {}) => Type.Integer({ minimum: 0, maximum: 2_147_483_647, ...options });

export const draftSchema = Type.Object(
  {
    revision: revision({
      description:
        'Increases with every save. 0 when there is no draft and the published version is returned.',
    }),
    note: note(),
    updated_at: nullable(timestamp()),
    ...content,
  },
  {
    title: 'PriceBookDraft',
    'x-extension': true,
    examples: [{ revision: 2, note: '', updated_at: '2026-11-14T09:30:00.000Z', ...contentExample }],
  },
);

export const draftBodySchema = Type.Object(
  { revision: revision({ description: 'The revision that you last read.' }), note: note(), ...content },
  {
    title: 'PriceBookDraftBody',
    additionalProperties: false,
    examples: [{ revision: 2, note: '', ...contentExample }],
  },
);

export const previewBodySchema = Type.Object(
  { version: nullable(version({ description: 'Null compares the draft.' })) },
  { title: 'PriceBookPreviewBody', additionalProperties: false, examples: [{ version: null }] },
);

const eur = () => Type.Number();

export const previewSchema = Type.Object(
  {
    plans: Type.Integer({ minimum: 0, description: 'Number of suggested plans of active estates.' }),
    sampled: Type.Integer({
      minimum: 0,
      description: 'Number of plans calculated with both versions: all, or up to 200.',
    }),
    moved: Type.Integer({ minimum: 0, description: 'Plans of the sample whose cost changes.' }),
    other_works: Type.Integer({
      minimum: 0,
      description: 'Plans of the sample with other works.',
    }),
    change_per_plan: Type.Object(
      { p10: eur(), p50: eur(), p90: eur() },
      { description: 'Change in what an owner pays after grants, EUR, over the sample; negative is less.' },
    ),
    net_cost_p50: Type.Object(
      { before: eur(), after: eur() },
      { description: 'Median of what an owner pays, EUR.' },
    ),
    change_of_all: Type.Object(
      { low: eur(), expected: eur(), high: eur() },
      {
        description:
          'Total change for all plans, EUR: between `low` and `high` with 95 % probability; equal when all plans were calculated.',
      },
    ),
  },
  {
    title: 'PriceBookPreview',
    'x-extension': true,
    examples: [
      {
        plans: 412,
        sampled: 200,
        moved: 187,
        other_works: 6,
        change_per_plan: { p10: 120, p50: 840.5, p90: 2310 },
        net_cost_p50: { before: 31_200, after: 32_010.5 },
        change_of_all: { low: 341_000, expected: 372_000, high: 403_000 },
      },
    ],
  },
);

export const publicationBodySchema = Type.Object(
  {
    version: nullable(
      version({ description: 'An earlier version to restore; null publishes the draft as a new version.' }),
    ),
    revision: Type.Optional(
      revision({ description: 'Revision of the draft that you last read; required when `version` is null.' }),
    ),
  },
  { title: 'PriceBookPublication', additionalProperties: false, examples: [{ version: null, revision: 2 }] },
);

export const plannedAgainSchema = Type.Object(
  {
    job_ids: Type.Array(uuid()),
    estates: Type.Integer({ minimum: 0 }),
    refused: Type.Integer({
      minimum: 0,
      description: 'Number of estates whose plan cannot be recalculated with the same controls.',
    }),
  },
  {
    title: 'PlannedAgain',
    'x-extension': true,
    examples: [{ job_ids: ['019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90'], estates: 14, refused: 0 }],
  },
);
