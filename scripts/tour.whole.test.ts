import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { findFreePort } from '../packages/server/src/testing/server/free-port.ts';
import { startRooftree } from '../packages/server/src/testing/server/run-rooftree.ts';
import { createTestDatabase } from '../packages/server/src/testing/test-database.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'rooftree-tour-'));
const env = {
  DATABASE_URL: database.databaseUrl,
  ROOFTREE_DATA_DIR: folder,
  PORT: String(await findFreePort()),
  TMPDIR: folder,
  ROOFTREE_DEMO: 'on',
};
after(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const takeTour = () =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'tour.ts')], {
    env: { PATH: process.env['PATH'], ...env },
  });

test('without the demo server the tour says what to do', async () => {
  await assert.rejects(takeTour(), (error: Error & { code: number; stderr: string }) => {
    assert.equal(error.code, 1);
    assert.match(error.stderr, /run npm start in another terminal/);
    return true;
  });
});

test('the tour shows every stop and ends with the path of a PDF, and never the secret', async (t) => {
  const server = startRooftree(['serve'], env);
  t.after(() => server.end('SIGTERM'));
  await server.prints('Ctrl-C stops it.');
  const { stdout } = await takeTour();
  for (const stop of [
    '1. A token',
    '2. The estates',
    '3. A batch',
    '4. Waiting',
    '5. The search',
    '6. A report',
    '7. The PDF',
  ])
    assert.ok(stdout.includes(`\n${stop}`), `${stop} is missing in ${stdout}`);
  const { client_secret: secret } = JSON.parse(readFileSync(join(folder, 'demo-client.json'), 'utf8'));
  assert.ok(!stdout.includes(secret));
  const path = stdout.trimEnd().split('\n').at(-1) ?? '';
  assert.equal(readFileSync(path).toString('latin1', 0, 5), '%PDF-');
});
