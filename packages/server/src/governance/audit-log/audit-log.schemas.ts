import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { THINGS } from '../../access/audit/audit.ts';
import { homeFields } from '../../estates/home.schemas.ts';
import { nullable, oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';

const page = {
  page_size: Type.Integer({
    minimum: 1,
    maximum: 200,
    default: 50,
    description: 'Number of entries per page.',
  }),
  before: Type.Optional(
    uuid({ description: 'Only entries before this one: `next_before` of the previous page.' }),
  ),
};

const filters = {
  operation: Type.Optional(text({ description: 'Only this operation.' })),
  actor_id: Type.Optional(uuid({ description: 'Only changes by this member or client.' })),
  thing_kind: Type.Optional(oneOf(THINGS, { description: 'Only changes to resources of this type.' })),
  thing_id: Type.Optional(text({ description: 'Only changes to the resource with this id.' })),
  from: Type.Optional(timestamp({ description: 'Only entries at or after this time.' })),
  to: Type.Optional(timestamp({ description: 'Only entries before this time.' })),
};

export const auditQuerySchema = Type.Object({ ...page, ...filters }, { additionalProperties: false });

export const auditExportQuerySchema = Type.Object(
  {
    ...filters,
    language: oneOf(LANGUAGES, { default: 'en', description: 'Language of the headings and texts.' }),
  },
  { additionalProperties: false },
);

export const auditExportSchema = {
  description: 'Entries as CSV, newest first.',
  content: {
    'text/csv': {
      schema: Type.String({
        title: 'AuditFile',
        examples: ['When;Who;What;Home;Before and after;Source\r\n'],
      }),
    },
  },
};

export const historyQuerySchema = Type.Object(page, { additionalProperties: false });

const values = () => Type.Unsafe<object | null>({ type: ['object', 'null'], additionalProperties: true });

const entrySchema = Type.Object({
  id: uuid(),
  happened_at: timestamp(),
  actor: Type.Object({
    kind: oneOf(['member', 'client', 'command', 'server', 'link']),
    id: nullable(uuid()),
    name: nullable(text({ description: 'Null when the member or client no longer exists.' })),
  }),
  operation: text({
    description: 'The `operationId`; `planChanged` when a calculation changed the cost or label of a plan.',
  }),
  thing: nullable(
    Type.Object({
      kind: text(),
      id: text(),
      name: nullable(text({ description: 'Name of a member, client, webhook, connection or renovation.' })),
    }),
  ),
  home: nullable(Type.Object(homeFields, { description: 'The estate that the change concerns.' })),
  before: values(),
  after: values(),
  status: nullable(
    Type.Integer({ description: 'Status code of a request for which no values are recorded.' }),
  ),
  path: nullable(text({ description: 'Path of a request for which no values are recorded.' })),
  network: nullable(text()),
  request_id: nullable(text()),
});

export const auditPageSchema = Type.Object(
  {
    entries: Type.Array(entrySchema),
    next_before: nullable(uuid({ description: 'Null on the last page.' })),
  },
  {
    title: 'AuditPage',
    description: 'A page of entries, newest first.',
    examples: [
      {
        entries: [
          {
            id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
            happened_at: '2026-11-14T09:30:00.000Z',
            actor: { kind: 'member', id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e91', name: 'Ann Peeters' },
            operation: 'changeMember',
            thing: { kind: 'member', id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e92', name: 'Jan Claes' },
            home: null,
            before: { role: 'viewer', disabled: false },
            after: { role: 'editor', disabled: false },
            status: null,
            path: null,
            network: '192.0.2.7',
            request_id: '6f1c1f0e-7f0c-4f0e-9a6e-0a8a5c2d1b3e',
          },
        ],
        next_before: null,
      },
    ],
  },
);

const historyEntrySchema = Type.Object({
  id: uuid(),
  happened_at: timestamp(),
  actor: Type.Object({
    kind: oneOf(['member', 'client', 'command', 'server', 'link']),
    name: nullable(text({ description: 'Null when the member or client no longer exists.' })),
  }),
  operation: text(),
  before: values(),
  after: values(),
});

export const historySchema = Type.Object(
  {
    entries: Type.Array(historyEntrySchema),
    next_before: nullable(uuid({ description: 'Null on the last page.' })),
  },
  {
    title: 'EstateHistory',
    description: 'Changes of one estate and its plans, newest first.',
    examples: [
      {
        entries: [
          {
            id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
            happened_at: '2026-11-14T09:30:00.000Z',
            actor: { kind: 'member', name: 'Ann Peeters' },
            operation: 'patchEstate',
            before: { window_glazing_type: 'SINGLE' },
            after: { window_glazing_type: 'DOUBLE' },
          },
        ],
        next_before: null,
      },
    ],
  },
);
