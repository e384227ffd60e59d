/**
 * `npm run drill -- pooler`: servers and workers behind PgBouncer in transaction mode. First as processes of their own,
 * then the server's tests of features, each with its pool behind PgBouncer. `npm run drill -- pooler estates`: only the
 * test files whose path contains one of these words.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { useTestServer } from '../../packages/server/src/testing/database/test-server.ts';
import { buildAll } from '../../scripts/build.ts';
import { startPgBouncer, whyNoPgBouncer } from './start-pgbouncer.ts';

// Not those that draw pages and read pictures: they use no other SQL than these.
const FEATURES = [
  'planning/calculation-jobs',
  'planning/calculation-jobs/certificates/certificate-jobs',
  'access/clients',
  'access/contexts',
  'governance/erasure',
  'estates',
  'infra/files',
]
  .concat(
    'access/idempotency',
    'access/members',
    'office/portfolio',
    'planning/renovations',
    'output/reports/',
    'output/webhooks',
    'access/audit',
    'access/sessions',
  )
  .map((name) => `packages/server/src/${name}`);
/** Fewer than the pool of one server: its connections have to take turns. */
const SESSIONS = 4;

const missing = whyNoPgBouncer();
if (missing !== false) {
  console.error(missing);
  process.exit(1);
}
// A server only starts with pages that are as new as their sources.
await buildAll();
const words = process.argv.slice(2);
const server = await useTestServer();
const pooler = await startPgBouncer(server.urlOf('postgres'), { sessions: SESSIONS });
console.log(`Behind PgBouncer ${pooler.version}`);
try {
  if (words.length === 0) await run(['--test', join(import.meta.dirname, 'pooler.check.ts')], {});
  await run(
    [join(import.meta.dirname, '../../scripts/test/test.ts'), ...(words.length > 0 ? words : FEATURES)],
    {
      TEST_POOLER_URL: pooler.urlOf('postgres'),
    },
  );
} finally {
  await pooler.remove();
  await server.release();
}

async function run(args: string[], env: Record<string, string>): Promise<void> {
  const tests = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const stop = (signal: NodeJS.Signals) => tests.kill(signal);
  // Whoever stops this stops the tests; the pooler is stopped after them.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = await once(tests, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exitCode = 1;
}
