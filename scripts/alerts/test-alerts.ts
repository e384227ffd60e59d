/** Tests the alerts with Prometheus' own tool: `npm run test:alerts`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', 'deploy', 'prometheus');

for (const args of [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
]) {
  const { status, error } = spawnSync('promtool', args, { cwd: FOLDER, stdio: 'inherit' });
  if (error !== undefined) {
    process.stderr.write('promtool is missing: on Debian, apt-get install prometheus\n');
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}
