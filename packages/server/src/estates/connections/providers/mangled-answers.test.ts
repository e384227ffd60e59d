import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type WhiseEstate, whiseEstate } from '@rooftree/connectors/testing';
import fc from 'fast-check';
import { successOf } from '../../../testing/answers.ts';
import { cases } from '../../../testing/is-long.ts';
import { type Agencies, type Agency, startAgencies } from '../../../testing/providers/agency.ts';

const ANSWERS = cases(200, 10_000);
const AT_ONCE = 100;
const NAMES = Object.keys(whiseEstate(1)).filter((name) => name !== 'id');

/** What a field may hold that nobody expects there. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '-1',
    '1e999',
    'x'.repeat(5000),
    { id: 'x' },
    { id: -1 },
    [[]],
    1e308,
    '2026-13-45',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const mangled = fc.dictionary(fc.constantFrom(...NAMES), anything, { minKeys: 1, maxKeys: 6 });
const oddId = fc.constantFrom('', '\u0000', '\ud800x', 'x'.repeat(400), { a: 1 }, null);

describe('answers that no provider should give', () => {
  let agencies: Agencies;
  let agency: Agency;
  before(async () => {
    agencies = await startAgencies();
    agency = await agencies.open({ plans_estates: false });
  });
  after(() => agencies.close());

  it('leave no estate half written, and every refused row is named', async () => {
    const { sql } = agencies.app.dependencies;
    let id = 1;
    for (let done = 0; done < ANSWERS; done += AT_ONCE) {
      agencies.whise.estates.clear();
      const changes = fc.sample(mangled, { numRuns: AT_ONCE, seed: 42 + done });
      // Each once: a house that a page names twice is read twice and counted once.
      const odd = [...new Set(fc.sample(oddId, { numRuns: 3, seed: 7 + done }))];
      for (const change of changes) {
        // Status and number decide whether the simulator lists it at all.
        const estate = { ...whiseEstate(id, change), status: { id: 1 } };
        agencies.whise.estates.put(String(id), estate);
        id += 1;
      }
      // What is no number sorts anywhere; the simulator does not mind.
      for (const [place, value] of odd.entries())
        agencies.whise.estates.put(`odd-${place}`, {
          ...whiseEstate(1),
          id: value,
        } as unknown as WhiseEstate);
      const run = await agency.read('FULL');
      if (run.run_status === 'WAITING') {
        const path = `/v1/connections/${agency.connectionId}/runs/${run.id}/decision`;
        await successOf(await agency.owner.call('POST', path, { decision: 'KEEP' }));
      }
      assert.notEqual(run.run_status, 'FAILED', run.fault ?? '');
      assert.equal(run.read, changes.length + odd.length);
      assert.equal(run.read, run.created + run.changed + run.unchanged + run.refused, JSON.stringify(run));
      const rows = await agency.owner.call(
        'GET',
        `/v1/connections/${agency.connectionId}/runs/${run.id}/refused-rows`,
      );
      const { refused_rows: refused } = await successOf<{ refused_rows: { reasons: string[] }[] }>(rows);
      assert.equal(refused.length, Math.min(run.refused, 500));
      assert.ok(refused.every(({ reasons }) => reasons.length > 0));
    }
    const [row] = await sql<[{ estates: number; links: number; half: number }]>`
      SELECT count(*)::int AS estates, count(l.estate_id)::int AS links,
        (count(*) FILTER (WHERE e.layers -> 'CONNECTION' IS NULL OR e.facts IS NULL))::int AS half
      FROM estates e LEFT JOIN connection_estates l ON l.context_id = e.context_id AND l.estate_id = e.id
      WHERE e.context_id = ${agency.client.contextId}`;
    assert.deepEqual([row.links, row.half], [row.estates, 0]);
    assert.ok(row.estates > ANSWERS / 10, `only ${row.estates} were taken`);
  });
});
