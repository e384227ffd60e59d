import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startRooftree } from '../testing/server/run-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-operator-'));
after(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a service on the operator's PostgreSQL has no demo, and its log names the file of the first link", async () => {
  const env = { DATABASE_URL: database.databaseUrl, ROOFTREE_DATA_DIR: dataDir, PORT: '0' };
  const server = startRooftree(['serve', '--demo'], env);
  after(() => server.child.kill('SIGKILL'));
  const file = join(dataDir, 'console-link.txt');
  await server.prints(`Open the link in ${file} to become the first operator`);
  const { code, stdout, stderr } = await server.end('SIGTERM');
  assert.equal(code, 0);
  const link = readFileSync(file, 'utf8').trim();
  assert.match(link, /\/console#\/join\/./);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const token = link.split('/').at(-1) ?? assert.fail();
  assert(!`${stdout}${stderr}`.includes(token), 'the log has the link');
  assert.deepEqual([...(await database.sql`SELECT slug FROM contexts`)], []);
});
