import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { planOf } from '../../testing/data/planned-renovation.ts';
import { addEstate, addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';
import { createReportTasks, endReportTasks } from './portfolio-actions.job.ts';
import { oldActions } from './portfolio-actions.repository.ts';

interface Action {
  id: string;
  action: string;
  language: string | null;
  ended_at: string | null;
  undone_at: string | null;
  can_undo: boolean;
  estates: { total: number; done: number; failed: number; skipped: number };
  job_id: string | null;
  failure: string | null;
}

const ACTIONS = '/v1/portfolio/actions';
const MOST_ESTATES = 5;
const RENEW_ALL = { action: 'RENEW_REPORTS', all_matching: true };

describe('actions on many estates', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_BATCH_MAX_ESTATES: String(MOST_ESTATES) } });
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient();
  });

  const add = (...names: string[]) =>
    Promise.all(names.map((externalId) => addEstate(app.dependencies.sql, client.contextId, { externalId })));
  const act = async (body: object, query = '') =>
    successOf<Action>(await client.call('POST', `${ACTIONS}${query}`, body));
  const remove = async (name: string) =>
    assert.equal((await client.call('DELETE', `/v1/estates/${name}`)).status, 204);
  const active = async () => {
    const rows = await app.dependencies.sql<{ name: string }[]>`
      SELECT external_id AS name FROM estates WHERE context_id = ${client.contextId} AND deactivated_at IS NULL ORDER BY 1`;
    return rows.map(({ name }) => name);
  };
  const addPlanned = async (...names: string[]) => {
    const { sql } = app.dependencies;
    for (const estateId of await add(...names)) {
      const id = await addRenovation(sql, client.contextId, { estateId, plan: planOf('semiDetached1958') });
      await sql`UPDATE renovations SET is_edited = false WHERE id = ${id}`;
    }
  };
  /** The entries that wait for a worker, which no test app has. */
  const entries = () => app.dependencies.sql<{ payload: object; task: string }[]>`
    SELECT payload, t.identifier AS task FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE payload->>'contextId' = ${client.contextId} ORDER BY j.id`;
  const runReports = async (files = app.dependencies.files) => {
    const { sql, compute, config } = app.dependencies;
    const tasks = createReportTasks({
      sql,
      compute,
      files,
      publicUrl: config.publicUrl,
      cdnUrl: config.cdnUrl,
      requestTimeoutSeconds: config.requestTimeoutSeconds,
    });
    for (const { payload, task } of await entries())
      await tasks[task]?.(payload, {
        number: 1,
        isLast: false,
        entryId: '1',
        signal: new AbortController().signal,
      });
  };

  it('deactivates the named estates, and activates the same ones again', async () => {
    await add('a', 'b', 'c', 'gone');
    await remove('gone');
    const done = await act({ action: 'DEACTIVATE', external_ids: ['a', 'b', 'gone', 'unknown'] });
    assert.deepEqual(done.estates, { total: 4, done: 2, failed: 0, skipped: 2 });
    assert.equal(done.can_undo, true);
    assert.notEqual(done.ended_at, null);
    assert.deepEqual(await active(), ['c']);

    const undone = await successOf<Action>(await client.call('POST', `${ACTIONS}/${done.id}/undo`));
    assert.equal(undone.action, 'REACTIVATE');
    assert.deepEqual(undone.estates, { total: 2, done: 2, failed: 0, skipped: 0 });
    assert.deepEqual(await active(), ['a', 'b', 'c'], 'not the one that was deactivated before');
    const [status, messages] = await refusalOf(await client.call('POST', `${ACTIONS}/${done.id}/undo`));
    assert.equal(status, 409);
    assert.match(messages.join(), /already undone/);
    const listed = await successOf<Action[]>(await client.call('GET', ACTIONS));
    assert.deepEqual(
      listed.map(({ action, undone_at }) => [action, undone_at !== null]),
      [
        ['REACTIVATE', false],
        ['DEACTIVATE', true],
      ],
    );
  });

  it('leaves estates alone that were written after the deactivation', async () => {
    await add('a', 'b');
    const done = await act({ action: 'DEACTIVATE', all_matching: true });
    await successOf(
      await client.call('PUT', '/v1/estates/a', { address: { country: 'NL' }, estate_type: 'OTHER' }),
    );
    await remove('a');
    const undone = await successOf<Action>(await client.call('POST', `${ACTIONS}/${done.id}/undo`));
    assert.deepEqual(undone.estates, { total: 2, done: 1, failed: 0, skipped: 1 });
    assert.deepEqual(await active(), ['b']);
  });

  it('takes all that pass the filter, and no others', async () => {
    await add('a', 'b');
    await addEstate(app.dependencies.sql, client.contextId, {
      externalId: 'elsewhere',
      region: 'NL-UT',
      country: 'NL',
    });
    const done = await act({ action: 'DEACTIVATE', all_matching: true }, '?region=NL-UT');
    assert.equal(done.estates.total, 1);
    assert.deepEqual(await active(), ['a', 'b']);
  });

  it('plans those that can be planned, in one job', async () => {
    await add('a', 'b');
    await addEstate(app.dependencies.sql, client.contextId, {
      externalId: 'a-shop',
      estateType: 'COMMERCIAL',
    });
    const begun = await act({ action: 'PLAN', all_matching: true });
    assert.deepEqual(begun.estates, { total: 3, done: 0, failed: 0, skipped: 1 });
    assert.equal(begun.ended_at, null);
    const job = await successOf<{ metadata: { estates: { total: number } } }>(
      await client.call('GET', `/v1/calculation-jobs/${begun.job_id}`),
    );
    assert.equal(job.metadata.estates.total, 2);
    await successOf(await client.call('POST', `/v1/calculation-jobs/${begun.job_id}/stop`));
    const after = await successOf<Action>(await client.call('GET', `${ACTIONS}/${begun.id}`));
    assert.notEqual(after.ended_at, null);
    const nothing = await act({ action: 'PLAN', external_ids: ['a-shop'] });
    assert.deepEqual([nothing.job_id, nothing.ended_at === null], [null, false]);
  });

  it('plans all of a portfolio that is too large for other actions', async () => {
    await add(...Array.from({ length: MOST_ESTATES + 1 }, (_, place) => `house-${place}`));
    const [status, messages] = await refusalOf(
      await client.call('POST', ACTIONS, { action: 'DEACTIVATE', all_matching: true }),
    );
    assert.deepEqual([status, messages], [400, ['more than 5 estates match: choose fewer']]);
    const begun = await act({ action: 'PLAN', all_matching: true });
    assert.deepEqual(begun.estates, { total: 6, done: 0, failed: 0, skipped: 0 });
  });

  it('makes a report of each plan, once, in the language that was chosen', async () => {
    await addPlanned('a', 'b');
    await add('unplanned');
    const begun = await act({ action: 'REPORT', all_matching: true, language: 'fr-BE' });
    assert.deepEqual(begun.estates, { total: 3, done: 0, failed: 0, skipped: 1 });
    const [status] = await refusalOf(
      await client.call('POST', ACTIONS, { action: 'REPORT', all_matching: true, language: 'en' }),
    );
    assert.equal(status, 409, 'one after the other');
    await runReports();
    // A worker that died after its commit leaves its entry: it runs again.
    await runReports();
    const ended = await successOf<Action>(await client.call('GET', `${ACTIONS}/${begun.id}`));
    assert.deepEqual(ended.estates, { total: 3, done: 2, failed: 0, skipped: 1 });
    assert.notEqual(ended.ended_at, null);
    const { reports } = await successOf<{ reports: { language: string }[] }>(
      await client.call('GET', '/v1/reports'),
    );
    assert.deepEqual(
      reports.map(({ language }) => language),
      ['fr-BE', 'fr-BE'],
    );
    await act({ action: 'REPORT', all_matching: true, language: 'en' });
  });

  it('makes outdated reports again, each in its language, and leaves the others', async () => {
    await addPlanned('a', 'b', 'c');
    for (const language of ['fr-BE', 'en']) {
      await act({ action: 'REPORT', all_matching: true, language });
      await runReports();
    }
    const outdate = (name: string) => client.call('PATCH', `/v1/estates/${name}`, { price: 250000 });
    const outdated = async () => {
      const { reports } = await successOf<{
        reports: { language: string; estate: { external_id: string } }[];
      }>(await client.call('GET', '/v1/reports?is_outdated=true'));
      return reports.map(({ language, estate }) => `${estate.external_id} ${language}`).sort();
    };
    await outdate('a');
    await outdate('b');
    assert.deepEqual(await outdated(), ['a en', 'a fr-BE', 'b en', 'b fr-BE']);
    const french = await act({ action: 'RENEW_REPORTS', external_ids: ['a', 'c'], language: 'fr-BE' });
    assert.deepEqual(french.estates, { total: 2, done: 0, failed: 0, skipped: 1 });
    assert.equal((await refusalOf(await client.call('POST', ACTIONS, RENEW_ALL)))[0], 409, 'one at a time');
    await runReports();
    assert.deepEqual(await outdated(), ['a en', 'b en', 'b fr-BE']);
    const all = await act(RENEW_ALL);
    assert.deepEqual([all.language, all.estates.total], [null, 2]);
    await runReports();
    await runReports();
    const ended = await successOf<Action>(await client.call('GET', `${ACTIONS}/${all.id}`));
    assert.deepEqual(ended.estates, { total: 2, done: 2, failed: 0, skipped: 0 });
    assert.notEqual(ended.ended_at, null);
    assert.deepEqual(await outdated(), []);
    const [{ count } = { count: 0 }] = await app.dependencies.sql<{ count: number }[]>`
      SELECT count(*)::int AS count FROM renovation_reports WHERE context_id = ${client.contextId}`;
    assert.equal(count, 10, 'six at first, then one, then three');
  });

  it('says of what failed, and ends all the same', async () => {
    await addPlanned('a');
    const begun = await act({ action: 'REPORT', all_matching: true, language: 'en' });
    const broken = new Proxy(app.dependencies.files, {
      get: () => () => Promise.reject(new Error('the disk is on fire')),
    });
    await assert.rejects(runReports(broken), 'it is tried again');
    // As the queue does when no attempt is left.
    const ends = endReportTasks(app.dependencies.sql);
    for (const { payload, task } of await entries()) await ends[task]?.(payload);
    const ended = await successOf<Action>(await client.call('GET', `${ACTIONS}/${begun.id}`));
    assert.deepEqual(ended.estates, { total: 1, done: 0, failed: 1, skipped: 0 });
    assert.equal(ended.failure, 'it could not be made');
    assert.notEqual(ended.ended_at, null);
  });

  it('does a repeated request once', async () => {
    await add('a');
    const headers = { 'idempotency-key': randomUUID() };
    const body = { action: 'DEACTIVATE', external_ids: ['a'] };
    const [first, second] = [
      await successOf<Action>(await client.call('POST', ACTIONS, body, headers)),
      await successOf<Action>(await client.call('POST', ACTIONS, body, headers)),
    ];
    assert.equal(first.id, second.id);
    assert.equal(second.estates.done, 1);
  });

  it('refuses what is not clear, too much or not allowed', async () => {
    const refused = async (body: object, by: Pick<TestClient, 'call'> = client) =>
      (await refusalOf(await by.call('POST', ACTIONS, body)))[0];
    assert.equal(await refused({ action: 'DEACTIVATE' }), 400);
    assert.equal(await refused({ action: 'DEACTIVATE', all_matching: true, external_ids: ['a'] }), 400);
    assert.equal(await refused({ action: 'REACTIVATE', all_matching: true }), 400);
    assert.equal(await refused({ action: 'REPORT', all_matching: true }), 400);
    assert.equal(await refused({ action: 'PLAN', all_matching: true, language: 'en' }), 400);
    const viewer = await addMember(app, { contextId: client.contextId, role: 'viewer' });
    for (const action of ['DEACTIVATE', 'PLAN'])
      assert.equal(await refused({ action, all_matching: true }, viewer), 403);
    assert.equal(await refused({ action: 'REPORT', all_matching: true, language: 'en' }, viewer), 403);
    assert.equal(await refused(RENEW_ALL, viewer), 403);
    await add('a');
    const { id } = await act({ action: 'DEACTIVATE', all_matching: true });
    assert.equal((await refusalOf(await viewer.call('POST', `${ACTIONS}/${id}/undo`)))[0], 403);
    const other = await app.addClient();
    assert.equal((await refusalOf(await other.call('POST', `${ACTIONS}/${id}/undo`)))[0], 404);
    assert.equal((await refusalOf(await other.call('GET', `${ACTIONS}/${id}`)))[0], 404);
  });

  it('forgets old actions, and not the estates', async () => {
    const { sql } = app.dependencies;
    await add('a');
    await act({ action: 'DEACTIVATE', all_matching: true });
    await sql`UPDATE portfolio_actions SET created_at = now() - interval '8 days' WHERE context_id = ${client.contextId}`;
    assert.equal(await oldActions.count(sql, 7, client.contextId), 1);
    assert.equal(await oldActions.remove(sql, 7, 10, client.contextId), 1);
    assert.equal(await oldActions.count(sql, 7, client.contextId), 0);
  });
});
