import { addFlats, BUILDING } from '../office/buildings/building.fixture.ts';
import { successOf } from '../testing/answers.ts';
import { describeKilled } from '../testing/crash/describe-killed.ts';
import { addApprovedProgramme, addHomes } from './killed-work.fixture.ts';

const loanOf = (home: number) => ({
  loan_id: `loan-${home}`,
  estate_external_id: `home-${home}`,
  property_kind: 'RESIDENTIAL',
  currency: 'EUR',
  gross_carrying_amount_cents: 10_000_000,
  outstanding_cents: 10_000_000,
});

describeKilled('work that outlives its request', [
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
]);
