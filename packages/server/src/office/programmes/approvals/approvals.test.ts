import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { createPassportsTask } from './passports.job.ts';

interface Approval {
  id: string;
  year: number;
  homes: { total: number; done: number; overdue: number };
  plans: { job_ids: string[]; finished: number; failed: number };
  passports: { language: string; action_id: string | null; failure: string | null } | null;
}
interface Home {
  external_id: string;
  first_year: number | null;
  package: string | null;
  works: { year: number; works: string[] }[];
  reason: string;
  approved_at: string | null;
  done_on: string | null;
}
interface Recorded {
  recorded: number;
  unchanged: number;
  homes: { external_id: string; works: string[]; facts: string[] }[];
  job_ids: string[];
}

const PROGRAMMES = '/v1/programmes';
const FIRST_YEAR = new Date().getFullYear() + 1;
const REQUEST = {
  name: 'Mechelen',
  first_year: FIRST_YEAR,
  years: 3,
  objective: 'LOWEST_COST',
  ownership: 'social_landlord',
  limits: {
    homes: [{ at_most_homes: 1 }],
    labels: [{ label: 'C', by_year: FIRST_YEAR + 1, at_least_percent: 40 }],
  },
};

describe('a programme that becomes work', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient();
  });

  const addHomes = async (...labels: string[]) => {
    for (const [index, label] of labels.entries())
      await successOf(
        await client.call('PUT', `/v1/estates/home-${index}`, {
          address: { country: 'BE', zip_code: '2800', place: 'Mechelen' },
          estate_type: 'HOUSE',
          estate_format: 'CLOSED',
          year_built: 1930 + 5 * index,
          dwelling: { energy_label: label },
        }),
      );
  };
  const solve = async (body: object = {}) => {
    const { id } = await successOf<{ id: string }>(
      await client.call('POST', PROGRAMMES, { ...REQUEST, ...body }),
    );
    await until(async () => {
      const { status } = await successOf<{ status: string }>(await client.call('GET', `${PROGRAMMES}/${id}`));
      return !['WAITING', 'PLANNING', 'SOLVING'].includes(status);
    });
    return id;
  };
  const homesOf = async (id: string) =>
    (await successOf<{ data: Home[] }>(await client.call('GET', `${PROGRAMMES}/${id}/homes`))).data;
  const approve = (id: string, body: object) => client.call('POST', `${PROGRAMMES}/${id}/approvals`, body);
  const approvalsOf = async (id: string) =>
    successOf<Approval[]>(await client.call('GET', `${PROGRAMMES}/${id}/approvals`));
  const report = (id: string, ...homes: [name: string, day: string][]) =>
    client.call('POST', `${PROGRAMMES}/${id}/done`, {
      homes: homes.map(([external_id, done_on]) => ({ external_id, done_on })),
    });
  const firstOf = async (id: string) => {
    const [home] = (await homesOf(id))
      .filter(({ first_year }) => first_year !== null)
      .sort((a, b) => (a.first_year ?? 0) - (b.first_year ?? 0));
    assert.ok(home?.first_year != null);
    return { ...home, first_year: home.first_year };
  };

  it('gives the homes of an approved year the plan of their package, once', async () => {
    await addHomes('F', 'F', 'E');
    const id = await solve();
    const home = await firstOf(id);
    const answer = await approve(id, { year: home.first_year });
    assert.equal(answer.status, 201);
    const first = await successOf<Approval>(answer);
    assert.deepEqual([first.year, first.homes.total, first.passports], [home.first_year, 1, null]);
    const again = await approve(id, { year: home.first_year });
    assert.equal(again.status, 200);
    assert.equal((await successOf<Approval>(again)).id, first.id);
    await until(async () => (await approvalsOf(id))[0]?.plans.finished === 1);
    const plans = await successOf<{ id: string }[]>(
      await client.call('GET', `/v1/estates/${home.external_id}/renovations`),
    );
    assert.equal(plans.length, 1);
    const [job] = first.plans.job_ids;
    const { metadata } = await successOf<{ metadata: { controls: object } }>(
      await client.call('GET', `/v1/calculation-jobs/${job}`),
    );
    const { target_label, ownership } = metadata.controls as Record<string, unknown>;
    const isLabel = !['lifetime', 'fossil_free'].includes(home.package ?? '');
    assert.deepEqual([target_label, ownership], [isLabel ? home.package : null, 'social_landlord']);
    const approved = (await homesOf(id)).filter(({ approved_at }) => approved_at !== null);
    assert.deepEqual(
      approved.map(({ external_id }) => external_id),
      [home.external_id],
    );
  });

  it('creates the passports once the plans are there', async () => {
    await addHomes('F');
    const id = await solve();
    const { first_year: year } = await firstOf(id);
    await successOf(await approve(id, { year, passports: true, language: 'fr-BE' }));
    await until(async () => (await approvalsOf(id))[0]?.passports?.action_id != null);
    const [approval] = await approvalsOf(id);
    const action = async () =>
      successOf<{ language: string; estates: { done: number; failed: number } }>(
        await client.call('GET', `/v1/portfolio/actions/${approval?.passports?.action_id}`),
      );
    await until(async () => (await action()).estates.done === 1);
    assert.equal((await action()).language, 'fr-BE');
  });

  it('creates the passports once, also when a crash has left their task twice', async () => {
    const { sql } = app.dependencies;
    await addHomes('F');
    const id = await solve();
    const { first_year: year } = await firstOf(id);
    const { id: approvalId } = await successOf<Approval>(await approve(id, { year, passports: true }));
    const countEnded = async () =>
      (
        await sql`SELECT FROM portfolio_actions WHERE context_id = ${client.contextId} AND ended_at IS NOT NULL`
      ).length;
    await until(async () => (await countEnded()) === 1);
    await sql`
      UPDATE programme_approvals SET ended_at = NULL, action_id = NULL WHERE context_id = ${client.contextId} AND id = ${approvalId}`;
    const payload = { version: 1, contextId: client.contextId, approvalId };
    const attempt = { number: 1, isLast: false, signal: new AbortController().signal };
    // The other one begins and ends between what this one reads and what it writes.
    const slow = new Proxy(sql, {
      get: (target, name) =>
        name === 'begin'
          ? async (work: Parameters<typeof sql.begin>[0]) => {
              await createPassportsTask({ sql })(payload, attempt);
              await until(async () => (await countEnded()) === 2);
              return target.begin(work);
            }
          : Reflect.get(target, name),
    });
    await createPassportsTask({ sql: slow })(payload, attempt);
    assert.equal((await sql`SELECT FROM portfolio_actions WHERE context_id = ${client.contextId}`).length, 2);
  });

  it('writes the facts of works that are done, with their origin, once', async () => {
    await addHomes('F');
    const id = await solve();
    const home = await firstOf(id);
    await successOf(await approve(id, { year: home.first_year }));
    const done = await successOf<Recorded>(await report(id, [home.external_id, '2026-10-30']));
    assert.deepEqual([done.recorded, done.unchanged, done.job_ids.length], [1, 0, 1]);
    const [recorded] = done.homes;
    assert.deepEqual(
      recorded?.works,
      home.works.filter(({ year }) => year === home.first_year).flatMap(({ works }) => works),
    );
    assert.ok((recorded?.facts.length ?? 0) > 0);
    const estate = async () =>
      successOf<{ facts: Record<string, { value: unknown; origin: string | null }> }>(
        await client.call('GET', `/v1/estates/${home.external_id}`),
      );
    const { facts } = await estate();
    for (const name of recorded?.facts ?? []) assert.equal(facts[name]?.origin, 'WORKS', name);
    assert.deepEqual([facts['energy_label']?.value, facts['energy_label']?.origin], [null, null]);
    const again = await successOf<Recorded>(await report(id, [home.external_id, '2026-10-30']));
    assert.deepEqual([again.recorded, again.unchanged, again.job_ids], [0, 1, []]);
    assert.deepEqual((await estate()).facts, facts);
    // What the client sends every night undoes nothing.
    await addHomes('F');
    assert.deepEqual((await estate()).facts, facts);
    assert.equal((await approvalsOf(id))[0]?.homes.done, 1);
    assert.equal((await firstOf(id)).done_on, '2026-10-30');
  });

  it('fixes what is approved in the next programme, and decides again what is done or late', async () => {
    await addHomes('F', 'F', 'E');
    const id = await solve();
    const home = await firstOf(id);
    await successOf(await approve(id, { year: home.first_year }));
    const next = await solve({ limits: {}, objective: 'LOWEST_COST', previous: { programme_id: id } });
    const same = (await homesOf(next)).find(({ external_id }) => external_id === home.external_id);
    assert.deepEqual(
      [same?.first_year, same?.works, same?.reason],
      [home.first_year, home.works, 'UNCHANGED'],
    );
    const late = await solve({
      limits: {},
      first_year: home.first_year + 1,
      previous: { programme_id: id },
    });
    const [again] = (await homesOf(late)).filter(({ external_id }) => external_id === home.external_id);
    assert.notEqual(again?.reason, 'UNCHANGED');
    await successOf(await report(id, [home.external_id, '2026-10-30']));
    const after = await solve({ limits: {}, previous: { programme_id: id } });
    const [finished] = (await homesOf(after)).filter(({ external_id }) => external_id === home.external_id);
    assert.notEqual(finished?.reason, 'UNCHANGED');
    const doneWorks = home.works.filter(({ year }) => year === home.first_year).flatMap(({ works }) => works);
    const shell = /^(roof|attic|wall|floor|windows)_/;
    const repeated = (finished?.works ?? [])
      .flatMap(({ works }) => works)
      .filter((work) => shell.test(work) && doneWorks.includes(work));
    assert.deepEqual(repeated, []);
  });

  it('refuses what cannot be meant', async () => {
    await addHomes('F', 'F');
    const id = await solve({ scenarios: [{ name: 'More', limits: { homes: [{ at_most_homes: 2 }] } }] });
    const home = await firstOf(id);
    const messages = async (answer: Promise<Response>) => {
      const [status, found] = await refusalOf(await answer);
      return [status, found?.join()].join(' ');
    };
    assert.match(await messages(approve(id, { year: 2099 })), /^400 no home .* begin in 2099$/);
    assert.match(await messages(approve(id, { year: home.first_year, scenario: 5 })), /^400 .*no scenario 5/);
    assert.match(await messages(approve(randomUUID(), { year: 2027 })), /^404/);
    assert.match(
      await messages(report(id, [home.external_id, '2026-10-30'])),
      new RegExp(`^400 .*approved: ${home.external_id}$`),
    );
    await successOf(await approve(id, { year: home.first_year }));
    assert.match(
      await messages(approve(id, { year: home.first_year + 1, scenario: 1 })),
      /^409 scenario 0 of the programme was approved/,
    );
    const refused = await messages(
      report(id, [home.external_id, '2099-01-01'], ['nowhere', '2026-10-30'], ['nowhere', '2026-10-30']),
    );
    for (const part of [
      /^400/,
      /done_on must not be in the future/,
      /home of the programme: nowhere/,
      /twice/,
    ])
      assert.match(refused, part);
    assert.match(await messages(report(id, [home.external_id, '2026-02-31'])), /^400/);
    assert.equal((await firstOf(id)).done_on, null);
    const waiting = await successOf<{ id: string }>(await client.call('POST', PROGRAMMES, REQUEST));
    await successOf(await client.call('POST', `${PROGRAMMES}/${waiting.id}/cancel`));
    assert.match(await messages(approve(waiting.id, { year: 2027 })), /^409 .*CANCELLED/);
  });
});
