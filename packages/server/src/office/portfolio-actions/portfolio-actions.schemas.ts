import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { nullable, oneOf, pathText, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { ACTIONS, REQUESTED_ACTIONS } from './portfolio-action.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

const actionExample = {
  id: '019a8b22-4e5f-7b60-8a1c-3d2e1f0a9b8c',
  action: 'REPORT',
  language: 'nl-BE',
  created_at: '2026-11-14T09:30:00.000Z',
  ended_at: null,
  undone_at: null,
  can_undo: false,
  estates: { total: 40, done: 12, failed: 0, skipped: 3 },
  job_id: null,
  failure: null,
};

export const actionParamsSchema = Type.Object({ id: uuid({ description: 'The action.' }) });

export const newActionSchema = (maxEstates: number) =>
  Type.Object(
    {
      action: oneOf(REQUESTED_ACTIONS, {
        description:
          'DEACTIVATE takes estates off all lists and needs the permission `estates:write`; PLAN calculates a suggested renovation of each and needs `calculations:create`; REPORT makes a report of the suggested renovation of each, RENEW_REPORTS makes the outdated reports of each again, and both need `reports:create`.',
      }),
      external_ids: Type.Optional(
        Type.Array(pathText(), {
          minItems: 1,
          maxItems: maxEstates,
          description: 'Only these of the estates that pass the filter.',
        }),
      ),
      all_matching: Type.Optional(
        Type.Literal(true, {
          description: 'Every estate that passes the filter; all of the context without one.',
        }),
      ),
      language: Type.Optional(
        oneOf(LANGUAGES, {
          description:
            'Of the reports; required for REPORT. With RENEW_REPORTS, only reports in this language are renewed.',
        }),
      ),
    },
    {
      title: 'NewPortfolioAction',
      description: 'Either `external_ids` or `all_matching`.',
      additionalProperties: false,
      examples: [{ action: 'REPORT', external_ids: ['house-1', 'house-2'], language: 'nl-BE' }],
    },
  );

export const actionSchema = Type.Object(
  {
    id: uuid(),
    action: oneOf(ACTIONS, { description: 'REACTIVATE is what undoing a DEACTIVATE does.' }),
    language: nullable(oneOf(LANGUAGES)),
    created_at: timestamp(),
    ended_at: nullable(timestamp({ description: 'Null while estates wait.' })),
    undone_at: nullable(timestamp()),
    can_undo: Type.Boolean(),
    estates: Type.Object({
      total: count('All that were named, or that match.'),
      done: count('Finished so far.'),
      failed: count('Those that could not be finished.'),
      skipped: count('Those without anything to do: no plan to report on, too little known for a plan.'),
    }),
    job_id: nullable(uuid({ description: 'The calculation job of PLAN.' })),
    failure: nullable(Type.String({ description: 'Why one of them failed.' })),
  },
  { title: 'PortfolioAction', description: 'One action on many estates.', examples: [actionExample] },
);

export const actionListSchema = Type.Array(actionSchema, {
  description: 'The newest first, 20 at most.',
  examples: [[actionExample]],
});
