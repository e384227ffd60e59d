import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createContext } from '../contexts/contexts.service.ts';
import { addPlannedRenovation } from '../testing/planned-renovation.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { findPlannedEstate } from './renovations.repository.ts';

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
