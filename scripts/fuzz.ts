/** `npm run fuzz -- 10000`: so many requests made from openapi.json, of which `npm test` sends fewer. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const TEST = join(import.meta.dirname, '..', 'packages', 'server', 'src', 'fuzz.test.ts');
const FUZZ_REQUESTS = process.argv[2] ?? '10000';
if (!/^[1-9]\d{0,6}$/.test(FUZZ_REQUESTS)) {
  console.error('npm run fuzz -- <how many requests>');
  process.exit(2);
}
const { status } = spawnSync(process.execPath, ['--test', TEST], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS },
});
process.exit(status ?? 1);
