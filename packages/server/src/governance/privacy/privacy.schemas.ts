import { Type } from 'typebox';
import { ROLES } from '../../caller.ts';
import { nullable, oneOf, text, uuid } from '../../http/requests/json-schemas.ts';
import { PERSON_KINDS } from '../erasure/persons.service.ts';

export const personSearchSchema = Type.Object(
  { search: text({ minLength: 2, description: 'Part of a name, address, number or id.' }) },
  { title: 'PersonSearch', additionalProperties: false, examples: [{ search: 'peeters' }] },
);

const exampleId = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';

export const personListSchema = Type.Object(
  {
    users: Type.Array(
      Type.Object({
        id: uuid(),
        external_id: Type.String(),
        estates: Type.Integer({ description: 'Number of estates they manage.' }),
        renovations: Type.Integer({ description: 'Number of renovations they manage.' }),
      }),
    ),
    members: Type.Array(
      Type.Object({
        id: uuid(),
        email: Type.String(),
        name: nullable(text()),
        role: oneOf(ROLES),
        keeps_account: Type.Boolean({
          description: 'True when they have access to other contexts: their account stays.',
        }),
      }),
    ),
    contact: nullable(
      Type.Object({
        id: uuid({ description: 'Id of the context.' }),
        name: nullable(text()),
        phone: nullable(text()),
        email: nullable(text()),
      }),
    ),
    buyers: Type.Array(
      Type.Object({
        id: uuid({ description: 'Id of a contact request, or of an event that is waiting for delivery.' }),
        name: nullable(text()),
        email: nullable(text()),
        phone: nullable(text()),
      }),
      { description: 'Buyers who left contact details on the page of an estate.' },
    ),
  },
  {
    title: 'PersonList',
    description: 'The people found in this context; at most 20 of each kind.',
    examples: [
      {
        users: [{ id: exampleId, external_id: 'peeters', estates: 12, renovations: 10 }],
        members: [],
        contact: null,
        buyers: [],
      },
    ],
  },
);

export const personErasureSchema = Type.Object(
  { kind: oneOf(PERSON_KINDS), id: uuid() },
  { title: 'PersonErasure', additionalProperties: false, examples: [{ kind: 'user', id: exampleId }] },
);

export const erasedPersonSchema = Type.Object(
  {
    estates: Type.Integer({ description: 'Number of estates that no longer have a managing user.' }),
    renovations: Type.Integer({ description: 'Number of renovations that no longer have a managing user.' }),
    requests: Type.Integer({ description: 'Number of contact requests of the buyer that were deleted.' }),
    copies: Type.Integer({
      description: 'Number of stored responses and events about the person that were deleted.',
    }),
  },
  {
    title: 'ErasedPerson',
    description: 'What was cleared and deleted.',
    examples: [{ estates: 12, renovations: 10, requests: 0, copies: 3 }],
  },
);

const lineSchema = Type.Object(
  {
    kind: text(),
    value: Type.Optional(Type.Unsafe<object>({ type: 'object', additionalProperties: true })),
    version: Type.Optional(text()),
    created_at: Type.Optional(Type.String()),
    files_at: Type.Optional(Type.String({ description: 'Base URL of the files.' })),
    counts: Type.Optional(Type.Unsafe<object>({ type: 'object', additionalProperties: true })),
  },
  {
    title: 'ExportedLine',
    description:
      'The first is of the kind `export`, the last of the kind `end` with the number of lines of each kind; a file without it was cut off.',
    examples: [{ kind: 'end', counts: { estate: 214, renovation: 198 } }],
  },
);

export const exportSchema = {
  description: 'All data of the context, one record per line.',
  content: { 'application/x-ndjson': { schema: lineSchema } },
};
