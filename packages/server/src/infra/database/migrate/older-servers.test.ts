import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { transaction } from '../sql.ts';
import { NEWER_FUNCTIONS } from './newer-functions.ts';
import { faultOf, findServerFault } from './server-requirements.ts';

const database = await createTestDatabase();
after(() => database.drop());
const { sql } = database;

await sql`
  CREATE FUNCTION microseconds() RETURNS bigint LANGUAGE sql VOLATILE
  AS 'SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint'`;
// In a schema of their own, so that they are called also where the server brings them.
await sql`CREATE SCHEMA older`;
for (const { signature, definition } of NEWER_FUNCTIONS) {
  await sql.unsafe(`CREATE FUNCTION older.${signature} ${definition}`);
}

describe('the functions that an older server gets', () => {
  it('make ids that carry the time, go up, and are never the same', async () => {
    const rows = await sql<{ before: number; id: string; after: number }[]>`
      SELECT microseconds() AS before, older.uuidv7() AS id, microseconds() AS after
      FROM generate_series(1, 2000)`;
    for (const { before, id, after } of rows) {
      assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const ms = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
      // However long the server was held up in between.
      assert(ms >= Math.floor(before / 1000) - 1 && ms <= after / 1000 + 1, `${id} at ${before} to ${after}`);
    }
    const ids = rows.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    // A quarter of a microsecond is the least step: those of one step may stand in any order.
    const steps = rows.map(({ before, id }) => ({ before, step: id.slice(0, 18) }));
    for (const [index, { before, step }] of steps.entries()) {
      const last = steps[index - 1];
      // Only as the clock of the machine does, which may be set back.
      assert(last === undefined || before < last.before || step >= last.step, `${last?.step} before ${step}`);
    }
  });

  it('give every number of a range, and none outside', async () => {
    const rows = await sql<{ number: number }[]>`
      SELECT DISTINCT older.random(3, 6) AS number FROM generate_series(1, 1000) ORDER BY 1`;
    assert.deepEqual(
      rows.map(({ number }) => number),
      [3, 4, 5, 6],
    );
  });
});

describe('a server', () => {
  const server = {
    version: '14.19',
    versionNumber: 140_019,
    user: 'rooftree',
    database: 'rooftree',
    encoding: 'UTF8',
    schema: 'public',
    mayCreate: true,
  };

  it('that is too old is named, with what to do', () => {
    assert.match(
      faultOf(server) ?? '',
      /^PostgreSQL 14\.19 is too old: set DATABASE_URL to .* version 15 or newer$/,
    );
    assert.equal(faultOf({ ...server, version: '15.4', versionNumber: 150_004 }), undefined);
  });

  it('whose database lacks letters is named, with what to do', () => {
    assert.match(
      faultOf({ ...server, versionNumber: 150_004, encoding: 'LATIN1' }) ?? '',
      /^database rooftree has the encoding LATIN1: create one with UTF8 /,
    );
  });

  it('on which the user may create nothing is refused before anything is tried', async () => {
    assert.equal(await findServerFault(sql), undefined);
    await transaction(sql, async (tx) => {
      await tx`CREATE ROLE older_reader`;
      await tx`SET LOCAL ROLE older_reader`;
      assert.match(
        (await findServerFault(tx)) ?? '',
        /^user older_reader may not create tables in database .*: as its owner run GRANT CREATE ON SCHEMA public TO older_reader/,
      );
      await tx`RESET ROLE`;
      await tx`DROP ROLE older_reader`;
    });
  });
});
