import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { successOf } from '../../../testing/answers.ts';
import { planOf } from '../../../testing/data/planned-renovation.ts';
import { addRenovation } from '../../../testing/data/renovation-rows.ts';
import { type Agencies, type Agency, startAgencies } from '../../../testing/providers/agency.ts';
import { until } from '../../../testing/until.ts';
import { queueReturns } from './return-reports.job.ts';

describe('reports that are put back', () => {
  let agencies: Agencies;
  let agency: Agency;
  before(async () => {
    agencies = await startAgencies();
    agency = await agencies.open({ plans_estates: false });
    agency.fill(2);
    await agency.read('FULL');
  });
  after(() => agencies.close());

  const report = async (renovationId: string) =>
    successOf<{ id: string }>(
      await agency.client.call('POST', `/v1/renovations/${renovationId}/reports`, { language: 'en' }),
    );

  it('are documents of the house, each once, from when on the agency wants it', async () => {
    const { sql } = agencies.app.dependencies;
    const { contextId } = agency.client;
    const [found] = await sql<[{ id: string }]>`
      SELECT id FROM estates WHERE context_id = ${contextId} AND external_id = '1'`;
    const renovationId = await addRenovation(sql, contextId, {
      estateId: found.id,
      plan: planOf('semiDetached1958'),
    });
    await report(renovationId);
    const path = `/v1/connections/${agency.connectionId}`;
    await successOf(await agency.owner.call('PATCH', path, { returns_reports: true, is_paused: false }));
    const { id } = await report(renovationId);
    agencies.whise.misbehave({ kind: 'status', status: 500, times: 1, path: 'documents' });
    await queueReturns(sql);
    await queueReturns(sql);
    await until(async () => {
      const rows =
        await sql`SELECT FROM returned_reports WHERE context_id = ${contextId} AND returned_at IS NOT NULL`;
      return rows.length > 0;
    });
    const names = agencies.whise.documents.get(1) ?? [];
    assert.deepEqual([names.length, names[0]?.includes(id.slice(-12))], [1, true]);
    await queueReturns(sql);
    const rows = await sql`SELECT report_id AS id FROM returned_reports WHERE context_id = ${contextId}`;
    assert.deepEqual(
      rows.map((row) => row['id']),
      [id],
    );
  });
});
