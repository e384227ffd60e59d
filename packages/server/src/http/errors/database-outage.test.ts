import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { DatabaseWire } from '../../testing/database/database-wire.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

// More than a test may take: whoever waited for the end of it would never be seen to answer.
const ENDLESS_SECONDS = '3600';
const SHORT_SECONDS = '2';

describe('without its database the server', () => {
  let direct: TestApp;
  let wire: DatabaseWire;

  before(async () => {
    direct = await startTestApp();
    wire = new DatabaseWire(direct.dependencies.databaseUrl);
  });
  after(async () => {
    wire.refuse();
    await direct.stop();
  });

  async function startBehindWire(t: TestContext, requestSeconds: string) {
    const env = { DATABASE_URL: await wire.open(), ROOFTREE_REQUEST_TIMEOUT_SECONDS: requestSeconds };
    const app = await startTestApp({ env });
    t.after(async () => {
      await wire.open();
      await app.stop();
    });
    const client = await app.addClient();
    const search = () => client.call('GET', '/v1/renovations');
    const isBack = async () => (await search()).status === 200;
    const health = async (path: string) => (await fetch(`${app.url}/health/${path}`)).status;
    return { search, isBack, health };
  }

  it('answers 503 when it is refused, long before the time of a request is over, and recovers by itself', async (t) => {
    const { search, isBack, health } = await startBehindWire(t, ENDLESS_SECONDS);
    assert.equal((await search()).status, 200);
    wire.refuse();
    for (let number = 0; number < 5; number++) {
      const answer = await search();
      assert.equal(await answer.text(), '{"statusCode":503,"error":"Service Unavailable"}');
      assert.ok(Number(answer.headers.get('retry-after')) > 0);
    }
    assert.deepEqual([await health('live'), await health('ready')], [200, 503]);
    await wire.open();
    await until(isBack);
  });

  it('answers 503 within the time of a request when the network is silent, and recovers by itself', async (t) => {
    const { search, isBack, health } = await startBehindWire(t, SHORT_SECONDS);
    await until(async () => (await health('ready')) === 200);
    wire.silence();
    const answers = await Promise.all([search(), search(), search()]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [503, 503, 503],
    );
    assert.equal(await health('ready'), 503);
    await wire.open();
    await until(isBack);
  });
});
