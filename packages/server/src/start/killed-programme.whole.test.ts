import { describeKilled } from '../testing/crash/describe-killed.ts';
import { addApprovedProgramme, addHomes } from './killed-work.fixture.ts';

const nextYear = new Date().getFullYear() + 1;

describeKilled('work of a programme', [
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
]);
