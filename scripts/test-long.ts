/** `npm run test:long`: the tests that draw or lay out many things, each with far more of them than `npm test` can wait for. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const FILES = [
  'packages/engine/src/plan/plan-properties.test.ts',
  'packages/engine/src/completion/complete.test.ts',
  'packages/server/src/reports/demo-passports.test.ts',
  'packages/server/src/fuzz.test.ts',
];
const MANY = { PLAN_CASES: '10000', PASSPORT_LANGUAGES: 'all', FUZZ_REQUESTS: '10000' };

const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=1', ...FILES], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...MANY, ...process.env },
});
process.exit(status ?? 1);
