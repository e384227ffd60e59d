import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashToken, makeToken } from '../../../access/sessions/session-token.ts';
import { findPermissions } from '../../../access/sessions/sessions.service.ts';
import { recheckPermission } from '../../../http/access/recheck-permission.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import type { Listener } from './job-events.routes.ts';
import { JobWatch } from './job-watch.ts';

const { sql, drop } = await createTestDatabase();
after(drop);

/** So many members who are signed in, each in one of twenty contexts, and follow its jobs. */
async function addWatchers(count: number): Promise<(Listener & { sent: string[]; hasEnded: boolean })[]> {
  const tokens = Array.from({ length: count }, makeToken);
  const rows = await sql<{ contextId: string; place: number }[]>`
    WITH new_contexts AS (
      INSERT INTO contexts (slug, name) SELECT 'agency-' || gen_random_uuid(), 'Agency' FROM generate_series(1, 20) RETURNING id
    ), numbered AS (SELECT id, row_number() OVER () - 1 AS number FROM new_contexts
    ), new_members AS (
      INSERT INTO members (email, name) SELECT gen_random_uuid() || '@example.com', 'Member'
      FROM generate_series(1, ${count}::int) RETURNING id
    ), people AS (SELECT id, row_number() OVER () AS place FROM new_members
    ), new_sessions AS (
      INSERT INTO sessions (member_id, token_hash, network, second_factor_due)
      SELECT p.id, decode((${tokens.map((token) => hashToken(token).toString('hex'))}::text[])[p.place], 'hex'), '192.0.2.1', false
      FROM people p
    )
    INSERT INTO memberships (context_id, member_id, role, accepted_at)
    SELECT n.id, p.id, 'viewer', now() FROM people p JOIN numbered n ON n.number = p.place % 20
    RETURNING context_id AS "contextId", (SELECT place FROM people WHERE id = member_id) AS place`;
  return rows.map(({ contextId, place }) => {
    const sent: string[] = [];
    const watcher = {
      contextId,
      credential: { kind: 'session' as const, secret: tokens[place - 1] ?? '' },
      sent,
      hasEnded: false,
      send: (state: string) => sent.at(-1) !== state && sent.push(state),
      beat() {},
      end() {
        watcher.hasEnded = true;
      },
    };
    return watcher;
  });
}

/** What is asked of the database while so many looks are made. */
async function askedWhile(watchers: readonly Listener[], looks: number): Promise<number> {
  const calls = { asked: 0, looks: 0 };
  const executor = new Proxy(sql, {
    apply: (target, self, args) => {
      calls.asked++;
      return Reflect.apply(target, self, args);
    },
  });
  const watch = new JobWatch<Listener>({
    sql: executor,
    everyMs: 10,
    recheckPermission: (asked) => {
      calls.looks++;
      return recheckPermission(asked, 'calculations:read', {
        verifyToken: () => null,
        findPermissions: (sessions) => findPermissions(executor, { idleHours: 12, days: 30 }, sessions),
      });
    },
  });
  for (const watcher of watchers) watch.add(watcher);
  await until(() => calls.looks >= 3);
  const before = { ...calls };
  await until(() => calls.looks >= before.looks + looks);
  watch.close();
  return (calls.asked - before.asked) / (calls.looks - before.looks);
}

test('a thousand who listen ask the database no more often than one', async () => {
  const watchers = await addWatchers(1000);
  const one = await askedWhile(watchers.slice(0, 1), 5);
  const all = await askedWhile(watchers, 5);
  assert.ok(one > 0);
  // A look may be cut by the end of the counting.
  assert.ok(all <= one * 1.5, `${all} questions a look, and ${one} for one`);
  assert.ok(watchers.every(({ sent, hasEnded }) => sent.join() === '{"jobs":[]}' && hasEnded));
});

test('without anybody there is no look', async () => {
  const [first, second] = await addWatchers(2);
  assert(first && second);
  let looks = 0;
  const watch = new JobWatch<Listener>({
    sql,
    everyMs: 1,
    recheckPermission: async (asked) => {
      looks++;
      return asked;
    },
  });
  watch.add(first);
  await until(() => looks >= 3);
  watch.remove(first);
  const before = looks;
  await sleep(50);
  assert.equal(looks, before);
  watch.add(second);
  await until(() => second.sent.length === 1);
  watch.close();
});

test('a long past is read once: the next look begins at the oldest job that runs', async () => {
  const [watcher] = await addWatchers(1);
  assert(watcher);
  const { contextId } = watcher;
  const add = (age: string) => sql`
    INSERT INTO calculation_jobs (context_id, calculation_job_type, name, engine_version, data_version, estates_total,
      controls, expires_at, created_at)
    VALUES (${contextId}, 'ENERGY_EFFICIENCY_INDICATION', ${age}, '1', '1', 4, '{}', now() + interval '1 day', now() - ${age}::interval)`;
  const count = () => JSON.parse(watcher.sent.at(-1) ?? '{"jobs":[]}').jobs.length;
  await add('20 hours');
  const watch = new JobWatch<Listener>({ sql, everyMs: 10, recheckPermission: async (asked) => asked });
  watch.add(watcher);
  await until(() => count() === 1);
  await add('1 second');
  await until(() => count() === 2);
  await sql`UPDATE calculation_jobs SET calculation_job_status = 'STOPPED' WHERE context_id = ${contextId}`;
  await until(() => count() === 0);
  await add('1 minute');
  await until(() => count() === 1);
  watch.close();
});

test('of more than a hundred the newest are listed, and the older ones once those have ended', async () => {
  const [watcher] = await addWatchers(1);
  assert(watcher);
  const { contextId } = watcher;
  const add = (count: number, age: string) => sql`
    INSERT INTO calculation_jobs (context_id, calculation_job_type, name, engine_version, data_version, estates_total,
      controls, expires_at, created_at)
    SELECT ${contextId}, 'ENERGY_EFFICIENCY_INDICATION', ${age}, '1', '1', 4, '{}', now() + interval '1 day', now() - ${age}::interval
    FROM generate_series(1, ${count}::int)`;
  const count = () => JSON.parse(watcher.sent.at(-1) ?? '{"jobs":[]}').jobs.length;
  await add(3, '20 hours');
  await add(100, '1 second');
  const watch = new JobWatch({ sql, everyMs: 10, recheckPermission: async (asked) => asked });
  watch.add(watcher);
  await until(() => count() === 100);
  await sql`
    UPDATE calculation_jobs SET calculation_job_status = 'STOPPED' WHERE context_id = ${contextId} AND name = '1 second'`;
  await until(() => count() === 3);
  watch.close();
});

test('a database that does not answer ends no stream', async () => {
  const [watcher] = await addWatchers(1);
  assert(watcher);
  let looks = 0;
  const watch = new JobWatch<Listener>({
    sql,
    everyMs: 10,
    recheckPermission: async (asked) => {
      looks++;
      if (looks < 4) await sql`SELECT 1 / 0`;
      return asked;
    },
  });
  watch.add(watcher);
  await until(() => watcher.sent.length === 1);
  assert.equal(looks >= 4, true);
  assert.equal(watcher.hasEnded, false);
  watch.close();
});
