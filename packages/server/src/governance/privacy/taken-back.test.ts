import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addRenovation } from '../../testing/data/renovation-rows.ts';
import { untilBlocked } from '../../testing/database/until-blocked.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';
import { listShorterRetentions, lockRetentions } from '../maintenance/context-retentions.repository.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.stop());

async function openContext() {
  const { contextId } = await app.addClient();
  return { contextId, owner: await addMember(app, { contextId }) };
}
const choose = (by: TestMember, kind: string, days: number | null) =>
  by.call('PUT', `/v1/privacy/retention/${kind}`, { days });
const choicesOf = async (contextId: string) => {
  const { sql } = app.dependencies;
  const rows = await sql<{ kind: string; days: number }[]>`
    SELECT kind, days FROM context_retentions WHERE context_id = ${contextId} ORDER BY kind`;
  return Object.fromEntries(rows.map(({ kind, days }) => [kind, days]));
};

test('what is taken back is one kind, of one context', async () => {
  const [here, there] = [await openContext(), await openContext()];
  for (const { owner } of [here, there])
    for (const kind of ['imports', 'contact-requests'])
      assert.equal((await choose(owner, kind, 7)).status, 200);
  assert.equal((await choose(here.owner, 'imports', null)).status, 200);
  assert.deepEqual(await choicesOf(here.contextId), { 'contact-requests': 7 });
  assert.deepEqual(await choicesOf(there.contextId), { imports: 7, 'contact-requests': 7 });
});

test('what holds is what is shorter than the server, and was chosen a day ago', async () => {
  const { sql } = app.dependencies;
  const { contextId, owner } = await openContext();
  assert.equal((await choose(owner, 'saved-plans', 60)).status, 200);
  const holds = async (serverDays: number) =>
    (await listShorterRetentions(sql, 'saved-plans', serverDays)).some((one) => one.contextId === contextId);
  assert.equal(await holds(0), false);
  await sql`UPDATE context_retentions SET changed_at = now() - interval '25 hours' WHERE context_id = ${contextId}`;
  assert.deepEqual(
    [await holds(0), await holds(61), await holds(60), await holds(59)],
    [true, true, false, false],
  );
});

test('of two who choose at once, the second learns of the first', async () => {
  const { sql } = app.dependencies;
  const { contextId, owner } = await openContext();
  const answers: Promise<Response>[] = [];
  await sql.begin(async (tx) => {
    await lockRetentions(tx, contextId);
    answers.push(choose(owner, 'imports', 3), choose(owner, 'imports', 5));
    await untilBlocked(sql, 2);
  });
  for (const answer of await Promise.all(answers)) assert.equal(answer.status, 200);
  const entries = await sql<{ before: object; after: { imports: number } }[]>`
    SELECT before, after FROM audit_entries
    WHERE context_id = ${contextId} AND operation = 'chooseRetention' ORDER BY id`;
  const [first, second] = entries;
  assert.deepEqual([first?.before, second?.before], [{ imports: null }, first?.after]);
});

test('what would go is counted by the own days where the server keeps it for ever', async () => {
  const { sql } = app.dependencies;
  const { contextId, owner } = await openContext();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await addRenovation(sql, contextId, { createdAt: daysAgo(40) });
  const wouldGo = async () => {
    const answer = await owner.call('GET', '/v1/privacy/retention?kind=saved-plans');
    return ((await answer.json()) as { kinds: { would_go: number }[] }).kinds[0]?.would_go;
  };
  assert.equal(await wouldGo(), 0);
  assert.equal((await choose(owner, 'saved-plans', 60)).status, 200);
  assert.equal(await wouldGo(), 0);
  assert.equal((await choose(owner, 'saved-plans', 30)).status, 200);
  assert.equal(await wouldGo(), 1);
});
