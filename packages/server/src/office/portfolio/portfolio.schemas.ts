import { COUNTRIES, ESTATE_FORMATS, ESTATE_TYPES, QUALITY_LABELS, REGIONS } from '@rooftree/engine';
import type { Static } from 'typebox';
import { ESTATE_STATUSES } from '../../estates/estates.ts';
import { homeFields } from '../../estates/home.schemas.ts';
import { euros, listOf, nullable, oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { Type } from '../../infra/checks/type.ts';
import { MISSING_FACTS, PORTFOLIO_SORTS, type PortfolioFilter } from './portfolio.ts';

const LARGEST_PAGE = 1000;
const MOST_EUROS = 1_000_000_000;

const filterFields = {
  search: Type.Optional(
    text({
      minLength: 1,
      maxLength: 100,
      description:
        'Words, in any order, each the beginning of a word of the address, of the `external_id` or of the `property_id`; accents and capitals do not matter.',
    }),
  ),
  place: Type.Optional(
    listOf(text({ minLength: 1 }), 'Only estates in one of these places: names or zip codes.'),
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
      description: 'Only plans of which the owner pays at least this, EUR.',
    }),
  ),
  net_cost_max: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MOST_EUROS,
      description: 'Only plans of which the owner pays at most this, EUR.',
    }),
  ),
  planned_since: Type.Optional(timestamp({ description: 'Only estates planned at this moment or later.' })),
  planned_before: Type.Optional(timestamp({ description: 'Only estates planned before this moment.' })),
  is_planned: Type.Optional(
    Type.Boolean({ description: 'Only estates with a suggested renovation, or without one.' }),
  ),
  external_id: Type.Optional(listOf(text({ minLength: 1 }), 'Only the estates with one of these.')),
  missing: Type.Optional(
    oneOf(MISSING_FACTS, {
      description: 'Only houses and apartments that cannot be planned because nobody has said this of them.',
    }),
  ),
  import_id: Type.Optional(
    uuid({ description: 'Only the estates that this import brought or changed, while it can be undone.' }),
  ),
  certificate_expires_within: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 3650,
      description:
        'Only estates of which the newest certificate that was read expires within so many days, or has expired.',
    }),
  ),
  include_deactivated: Type.Boolean({ default: false, description: 'Also deactivated estates.' }),
};

export const portfolioFilterSchema = Type.Object(filterFields, { additionalProperties: false });

export const portfolioQuerySchema = Type.Object(
  {
    ...filterFields,
    sort_by: oneOf(PORTFOLIO_SORTS, {
      default: 'address',
      description: 'Order of the estates; those without the value come last.',
    }),
    sort_direction: oneOf(['ASC', 'DESC'], {
      default: 'ASC',
      description: 'Smallest, oldest or best first, or last.',
    }),
    page_size: Type.Integer({
      minimum: 1,
      maximum: LARGEST_PAGE,
      default: 50,
      description: 'Number of estates.',
    }),
    after: Type.Optional(
      text({
        minLength: 1,
        maxLength: 1500,
        description: 'The `next` of the page before, in the same order.',
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
    label_now: code("Today's label: of the plan, else of the certificate."),
    label_after: code('The label after the works of the suggested renovation.'),
    label_probabilities: nullable(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description:
            'The chance of each label today; null where a certificate tells it, or without a plan.',
        },
      ),
    ),
    net_cost: nullable(euros({ description: 'What the owner pays, VAT included, after subsidies.' })),
    net_cost_low: nullable(euros({ description: 'Nine out of ten such works cost more.' })),
    net_cost_high: nullable(euros({ description: 'Nine out of ten such works cost less.' })),
    energy_now_kwh: nullable(
      Type.Integer({ description: 'Energy use of a year at typical use, today, as the plan has it.' }),
    ),
    energy_after_kwh: nullable(
      Type.Integer({ description: 'After the works; below zero where panels make more than is used.' }),
    ),
    certificate_valid_until: nullable(
      Type.String({ format: 'date', description: 'The last day of the newest certificate that was read.' }),
    ),
    renovation_id: nullable(uuid({ description: 'The suggested renovation.' })),
    planned_at: nullable(timestamp()),
    updated_at: timestamp(),
    deactivated_at: nullable(timestamp()),
  },
  { title: 'PortfolioItem' },
);

export const portfolioPageSchema = Type.Object(
  {
    next: nullable(
      Type.String({ description: 'For `after`: where the next page begins; null on the last page.' }),
    ),
    data: Type.Array(portfolioItemSchema),
  },
  { title: 'PortfolioPage', examples: [{ next: null, data: [] }] },
);

export const labelDistributionSchema = Type.Object(
  {
    total: Type.Integer({ description: 'Estates that pass every filter.' }),
    planned: Type.Integer({ description: 'Those of them with a suggested renovation.' }),
    scales: Type.Array(
      Type.Object({
        label_scale: Type.String(),
        regions: Type.Array(oneOf(REGIONS)),
        labels: Type.Array(
          Type.Object({
            label: Type.String(),
            now: Type.Integer({ description: 'Estates with this label today, whatever `label_now` says.' }),
            after: Type.Integer({ description: 'Estates that reach it, whatever `label_after` says.' }),
          }),
          { description: 'Best first.' },
        ),
        without_label: Type.Integer({ description: 'Estates of which no label is known today.' }),
      }),
      { description: 'One for each scale that has estates.' },
    ),
  },
  {
    title: 'LabelDistribution',
    examples: [
      {
        total: 1,
        planned: 1,
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
    place: code('As the estates write it; null of those without one.'),
    count: Type.Integer({ description: 'Estates.' }),
    planned: Type.Integer({ description: 'Those of them with a suggested renovation.' }),
    most_common_label: code('The label that most of them have today; of two with as many, the worse one.'),
    labels: Type.Array(Type.Object({ label: Type.String(), count: Type.Integer() }), {
      description: 'Labels of today, best first; estates without one are not counted here.',
    }),
    average_net_cost: nullable(
      euros({ description: 'What their owners pay on average, VAT included, after subsidies.' }),
    ),
  },
  { title: 'PortfolioPlace' },
);

export const portfolioPlacesSchema = Type.Object(
  {
    total: Type.Integer({ description: 'Places, also those that are not listed.' }),
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
    places: choicesOf('Places with most estates first, 200 at most.'),
    users: choicesOf('Managing users, by `external_id`.'),
    providers: choicesOf('Where estates come from.'),
  },
  {
    title: 'PortfolioChoices',
    examples: [
      { places: [{ value: 'Gent', count: 12 }], users: [], providers: [{ value: 'API', count: 12 }] },
    ],
  },
);
