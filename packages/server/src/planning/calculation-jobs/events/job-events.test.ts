import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { successOf } from '../../../testing/answers.ts';
import { startBatch } from '../../../testing/data/batches.ts';
import { addMixedEstates } from '../../../testing/data/mixed-estates.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { addMember, type TestMember } from '../../../testing/test-member.ts';
import { until } from '../../../testing/until.ts';
import { followEvents } from './follow-events.fixture.ts';
import { MOST_STREAMS } from './job-events.routes.ts';

interface State {
  jobs: {
    id: string;
    calculation_job_status: string;
    estates: { total: number; finished: number; failed: number };
  }[];
}

const NOTHING = '[{"jobs":[]}]';
const PATH = '/v1/calculation-jobs/events';
const app = await startTestApp({ hasWorker: true });
after(() => app.stop());
const { sql } = app.dependencies;
const client = await app.addClient();
const { contextId } = client;
const names = await addMixedEstates(sql, contextId, 20);

const asClient = ({ token }: TestClient) =>
  followEvents<State>(`${app.url}${PATH}`, { authorization: `Bearer ${token}` });
const asMember = ({ cookie }: TestMember, { url }: Pick<TestApp, 'url'> = app) =>
  followEvents<State>(`${url}${PATH}`, { cookie, 'x-rooftree-context': contextId });

test('a real batch is followed from its beginning to its end, and nobody else’s', async () => {
  const stranger = await asClient(await app.addClient());
  const events = await asClient(client);
  assert.equal(JSON.stringify(events.states), NOTHING);
  const id = await sql.begin(async (tx) => {
    // Its results wait until it was seen: a small one is over between two looks.
    await tx`LOCK TABLE renovations IN SHARE MODE`;
    const batch = await startBatch(sql, contextId, { names });
    await until(() => events.states.some(({ jobs }) => jobs[0]?.id === batch));
    return batch;
  });
  await until(() => events.states.at(-1)?.jobs.length === 0);
  const seen = events.states.flatMap(({ jobs }) => jobs);
  assert.ok(seen.every((job) => job.id === id && job.estates.total === names.length));
  const counts = seen.map(({ estates }) => estates.finished + estates.failed);
  assert.deepEqual(
    counts,
    counts.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(events.states.map((state) => JSON.stringify(state))).size, events.states.length - 1);
  assert.equal(JSON.stringify(stranger.states), NOTHING);
  events.cut();
  stranger.cut();
});

test('counts arrive while it runs, and a later listener gets all of it', async () => {
  const job = await unstarted();
  const events = await asClient(client);
  await sql`UPDATE calculation_jobs SET calculation_job_status = 'RUNNING', updated_at = now() WHERE id = ${job}`;
  await sql`UPDATE calculation_jobs SET estates_finished = 2, updated_at = now() WHERE id = ${job}`;
  await until(() => events.states.at(-1)?.jobs[0]?.estates.finished === 2);
  events.cut();
  const later = await asClient(client);
  assert.deepEqual(
    later.states[0]?.jobs.map(({ id, estates }) => [id, estates.finished]),
    [[job, 2]],
  );
  await successOf(await client.call('POST', `/v1/calculation-jobs/${job}/stop`));
  await until(() => later.states.at(-1)?.jobs.length === 0);
  later.cut();
});

test('nobody on the way may keep or collect it', async () => {
  const events = await asClient(client);
  const { headers } = events.answer;
  assert.equal(headers['content-type'], 'text/event-stream; charset=utf-8');
  assert.equal(headers['x-accel-buffering'], 'no');
  assert.equal(headers['cache-control'], 'no-store, no-transform');
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(headers.etag, undefined);
  events.cut();
});

test('it ends with the role, the session and the token, and not with those of others', async () => {
  const [staying, demoted, leaving, offline, operator] = await Promise.all([
    addMember(app, { contextId, role: 'viewer' }),
    addMember(app, { contextId, role: 'viewer' }),
    addMember(app, { contextId, role: 'editor' }),
    addMember(app, { contextId, role: 'owner' }),
    addMember(app, { isOperator: true }),
  ]);
  const other = await app.addClient({ contextId });
  const [kept, taken, signedOut, expired, over, revoked] = await Promise.all([
    asMember(staying),
    asMember(demoted),
    asMember(leaving),
    asMember(offline),
    asMember(operator),
    asClient(other),
  ]);
  await sql`UPDATE memberships SET disabled_at = now() WHERE member_id = ${demoted.id}`;
  await until(() => taken.hasEnded);
  await sql`DELETE FROM sessions WHERE member_id = ${leaving.id}`;
  await until(() => signedOut.hasEnded);
  await sql`UPDATE sessions SET last_used_at = now() - interval '1 year' WHERE member_id = ${offline.id}`;
  await until(() => expired.hasEnded);
  await sql`UPDATE members SET is_operator = false WHERE id = ${operator.id}`;
  await until(() => over.hasEnded);
  await sql`UPDATE clients SET disabled_at = now() WHERE id = ${other.clientId}`;
  await until(() => revoked.hasEnded);
  assert.equal(kept.hasEnded, false);
  kept.cut();
});

test('listening keeps no session alive', async () => {
  const member = await addMember(app, { contextId });
  const events = await asMember(member);
  await sql`UPDATE sessions SET last_used_at = now() - interval '10 minutes' WHERE member_id = ${member.id}`;
  const job = await unstarted();
  await until(() => events.states.at(-1)?.jobs[0]?.id === job);
  const [session] = await sql<[{ isOld: boolean }]>`
    SELECT last_used_at < now() - interval '9 minutes' AS "isOld" FROM sessions WHERE member_id = ${member.id}`;
  assert.equal(session.isOld, true);
  events.cut();
  await sql`UPDATE calculation_jobs SET calculation_job_status = 'STOPPED' WHERE id = ${job}`;
});

test('429 for one too many of the same caller, until one is left', async () => {
  const member = await addMember(app, { contextId, role: 'viewer' });
  const other = await addMember(app, { contextId, role: 'viewer' });
  const streams = await Promise.all(Array.from({ length: MOST_STREAMS }, () => asMember(member)));
  const headers = { 'x-rooftree-context': contextId };
  const refused = await member.call('GET', PATH, undefined, headers);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('retry-after'), '30');
  (await asMember(other)).cut();
  streams[0]?.cut();
  await until(async () => (await member.call('GET', PATH, undefined, headers)).status === 200);
  for (const stream of streams) stream.cut();
});

test('a server that stops waits for nobody who only listens', async () => {
  const stopping = await startTestApp();
  const watching = await stopping.addClient();
  const events = await followEvents<State>(`${stopping.url}${PATH}`, {
    authorization: `Bearer ${watching.token}`,
  });
  await stopping.stop();
  assert.equal(events.hasEnded, true);
});

test('HEAD returns the headers, and follows nothing', async () => {
  const answers = await Promise.all(
    Array.from({ length: MOST_STREAMS + 2 }, () => client.call('HEAD', PATH)),
  );
  for (const answer of answers) {
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
  }
  (await asClient(client)).cut();
});

/** A job that no worker knows of. */
async function unstarted(): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO calculation_jobs (context_id, calculation_job_type, name, engine_version, data_version, estates_total,
      controls, expires_at)
    VALUES (${contextId}, 'ENERGY_EFFICIENCY_INDICATION', 'Waiting', '1', '1', 4, '{}', now() + interval '1 day')
    RETURNING id`;
  return row.id;
}
