import {
  BASELINES,
  CALENDARS,
  CREWS,
  LIMIT_KINDS,
  LIMIT_UNITS,
  PROGRAMME_OBJECTIVES,
} from '@rooftree/programme';
import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { nullable, oneOf, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { PROGRAMME_STATUSES } from './programme.ts';
import { NEW_PROGRAMME_EXAMPLE } from './programmes.schemas.ts';

const count = (description?: string) => Type.Integer({ ...(description && { description }) });
const cents = (description?: string) => count(description);
const sentence = Type.String({ description: 'The same in words.' });

export const programmeParamsSchema = Type.Object({ id: uuid({ description: 'The programme.' }) });

export const programmeQuerySchema = Type.Object(
  {
    language: Type.Optional(
      oneOf(LANGUAGES, { description: 'Language of the texts; that of the context when absent.' }),
    ),
  },
  { additionalProperties: false },
);

const labelCounts = (description: string) =>
  Type.Array(Type.Object({ label: Type.String(), homes: count() }), { description });

const limitSchema = Type.Object({
  id: Type.String(),
  kind: oneOf(LIMIT_KINDS),
  year: nullable(Type.Integer()),
  trade: nullable(oneOf(CREWS)),
  place: nullable(Type.String()),
  label: nullable(Type.String()),
  comparison: oneOf(['AT_MOST', 'AT_LEAST']),
  unit: oneOf(LIMIT_UNITS, {
    description: 'MILLIHOMES: thousandths of a home, because each home counts with its probability.',
  }),
  amount: Type.Number({ description: 'The limit.' }),
  used: Type.Number({ description: 'How much of it the programme uses or reaches.' }),
  slack: Type.Number({ description: 'What is left; negative where the limit is broken.' }),
  price: nullable(
    Type.Number({ description: 'By how much one unit more improves the value; null when infeasible.' }),
  ),
  text: sentence,
});

export const yearSchema = Type.Object(
  {
    year: Type.Integer(),
    homes: count('Homes with works in this year.'),
    paid_cents: cents('Paid for works, after grants.'),
    grants_cents: cents(),
    hours: Type.Object(
      { shell: count(), glass: count(), installer: count(), electrician: count() },
      { description: 'By trade.' },
    ),
    co2_kg: count('Emissions of all homes.'),
    mean_bill_cents: cents('Mean energy bill of a home.'),
    labels: labelCounts('Homes by label at the end of the year.'),
  },
  { title: 'ProgrammeYear' },
);

const dutySchema = Type.Object({
  duty: oneOf(CALENDARS),
  year: Type.Integer(),
  homes: count('Homes that have this duty.'),
  met: count('Homes that meet it with the required probability.'),
  missed: count(),
  probability: Type.Number({ description: 'Mean probability over these homes.' }),
  text: sentence,
});

const baselineSchema = Type.Object({
  rule: oneOf(BASELINES),
  value: Type.Number(),
  present_cost_cents: cents(),
  paid_cents: cents(),
  co2_kg: count(),
  duties_missed: count(),
  limits_broken: Type.Array(Type.String(), { description: 'Ids of limits.' }),
  text: sentence,
});

const scenarioSchema = Type.Object({
  number: count('0 is the programme itself.'),
  name: nullable(Type.String()),
  status: oneOf(['FINISHED', 'INFEASIBLE']),
  value: Type.Number({ description: 'In `value_unit`; lower is better.' }),
  bound: nullable(
    Type.Number({ description: 'No programme within the limits has a lower value; null when infeasible.' }),
  ),
  gap: nullable(
    Type.Number({ description: 'How far the value can be above the best one, as a part of the bound.' }),
  ),
  present_cost_cents: cents('Net present cost of works and energy over 30 years.'),
  paid_cents: cents('Paid for works in all years, after grants.'),
  grants_cents: cents(),
  co2_kg: count('Emissions over the years of the programme.'),
  co2_saved_kg: count('Compared with no works at all.'),
  tenants_helped: count('Homes with an energy bill at least 20 % lower at the end.'),
  homes_with_works: count(),
  homes_moved: nullable(count('Homes with other works or another year than in the previous programme.')),
  reserve_cents: cents('What homes that miss a duty are expected to need later.'),
  labels_now: labelCounts(
    'Homes by label before any works; empty when an earlier version has solved the programme.',
  ),
  limits: Type.Array(limitSchema),
  years: Type.Array(yearSchema),
  duties: Type.Array(dutySchema),
  conflict: Type.Array(Type.Object({ id: Type.String(), text: sentence }), {
    description: 'Limits that contradict each other; `duties` are the duties of the law.',
  }),
  changes: Type.Array(
    Type.Object({ id: Type.String(), amount: Type.Number(), needed: Type.Number(), text: sentence }),
    { description: 'Which limits the nearest programme needs changed.' },
  ),
  baselines: Type.Array(baselineSchema),
});

const summaryFields = {
  id: uuid(),
  name: Type.String(),
  status: oneOf(PROGRAMME_STATUSES),
  objective: oneOf(PROGRAMME_OBJECTIVES),
  value_unit: oneOf(['CENTS', 'GRAMS', 'POINTS']),
  first_year: Type.Integer(),
  years: Type.Integer(),
  created_at: timestamp(),
  started_at: nullable(timestamp()),
  ended_at: nullable(timestamp()),
  failure: nullable(Type.String({ description: 'Why it failed.' })),
  homes: Type.Object({
    total: count('All that were chosen.'),
    planned: count('Those that the engine has planned.'),
    left_out: count('Those that cannot be part of it; their list has the reasons.'),
  }),
  progress: Type.Object({
    homes_total: count(),
    homes_planned: count(),
    scenario: nullable(count('The one that is being solved.')),
    value: nullable(Type.Number({ description: 'Best value so far.' })),
    bound: nullable(Type.Number({ description: 'Best bound so far.' })),
    gap: nullable(Type.Number({ description: 'Distance between both, as a part of the bound.' })),
  }),
  outcome: nullable(
    Type.Object(
      {
        homes_with_works: count(),
        paid_cents: cents('Paid for works in all years, after grants.'),
        gap: nullable(Type.Number({ description: 'How far the value can be above the best one.' })),
      },
      { description: 'The first scenario in three figures; null while there is no result.' },
    ),
  ),
  previous_id: nullable(uuid()),
};

const SUMMARY_EXAMPLE = {
  id: '019a8b22-4e5f-7b60-8a1c-3d2e1f0a9b8c',
  name: 'Ghent until 2032',
  status: 'SOLVING',
  objective: 'LOWEST_COST',
  value_unit: 'CENTS',
  first_year: 2027,
  years: 6,
  created_at: '2026-11-14T09:30:00.000Z',
  started_at: '2026-11-14T09:30:01.000Z',
  ended_at: null,
  failure: null,
  homes: { total: 412, planned: 412, left_out: 3 },
  progress: {
    homes_total: 412,
    homes_planned: 412,
    scenario: 0,
    value: 1_803_330_000,
    bound: 1_803_120_000,
    gap: 0.000116,
  },
  outcome: null,
  previous_id: null,
};

export const programmeSchema = Type.Object(
  {
    ...summaryFields,
    request: Type.Object({}, { additionalProperties: true, description: 'As it was sent.' }),
    scenarios: Type.Array(scenarioSchema, { description: 'Empty until it has finished.' }),
  },
  {
    title: 'Programme',
    description: 'Which homes get which works in which year, within shared limits.',
    examples: [{ ...SUMMARY_EXAMPLE, request: NEW_PROGRAMME_EXAMPLE, scenarios: [] }],
  },
);

export const programmePageSchema = Type.Object(
  {
    next: nullable(uuid({ description: 'Pass it as `after` to get the next page; null on the last page.' })),
    data: Type.Array(Type.Object(summaryFields)),
  },
  { title: 'ProgrammePage', examples: [{ next: null, data: [SUMMARY_EXAMPLE] }] },
);

export const programmeListQuerySchema = Type.Object(
  {
    page_size: Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 20,
      description: 'Number of programmes per page.',
    }),
    after: Type.Optional(uuid({ description: '`next` of the previous page.' })),
  },
  { additionalProperties: false },
);
