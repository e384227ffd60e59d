import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addEstate } from '../../../testing/data/renovation-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { readLoans } from './loan-reports.repository.ts';
import { renovationFlag } from './taxonomy.ts';

it('a renovation that saves enough must have its works within three years', () => {
  const flagOf = (savedShare: number | null, ...approvedYears: number[]) => {
    const { flag, proof } = renovationFlag({ savedShare, approvedYears });
    return `${flag} ${proof}`;
  };
  assert.equal(flagOf(null), 'UNKNOWN null');
  assert.equal(flagOf(0.29, 2027), 'NO null');
  assert.equal(flagOf(0.3), 'YES PLAN_SAVES_30');
  assert.equal(flagOf(0.3, 2027), 'YES PLAN_SAVES_30_IN_3_YEARS');
  assert.equal(flagOf(0.3, 2029, 2027), 'YES PLAN_SAVES_30_IN_3_YEARS');
  assert.equal(flagOf(0.3, 2027, 2030), 'UNKNOWN WORKS_OVER_3_YEARS');
});

describe('the loans of a report', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase();
  });
  after(() => database.drop());

  it('have the works of the newest approved programme of their home', async () => {
    const { sql } = database;
    const [{ id: contextId }] = await sql<[{ id: string }]>`
      INSERT INTO contexts (slug, name) VALUES ('bank', 'Bank') RETURNING id`;
    const estateId = await addEstate(sql, contextId);
    await sql`
      INSERT INTO loans (context_id, loan_id, estate_id, property_kind, currency, gross_carrying_amount_cents, outstanding_cents)
      VALUES (${contextId}, 'loan', ${estateId}, 'RESIDENTIAL', 'EUR', 100, 100)`;
    const addProgramme = async (year: number, approvedAt: string | null) => {
      const [{ id }] = await sql<[{ id: string }]>`
        INSERT INTO programmes (context_id, name, request, actor_kind, homes_total) VALUES (${contextId}, 'x', '{}', 'command', 1)
        RETURNING id`;
      await sql`
        INSERT INTO programme_homes (context_id, programme_id, estate_id) VALUES (${contextId}, ${id}, ${estateId})`;
      await sql`
        INSERT INTO programme_choices (context_id, programme_id, scenario, estate_id, choice_column, works, paid_cents, label_now,
          label_after, probability, reason, approved_at)
        VALUES (${contextId}, ${id}, 0, ${estateId}, 'x', ${JSON.stringify([{ year, works: [] }])}::text::json, 0, 'E', 'B', 1, 'x',
          ${approvedAt}::text::timestamptz)`;
    };
    const yearsOf = async () => {
      const [loan] = await readLoans(sql, contextId, null, 10);
      return loan?.approvedWorks?.map(({ year }) => year);
    };
    await addProgramme(2031, null);
    assert.equal(await yearsOf(), undefined);
    await addProgramme(2028, '2026-11-02');
    await addProgramme(2027, '2026-11-01');
    assert.deepEqual(await yearsOf(), [2028]);
  });
});
