import { REGIONS } from '@rooftree/engine';
import { REASONS } from '@rooftree/programme';
import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { nullable, oneOf, pathText, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { HOME_STATUSES, LEFT_OUT_REASONS } from './programme.ts';
import { PROGRAMME_FILES } from './programme-homes.service.ts';
import { yearSchema } from './programme-result.schemas.ts';

const scenarioField = Type.Integer({
  minimum: 0,
  maximum: 7,
  default: 0,
  description: 'Number of the scenario; 0 is the programme itself.',
});
const language = Type.Optional(
  oneOf(LANGUAGES, { description: 'Language of the texts; that of the context when absent.' }),
);

export const homesQuerySchema = Type.Object(
  {
    scenario: scenarioField,
    year: Type.Optional(Type.Integer({ description: 'Only homes with works in this year.' })),
    status: Type.Optional(oneOf(HOME_STATUSES, { description: 'Only homes with this status.' })),
    language,
    page_size: Type.Integer({
      minimum: 1,
      maximum: 1000,
      default: 50,
      description: 'Number of homes per page.',
    }),
    after: Type.Optional(uuid({ description: '`next` of the previous page.' })),
  },
  { additionalProperties: false },
);

const homeSchema = Type.Object(
  {
    external_id: pathText(),
    address: nullable(Type.String()),
    place: nullable(Type.String()),
    region: nullable(oneOf(REGIONS)),
    status: oneOf(HOME_STATUSES),
    complex: nullable(Type.String({ description: 'Homes with the same code are renovated together.' })),
    package: nullable(
      Type.String({ description: 'The goal of the works: a label, `lifetime` or `fossil_free`.' }),
    ),
    works: Type.Array(Type.Object({ year: Type.Integer(), works: Type.Array(Type.String()) })),
    first_year: nullable(Type.Integer()),
    paid_cents: Type.Integer({ description: 'Paid for works in all years, after grants.' }),
    label_now: nullable(Type.String()),
    label_after: nullable(Type.String()),
    probability: nullable(Type.Number({ description: 'Probability of at least `label_after`.' })),
    reason: oneOf([...REASONS, ...LEFT_OUT_REASONS]),
    reason_limit: nullable(Type.String({ description: 'The id of the limit that decided.' })),
    reason_text: Type.String({ description: 'The reason in words.' }),
    approved_at: nullable(timestamp()),
    done_on: nullable(Type.String({ format: 'date' })),
  },
  { title: 'ProgrammeHome' },
);

export const homesPageSchema = Type.Object(
  {
    next: nullable(uuid({ description: 'Pass it as `after` to get the next page; null on the last page.' })),
    data: Type.Array(homeSchema),
  },
  {
    title: 'ProgrammeHomePage',
    examples: [
      {
        next: null,
        data: [
          {
            external_id: 'house-1',
            address: 'Lindenlaan 12, 2800 Mechelen',
            place: 'Mechelen',
            region: 'BE-VLG',
            status: 'PLANNED',
            complex: null,
            package: 'C',
            works: [{ year: 2028, works: ['roof_insulation'] }],
            first_year: 2028,
            paid_cents: 2_410_000,
            label_now: 'E',
            label_after: 'C',
            probability: 0.86,
            reason: 'DUTY',
            reason_limit: null,
            reason_text: 'The law requires a better label in time.',
            approved_at: null,
            done_on: null,
          },
        ],
      },
    ],
  },
);

export const compareQuerySchema = Type.Object(
  {
    with: uuid({ description: 'The other programme; may be the same, with another scenario.' }),
    scenario: scenarioField,
    with_scenario: scenarioField,
  },
  { additionalProperties: false },
);

const amount = Type.Number();
const comparedSchema = Type.Object({
  id: uuid(),
  name: Type.String(),
  value: amount,
  bound: nullable(amount),
  gap: nullable(amount),
  present_cost_cents: amount,
  paid_cents: amount,
  grants_cents: amount,
  co2_kg: amount,
  co2_saved_kg: amount,
  tenants_helped: amount,
  homes_with_works: amount,
  reserve_cents: amount,
  duties_missed: amount,
  years: Type.Array(yearSchema),
});

export const comparisonSchema = Type.Object(
  {
    programmes: Type.Array(comparedSchema, { description: 'This one, then the other.' }),
    difference: Type.Object(
      {
        present_cost_cents: amount,
        paid_cents: amount,
        co2_kg: amount,
        tenants_helped: amount,
        duties_missed: amount,
      },
      { description: 'The other less this one.' },
    ),
    homes_in_both: Type.Integer(),
    homes_moved: Type.Integer({ description: 'Homes with other works or another year in the other one.' }),
  },
  {
    title: 'ProgrammeComparison',
    examples: [
      {
        programmes: [],
        difference: {
          present_cost_cents: -120_000,
          paid_cents: 0,
          co2_kg: -800,
          tenants_helped: 2,
          duties_missed: 0,
        },
        homes_in_both: 409,
        homes_moved: 12,
      },
    ],
  },
);

export const fileParamsSchema = Type.Object({
  id: uuid({ description: 'The programme.' }),
  // Its keys are the names of the files.
  file: oneOf(Object.keys(PROGRAMME_FILES) as (keyof typeof PROGRAMME_FILES)[], {
    description: 'Name of the file.',
  }),
});

export const fileQuerySchema = Type.Object(
  { scenario: scenarioField, language },
  { additionalProperties: false },
);

const fileContent = {
  schema: { type: 'string', description: 'The file.' },
  example: 'external_id,place,year\r\n',
};
export const programmeFileSchema = {
  description: 'The file.',
  content: {
    [PROGRAMME_FILES['programme.xlsx']]: {
      schema: { type: 'string', format: 'binary', description: 'The file.' },
      example: 'PK',
    },
    'text/csv': fileContent,
    'text/plain': fileContent,
  },
};
