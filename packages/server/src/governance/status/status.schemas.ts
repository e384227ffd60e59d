import { nullable, oneOf, text, timestamp } from '../../http/requests/json-schemas.ts';
import { Type } from '../../infra/checks/type.ts';

const count = (description: string) => Type.Integer({ description });
const age = (description: string) => nullable(Type.Integer({ description }));

const serverSchema = Type.Object({
  database: Type.Object({
    kind: oneOf(['embedded', 'own'], { description: 'Embedded, or the one of `DATABASE_URL`.' }),
    postgres_version: text(),
    size_mib: count('Of this database.'),
    migrations: count('How many were applied.'),
    last_migration: text(),
  }),
  queue: Type.Object({
    waiting: count('Entries that a worker could take now.'),
    running: Type.Integer(),
    later: count('Entries for a later time.'),
    failed: count('Entries that used up their attempts.'),
  }),
  storage: Type.Object({
    kind: oneOf(['folder', 'bucket']),
    place: Type.String(),
    is_reachable: Type.Boolean(),
    free_mib: age('Free on the disk; null for a bucket.'),
  }),
  backups: Type.Object({
    place: nullable(Type.String({ description: 'Where scheduled backups go; null without a schedule.' })),
    archive_age_seconds: age('Since the end of the archived log; null for never.'),
    verify_age_seconds: age('Since a backup was last restored and checked; null for never.'),
    failures: Type.Array(
      Type.Object({ kind: oneOf(['archive', 'backup', 'verify']), failure: Type.String() }),
      { description: 'What failed since it last went well.' },
    ),
  }),
  contexts: count('How many there are.'),
});

export const statusSchema = Type.Object(
  {
    version: text({ description: 'Of this server.' }),
    checked_at: timestamp(),
    workers: count('Pools of workers that take entries of the queue; without any nothing is planned.'),
    oldest_wait_seconds: count('How long the oldest entry of the queue that could run has been waiting.'),
    mail: Type.Boolean({ description: 'Invitations are mailed.' }),
    backup_age_seconds: age('Since the last whole backup; null when this server has made none.'),
    context: Type.Object({
      estates: Type.Integer(),
      deactivated_estates: Type.Integer(),
      renovations: Type.Integer(),
      reports: Type.Integer(),
      clients: Type.Integer(),
      live_jobs: count('Jobs that were asked for and have not ended.'),
    }),
    server: Type.Unsafe<object | null>({
      ...serverSchema,
      type: ['object', 'null'],
      description: 'Of the whole server; null for who does not operate it.',
    }),
  },
  {
    title: 'Status',
    description: 'How the server does.',
    examples: [
      {
        version: '0.1.0',
        checked_at: '2026-11-14T09:30:00.000Z',
        workers: 3,
        oldest_wait_seconds: 0,
        mail: true,
        backup_age_seconds: 18_000,
        context: {
          estates: 300,
          deactivated_estates: 12,
          renovations: 290,
          reports: 41,
          clients: 2,
          live_jobs: 0,
        },
        server: null,
      },
    ],
  },
);
