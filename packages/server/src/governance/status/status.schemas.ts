import { Type } from 'typebox';
import { nullable, oneOf, text, timestamp } from '../../http/requests/json-schemas.ts';

const count = (description: string) => Type.Integer({ description });
const age = (description: string) => nullable(Type.Integer({ description }));

const serverSchema = Type.Object({
  database: Type.Object({
    kind: oneOf(['embedded', 'own'], { description: 'The embedded database, or the one in `DATABASE_URL`.' }),
    postgres_version: text(),
    size_mib: count('Size of the database.'),
    migrations: count('Number of applied migrations.'),
    last_migration: text(),
  }),
  queue: Type.Object({
    waiting: count('Entries that are ready to run.'),
    running: Type.Integer(),
    later: count('Entries scheduled for later.'),
    failed: count('Entries that failed after all attempts.'),
  }),
  storage: Type.Object({
    kind: oneOf(['folder', 'bucket']),
    place: Type.String(),
    is_reachable: Type.Boolean(),
    free_mib: age('Free disk space; null for a bucket.'),
  }),
  backups: Type.Object({
    place: nullable(Type.String({ description: 'Target of scheduled backups; null without a schedule.' })),
    archive_age_seconds: age('Age of the last archived log; null when there is none.'),
    verify_age_seconds: age('Time since a backup was last restored and verified; null for never.'),
    failures: Type.Array(
      Type.Object({ kind: oneOf(['archive', 'backup', 'verify']), failure: Type.String() }),
      { description: 'Errors since the last success.' },
    ),
  }),
  labels: Type.Unsafe<object | null>({
    ...Type.Object({
      waiting: count('Addresses that wait for a lookup.'),
      file: nullable(Type.String({ description: 'The newest file of all labels.' })),
      file_rows: age('Rows of that file that were read.'),
      changes_through: nullable(
        Type.String({ format: 'date', description: 'The last day whose changes were read.' }),
      ),
      fault: nullable(Type.String({ description: 'Why the register or its files are unavailable.' })),
    }),
    type: ['object', 'null'],
    description: 'The Dutch register of energy labels; null when it is not enabled.',
  }),
  contexts: count('Number of contexts on this server.'),
});

export const statusSchema = Type.Object(
  {
    version: text({ description: 'Version of this server.' }),
    checked_at: timestamp(),
    workers: count('Number of worker pools that process the queue. With 0, nothing is calculated.'),
    oldest_wait_seconds: count('How long the oldest job that is ready to run has been waiting.'),
    mail: Type.Boolean({ description: 'True when invitations are sent by email.' }),
    backup_age_seconds: age('Age of the last full backup; null when there is none.'),
    context: Type.Object({
      estates: Type.Integer(),
      deactivated_estates: Type.Integer(),
      renovations: Type.Integer(),
      reports: Type.Integer(),
      clients: Type.Integer(),
      live_jobs: count('Jobs that have not finished.'),
    }),
    server: Type.Unsafe<object | null>({
      ...serverSchema,
      type: ['object', 'null'],
      description: 'Details of the whole server; null for callers who are not operators.',
    }),
  },
  {
    title: 'Status',
    description: 'The server status.',
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
