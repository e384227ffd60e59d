import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

const LIMIT = 6;

describe('rate limits', () => {
  let app: TestApp;
  let other: FastifyInstance;
  let client: TestClient;

  before(async () => {
    app = await startTestApp({
      env: {
        ROOFTREE_RATE_LIMITS: 'on',
        ROOFTREE_REQUESTS_PER_MINUTE: String(LIMIT),
        ROOFTREE_TOKEN_FAILURES_PER_MINUTE: '3',
      },
    });
    other = await buildApp(app.dependencies);
  });
  after(async () => {
    await other.close();
    await app.stop();
  });
  beforeEach(async () => {
    client = await app.addClient();
    // A limit holds for a minute of the clock: no test may straddle two of them.
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 8000) await sleep(left);
  });

  const ask = () => client.call('GET', '/v1/renovations');

  it('tell what is left, then answer 429 with the time to wait; another client is not held up', async () => {
    for (let number = 1; number <= LIMIT; number++) {
      const answer = await ask();
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('ratelimit-policy'), `"requests";q=${LIMIT};w=60`);
      assert.match(
        String(answer.headers.get('ratelimit')),
        new RegExp(`^"requests";r=${LIMIT - number};t=\\d+$`),
      );
    }
    const refused = await ask();
    assert.deepEqual(
      [refused.status, await refused.json()],
      [429, { statusCode: 429, error: 'Too Many Requests' }],
    );
    const wait = Number(refused.headers.get('retry-after'));
    assert.ok(wait >= 1 && wait <= 60);
    client = await app.addClient();
    assert.equal((await ask()).status, 200);
  });

  it('count over all processes', async () => {
    const askOther = () =>
      other.inject({ url: '/v1/renovations', headers: { authorization: `Bearer ${client.token}` } });
    for (let number = 1; number <= LIMIT; number++) await ask();
    const asked: number[] = [];
    // The other process has its own count at first and hears of the rest within a second.
    await until(async () => {
      asked.push((await askOther()).statusCode);
      await sleep(250);
      return asked.at(-1) === 429;
    }, 2000);
    assert.ok(asked.length < LIMIT, `asked ${asked.length} times`);
  });

  it('hold up who guesses secrets, by address, also with the right one', async () => {
    const token = (secret: string) =>
      fetch(`${app.url}/v1/oauth/token`, {
        method: 'POST',
        headers: { 'x-service-client-id': client.clientId, 'x-service-client-secret': secret },
      });
    const statuses: number[] = [];
    for (const secret of [
      client.clientSecret,
      'a',
      'b',
      client.clientSecret,
      'c',
      'd',
      client.clientSecret,
    ]) {
      statuses.push((await token(secret)).status);
    }
    assert.deepEqual(statuses, [200, 400, 400, 200, 400, 429, 429]);
  });
});
