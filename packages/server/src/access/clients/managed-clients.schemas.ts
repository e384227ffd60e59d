import { Type } from 'typebox';
import { CLIENT_PERMISSIONS } from '../../caller.ts';
import { nullable, oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';

const EXAMPLE_ID = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';
const permissions = (options: object = {}) =>
  Type.Array(oneOf(CLIENT_PERMISSIONS), {
    minItems: 1,
    maxItems: CLIENT_PERMISSIONS.length,
    uniqueItems: true,
    ...options,
  });

export const clientParamsSchema = Type.Object({ client_id: uuid({ description: 'Id of the client.' }) });

export const newClientSchema = Type.Object(
  {
    name: text({ minLength: 1, description: 'Display name.' }),
    permissions: Type.Optional(permissions({ description: 'Permissions; all when absent.' })),
  },
  {
    title: 'NewClient',
    additionalProperties: false,
    examples: [{ name: 'Website', permissions: ['estates:read', 'renovations:read'] }],
  },
);

export const clientUpdateSchema = Type.Object(
  {
    records_bodies: Type.Boolean({
      description: 'Whether the request log stores redacted bodies. Off for a new client.',
    }),
  },
  { title: 'ClientUpdate', additionalProperties: false, examples: [{ records_bodies: true }] },
);

export const newSecretSchema = Type.Object(
  {
    disable_others: Type.Optional(
      Type.Boolean({ description: 'Revokes the previous secrets and their tokens within a second.' }),
    ),
  },
  { title: 'NewSecret', additionalProperties: false, examples: [{ disable_others: false }] },
);

export const credentialsSchema = Type.Object(
  {
    client_id: Type.String({
      description: 'Of a sandbox with `test_` before the id; without it, it works as well.',
    }),
    client_secret: Type.String({
      description: 'Returned only in this response; it cannot be retrieved later.',
    }),
  },
  {
    title: 'ClientCredentials',
    examples: [{ client_id: EXAMPLE_ID, client_secret: 'rooftree_secret_Zm9ydHktdHdvIHJhbmRvbSBieXRlcw' }],
  },
);

export const clientListSchema = Type.Object(
  {
    clients: Type.Array(
      Type.Object({
        client_id: uuid(),
        context: text({ description: 'Slug of the context.' }),
        name: text(),
        permissions: permissions(),
        live_secrets: Type.Integer({ minimum: 0, maximum: 2 }),
        records_bodies: Type.Boolean({ description: 'The request log has redacted bodies.' }),
        created_at: timestamp(),
        last_token_at: nullable(
          timestamp({ description: 'Rounded to the minute; null when it never received a token.' }),
        ),
        disabled_at: nullable(timestamp()),
      }),
    ),
  },
  {
    title: 'ClientList',
    description: 'The API clients of this context.',
    examples: [
      {
        clients: [
          {
            client_id: EXAMPLE_ID,
            context: 'north-agency',
            name: 'Website',
            permissions: ['estates:read', 'renovations:read'],
            live_secrets: 1,
            records_bodies: false,
            created_at: '2026-11-14T09:30:00.000Z',
            last_token_at: '2026-11-15T08:00:00.000Z',
            disabled_at: null,
          },
        ],
      },
    ],
  },
);
