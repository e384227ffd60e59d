/** The `webhooks` of openapi.json: what we send to the clients' own servers. */
import { LANGUAGES } from '@rooftree/words';
import { type TSchema, Type } from 'typebox';
import { CONNECTION_STATES } from './estates/connections/connection.ts';
import type { WebhookEvent } from './events.ts';
import {
  nullable,
  oneOf,
  pathText,
  text,
  timestamp,
  uuid,
  webAddress,
} from './http/requests/json-schemas.ts';
import { PLAN_STATUSES } from './office/buildings/building.ts';
import { PROGRAMME_STATUSES } from './office/programmes/programme.ts';
import { WISHES } from './output/contact-requests/contact-request.ts';
import { reportSchema } from './output/reports/reports.schemas.ts';
import { jobSchema } from './planning/calculation-jobs/calculation-jobs.schemas.ts';

const JOB_EVENTS = [
  'calculation_job.finished',
  'calculation_job.failed',
  'calculation_job.stopped',
] as const satisfies WebhookEvent[];

const event = (title: string, types: readonly WebhookEvent[], data: TSchema) =>
  Type.Object(
    {
      type: oneOf(types),
      timestamp: timestamp({ description: 'When it happened.' }),
      data,
      test: Type.Optional(
        Type.Literal(true, { description: 'Only in a sample that was requested: its data is invented.' }),
      ),
    },
    { title, 'x-extension': true },
  );

const jobEvent = event('CalculationJobEvent', JOB_EVENTS, jobSchema);

const reportEvent = event(
  'ReportCreatedEvent',
  ['report.created'],
  Type.Object({
    ...reportSchema.properties,
    renovation_id: uuid(),
    language: oneOf(LANGUAGES),
  }),
);

const alertEvent = event(
  'PlanAlertRequestedEvent',
  ['plan_alert.requested'],
  Type.Object({
    external_id: pathText({ description: 'The `external_id` of the estate.' }),
    wish: oneOf(WISHES, {
      description:
        '`CALL_BACK`: asks for a call about a saved plan. `CHANGES`: wants news about prices or grants.',
    }),
    renovation_id: nullable(uuid({ description: 'The plan saved with the request.' })),
    name: nullable(text({ description: 'As entered.' })),
    email: nullable(text({ description: 'As entered by the buyer; not verified.' })),
    phone: nullable(text({ description: 'As entered by the buyer; not verified.' })),
    language: oneOf(LANGUAGES, { description: 'Language of the page.' }),
    plan_url: webAddress({ description: "Link to the plan with the person's choices." }),
    consented_at: timestamp({ description: 'When the person gave consent.' }),
  }),
);

const connectionEvent = event(
  'ConnectionFailedEvent',
  ['connection.failed'],
  Type.Object({
    connection_id: uuid(),
    run_id: uuid(),
    provider: Type.String(),
    state: oneOf(CONNECTION_STATES),
    fault: Type.String({ description: 'Human-readable description of the problem.' }),
  }),
);

const programmeEvent = event(
  'ProgrammeEvent',
  ['programme.finished', 'programme.failed'],
  Type.Object({
    id: uuid({ description: 'The programme.' }),
    status: oneOf(PROGRAMME_STATUSES),
    failure: nullable(Type.String({ description: 'Why it failed.' })),
  }),
);

const programmeWorkEvent = event(
  'ProgrammeWorkEvent',
  ['programme.approved', 'programme.works_done'],
  Type.Object({
    id: uuid({ description: 'The programme.' }),
    homes: Type.Integer({ description: 'Homes that were approved, or whose works were reported done.' }),
    year: Type.Optional(Type.Integer({ description: 'The approved year.' })),
    scenario: Type.Optional(Type.Integer({ description: 'The approved scenario.' })),
  }),
);

const buildingEvent = event(
  'BuildingEvent',
  ['building.planned', 'building.failed'],
  Type.Object({
    id: uuid({ description: 'The request of the plan.' }),
    external_id: Type.String({ description: 'The building.' }),
    status: oneOf(PLAN_STATUSES),
    messages: Type.Array(Type.String(), { description: 'Why it failed.' }),
  }),
);

const ENDS: Record<
  (typeof JOB_EVENTS)[number],
  { id: string; status: string; finished: number; failed: number }
> = {
  'calculation_job.finished': { id: 'calculationJobFinished', status: 'FINISHED', finished: 2, failed: 0 },
  'calculation_job.failed': { id: 'calculationJobFailed', status: 'FAILED', finished: 0, failed: 2 },
  'calculation_job.stopped': { id: 'calculationJobStopped', status: 'STOPPED', finished: 1, failed: 0 },
};

const signatureHeaders = [
  ['webhook-id', 'Id of the event; retries have the same id.', { type: 'string', maxLength: 64 }],
  ['webhook-timestamp', 'When this attempt was signed, in seconds since 1970.', { type: 'integer' }],
  [
    'webhook-signature',
    'Standard Webhooks 1.0: `v1,` and the signature in Base64.',
    { type: 'string', maxLength: 1024 },
  ],
].map(([name, description, schema]) => ({ name, in: 'header', required: true, description, schema }));

/** By the name of the event, as OpenAPI 3.1 wants them. */
export const WEBHOOKS: Readonly<Record<WebhookEvent, Webhook>> = {
  'calculation_job.finished': jobWebhook('calculation_job.finished'),
  'calculation_job.failed': jobWebhook('calculation_job.failed'),
  'calculation_job.stopped': jobWebhook('calculation_job.stopped'),
  'report.created': webhook({
    operationId: 'reportCreated',
    summary: 'A report is ready to download',
    schema: reportEvent,
    example: {
      type: 'report.created',
      timestamp: '2026-11-14T09:31:00.000Z',
      data: {
        ...exampleOf(reportSchema),
        renovation_id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
        language: 'nl-BE',
      },
    },
  }),
  'plan_alert.requested': webhook({
    operationId: 'planAlertRequested',
    summary: 'A reader of the planner page asks for a call, or for news about prices or grants',
    schema: alertEvent,
    example: {
      type: 'plan_alert.requested',
      timestamp: '2026-11-14T09:31:00.000Z',
      data: {
        external_id: 'BE-1001',
        wish: 'CHANGES',
        renovation_id: null,
        name: 'An Peeters',
        email: 'reader@example.com',
        phone: null,
        language: 'nl-BE',
        plan_url: 'https://plans.example.com/r/9VbXhA3kQz2mLw8TgYcR1g?lang=nl-BE&target=B',
        consented_at: '2026-11-14T09:31:00.000Z',
      },
    },
  }),
  'connection.failed': webhook({
    operationId: 'connectionFailed',
    summary: 'A connection stopped syncing',
    schema: connectionEvent,
    example: {
      type: 'connection.failed',
      timestamp: '2026-11-14T09:31:00.000Z',
      data: {
        connection_id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
        run_id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e91',
        provider: 'WHISE',
        state: 'NEEDS_CREDENTIALS',
        fault: 'Whise rejected the credentials (400)',
      },
    },
  }),
  'programme.finished': webhook({
    operationId: 'programmeFinished',
    summary: 'A programme has its result',
    schema: programmeEvent,
    example: {
      type: 'programme.finished',
      timestamp: '2026-11-14T09:31:00.000Z',
      data: { id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90', status: 'FINISHED', failure: null },
    },
  }),
  'programme.failed': webhook({
    operationId: 'programmeFailed',
    summary: 'A programme could not be computed',
    schema: programmeEvent,
    example: {
      type: 'programme.failed',
      timestamp: '2026-11-14T09:31:00.000Z',
      data: {
        id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
        status: 'FAILED',
        failure: 'the programme could not be computed; the operator finds the cause in the log',
      },
    },
  }),
  'programme.approved': webhook({
    operationId: 'programmeApproved',
    summary: 'A year of a programme was approved',
    schema: programmeWorkEvent,
    example: {
      type: 'programme.approved',
      timestamp: '2026-11-14T09:31:00.000Z',
      data: { id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90', homes: 58, year: 2027, scenario: 0 },
    },
  }),
  'programme.works_done': webhook({
    operationId: 'programmeWorksDone',
    summary: 'Works of a programme were reported done',
    schema: programmeWorkEvent,
    example: {
      type: 'programme.works_done',
      timestamp: '2026-11-14T09:31:00.000Z',
      data: { id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90', homes: 12 },
    },
  }),
  'building.planned': webhook({
    operationId: 'buildingPlanned',
    summary: 'A building has its plan',
    schema: buildingEvent,
    example: {
      type: 'building.planned',
      timestamp: '2026-11-14T09:31:00.000Z',
      data: {
        id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
        external_id: 'building-1',
        status: 'FINISHED',
        messages: [],
      },
    },
  }),
  'building.failed': webhook({
    operationId: 'buildingFailed',
    summary: 'A building could not be planned',
    schema: buildingEvent,
    example: {
      type: 'building.failed',
      timestamp: '2026-11-14T09:31:00.000Z',
      data: {
        id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
        external_id: 'building-1',
        status: 'FAILED',
        messages: ['the plan could not be computed; the operator finds the cause in the log'],
      },
    },
  }),
};

/** What an event of this kind looks like, with invented data. */
export function sampleData(event: WebhookEvent): object {
  return WEBHOOKS[event].post.requestBody.content['application/json'].example.data;
}

type Webhook = ReturnType<typeof webhook>;

function jobWebhook(type: (typeof JOB_EVENTS)[number]): Webhook {
  const { id, status, finished, failed } = ENDS[type];
  // The example of a job, which has not begun; its form is that of the schema.
  const job = exampleOf(jobSchema) as { metadata: object };
  const metadata = { ...job.metadata, estates: { total: 2, finished, failed } };
  const timestamp = '2026-11-14T09:31:00.000Z';
  return webhook({
    operationId: id,
    summary: `A calculation job of a client is ${status}`,
    schema: jobEvent,
    example: {
      type,
      timestamp,
      data: { ...job, updated_at: timestamp, calculation_job_status: status, metadata },
    },
  });
}

interface Described {
  operationId: string;
  summary: string;
  schema: TSchema;
  example: { type: WebhookEvent; timestamp: string; data: object };
}

function webhook(described: Described) {
  return {
    post: {
      operationId: described.operationId,
      summary: described.summary,
      description:
        'Sent to the webhooks of the context. Verify the signature before you trust an event, and respond with 2xx within ten seconds. Anything else is retried later with the same `webhook-id`.',
      tags: ['Webhooks'],
      'x-extension': true,
      security: [],
      parameters: signatureHeaders,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: described.schema, example: described.example } },
      },
      responses: { '2XX': { description: 'Accepted.' }, default: { description: 'Will be retried later.' } },
    },
  };
}

function exampleOf(schema: TSchema): object {
  // TypeBox keeps every option of a schema, and does not type them.
  const { examples } = schema as TSchema & { examples: [object] };
  return examples[0];
}
