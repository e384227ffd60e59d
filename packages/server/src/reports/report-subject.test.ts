import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createContext } from '../contexts/contexts.service.ts';
import { addPlannedRenovation } from '../testing/planned-renovation.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { findReportSubject } from './reports.repository.ts';

const { sql, drop } = await createTestDatabase();
after(drop);

test('a report is of the estate of its renovation, among several of the context', async () => {
  const { id: contextId } = await createContext(sql, { slug: 'several', name: 'Several' });
  for (let number = 0; number < 3; number += 1) {
    const { id } = await addPlannedRenovation(sql, contextId, 'detached2022');
    const [own] = await sql<[{ token: string }]>`
      SELECT e.referral_token AS token FROM estates e
      WHERE e.context_id = ${contextId} AND e.id = (SELECT estate_id FROM renovations WHERE id = ${id})`;
    assert.equal((await findReportSubject(sql, contextId, id))?.referralToken, own.token);
  }
});
