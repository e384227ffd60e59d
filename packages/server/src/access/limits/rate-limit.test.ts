import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const LIMIT = 6;
const FAILURES = 3;
const REPORTS = 2;
const MINUTE_MS = 60_000;

describe('rate limits', () => {
  let app: TestApp;
  let other: FastifyInstance;
  let client: TestClient;
  // Each test has a minute of its own, which lasts until the next one.
  let now = Date.now();

  before(async () => {
    app = await startTestApp({
      env: {
        ROOFTREE_RATE_LIMITS: 'on',
        ROOFTREE_REQUESTS_PER_MINUTE: String(LIMIT),
        ROOFTREE_TOKEN_FAILURES_PER_MINUTE: String(FAILURES),
        ROOFTREE_REPORTS_PER_MINUTE: String(REPORTS),
      },
      now: () => now,
    });
    other = await buildApp(app.dependencies);
  });
  after(async () => {
    await other.close();
    await app.stop();
  });
  beforeEach(async () => {
    now += MINUTE_MS;
    client = await app.addClient();
  });

  const ask = () => client.call('GET', '/v1/renovations');

  it('state what is left, then answer 429 with the time to wait; another client is not held up', async () => {
    now -= (now % MINUTE_MS) - 12_000;
    for (let number = 1; number <= LIMIT; number++) {
      const answer = await ask();
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('ratelimit-policy'), `"requests";q=${LIMIT};w=60`);
      assert.equal(answer.headers.get('ratelimit'), `"requests";r=${LIMIT - number};t=48`);
    }
    const refused = await ask();
    assert.deepEqual(
      [refused.status, await refused.json()],
      [429, { statusCode: 429, error: 'Too Many Requests' }],
    );
    assert.equal(refused.headers.get('retry-after'), '48');
    const first = client;
    client = await app.addClient();
    assert.equal((await ask()).status, 200);
    client = first;
    now += MINUTE_MS;
    assert.equal((await ask()).status, 200);
  });

  it('count over all processes', async () => {
    const askOther = () =>
      other.inject({ url: '/v1/renovations', headers: { authorization: `Bearer ${client.token}` } });
    for (let number = 1; number <= LIMIT; number++) await ask();
    const asked: number[] = [];
    // The other process has its own count at first and learns of the rest twice a second.
    await until(async () => {
      asked.push((await askOther()).statusCode);
      await sleep(1000);
      return asked.at(-1) === 429;
    });
    assert.ok(asked.length < LIMIT, `asked ${asked.length} times`);
  });

  it('write down only what was counted since the last time', async () => {
    const { sql } = app.dependencies;
    const rows = () => sql<{ subject: string; requests: number; version: string }[]>`
      SELECT subject, requests, xmin::text AS version FROM rate_counts WHERE window_start = ${new Date(
        now - (now % MINUTE_MS),
      )}`;
    const rowOf = async ({ clientId }: TestClient) =>
      (await rows()).find(({ subject }) => subject === `requests:${clientId}`);
    const first = client;
    await ask();
    await until(async () => (await rowOf(first))?.requests === 1);
    const written = await rowOf(first);
    client = await app.addClient();
    await ask();
    await until(async () => (await rowOf(client))?.requests === 1);
    assert.deepEqual(await rowOf(first), written);
    client = first;
    await ask();
    await until(async () => (await rowOf(first))?.requests === 2);
  });

  it('hold for reports apart', async () => {
    const report = () => client.call('POST', `/v1/renovations/${randomUUID()}/reports`, { language: 'en' });
    for (let number = 1; number <= REPORTS; number++) assert.equal((await report()).status, 404);
    const refused = await report();
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('ratelimit-policy'), `"reports";q=${REPORTS};w=60`);
    assert.equal((await ask()).status, 200);
  });

  it('hold for the docs and openapi.json, by network', async () => {
    const get = (remoteAddress: string) => app.app.inject({ url: '/openapi.json', remoteAddress });
    const first = await get('192.0.2.7');
    const policy = /q=(\d+);/.exec(String(first.headers['ratelimit-policy']));
    for (let number = 2; number <= Number(policy?.[1]); number++) await get('192.0.2.7');
    assert.equal((await get('192.0.2.7')).statusCode, 429);
    assert.equal((await app.app.inject({ url: '/docs', remoteAddress: '192.0.2.7' })).statusCode, 429);
    assert.equal((await get('192.0.2.8')).statusCode, 200);
  });

  describe('of wrong credentials', () => {
    /** A token call from an address. */
    const token = async (remoteAddress: string, clientId: string, secret: string) => {
      const headers = { 'x-service-client-id': clientId, 'x-service-client-secret': secret };
      const answer = await app.app.inject({
        method: 'POST',
        url: '/v1/oauth/token',
        headers,
        remoteAddress,
      });
      return answer.statusCode;
    };
    const statusesOf = async (calls: (() => Promise<number>)[]) => {
      const statuses: number[] = [];
      for (const call of calls) statuses.push(await call());
      return statuses;
    };

    it('hold up who guesses, by network, and never who knows the secret', async () => {
      const guess = () => token('192.0.2.1', randomUUID(), 'guess');
      const know = () => token('192.0.2.1', client.clientId, client.clientSecret);
      assert.deepEqual(
        await statusesOf([know, guess, guess, know, guess, guess, know, guess, know]),
        [200, 400, 400, 200, 400, 429, 200, 429, 200],
      );
      assert.equal(await token('192.0.2.2', randomUUID(), 'guess'), 400);
    });

    it('hold up who guesses, by client, from however many networks, and never who knows the secret', async () => {
      const guess = (last: number) => () => token(`192.0.2.${last}`, client.clientId, 'guess');
      const know = () => token('192.0.2.200', client.clientId, client.clientSecret);
      assert.deepEqual(
        await statusesOf([guess(1), guess(2), guess(3), guess(4), know, guess(5), know]),
        [400, 400, 400, 429, 200, 429, 200],
      );
      const another = await app.addClient();
      assert.equal(await token('192.0.2.1', another.clientId, 'guess'), 400);
    });

    it('take an IPv6 network of 64 bits for one caller', async () => {
      const guess = (address: string) => () => token(address, randomUUID(), 'guess');
      assert.deepEqual(
        await statusesOf([
          guess('2001:db8:1:2::1'),
          guess('2001:db8:1:2::2'),
          guess('2001:db8:1:2:ffff::3'),
          guess('2001:db8:1:2:a:b:c:d'),
          guess('2001:db8:1:3::1'),
        ]),
        [400, 400, 400, 429, 400],
      );
    });
  });
});
