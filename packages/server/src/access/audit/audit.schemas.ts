import { Type } from 'typebox';
import { nullable, oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { THINGS } from './audit.ts';

export const auditQuerySchema = Type.Object(
  {
    page_size: Type.Integer({
      minimum: 1,
      maximum: 200,
      default: 50,
      description: 'Number of entries per page.',
    }),
    before: Type.Optional(
      uuid({ description: 'Only entries before this one: `next_before` of the previous page.' }),
    ),
    operation: Type.Optional(text({ description: 'Only this operation.' })),
    actor_id: Type.Optional(uuid({ description: 'Only changes by this member or client.' })),
    thing_kind: Type.Optional(oneOf(THINGS, { description: 'Only changes to resources of this type.' })),
    thing_id: Type.Optional(text({ description: 'Only changes to the resource with this id.' })),
    from: Type.Optional(timestamp({ description: 'Only entries at or after this time.' })),
    to: Type.Optional(timestamp({ description: 'Only entries before this time.' })),
  },
  { additionalProperties: false },
);

const values = () => Type.Unsafe<object | null>({ type: ['object', 'null'], additionalProperties: true });

const entrySchema = Type.Object({
  id: uuid(),
  happened_at: timestamp(),
  actor: Type.Object({
    kind: oneOf(['member', 'client', 'command', 'server', 'link']),
    id: nullable(uuid()),
    name: nullable(text({ description: 'Null when the member or client no longer exists.' })),
  }),
  operation: text({ description: 'The `operationId`.' }),
  thing: nullable(Type.Object({ kind: text(), id: text() })),
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
            thing: { kind: 'member', id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e92' },
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
