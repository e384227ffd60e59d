import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Sql } from '../infra/database/sql.ts';
import { planOf } from '../testing/data/planned-renovation.ts';
import { addEstate, addRenovation } from '../testing/data/renovation-rows.ts';
import { cases } from '../testing/is-long.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

describe('the entries of a portfolio', () => {
  let database: TestDatabase;
  let sql: Sql;
  let contextId: string;
  const plan = planOf('semiDetached1958');

  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
    const [context] = await sql<
      [{ id: string }]
    >`INSERT INTO contexts (slug, name) VALUES ('one', 'One') RETURNING id`;
    contextId = context.id;
  });
  after(() => database.drop());

  const entries = () => sql`SELECT * FROM portfolio_entries ORDER BY estate_id`;
  /** What the filling of a fresh table makes of the same estates and plans. */
  const expected = async () => {
    const kept = await entries();
    await sql`TRUNCATE portfolio_entries`;
    await sql`CALL enter_all_estates()`;
    await sql`CALL fill_energy_certificates_and_reports()`;
    await sql`CALL fill_overview_of_plans()`;
    return { kept: [...kept], filled: [...(await entries())] };
  };
  const suggest = async (estateId: string) => {
    await sql`DELETE FROM renovations WHERE estate_id = ${estateId} AND NOT is_edited AND deleted_at IS NULL`;
    const id = await addRenovation(sql, contextId, { estateId, plan });
    await sql`UPDATE renovations SET is_edited = false WHERE id = ${id}`;
  };

  it('are the same by triggers as by the filling, whatever is done', async () => {
    const pick = fc.nat(3);
    const steps = fc.array(
      fc.oneof(
        fc.record({
          what: fc.constantFrom('add', 'suggest', 'edit', 'delete', 'restore', 'erase', 'rename'),
          which: pick,
        }),
        fc.record({ what: fc.constantFrom('move', 'certify', 'deactivate'), which: pick }),
      ),
      { minLength: 1, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        await sql`DELETE FROM renovations`;
        await sql`DELETE FROM estates`;
        const made: string[] = [await addEstate(sql, contextId, { managingUser: 'ann' })];
        for (const { what, which } of given) {
          const id = made[which % made.length] ?? '';
          const ofEstate = sql`context_id = ${contextId} AND estate_id = ${id}`;
          if (what === 'add') made.push(await addEstate(sql, contextId));
          if (what === 'suggest') await suggest(id);
          if (what === 'edit') await sql`UPDATE renovations SET is_edited = true WHERE ${ofEstate}`;
          if (what === 'delete') await sql`UPDATE renovations SET deleted_at = now() WHERE ${ofEstate}`;
          if (what === 'restore')
            await sql`UPDATE renovations SET deleted_at = NULL WHERE ${ofEstate} AND is_edited`;
          if (what === 'erase') await sql`DELETE FROM renovations WHERE ${ofEstate}`;
          if (what === 'rename')
            await sql`UPDATE renovations SET name = 'x', updated_at = now() + interval '1 day' WHERE ${ofEstate}`;
          if (what === 'move')
            await sql`UPDATE estates SET place = 'Liège', updated_at = updated_at + interval '1 s' WHERE id = ${id}`;
          if (what === 'certify')
            await sql`UPDATE estates SET dwelling = '{"energy_label":"B"}', updated_at = updated_at + interval '1 s' WHERE id = ${id}`;
          if (what === 'deactivate') await sql`UPDATE estates SET deactivated_at = now() WHERE id = ${id}`;
        }
        const { kept, filled } = await expected();
        assert.equal(kept.length, made.length);
        assert.deepEqual(kept, filled);
      }),
      { numRuns: cases(15, 400) },
    );
  });

  it('show the outline written with a plan, and not one of the plan before it', async () => {
    const estateId = await addEstate(sql, contextId);
    await suggest(estateId);
    const energyNow = async () => {
      const [entry] = await sql<{ kwh: number | null }[]>`
        SELECT energy_now_kwh AS kwh FROM portfolio_entries WHERE estate_id = ${estateId}`;
      return entry?.kwh;
    };
    await sql`
      UPDATE renovations SET outline = '{"now": 7}', outlined_at = '2026-11-01', asked_at = '2026-11-01'
      WHERE estate_id = ${estateId}`;
    assert.equal(await energyNow(), 7);
    // As a server of before writes a plan, beside a newer one.
    await sql`
      UPDATE renovations SET plan = ${JSON.stringify(plan)}::text::json, asked_at = '2026-11-02' WHERE estate_id = ${estateId}`;
    assert.equal(await energyNow(), Math.round(plan.baseline.final_kwh));
  });

  it('go with their estate', async () => {
    const estateId = await addEstate(sql, contextId);
    await sql`DELETE FROM estates WHERE id = ${estateId}`;
    assert.equal((await sql`SELECT FROM portfolio_entries WHERE estate_id = ${estateId}`).length, 0);
  });

  it('rank the labels of every scale from best to worst', async () => {
    for (const labels of [
      ['A+', 'A', 'B', 'F'],
      ['A++', 'A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'G'],
      ['A++++', 'A+++', 'A++', 'A+', 'A', 'B', 'G'],
    ]) {
      const rows =
        await sql`SELECT label FROM unnest(${labels.toReversed()}::text[]) AS label ORDER BY label_rank(label)`;
      assert.deepEqual(
        rows.map(({ label }) => label),
        labels,
      );
    }
  });
});
