import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { disableClient, issueToken, rotateSecret } from './clients.service.ts';
import { REFRESH_AFTER_MS, Revocations, TOO_OLD_MS } from './revocations.ts';

const HOUR_SECONDS = 3600;

describe('a disabled client', () => {
  let first: TestApp;
  let second: FastifyInstance;

  before(async () => {
    // Tokens of this process live for a day, those of the other one for a minute.
    first = await startTestApp({ env: { ROOFTREE_TOKEN_SECONDS: '86400' } });
    const { dependencies } = first;
    // Another server process shares nothing with the first but the database and the key.
    second = await buildApp({ ...dependencies, config: { ...dependencies.config, tokenSeconds: 60 } });
  });
  after(async () => {
    await second.close();
    await first.stop();
  });

  const statuses = async (client: TestClient) => {
    const headers = { authorization: `Bearer ${client.token}` };
    const here = await client.call('GET', '/v1/renovations');
    const there = await second.inject({ url: '/v1/renovations', headers });
    return [here.status, there.statusCode];
  };
  /** Waits until no process knows the list of before: each has answered a client that was disabled after it. */
  const untilListsAreFresh = async () => {
    const other = await first.addClient();
    await disableClient(first.dependencies.sql, other.clientId);
    await until(async () => (await statuses(other)).every((status) => status === 401));
  };

  it('is refused by every process', async () => {
    const client = await first.addClient();
    assert.deepEqual(await statuses(client), [200, 200]);
    await disableClient(first.dependencies.sql, client.clientId);
    await until(async () => (await statuses(client)).every((status) => status === 401));
  });

  it('loses the tokens of a secret that was replaced at once, and no others', async () => {
    const client = await first.addClient();
    const other = await first.addClient({ contextId: client.contextId });
    const { sql, loadClientKeys } = first.dependencies;
    await rotateSecret(sql, await loadClientKeys(), client.clientId, { disableOthers: true });
    await until(async () => (await statuses(client)).every((status) => status === 401));
    assert.deepEqual(await statuses(other), [200, 200]);
  });

  it('gets no new token', async () => {
    const client = await first.addClient();
    const { sql, loadClientKeys } = first.dependencies;
    const keys = await loadClientKeys();
    await issueToken(sql, keys, 60, client);
    await disableClient(sql, client.clientId);
    const headers = {
      'x-service-client-id': client.clientId,
      'x-service-client-secret': client.clientSecret,
    };
    const answer = await fetch(`${first.url}/v1/oauth/token`, { method: 'POST', headers });
    assert.equal(answer.status, 400);
    await assert.rejects(rotateSecret(sql, keys, client.clientId), /is disabled/);
  });

  const agoes: [string, number][] = [
    ['121 seconds ago, when tokens live for a minute today', 121],
    ['an hour ago', HOUR_SECONDS],
    ['almost a day ago, with a token of the longest life', 24 * HOUR_SECONDS - 60],
  ];
  for (const [when, seconds] of agoes) {
    it(`stays refused: ${when}`, async () => {
      const { sql } = first.dependencies;
      const client = await first.addClient();
      await disableClient(sql, client.clientId);
      await sql`
        UPDATE clients SET disabled_at = disabled_at - ${seconds}::int * interval '1 second'
        WHERE context_id = ${client.contextId} AND id = ${client.clientId}`;
      await untilListsAreFresh();
      assert.deepEqual(await statuses(client), [401, 401]);
    });
  }
});

describe('the list of what was disabled', () => {
  let app: TestApp;
  let now = 0;

  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  it('is never used when it is older than a second, and is read again in time while requests keep coming', async () => {
    assert.ok(REFRESH_AFTER_MS < TOO_OLD_MS && TOO_OLD_MS < 1000);
    const { sql } = app.dependencies;
    const client = await app.addClient();
    const revocations = new Revocations(sql, HOUR_SECONDS, () => now);
    const ask = () => revocations.isRevoked(client.clientId, client.clientId);
    assert.equal(await ask(), false);
    await disableClient(sql, client.clientId);
    // Just read: the answer comes from the list, at once. Which one it is depends on the machine: a slow reading is
    // asked for twice, and the second answer may come after the client was disabled.
    now += REFRESH_AFTER_MS - 1;
    assert.equal(typeof ask(), 'boolean');
    // Somewhat old: still at once, but the list is being read.
    now += 1;
    assert.equal(typeof ask(), 'boolean');
    await until(() => ask() === true);

    const other = await app.addClient();
    const askOther = () => revocations.isRevoked(other.clientId, other.clientId);
    assert.equal(typeof askOther(), 'boolean');
    await disableClient(sql, other.clientId);
    // Too old: the answer waits for a new list.
    now += TOO_OLD_MS;
    assert.equal(await askOther(), true);
  });
});
