/**
 * `npm run drill -- postgres`: the server's tests that use a database, on Debian's PostgreSQL instead of the embedded
 * one, also where a test stops its server or makes a standby of it. `npm run drill -- postgres 15 estates`: on that
 * version, and only the files whose path contains one of these words.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startDebianPostgres } from './debian-postgres.ts';

const ROOT = join(import.meta.dirname, '../..');
const SERVER = 'packages/server/src';
// Not those that draw pages and reports, which use no other SQL than these, nor those of the embedded server.
const FEATURES = [
  'planning/calculation-jobs',
  'access/clients',
  'access/contexts',
  'governance/erasure',
  'estates',
  'infra/files',
  'access/idempotency',
  'access/limits',
  'access/request-log',
]
  .concat(
    'governance/maintenance',
    'office/loans',
    'office/programmes',
    'migrations',
    'planning/renovations',
    'access/secret-keys',
    'output/webhooks',
    ...readdirSync(join(ROOT, SERVER, 'infra/database'))
      .filter((name) => name !== 'embedded-postgres')
      .map((name) => `infra/database/${name}`),
    'infra/queue',
  )
  .map((name) => `${SERVER}/${name}`);
const OTHERS = ['isolation.test', 'report-list', 'database-faults', 'saved-plan'];

const [version, ...rest] = process.argv.slice(2);
const hasVersion = version !== undefined && /^\d+$/.test(version);
const words = hasVersion ? rest : process.argv.slice(2);
const postgres = await startDebianPostgres(hasVersion ? version : undefined);
console.log(`On Debian's PostgreSQL ${postgres.majorVersion}`);
try {
  const tests = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../../scripts/test/test.ts'),
      ...(words.length > 0 ? words : [...FEATURES, ...OTHERS]),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, TEST_POSTGRES_URL: postgres.url, TEST_POSTGRES_PROGRAMS: postgres.programs },
    },
  );
  // Whoever stops this stops the tests; the server is stopped after them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
  const [code] = await once(tests, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await postgres.remove();
}
