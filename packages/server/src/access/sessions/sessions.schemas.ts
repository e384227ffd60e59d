import { Type } from 'typebox';
import { nullable, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';

export const sessionListSchema = Type.Object(
  {
    sessions: Type.Array(
      Type.Object({
        id: uuid(),
        created_at: timestamp({ description: 'When the member signed in.' }),
        last_used_at: timestamp({ description: 'Rounded to the minute.' }),
        network: text({ description: 'IP address of the sign-in; for IPv6 its network.' }),
        device: nullable(text({ description: 'User agent of the browser.' })),
        is_current: Type.Boolean({ description: 'True for the session of this request.' }),
      }),
    ),
  },
  {
    title: 'SessionList',
    description: 'The sessions of this member, most recently used first.',
    examples: [
      {
        sessions: [
          {
            id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
            created_at: '2026-11-14T09:30:00.000Z',
            last_used_at: '2026-11-14T12:00:00.000Z',
            network: '192.0.2.7',
            device: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/146.0',
            is_current: true,
          },
        ],
      },
    ],
  },
);

export const sessionParamsSchema = Type.Object({ session_id: uuid({ description: 'Id of the session.' }) });
