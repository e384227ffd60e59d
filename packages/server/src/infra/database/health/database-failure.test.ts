import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { connect } from '../connection/connect.ts';
import { isDatabaseGone } from './database-failure.ts';

const empty = mkdtempSync(join(tmpdir(), 'rooftree-empty-'));
after(() => rmSync(empty, { recursive: true, force: true }));

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  );

test('a socket that is not there is a database that is gone; a file that is not there is not', async () => {
  const sql = connect({
    databaseUrl: `postgres://nobody@${encodeURIComponent(empty)}/rooftree`,
    applicationName: 'test',
    poolSize: 1,
    statementTimeoutMs: 0,
  });
  const noSocket = await errorOf(sql`SELECT 1`);
  await sql.end();
  const noFile = await errorOf(readFile(join(empty, 'layout.typ')));
  for (const error of [noSocket, noFile]) assert.match(String(error), /ENOENT/);
  assert.deepEqual([isDatabaseGone(noSocket), isDatabaseGone(noFile)], [true, false]);
});
