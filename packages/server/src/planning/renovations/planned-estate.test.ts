import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createContext } from '../../access/contexts/contexts.service.ts';
import { addPlannedRenovation } from '../../testing/data/planned-renovation.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { findPlannedEstate } from './renovations.repository.ts';
import { weighDecision, weighVariants } from './weigh-plan.thread.ts';

const { sql, drop } = await createTestDatabase();
after(drop);

test('the estate of a plan is its own, among several of the context', async () => {
  const { id: contextId } = await createContext(sql, { slug: 'several', name: 'Several' });
  for (const year of [1931, 1932, 1933]) {
    const { id } = await addPlannedRenovation(sql, contextId, 'detached2022');
    await sql`
      UPDATE estates SET year_built = ${year}
      WHERE context_id = ${contextId} AND id = (SELECT estate_id FROM renovations WHERE id = ${id})`;
    const found = await findPlannedEstate(sql, contextId, id);
    assert.equal(JSON.parse(found?.estate ?? '{}').year_built, year);
  }
});

test('a home whose facts give no plan any more has neither a decision nor ways to compare', async () => {
  const { id: contextId } = await createContext(sql, { slug: 'impossible', name: 'Impossible' });
  const { id } = await addPlannedRenovation(sql, contextId, 'detached2022');
  const planned = (await findPlannedEstate(sql, contextId, id)) ?? assert.fail('no plan');
  assert.notEqual(weighVariants(planned), null);
  const estate = JSON.stringify({ ...JSON.parse(planned.estate), year_built: 2999 });
  assert.equal(weighDecision({ ...planned, estate }), null);
  assert.equal(weighVariants({ ...planned, estate }), null);
});
