/** `npm run test:long`: the tests that draw or lay out many things, each with far more of them than `npm test` can wait for. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONG } from '../packages/server/src/testing/is-long.ts';
import { buildAll } from './build.ts';

const ROOT = join(import.meta.dirname, '..');
/** Screens that are looked at in every look, and visits in every language. */
const LOOKED_AT = globSync('packages/{console,planner}/test/*.test.ts', { cwd: ROOT }).filter((file) =>
  /violationsOf|assertGood|isLong/.test(readFileSync(join(ROOT, file), 'utf8')),
);
const FILES = [
  'packages/engine/src/plan/plan-properties.test.ts',
  'packages/engine/src/completion/complete.test.ts',
  'packages/server/src/output/reports/demo-passports.whole.test.ts',
  'packages/server/src/fuzz.test.ts',
  'packages/server/src/access/openid/rights-model.test.ts',
  ...LOOKED_AT,
];
const MANY = { PLAN_CASES: '10000', PASSPORT_LANGUAGES: 'all', FUZZ_REQUESTS: '10000', [LONG]: 'yes' };

// A server only shows a page that is built.
await buildAll();
const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=1', ...FILES], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...MANY, ...process.env },
});
process.exit(status ?? 1);
