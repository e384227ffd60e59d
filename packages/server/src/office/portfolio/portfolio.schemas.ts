import { COUNTRIES, ESTATE_FORMATS, ESTATE_TYPES, QUALITY_LABELS, REGIONS } from '@rooftree/engine';
import { type Static, Type } from 'typebox';
import { ESTATE_STATUSES } from '../../estates/estates.ts';
import { HOME_EXAMPLE, homeFields } from '../../estates/home.schemas.ts';
import { euros, listOf, nullable, oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { MISSING_FACTS, PORTFOLIO_SORTS, type PortfolioFilter } from './portfolio.ts';

const LARGEST_PAGE = 1000;
const MOST_EUROS = 1_000_000_000;

const filterFields = {
  search: Type.Optional(
    text({
      minLength: 1,
      maxLength: 100,
      description:
        'Search terms in any order. Each matches the beginning of a word in the address, the `external_id` or the `property_id`; case and accents are ignored.',
    }),
  ),
  place: Type.Optional(
    listOf(text({ minLength: 1 }), 'Only estates in one of these places (names or zip codes).'),
  ),
  region: Type.Optional(listOf(oneOf(REGIONS), 'Only estates in one of these regions.')),
  estate_type: Type.Optional(listOf(oneOf(ESTATE_TYPES), 'Only estates of one of these types.')),
  estate_status: Type.Optional(listOf(oneOf(ESTATE_STATUSES), 'Only estates with one of these.')),
  quality_label: Type.Optional(listOf(oneOf(QUALITY_LABELS), 'Only estates with one of these.')),
  label_now: Type.Optional(
    listOf(text({ minLength: 1, maxLength: 8 }), 'Only estates with one of these labels today.'),
  ),
  label_after: Type.Optional(
    listOf(text({ minLength: 1, maxLength: 8 }), 'Only estates that reach one of these labels.'),
  ),
  external_user_id: Type.Optional(
    listOf(text({ minLength: 1 }), 'Only estates managed by one of these users.'),
  ),
  estate_provider_type: Type.Optional(
    listOf(text({ minLength: 1 }), 'Only estates from one of these sources.'),
  ),
  net_cost_min: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MOST_EUROS,
      description: 'Minimum the owner pays, EUR.',
    }),
  ),
  net_cost_max: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MOST_EUROS,
      description: 'Maximum the owner pays, EUR.',
    }),
  ),
  planned_since: Type.Optional(timestamp({ description: 'Only estates planned at or after this time.' })),
  planned_before: Type.Optional(timestamp({ description: 'Only estates planned before this time.' })),
  is_planned: Type.Optional(
    Type.Boolean({ description: 'Only estates with a suggested renovation, or without one.' }),
  ),
  external_id: Type.Optional(listOf(text({ minLength: 1 }), 'Only estates with one of these external ids.')),
  missing: Type.Optional(
    oneOf(MISSING_FACTS, {
      description: 'Only houses and apartments that cannot be planned because this fact is missing.',
    }),
  ),
  import_id: Type.Optional(
    uuid({ description: 'Only estates created or updated by this import, as long as it can be undone.' }),
  ),
  certificate_expires_within: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 3650,
      description: 'Only estates whose newest certificate expires within this number of days or has expired.',
    }),
  ),
  include_deactivated: Type.Boolean({ default: false, description: 'Also list deactivated estates.' }),
};

export const portfolioFilterSchema = Type.Object(filterFields, { additionalProperties: false });

const orderFields = {
  sort_by: oneOf(PORTFOLIO_SORTS, {
    default: 'address',
    description: 'Sort field; estates without a value come last.',
  }),
  sort_direction: oneOf(['ASC', 'DESC'], {
    default: 'ASC',
    description: 'Sort direction; ascending is smallest, oldest or best first.',
  }),
};

export const portfolioExportQuerySchema = Type.Object(
  { ...filterFields, ...orderFields },
  { additionalProperties: false },
);

export const portfolioQuerySchema = Type.Object(
  {
    ...filterFields,
    ...orderFields,
    page_size: Type.Integer({
      minimum: 1,
      maximum: LARGEST_PAGE,
      default: 50,
      description: 'Number of estates per page.',
    }),
    after: Type.Optional(
      text({
        minLength: 1,
        maxLength: 1500,
        description: '`next` of the previous page, with the same order.',
      }),
    ),
  },
  { additionalProperties: false },
);

export function filterOf(given: Static<typeof portfolioFilterSchema>): PortfolioFilter {
  return {
    search: given.search ?? null,
    places: given.place ?? null,
    regions: given.region ?? null,
    estateTypes: given.estate_type ?? null,
    estateStatuses: given.estate_status ?? null,
    qualityLabels: given.quality_label ?? null,
    labelsNow: given.label_now ?? null,
    labelsAfter: given.label_after ?? null,
    externalUserIds: given.external_user_id ?? null,
    providers: given.estate_provider_type ?? null,
    leastNetEuros: given.net_cost_min ?? null,
    mostNetEuros: given.net_cost_max ?? null,
    plannedSince: given.planned_since ?? null,
    plannedBefore: given.planned_before ?? null,
    isPlanned: given.is_planned ?? null,
    externalIds: given.external_id ?? null,
    missing: given.missing ?? null,
    importId: given.import_id ?? null,
    certificateDays: given.certificate_expires_within ?? null,
    includeDeactivated: given.include_deactivated,
  };
}

const code = (description: string) => nullable(Type.String({ description }));

const portfolioItemSchema = Type.Object(
  {
    id: uuid(),
    ...homeFields,
    estate_type: oneOf(ESTATE_TYPES),
    estate_format: nullable(oneOf(ESTATE_FORMATS)),
    estate_status: nullable(oneOf(ESTATE_STATUSES)),
    year_built: nullable(Type.Integer()),
    quality_label: oneOf(QUALITY_LABELS),
    estate_provider_type: Type.String(),
    managing_user_external_id: nullable(Type.String()),
    label_now: code('Energy label today: from the plan, otherwise from the certificate.'),
    label_after: code('Energy label after the suggested renovation.'),
    label_probabilities: nullable(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description:
            'Probability of each label today; null when a certificate states the label, or without a plan.',
        },
      ),
    ),
    net_cost: nullable(euros({ description: 'What the owner pays, including VAT and after subsidies.' })),
    net_cost_low: nullable(
      euros({ description: 'Lower bound: nine out of ten comparable renovations cost more.' }),
    ),
    net_cost_high: nullable(
      euros({ description: 'Upper bound: nine out of ten comparable renovations cost less.' }),
    ),
    energy_now_kwh: nullable(
      Type.Integer({ description: 'Yearly energy use today at typical use, according to the plan.' }),
    ),
    energy_after_kwh: nullable(
      Type.Integer({ description: 'After the works; negative when solar panels produce more than is used.' }),
    ),
    certificate_valid_until: nullable(
      Type.String({ format: 'date', description: 'Expiry date of the newest certificate.' }),
    ),
    renovation_id: nullable(uuid({ description: 'The suggested renovation.' })),
    planned_at: nullable(timestamp()),
    updated_at: timestamp(),
    deactivated_at: nullable(timestamp()),
  },
  {
    title: 'PortfolioItem',
    examples: [
      {
        id: '019a8d3e-5b1c-7c2e-8f4a-2b6d0c1e9f73',
        ...HOME_EXAMPLE,
        estate_type: 'HOUSE',
        estate_format: 'CLOSED',
        estate_status: 'FOR_SALE',
        year_built: 1935,
        quality_label: 'C',
        estate_provider_type: 'API',
        managing_user_external_id: null,
        label_now: 'E',
        label_after: 'A',
        label_probabilities: null,
        net_cost: 42180.5,
        net_cost_low: 29000,
        net_cost_high: 71000,
        energy_now_kwh: 24100,
        energy_after_kwh: 7900,
        certificate_valid_until: '2031-05-04',
        renovation_id: '019a8d3e-6f00-7a11-9c3d-5e8b7a2f4d10',
        planned_at: '2026-11-14T09:30:12.000Z',
        updated_at: '2026-11-14T09:30:12.000Z',
        deactivated_at: null,
      },
    ],
  },
);

export const portfolioPageSchema = Type.Object(
  {
    next: nullable(
      Type.String({ description: 'Pass it as `after` to get the next page; null on the last page.' }),
    ),
    data: Type.Array(portfolioItemSchema),
  },
  { title: 'PortfolioPage', examples: [{ next: null, data: [] }] },
);

export const portfolioExportSchema = {
  description: 'The estates that match, one per line.',
  content: { 'application/x-ndjson': { schema: portfolioItemSchema } },
};

export const labelDistributionSchema = Type.Object(
  {
    total: Type.Integer({ description: 'Number of estates that match all filters.' }),
    planned: Type.Integer({ description: 'Number of those with a suggested renovation.' }),
    totals: Type.Object(
      {
        net_cost_low: nullable(euros({ description: 'Sum of the lower bounds of what the owners pay.' })),
        net_cost: nullable(
          euros({ description: 'Sum of what the owners pay, including VAT and after subsidies.' }),
        ),
        net_cost_high: nullable(euros({ description: 'Sum of the upper bounds of what the owners pay.' })),
        energy_now_kwh: nullable(Type.Integer({ description: 'Sum of the yearly energy use today.' })),
        energy_after_kwh: nullable(
          Type.Integer({ description: 'Sum of the yearly energy use after the works.' }),
        ),
        co2_now_kg: nullable(Type.Integer({ description: 'Sum of the yearly CO₂ today.' })),
        co2_after_kg: nullable(Type.Integer({ description: 'Sum of the yearly CO₂ after the works.' })),
      },
      { description: 'Of the estates with a suggested renovation; null when none has one.' },
    ),
    scales: Type.Array(
      Type.Object({
        label_scale: Type.String(),
        regions: Type.Array(oneOf(REGIONS)),
        labels: Type.Array(
          Type.Object({
            label: Type.String(),
            now: Type.Integer({
              description: 'Estates with this label today, ignoring the filter `label_now`.',
            }),
            after: Type.Integer({
              description: 'Estates that reach this label, ignoring the filter `label_after`.',
            }),
          }),
          { description: 'Best first.' },
        ),
        without_label: Type.Integer({ description: 'Estates without a known label today.' }),
      }),
      { description: 'One entry per label scale in use.' },
    ),
  },
  {
    title: 'LabelDistribution',
    examples: [
      {
        total: 1,
        planned: 1,
        totals: {
          net_cost_low: 29000,
          net_cost: 42180.5,
          net_cost_high: 71000,
          energy_now_kwh: 24100,
          energy_after_kwh: 7900,
          co2_now_kg: 4900,
          co2_after_kg: 900,
        },
        scales: [
          {
            label_scale: 'flanders',
            regions: ['BE-VLG'],
            labels: [{ label: 'E', now: 1, after: 0 }],
            without_label: 0,
          },
        ],
      },
    ],
  },
);

const portfolioPlaceSchema = Type.Object(
  {
    country: oneOf(COUNTRIES),
    region: nullable(oneOf(REGIONS)),
    place: code('As written in the estates; null for estates without a place.'),
    count: Type.Integer({ description: 'Number of estates.' }),
    planned: Type.Integer({ description: 'Number of those with a suggested renovation.' }),
    most_common_label: code('The most common label today; of two equally common labels, the worse one.'),
    labels: Type.Array(Type.Object({ label: Type.String(), count: Type.Integer() }), {
      description: 'Labels today, best first; estates without a label are not counted.',
    }),
    average_net_cost: nullable(
      euros({ description: 'What their owners pay on average, including VAT and after subsidies.' }),
    ),
  },
  { title: 'PortfolioPlace' },
);

export const portfolioPlacesSchema = Type.Object(
  {
    total: Type.Integer({ description: 'Number of places, including those that are not listed.' }),
    places: Type.Array(portfolioPlaceSchema, { maxItems: 5000 }),
  },
  {
    title: 'PortfolioPlaces',
    examples: [
      {
        total: 1,
        places: [
          {
            country: 'BE',
            region: 'BE-VLG',
            place: 'Gent',
            count: 12,
            planned: 10,
            most_common_label: 'E',
            labels: [
              { label: 'D', count: 4 },
              { label: 'E', count: 6 },
            ],
            average_net_cost: 41200,
          },
        ],
      },
    ],
  },
);

const choicesOf = (description: string) =>
  Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() }), { description });

export const portfolioChoicesSchema = Type.Object(
  {
    places: choicesOf('Places with the most estates first; at most 200.'),
    users: choicesOf('Managing users, by `external_id`.'),
    providers: choicesOf('Sources of estates.'),
  },
  {
    title: 'PortfolioChoices',
    examples: [
      { places: [{ value: 'Gent', count: 12 }], users: [], providers: [{ value: 'API', count: 12 }] },
    ],
  },
);
