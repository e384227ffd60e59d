import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../infra/database/connect.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

const ESTATES = 20_000;

describe('a long estate list', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_REQUEST_TIMEOUT_SECONDS: '2' } });
    client = await app.addClient();
    const { databaseUrl } = app.dependencies;
    // The server's own pool gives a statement two seconds here.
    const sql = connect({ databaseUrl, applicationName: 'test', poolSize: 1, statementTimeoutMs: 0 });
    await sql`
      INSERT INTO estates (context_id, external_id, country, estate_provider_type, quality_label, estate_type, referral_token, media)
      SELECT ${client.contextId}, 'e' || i, 'BE', 'API', 'D', 'OTHER', lpad(i::text, 22, '0'), json_build_array(repeat('x', 400))
      FROM generate_series(1, ${ESTATES}::int) i`;
    await sql.end();
  });
  after(() => app.stop());

  async function open(): Promise<IncomingMessage> {
    const request = get(`${app.url}/v1/estate/list`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer;
  }

  it('reaches a reader who is slower than the time of a request, whole and without piling up', async () => {
    const answer = await open();
    const before = process.memoryUsage.rss();
    await sleep(3500);
    // Unread, it waits in PostgreSQL and in the buffers of the socket, not in this process.
    assert.ok(process.memoryUsage.rss() - before < 60e6);
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece);
    const { estates } = JSON.parse(Buffer.concat(pieces).toString());
    assert.equal(estates.length, ESTATES);
  });

  it('does not hold up others while it waits, nor when its reader goes away', async () => {
    const waiting = await Promise.all(Array.from({ length: 12 }, open));
    const started = performance.now();
    assert.equal((await client.call('GET', '/v1/renovations')).status, 200);
    assert.ok(performance.now() - started < 1000);
    for (const answer of waiting) answer.destroy();
    assert.equal((await client.call('GET', '/v1/renovations')).status, 200);
  });
});
