import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { rooftreeSettings } from '../testing/server/run-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..', '..');
const database = await createTestDatabase();
const home = mkdtempSync(join(tmpdir(), 'rooftree-npx-'));
after(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

test('a worker that npx started stops in order when npx is stopped', async () => {
  const env = rooftreeSettings({ DATABASE_URL: database.databaseUrl, ROOFTREE_DATA_DIR: home });
  // A group of its own, so that what is left of a failed run can be ended.
  const npx = spawn('npx', ['--no-install', 'rooftree', 'work'], { cwd: PROJECT, env, detached: true });
  let isClosed = false;
  npx.once('close', () => {
    isClosed = true;
  });
  after(() => {
    if (!isClosed && npx.pid !== undefined) process.kill(-npx.pid, 'SIGKILL');
  });
  let log = '';
  npx.stdout.on('data', (chunk) => {
    log += chunk;
  });
  await until(() => log.includes('The worker waits'));
  npx.kill('SIGTERM');
  // Closed once the last process with this standard output has ended: npx, the shell and the worker.
  await until(() => isClosed);
  assert.match(log, /Stopping \(npx has ended\).*Stopped/s);
});
