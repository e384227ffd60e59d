import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createContext } from '../../access/contexts/contexts.service.ts';
import { discardCachedPlans } from '../../infra/database/discard-cached-plans.ts';
import { transaction } from '../../infra/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { recordCandidates } from './fetch-labels.job.ts';
import { recordAddresses, takeCandidates } from './registered-labels.repository.ts';

const DONE = 3000;

describe('the look for Dutch estates that need a registered label', () => {
  let database: TestDatabase;
  let contextId: string;

  before(async () => {
    database = await createTestDatabase();
    contextId = (await createContext(database.sql, { slug: 'dutch', name: 'Dutch' })).id;
  });
  after(() => database.drop());

  const add = async (from: number, to: number, country = 'NL') => {
    await database.sql`
      INSERT INTO estates (context_id, external_id, country, zip_code, house_number, estate_type, estate_provider_type, quality_label,
        media, referral_token)
      SELECT ${contextId}, ${country} || n, ${country}, '9999 XA', n::text, 'HOUSE', 'API', 'D',
        '[]', left(replace(gen_random_uuid()::text, '-', ''), 22)
      FROM generate_series(${from}::int, ${to}::int) AS n`;
  };
  const labels = async () => {
    const [row] = await database.sql<
      [{ count: number }]
    >`SELECT count(*)::int AS count FROM registered_labels`;
    return row.count;
  };
  const noteAll = async () => {
    while ((await recordCandidates(database.sql)) > 0);
  };

  it('takes note of those that are new or have changed, once', async () => {
    await add(1, 3);
    await add(1, 3, 'BE');
    assert.equal(await recordCandidates(database.sql), 3);
    assert.deepEqual([await labels(), await recordCandidates(database.sql)], [3, 0]);
    await database.sql`
      UPDATE estates SET house_number = '99', updated_at = now() + interval '1 second' WHERE external_id = 'NL1'`;
    assert.equal(await recordCandidates(database.sql), 1);
    const rows = await database.sql`SELECT FROM registered_labels WHERE address = '9999XA 99'`;
    assert.equal(rows.length, 1);
  });

  it('sees a change that is made while it looks, now or the next time', async () => {
    await database.sql`UPDATE estates SET updated_at = now() + interval '2 seconds' WHERE external_id = 'NL2'`;
    const change = Promise.withResolvers<void>();
    const isChanging = Promise.withResolvers<void>();
    const writer = transaction(database.sql, async (tx) => {
      await tx`
        UPDATE estates SET house_number = '98', updated_at = now() + interval '3 seconds' WHERE external_id = 'NL2'`;
      isChanging.resolve();
      await change.promise;
    });
    await isChanging.promise;
    assert.equal(await recordCandidates(database.sql), 0, 'it is being changed');
    change.resolve();
    await writer;
    assert.equal(await recordCandidates(database.sql), 1);
    const rows = await database.sql`SELECT FROM registered_labels WHERE address = '9999XA 98'`;
    assert.equal(rows.length, 1);
  });

  it('reads what has changed and nothing of the thousands that are done', async () => {
    await add(1001, 1000 + DONE);
    await noteAll();
    assert.equal(await labels(), DONE + 3);
    await database.sql`ANALYZE`;
    assert.deepEqual(await rowsRead(), {
      label_candidates: 0,
      estates: 0,
      portfolio_entries: 0,
      registered_labels: 0,
    });
    await database.sql`
      UPDATE estates SET house_number = '97', updated_at = now() + interval '4 seconds' WHERE external_id = 'NL1500'`;
    for (const [table, rows] of Object.entries(await rowsRead()))
      assert.ok(rows <= 10, `${rows} rows of ${table} for one that has changed`);
  });

  /** Of each table, by one look: PostgreSQL counts them for the transaction. */
  const rowsRead = () =>
    transaction(database.sql, async (tx) => {
      const count = async () =>
        new Map(
          (
            await tx<{ name: string; rows: number }[]>`
              SELECT relname AS name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS rows
              FROM pg_stat_xact_user_tables
              WHERE relname IN ('label_candidates', 'estates', 'portfolio_entries', 'registered_labels')`
          ).map(({ name, rows }) => [name, rows]),
        );
      await discardCachedPlans(tx);
      const before = await count();
      const candidates = await takeCandidates(tx, 2000);
      if (candidates.length > 0) await recordAddresses(tx, candidates);
      const after = await count();
      return Object.fromEntries([...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)]));
    });
});
