/** Work that outlives its request, as a table: what is requested, and what it needs before. */
import { addFlats, BUILDING } from '../office/buildings/building.fixture.ts';
import { successOf } from '../testing/answers.ts';
import { addProgramme } from '../testing/data/programme-rows.ts';
import { addEstate } from '../testing/data/renovation-rows.ts';
import type { TestApp, TestClient } from '../testing/test-app.ts';

export interface SentRequest {
  method: 'POST' | 'PUT';
  path: string;
  body: object | string;
}

export interface KilledWork {
  what: string;
  isSandbox?: boolean;
  /** Whether the route has the result of a repeated request; else the audit log has both. */
  isAnsweredOnce: boolean;
  /** What is there before; returns the request. */
  prepare(app: TestApp, client: TestClient): Promise<SentRequest>;
}

const nextYear = new Date().getFullYear() + 1;

async function addHomes(client: TestClient, ...labels: string[]): Promise<void> {
  for (const [index, energy_label] of labels.entries())
    await successOf(
      await client.call('PUT', `/v1/estates/home-${index}`, {
        address: { country: 'BE', zip_code: '2800', place: 'Mechelen' },
        estate_type: 'HOUSE',
        estate_format: 'CLOSED',
        year_built: 1930 + 5 * index,
        dwelling: { energy_label },
      }),
    );
}

const loanOf = (home: number) => ({
  loan_id: `loan-${home}`,
  estate_external_id: `home-${home}`,
  property_kind: 'RESIDENTIAL',
  currency: 'EUR',
  gross_carrying_amount_cents: 10_000_000,
  outstanding_cents: 10_000_000,
});

async function addApprovedProgramme(app: TestApp, client: TestClient): Promise<string> {
  const { sql } = app.dependencies;
  const estateId = await addEstate(sql, client.contextId, { externalId: 'home' });
  return addProgramme(sql, client.contextId, client.clientId, estateId);
}

export const KILLED_WORK: KilledWork[] = [
  {
    what: 'the plan of a building',
    isAnsweredOnce: false,
    async prepare(app, client) {
      await addFlats(app.dependencies.sql, client.contextId, ['flat-1', 'flat-2']);
      await successOf(await client.call('PUT', '/v1/buildings/linde', BUILDING));
      return { method: 'POST', path: '/v1/buildings/linde/plan', body: {} };
    },
  },
  {
    what: 'a programme',
    isAnsweredOnce: true,
    async prepare(_app, client) {
      await addHomes(client, 'F', 'E');
      const programme = { name: 'x', first_year: nextYear, years: 2, objective: 'LOWEST_COST' };
      return { method: 'POST', path: '/v1/programmes', body: { ...programme, with_baselines: false } };
    },
  },
  {
    what: 'the approval of a year, with its batches and passports',
    isAnsweredOnce: true,
    async prepare(app, client) {
      const id = await addApprovedProgramme(app, client);
      const { sql } = app.dependencies;
      await sql`DELETE FROM programme_approvals WHERE context_id = ${client.contextId}`;
      await sql`UPDATE programme_choices SET approved_at = NULL WHERE context_id = ${client.contextId}`;
      const body = { year: 2027, passports: true };
      return { method: 'POST', path: `/v1/programmes/${id}/approvals`, body };
    },
  },
  {
    what: 'works that are reported done',
    isAnsweredOnce: true,
    async prepare(app, client) {
      const id = await addApprovedProgramme(app, client);
      const homes = [{ external_id: 'home', done_on: new Date().toISOString().slice(0, 10) }];
      return { method: 'POST', path: `/v1/programmes/${id}/done`, body: { homes } };
    },
  },
  {
    what: 'an import of loans',
    isAnsweredOnce: false,
    async prepare(_app, client) {
      await addHomes(client, 'F', 'E');
      const lines = [0, 1].map((home) => JSON.stringify(loanOf(home)));
      return { method: 'POST', path: '/v1/loan-imports', body: `${lines.join('\n')}\n` };
    },
  },
  {
    what: 'a report on loans',
    isAnsweredOnce: true,
    async prepare(_app, client) {
      await addHomes(client, 'F', 'E');
      await successOf(await client.call('POST', '/v1/loans/batch', { loans: [loanOf(0), loanOf(1)] }));
      return { method: 'POST', path: '/v1/loan-reports', body: { reference_date: '2026-12-31' } };
    },
  },
  {
    what: 'the reset of a sandbox',
    isSandbox: true,
    isAnsweredOnce: false,
    async prepare(app, client) {
      await addApprovedProgramme(app, client);
      await addFlats(app.dependencies.sql, client.contextId, ['flat-1', 'flat-2']);
      await successOf(await client.call('PUT', '/v1/buildings/linde', BUILDING));
      await successOf(await client.call('POST', '/v1/buildings/linde/plan', {}));
      return { method: 'POST', path: '/v1/sandbox/reset', body: {} };
    },
  },
];
