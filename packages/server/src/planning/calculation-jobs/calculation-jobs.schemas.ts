import { Type } from 'typebox';
import { readingExample, readingFields } from '../../estates/certificates/reading.schemas.ts';
import { expandedField } from '../../http/requests/expand.ts';
import { nullable, oneOf, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { pageOf, pageParameters } from '../../http/requests/paging.ts';
import { CALCULATION_JOB_STATUSES, CALCULATION_JOB_TYPES } from './calculation-job.ts';

/** `faultsOfBody` describes what is wrong with a body; this is what `openapi.json` documents of it. */
export const batchBodySchema = (maxEstates: number) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 255 }), {
    minItems: 1,
    maxItems: maxEstates,
    description:
      'Each string identifies one estate of the context: by its id, otherwise its `external_id`, otherwise its `metadata.property_id`. Duplicates count once.',
    examples: [['house-1', 'house-2']],
  });

export const jobParamsSchema = Type.Object({ id: uuid({ description: 'The calculation job.' }) });

export const jobListQuerySchema = Type.Object(
  {
    ...pageParameters,
    sort_by: oneOf(['created_at', 'updated_at'], {
      default: 'created_at',
      description: 'Field to sort the jobs by.',
    }),
    sort_direction: oneOf(['ASC', 'DESC'], {
      default: 'DESC',
      description: 'Oldest first, or newest first.',
    }),
    parent_id: Type.Optional(
      uuid({ description: 'Only the child jobs of this batch. Without it, the jobs created by clients.' }),
    ),
    include_archived: Type.Boolean({ default: false, description: 'Also list archived jobs.' }),
    status: Type.Optional(oneOf(CALCULATION_JOB_STATUSES, { description: 'Only jobs with this status.' })),
  },
  { additionalProperties: false },
);

const metadataSchema = Type.Object(
  {
    engine_version: Type.String({ description: 'Version of the calculation engine.' }),
    data_version: Type.String({ description: 'Version of the prices, rules and statistics.' }),
    estates: Type.Object(
      { total: Type.Integer(), finished: Type.Integer(), failed: Type.Integer() },
      { description: 'Progress of a batch.' },
    ),
    renovation_id: nullable(uuid({ description: 'The renovation created by a job for one estate.' })),
    failure: nullable(Type.String({ description: 'Why the job FAILED, or was STOPPED because it expired.' })),
    controls: Type.Object(
      {},
      { additionalProperties: true, description: 'The controls given with the batch.' },
    ),
    indication: Type.Unsafe<object | null>({
      type: ['object', 'null'],
      additionalProperties: true,
      'x-extension': true,
      description:
        'Set on a FINISHED ENERGY_EFFICIENCY_INDICATION: label, label_probabilities, primary_kwh_per_m2, quality_label, assumptions.',
    }),
    ...readingFields,
  },
  { additionalProperties: true },
);

export const jobSchema = Type.Object(
  {
    id: uuid(),
    created_at: timestamp(),
    updated_at: timestamp(),
    external_id: nullable(
      Type.String({
        description:
          'The `external_id` of the request; without one, the string that identified its only estate.',
      }),
    ),
    deactivated_at: nullable(
      timestamp({
        description: 'When the job was archived: by a client, or because retention removed its child jobs.',
      }),
    ),
    calculation_job_type: oneOf(CALCULATION_JOB_TYPES),
    calculation_job_status: oneOf(CALCULATION_JOB_STATUSES),
    metadata: metadataSchema,
    estate_id: nullable(
      uuid({ description: 'Null for a batch of several estates: each estate has a child job.' }),
    ),
    name: Type.String(),
    description: nullable(Type.String()),
    expires_at: timestamp({ description: 'A job that has not finished by then is STOPPED.' }),
    published_at: nullable(timestamp({ description: 'When its result was published as a renovation.' })),
    parent_id: nullable(uuid({ 'x-extension': true, description: 'The parent batch.' })),
    ...expandedField(
      'renovation',
      'the renovation of `metadata.renovation_id`; null until there is one, and for a batch of several estates.',
    ),
  },
  {
    title: 'CalculationJob',
    examples: [
      {
        id: '019a8b20-11c2-7d53-a1f0-3e6b9c2d7a41',
        created_at: '2026-11-14T09:30:00.000Z',
        updated_at: '2026-11-14T09:30:00.000Z',
        external_id: null,
        deactivated_at: null,
        calculation_job_type: 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION',
        calculation_job_status: 'NOT_STARTED',
        metadata: {
          engine_version: '1.0.0',
          data_version: '2026-11-14',
          estates: { total: 2, finished: 0, failed: 0 },
          renovation_id: null,
          failure: null,
          controls: { target_label: 'A' },
          indication: null,
        },
        estate_id: null,
        name: 'Renovation plans (2)',
        description: null,
        expires_at: '2026-11-15T09:30:00.000Z',
        published_at: null,
        parent_id: null,
      },
      readingExample,
    ],
  },
);

export const jobPageSchema = pageOf(jobSchema, 'CalculationJobPage');
