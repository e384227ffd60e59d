import { PROVIDERS } from '@rooftree/connectors';
import { ESTATE_TYPES } from '@rooftree/engine';
import { Type } from 'typebox';
import { nullable, oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { CONNECTION_STATES, SYNC_KINDS, SYNC_STATUSES } from './connection.ts';

const PROVIDER_NAMES = PROVIDERS.map(({ name }) => name);
const count = (description?: string) => Type.Integer({ minimum: 0, ...(description && { description }) });

const connectionId = uuid({ description: 'The connection.' });
export const connectionParamsSchema = Type.Object({ id: connectionId });
export const runParamsSchema = Type.Object({
  id: connectionId,
  run_id: uuid({ description: 'The sync run.' }),
});

const credentialsSchema = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: Type.String({ maxLength: 2000 }),
  maxProperties: 20,
  description: 'The fields listed by `GET /v1/connection-providers`. Stored encrypted and never returned.',
});

const DESCRIPTIONS = {
  plansEstates: 'Plan new estates, and estates with changes that affect their plan.',
  returnsReports: 'Upload each report once to the system its estate came from.',
  isPaused: 'Turns automatic sync off.',
};
const optional = (description: string, more: object = {}) =>
  Type.Optional(Type.Boolean({ description, ...more }));

export const newConnectionSchema = Type.Object(
  {
    provider: oneOf(PROVIDER_NAMES),
    name: text({ minLength: 1, description: 'Display name.' }),
    credentials: credentialsSchema,
    plans_estates: optional(DESCRIPTIONS.plansEstates, { default: true }),
    returns_reports: optional(DESCRIPTIONS.returnsReports, { default: false }),
    is_paused: optional(DESCRIPTIONS.isPaused, { default: false }),
  },
  {
    additionalProperties: false,
    examples: [
      {
        provider: 'WHISE',
        name: 'Our Whise',
        credentials: { username: 'partner@example.com', password: 'a secret', client_id: '4711' },
      },
    ],
  },
);

export const connectionChangesSchema = Type.Object(
  {
    name: Type.Optional(text({ minLength: 1 })),
    credentials: Type.Optional(credentialsSchema),
    plans_estates: optional(DESCRIPTIONS.plansEstates),
    returns_reports: optional(DESCRIPTIONS.returnsReports),
    is_paused: optional(DESCRIPTIONS.isPaused),
  },
  { additionalProperties: false, minProperties: 1, examples: [{ is_paused: true }] },
);

const runExample = {
  id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e91',
  kind: 'FULL',
  run_status: 'FINISHED',
  started_at: '2026-11-14T09:30:00.000Z',
  ended_at: '2026-11-14T09:30:12.000Z',
  announced: 412,
  read: 412,
  created: 3,
  changed: 17,
  unchanged: 391,
  refused: 1,
  deactivated: 0,
  to_deactivate: null,
  fault: null,
};

export const runSchema = Type.Object(
  {
    id: uuid(),
    kind: oneOf(SYNC_KINDS, {
      description:
        '`FULL`: everything at the provider. `DELTA`: what changed since the last sync. `HOOK`: what a provider webhook announced.',
    }),
    run_status: oneOf(SYNC_STATUSES, {
      description: '`WAITING`: a decision is needed about estates that would be deactivated.',
    }),
    started_at: timestamp(),
    ended_at: nullable(timestamp()),
    announced: nullable(count('Number of estates reported by the provider.')),
    read: count(),
    created: count(),
    changed: count(),
    unchanged: count(),
    refused: count(),
    deactivated: count(),
    to_deactivate: nullable(
      count('Number of estates that are gone at the provider, while the decision about them is open.'),
    ),
    fault: nullable(Type.String()),
  },
  { title: 'ConnectionRun', 'x-extension': true, examples: [runExample] },
);

const connectionExample = {
  id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
  provider: 'WHISE',
  name: 'Our Whise',
  state: 'ACTIVE',
  credentials: { username: 'partner@example.com', client_id: '4711' },
  plans_estates: true,
  returns_reports: false,
  created_at: '2026-11-14T09:29:00.000Z',
  last_full_read_at: '2026-11-14T09:30:12.000Z',
  last_delta_read_at: null,
  next_read_at: '2026-11-14T09:44:31.000Z',
  last_fault: null,
  last_fault_at: null,
  estates: 411,
  conflicts: 0,
  last_run: runExample,
};

export const connectionSchema = Type.Object(
  {
    id: uuid(),
    provider: oneOf(PROVIDER_NAMES),
    name: text(),
    state: oneOf(CONNECTION_STATES),
    credentials: Type.Unsafe<Record<string, string>>({
      type: 'object',
      additionalProperties: Type.String(),
      description: 'Only the fields that are not secret.',
    }),
    plans_estates: Type.Boolean(),
    returns_reports: Type.Boolean(),
    created_at: timestamp(),
    last_full_read_at: nullable(timestamp()),
    last_delta_read_at: nullable(timestamp()),
    next_read_at: nullable(timestamp({ description: 'Null while automatic sync is off.' })),
    last_fault: nullable(Type.String({ description: 'Human-readable description of the problem.' })),
    last_fault_at: nullable(timestamp()),
    estates: count('Number of active estates from this connection.'),
    conflicts: count('Number of listings that wait for a decision about another estate with their id.'),
    last_run: Type.Unsafe<object | null>({ anyOf: [runSchema, { type: 'null' }] }),
  },
  { title: 'Connection', 'x-extension': true, examples: [connectionExample] },
);

export const connectionListSchema = Type.Object(
  { connections: Type.Array(connectionSchema) },
  { examples: [{ connections: [connectionExample] }] },
);
export const runListSchema = Type.Object(
  { runs: Type.Array(runSchema) },
  { examples: [{ runs: [runExample] }] },
);

export const runRequestSchema = Type.Object(
  {
    kind: oneOf(['FULL', 'DELTA'], {
      description: '`DELTA` syncs what has changed since the last sync, or everything when there was none.',
    }),
  },
  { additionalProperties: false, examples: [{ kind: 'DELTA' }] },
);

export const decisionSchema = Type.Object(
  {
    decision: oneOf(['DEACTIVATE', 'KEEP'], {
      description: 'What to do with estates that are gone at the provider.',
    }),
  },
  { additionalProperties: false, examples: [{ decision: 'KEEP' }] },
);

const reasons = Type.Array(Type.String(), { description: 'Human-readable sentences.' });

export const refusedListSchema = Type.Object(
  {
    refused_rows: Type.Array(
      Type.Object({
        external_id: nullable(Type.String({ description: 'The id at the provider.' })),
        reasons,
        is_known: Type.Boolean({ description: 'True when an estate from an earlier sync exists here.' }),
      }),
      { description: 'At most 500 rows.' },
    ),
  },
  {
    examples: [
      {
        refused_rows: [
          {
            external_id: '4812',
            reasons: ['its category is not filled in, or is one that we do not know'],
            is_known: false,
          },
        ],
      },
    ],
  },
);

export const previewSchema = Type.Object(
  {
    announced: nullable(count('Number of estates reported by the provider.')),
    is_whole: Type.Boolean({ description: 'True when the preview is complete.' }),
    counts: Type.Object({
      read: count(),
      created: count(),
      changed: count(),
      unchanged: count(),
      refused: count(),
    }),
    rows: Type.Array(
      Type.Object({
        external_id: nullable(Type.String()),
        outcome: oneOf(['new', 'changed', 'unchanged', 'refused', 'gone']),
        address: nullable(Type.String()),
        estate_type: nullable(oneOf(ESTATE_TYPES)),
        facts: count('Number of known facts about the house.'),
        values: Type.Array(
          Type.Object({
            name: Type.String({ description: 'The fact, named as in `dwelling`.' }),
            value: Type.Unsafe<unknown>({
              type: ['string', 'number', 'boolean', 'object', 'null'],
              description: 'What would be stored; null when the words are not used.',
            }),
            is_vague: Type.Boolean({ description: 'Stated without saying how much; no plan uses it.' }),
            sources: Type.Array(
              Type.Object({
                field: Type.String({ description: 'The field, as the provider names it.' }),
                label: nullable(
                  Type.String({
                    description:
                      'The name that the provider gives to a numbered field, in the language of its response.',
                  }),
                ),
                words: Type.String({ description: 'The words of the provider.' }),
              }),
            ),
          }),
          { description: 'The facts beside the words of the provider.' },
        ),
        reasons,
      }),
    ),
  },
  {
    title: 'ConnectionPreview',
    'x-extension': true,
    examples: [
      {
        announced: 412,
        is_whole: false,
        counts: { read: 200, created: 199, changed: 0, unchanged: 0, refused: 1 },
        rows: [
          {
            external_id: '4811',
            outcome: 'new',
            address: 'Kersenlaan 12, 2800 Mechelen',
            estate_type: 'HOUSE',
            facts: 9,
            values: [
              {
                name: 'heating_type',
                value: 'GAS',
                is_vague: false,
                sources: [{ field: 'details 1020', label: 'chauffage', words: 'gaz (chau. centr.)' }],
              },
            ],
            reasons: [],
          },
        ],
      },
    ],
  },
);

export const providerListSchema = Type.Object(
  {
    providers: Type.Array(
      Type.Object({
        name: Type.String(),
        base: Type.String({ description: 'The only host that is contacted.' }),
        is_read: Type.Boolean({
          description: 'True when it supports sync; false when it only sends webhooks.',
        }),
        takes_reports: Type.Boolean(),
        credentials: Type.Array(
          Type.Object({ name: Type.String(), is_secret: Type.Boolean(), is_optional: Type.Boolean() }),
        ),
      }),
    ),
  },
  {
    examples: [
      {
        providers: [
          {
            name: 'WHISE',
            base: 'https://api.whise.eu',
            is_read: true,
            takes_reports: true,
            credentials: [{ name: 'password', is_secret: true, is_optional: false }],
          },
        ],
      },
    ],
  },
);
