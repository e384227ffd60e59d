import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { migrate } from '../infra/database/migrate/migrate.ts';
import { readMigrations } from '../infra/database/migrate/read-migrations.ts';
import type { Sql } from '../infra/database/sql.ts';
import { addEstate, addRenovation } from '../testing/data/renovation-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

describe('the schema', () => {
  let database: TestDatabase;
  let sql: Sql;
  let contextId: string;
  let otherId: string;

  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
    const rows = await sql<{ id: string }[]>`
      INSERT INTO contexts (slug, name) VALUES ('one', 'One'), ('two', 'Two') RETURNING id`;
    [contextId, otherId] = rows.map(({ id }) => id) as [string, string];
  });
  after(() => database.drop());

  it('is not migrated twice', async () => {
    assert.deepEqual(await migrate(sql, await readMigrations()), []);
  });

  it('has context_id first in the primary key of every table that belongs to a context', async () => {
    const keys = await sql<{ table: string; first: string }[]>`
      SELECT c.conrelid::regclass::text AS table, a.attname AS first
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype IN ('p', 'f') AND c.connamespace = 'public'::regnamespace
        AND EXISTS (SELECT 1 FROM pg_attribute t WHERE t.attrelid = c.conrelid AND t.attname = 'context_id')`;
    assert.ok(keys.length > 15);
    assert.deepEqual(
      keys.filter(({ first }) => first !== 'context_id'),
      [],
    );
  });

  const refused: [string, (estateId: string) => Promise<unknown>][] = [
    [
      'cost and VAT that do not make the total',
      (e) => sql`
      INSERT INTO renovations (context_id, estate_id, name, subsidy_cents, cost_cents, vat_cents, total_cents, engine_version,
        data_version, plan) VALUES (${contextId}, ${e}, 'x', 0, 100, 6, 107, '1', '1', '{}')`,
    ],
    [
      'a negative amount',
      (e) => addRenovation(sql, contextId, { estateId: e, cents: { subsidy: -1, cost: 1, vat: 1 } }),
    ],
    [
      'a subsidy above the total',
      (e) => addRenovation(sql, contextId, { estateId: e, cents: { subsidy: 3, cost: 1, vat: 1 } }),
    ],
    ['a plan that is no object', (e) => addRenovation(sql, contextId, { estateId: e, plan: [] })],
    [
      'a change before the beginning',
      (e) => addRenovation(sql, contextId, { estateId: e, updatedAt: '2000-01-01T00:00:00Z' }),
    ],
    ["another context's estate", (e) => addRenovation(sql, otherId, { estateId: e })],
    [
      'a second suggestion of an estate',
      async (e) => {
        for (const _ of [1, 2])
          await sql`UPDATE renovations SET is_edited = false WHERE id = ${await addRenovation(sql, contextId, { estateId: e })}`;
      },
    ],
    ["another country's region", () => addEstate(sql, contextId, { region: 'NL-UT' })],
    ['a format of an apartment', () => addEstate(sql, contextId, { estateType: 'APARTMENT' })],
    ['an unknown type', () => addEstate(sql, contextId, { estateType: 'CASTLE' })],
    ['an empty name', (e) => addRenovation(sql, contextId, { estateId: e, name: '' })],
    [
      'the same external_id twice',
      async () => {
        for (const _ of [1, 2]) await addEstate(sql, contextId, { externalId: 'twice' });
      },
    ],
    ['a guessable referral token', () => sql`UPDATE estates SET referral_token = 'short'`],
    [
      'an unknown permission',
      () => sql`INSERT INTO clients (context_id, name, permissions) VALUES (${contextId}, 'x', ARRAY['all'])`,
    ],
    [
      'no permission',
      () =>
        sql`INSERT INTO clients (context_id, name, permissions) VALUES (${contextId}, 'x', ARRAY[]::text[])`,
    ],
    ['a slug with blanks', () => sql`INSERT INTO contexts (slug, name) VALUES ('a b', 'x')`],
    ['an unknown language', () => sql`INSERT INTO contexts (slug, name, language) VALUES ('l', 'x', 'de')`],
    [
      'a script as address',
      () => sql`INSERT INTO contexts (slug, name, logo_url) VALUES ('u', 'x', 'javascript:1')`,
    ],
  ];
  for (const [what, write] of refused) {
    it(`refuses ${what}`, async () => {
      const estateId = await addEstate(sql, contextId);
      await assert.rejects(write(estateId), (error: { code?: string }) =>
        /^23(514|503|505)$/.test(error.code ?? ''),
      );
    });
  }

  it('refuses a third live secret', async () => {
    const [client] = await sql<[{ id: string }]>`
      INSERT INTO clients (context_id, name, permissions) VALUES (${contextId}, 'x', ARRAY['estates:read']) RETURNING id`;
    const add = (place: number) => sql`
      INSERT INTO client_secrets (context_id, client_id, place, secret_hash)
      VALUES (${contextId}, ${client.id}, ${place}, sha256('x'))`;
    await add(1);
    await add(2);
    for (const place of [1, 2, 3])
      await assert.rejects(add(place), { code: place === 3 ? '23514' : '23505' });
  });

  it('counts renovations right whatever is done to them', async () => {
    const users = ['ann', 'bob', null];
    const step = fc.oneof(
      fc.record({
        do: fc.constant('add' as const),
        user: fc.constantFrom(...users),
        isDeleted: fc.boolean(),
        howMany: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({
        do: fc.constantFrom('delete' as const, 'restore' as const, 'remove' as const, 'reassign' as const),
        share: fc.integer({ min: 0, max: 3 }),
      }),
    );
    const estateId = await addEstate(sql, contextId, { managingUser: 'ann' });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const each of steps) {
          if (each.do === 'add') {
            const deletedAt = each.isDeleted ? '2026-11-15T00:00:00Z' : null;
            for (let n = 0; n < each.howMany; n++)
              await addRenovation(sql, contextId, { estateId, managingUser: each.user, deletedAt });
          } else {
            const some = sql`context_id = ${contextId} AND hashtext(id::text) % 4 = ${each.share}`;
            if (each.do === 'delete') await sql`UPDATE renovations SET deleted_at = now() WHERE ${some}`;
            if (each.do === 'restore') await sql`UPDATE renovations SET deleted_at = NULL WHERE ${some}`;
            if (each.do === 'remove') await sql`DELETE FROM renovations WHERE ${some}`;
            if (each.do === 'reassign')
              await sql`UPDATE renovations SET managing_user_id = (SELECT id FROM users WHERE context_id = ${contextId} AND external_id = 'ann') WHERE ${some}`;
          }
        }
        const [kept] = await sql`SELECT live, deleted FROM renovation_counts WHERE context_id = ${contextId}`;
        const [counted] = await sql`
          SELECT count(*) FILTER (WHERE deleted_at IS NULL) AS live, count(deleted_at) AS deleted
          FROM renovations WHERE context_id = ${contextId}`;
        assert.deepEqual({ live: 0, deleted: 0, ...kept }, { ...counted });
        const wrong = await sql`
          SELECT u.external_id FROM users u
          LEFT JOIN user_renovation_counts c ON c.context_id = u.context_id AND c.user_id = u.id
          LEFT JOIN LATERAL (
            SELECT count(*) FILTER (WHERE deleted_at IS NULL) AS live, count(deleted_at) AS deleted FROM renovations r
            WHERE r.context_id = u.context_id AND r.managing_user_id = u.id
          ) counted ON true
          WHERE (coalesce(c.live, 0), coalesce(c.deleted, 0)) <> (counted.live, counted.deleted)`;
        assert.deepEqual([...wrong], []);
      }),
      { numRuns: 25 },
    );
  });
});
