/** Work whose process died in the last attempt of its entry: no code of that process could say so. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addFlats, BUILDING } from '../office/buildings/building.fixture.ts';
import { successOf } from '../testing/answers.ts';
import { addProgramme } from '../testing/data/programme-rows.ts';
import { addEstate, addRenovation } from '../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { startWorker } from './worker.ts';

interface Work {
  what: string;
  /** Requests it; returns its path, where its state is. */
  request(app: TestApp, client: TestClient): Promise<string>;
  failed(state: never): boolean;
}

const pathOf = async (answer: Promise<Response>, path: string) =>
  `${path}/${(await successOf<{ id: string }>(await answer)).id}`;

const WORK: Work[] = [
  {
    what: 'a plan of a building',
    async request({ dependencies: { sql } }, client) {
      await addFlats(sql, client.contextId, ['flat-1', 'flat-2']);
      await successOf(await client.call('PUT', '/v1/buildings/linde', BUILDING));
      await successOf(await client.call('POST', '/v1/buildings/linde/plan', {}));
      return '/v1/buildings/linde/plan';
    },
    failed: ({ status, messages }: { status: string; messages: string[] }) =>
      status === 'FAILED' && messages.length === 1,
  },
  {
    what: 'a programme',
    async request({ dependencies: { sql } }, client) {
      await addEstate(sql, client.contextId, { externalId: 'home' });
      const programme = {
        name: 'x',
        first_year: new Date().getFullYear() + 1,
        years: 2,
        objective: 'LOWEST_COST',
      };
      return pathOf(client.call('POST', '/v1/programmes', programme), '/v1/programmes');
    },
    failed: ({ status, failure }: { status: string; failure: string | null }) =>
      status === 'FAILED' && failure !== null,
  },
  {
    what: 'a report on loans',
    request: (_app, client) =>
      pathOf(client.call('POST', '/v1/loan-reports', { reference_date: '2026-12-31' }), '/v1/loan-reports'),
    failed: ({ report_status, failure }: { report_status: string; failure: string | null }) =>
      report_status === 'FAILED' && failure !== null,
  },
  {
    what: 'the passports of an action',
    async request({ dependencies: { sql } }, client) {
      const estateId = await addEstate(sql, client.contextId, { externalId: 'home' });
      const id = await addRenovation(sql, client.contextId, { estateId });
      await sql`UPDATE renovations SET is_edited = false WHERE context_id = ${client.contextId} AND id = ${id}`;
      const action = { action: 'REPORT', all_matching: true, language: 'en' };
      return pathOf(client.call('POST', '/v1/portfolio/actions', action), '/v1/portfolio/actions');
    },
    failed: ({ ended_at, estates }: { ended_at: string | null; estates: { failed: number } }) =>
      ended_at !== null && estates.failed === 1,
  },
  {
    what: 'the passports of an approved year',
    async request({ dependencies: { sql } }, client) {
      const estateId = await addEstate(sql, client.contextId, { externalId: 'home' });
      const id = await addProgramme(sql, client.contextId, client.clientId, estateId);
      await sql`DELETE FROM programme_approvals WHERE context_id = ${client.contextId}`;
      await sql`UPDATE programme_choices SET approved_at = NULL WHERE context_id = ${client.contextId}`;
      const approvals = `/v1/programmes/${id}/approvals`;
      await successOf(await client.call('POST', approvals, { year: 2027, passports: true }));
      return approvals;
    },
    failed: ([approval]: { passports: { failure: string | null } | null }[]) =>
      approval?.passports?.failure != null,
  },
];

describe('work that its process left in the last attempt', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  for (const { what, request, failed } of WORK)
    it(`${what} fails, with a reason, and does not wait for ever`, async () => {
      const client = await app.addClient();
      const { sql } = app.dependencies;
      const path = await request(app, client);
      const { count } = await sql`
        UPDATE graphile_worker._private_jobs SET attempts = max_attempts, locked_by = 'a dead pool', locked_at = now() - interval '1 minute'
        WHERE payload ->> 'contextId' = ${client.contextId}`;
      assert.ok(count > 0);
      const worker = await startWorker(app.dependencies);
      try {
        // Each of them is what its route answers; see `failed`.
        await until(async () => failed((await successOf(await client.call('GET', path))) as never));
      } finally {
        await worker.stop();
      }
    });
});
