import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { nullable, oneOf, pathText, timestamp, uuid } from '../../../http/requests/json-schemas.ts';

/** Facts are derived home by home while the request waits. */
export const MOST_DONE = 200;
const strict = { additionalProperties: false };

export const newApprovalSchema = Type.Object(
  {
    year: Type.Integer({
      minimum: 2020,
      maximum: 2100,
      description: 'Homes whose works begin in this year are approved.',
    }),
    scenario: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 7,
        description: 'Number of the scenario; 0, the programme itself, when absent. The same for all years.',
      }),
    ),
    passports: Type.Optional(
      Type.Boolean({ description: 'Also create the passport of each home; false when absent.' }),
    ),
    language: Type.Optional(
      oneOf(LANGUAGES, { description: 'Language of the passports; that of the context when absent.' }),
    ),
  },
  {
    title: 'NewProgrammeApproval',
    ...strict,
    examples: [{ year: 2027, passports: true, language: 'nl-BE' }],
  },
);

const EXAMPLE = {
  id: '019a8b22-4e5f-7b60-8a1c-3d2e1f0a9b8d',
  scenario: 0,
  year: 2027,
  created_at: '2026-11-18T09:30:00.000Z',
  homes: { total: 58, done: 12, overdue: 0 },
  plans: { job_ids: ['019a8b20-11c2-7d53-a1f0-3e6b9c2d7a41'], finished: 58, failed: 0 },
  passports: { language: 'nl-BE', action_id: null, failure: null },
};

export const approvalSchema = Type.Object(
  {
    id: uuid(),
    scenario: Type.Integer(),
    year: Type.Integer(),
    created_at: timestamp(),
    homes: Type.Object({
      total: Type.Integer({ description: 'Homes that were approved.' }),
      done: Type.Integer({ description: 'Homes whose works were reported done.' }),
      overdue: Type.Integer({ description: 'Homes whose year has passed without a report.' }),
    }),
    plans: Type.Object({
      job_ids: Type.Array(uuid(), { description: 'The calculation jobs that plan the homes.' }),
      finished: Type.Integer(),
      failed: Type.Integer(),
    }),
    passports: nullable(
      Type.Object(
        {
          language: oneOf(LANGUAGES),
          action_id: nullable(
            uuid({ description: 'The portfolio action that creates them; null while the plans are made.' }),
          ),
          failure: nullable(Type.String()),
        },
        { description: 'Null when none were wanted.' },
      ),
    ),
  },
  {
    title: 'ProgrammeApproval',
    description: 'A year of a programme that has become work.',
    examples: [EXAMPLE],
  },
);

export const approvalListSchema = Type.Array(approvalSchema, {
  title: 'ProgrammeApprovals',
  examples: [[EXAMPLE]],
});

const reportSchema = (options: { maxItems?: number }) =>
  Type.Object(
    {
      homes: Type.Array(
        Type.Object(
          {
            external_id: pathText({ description: 'A home whose works are approved.' }),
            done_on: Type.String({
              pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
              maxLength: 10,
              description: 'The day on which its works were done; not in the future.',
            }),
          },
          strict,
        ),
        { minItems: 1, ...options },
      ),
    },
    {
      title: 'ProgrammeWorks',
      ...strict,
      examples: [{ homes: [{ external_id: 'house-1', done_on: '2026-10-30' }] }],
    },
  );

export const worksDoneSchema = reportSchema({ maxItems: MOST_DONE });
/** Of the command, which divides it. */
export const worksReportSchema = reportSchema({});

export const worksRecordedSchema = Type.Object(
  {
    recorded: Type.Integer({ description: 'Homes with works that were not reported before.' }),
    unchanged: Type.Integer({ description: 'Homes whose works were reported before.' }),
    homes: Type.Array(
      Type.Object({
        external_id: pathText(),
        done_on: Type.String({ format: 'date' }),
        works: Type.Array(Type.String(), { description: 'The works that were recorded now.' }),
        facts: Type.Array(Type.String(), { description: 'The facts of the home that they changed.' }),
      }),
    ),
    job_ids: Type.Array(uuid(), { description: 'The calculation jobs that plan what is left to do.' }),
  },
  {
    title: 'ProgrammeWorksDone',
    examples: [
      {
        recorded: 1,
        unchanged: 0,
        homes: [
          {
            external_id: 'house-1',
            done_on: '2026-10-30',
            works: ['wall_cavity'],
            facts: ['outer_wall_insulation_type', 'has_cavity_wall_insulation'],
          },
        ],
        job_ids: ['019a8b20-11c2-7d53-a1f0-3e6b9c2d7a41'],
      },
    ],
  },
);
