import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Sql } from '../infra/database/sql.ts';
import { addEstate, addRenovation } from '../testing/data/renovation-rows.ts';
import { cases } from '../testing/is-long.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';

describe('whether a report is outdated', () => {
  let database: TestDatabase;
  let sql: Sql;
  let contextId: string;

  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
    const [context] = await sql<
      [{ id: string }]
    >`INSERT INTO contexts (slug, name) VALUES ('one', 'One') RETURNING id`;
    contextId = context.id;
    for (const version of [1, 2])
      await sql`
        INSERT INTO price_books (context_id, version, note, book)
        VALUES (${contextId}, ${version}, 'x', ${`{"version": ${version}}`}::text::jsonb)`;
  });
  after(() => database.drop());

  const report = (executor: Sql, renovationId: string) => executor`
    INSERT INTO renovation_reports (context_id, renovation_id, language, name, path, bytes, fingerprint)
    VALUES (${contextId}, ${renovationId}, 'en', 'Passport', ${`${randomBytes(16).toString('hex')}.pdf`}, 1,
      report_fingerprint(${contextId}, ${renovationId}))`;
  /** As it is kept, beside what the fingerprints say. */
  const judged = async () => [
    ...(await sql<{ kept: boolean; is_outdated: boolean }[]>`
      SELECT p.is_changed OR p.price_book_version IS DISTINCT FROM c.price_book_version AS kept,
        p.fingerprint <> report_fingerprint(p.context_id, p.renovation_id) AS is_outdated
      FROM renovation_reports p JOIN contexts c ON c.id = p.context_id ORDER BY p.id`),
  ];
  const agree = async (what: string) => {
    const found = await judged();
    assert.deepEqual(
      found.map(({ kept }) => kept),
      found.map(({ is_outdated: isOutdated }) => isOutdated),
      what,
    );
  };

  it('follows the fingerprints, whatever is done, and is filled the same way', async () => {
    const steps = fc.array(
      fc.record({
        what: fc.constantFrom('report', 'year', 'facts', 'name', 'plan', 'prices', 'replan', 'touch'),
        value: fc.nat(2),
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        await sql`DELETE FROM renovations`;
        await sql`DELETE FROM estates`;
        await sql`UPDATE contexts SET price_book_version = 0`;
        const estateId = await addEstate(sql, contextId);
        const id = await addRenovation(sql, contextId, { estateId });
        await report(sql, id);
        for (const { what, value } of given) {
          if (what === 'report') await report(sql, id);
          if (what === 'year') await sql`UPDATE estates SET year_built = ${1960 + value}`;
          if (what === 'facts')
            await sql`
              UPDATE estates SET facts = ${`{"storeys": {"origin": "${['CLIENT', 'MEMBER', 'CERTIFICATE'][value]}"}}`}::text::jsonb,
                layers = '{}'`;
          if (what === 'name') await sql`UPDATE renovations SET name = ${`Plan ${value}`}`;
          if (what === 'plan')
            await sql`UPDATE renovations SET plan = ${`{"steps": [${value}]}`}::text::json`;
          if (what === 'prices') await sql`UPDATE contexts SET price_book_version = ${value}`;
          // A plan names the version that it was made with.
          if (what === 'replan')
            await sql`
              UPDATE renovations r SET price_book_version = c.price_book_version,
                plan = json_build_object('steps', '[]'::json, 'price_book', c.price_book_version)
              FROM contexts c WHERE c.id = r.context_id`;
          if (what === 'touch') await sql`UPDATE estates SET updated_at = now()`;
          await agree(what);
        }
        await sql`UPDATE renovation_reports SET is_changed = NOT is_changed, price_book_version = NULL`;
        await sql`CALL fill_energy_certificates_and_reports()`;
        await agree('fill');
      }),
      { numRuns: cases(15, 400) },
    );
  });

  it('is seen also where the home changes while the report is being stored', async () => {
    const estateId = await addEstate(sql, contextId);
    const id = await addRenovation(sql, contextId, { estateId });
    const [shown] = await sql<[{ fingerprint: string }]>`
      SELECT report_fingerprint(${contextId}, ${id}) AS fingerprint`;
    const stored = await sql.begin(async (tx) => {
      await tx`UPDATE estates SET year_built = 1901 WHERE id = ${estateId}`;
      // It waits for this transaction.
      const storing = sql`
        INSERT INTO renovation_reports (context_id, renovation_id, language, name, path, bytes, fingerprint)
        VALUES (${contextId}, ${id}, 'en', 'Passport', ${`${randomBytes(16).toString('hex')}.pdf`}, 1, ${shown.fingerprint})
        RETURNING is_changed`.execute();
      const waits = until(async () => {
        // Apart: within a transaction the view of other sessions stays the same.
        const rows = await sql`
          SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO renovation_reports%'`;
        return rows.length > 0;
      });
      await Promise.race([storing, waits]);
      return { storing };
    });
    const [row] = await stored.storing;
    assert.equal(row?.['is_changed'], true);
  });
});
