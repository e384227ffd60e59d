import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';
import { deriveClientKeys } from './client-keys.ts';
import { disableClient, rotateSecret } from './clients.service.ts';

/** decisions.md: cut off "within a second, on every server process". */
const CUT_OFF_MS = 1000;

describe('a disabled client', () => {
  let first: TestApp;
  let second: FastifyInstance;

  before(async () => {
    first = await startTestApp();
    // Another server process shares nothing with the first but the database and the key.
    second = await buildApp(first.dependencies);
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

  it('is cut off within a second by every process', async () => {
    const client = await first.addClient();
    assert.deepEqual(await statuses(client), [200, 200]);
    await disableClient(first.dependencies.sql, client.clientId);
    await sleep(CUT_OFF_MS);
    assert.deepEqual(await statuses(client), [401, 401]);
  });

  it('is cut off also while requests keep coming', async () => {
    const client = await first.addClient();
    await disableClient(first.dependencies.sql, client.clientId);
    const end = performance.now() + CUT_OFF_MS;
    while (performance.now() < end) await statuses(client);
    assert.deepEqual(await statuses(client), [401, 401]);
  });

  it('loses the tokens of a secret that was replaced at once, and no others', async () => {
    const client = await first.addClient();
    const { sql, secretKey } = first.dependencies;
    await rotateSecret(sql, deriveClientKeys(secretKey), client.clientId, { disableOthers: true });
    const other = await first.addClient({ contextId: client.contextId });
    await sleep(CUT_OFF_MS);
    assert.deepEqual(await statuses(client), [401, 401]);
    assert.deepEqual(await statuses(other), [200, 200]);
  });
});
