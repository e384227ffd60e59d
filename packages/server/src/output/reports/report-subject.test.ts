import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createContext } from '../../access/contexts/contexts.service.ts';
import { addPlannedRenovation } from '../../testing/data/planned-renovation.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { findReportSubject, insertReport } from './reports.repository.ts';

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

test('no report is made, or shown a subject, for the renovation of another context', async () => {
  const { id: contextId } = await createContext(sql, { slug: 'owner', name: 'Owner' });
  const { id: otherId } = await createContext(sql, { slug: 'other', name: 'Other' });
  const { id: renovationId } = await addPlannedRenovation(sql, contextId, 'detached2022');
  const subject = await findReportSubject(sql, contextId, renovationId);
  assert(subject);
  assert.equal(await findReportSubject(sql, otherId, renovationId), null);
  const { reportId: id, createdAt, fingerprint, branding } = subject;
  const report = {
    id,
    renovationId,
    createdAt,
    fingerprint,
    branding,
    language: 'en',
    name: 'r',
    path: `reports/${'a'.repeat(22)}.pdf`,
    bytes: 1,
  } as const;
  assert.equal(await insertReport(sql, otherId, report, 'https://cdn.example.com', null), null);
  assert.notEqual(await insertReport(sql, contextId, report, 'https://cdn.example.com', null), null);
});
