import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { transaction } from '../../infra/database/sql.ts';
import { addMixedEstates } from '../../testing/data/mixed-estates.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { toEstate } from '../estate-check.ts';
import { storeManagedEstates } from '../estates.service.ts';

const database = await createTestDatabase();
after(() => database.drop());

const houses = (names: readonly string[], price: number) =>
  names.map((name) => toEstate(name, { address: { country: 'BE' }, estate_type: 'HOUSE', price }, 'API'));

test('a connection that knew a context when it was small changes estates without reading all of them', async () => {
  const { sql } = database;
  const [{ id: contextId }] = await sql<[{ id: string }]>`
    INSERT INTO contexts (slug, name) VALUES ('grown', 'Grown') RETURNING id`;
  const read = await transaction(sql, async (tx) => {
    const store = (names: string[], price: number) =>
      storeManagedEstates(tx, contextId, '', houses(names, price));
    const countRead = async () => {
      const [row] = await tx<[{ read: number }]>`
        SELECT seq_tup_read + idx_tup_fetch AS read FROM pg_stat_xact_user_tables WHERE relname = 'portfolio_entries'`;
      return row.read;
    };
    await store(['first'], 1);
    const names = await addMixedEstates(tx, contextId, 3000);
    const before = await countRead();
    await store(names.slice(-100), 2);
    return (await countRead()) - before;
  });
  // Locked, then changed; PostgreSQL may read all of them once for each as long as it knows of no statistics.
  assert(read <= 2 * 3001 + 200, `${read} entries read for 100 estates`);
});
