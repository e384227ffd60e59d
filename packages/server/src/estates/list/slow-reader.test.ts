import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../infra/database/connection/connect.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

/** 17 MB: several times what the sockets of an unread answer hold. */
const ESTATES = 20_000;
const REQUEST_SECONDS = 3;
/** More than the connections to PostgreSQL that a process has. */
const READERS = 12;

describe('a long estate list', () => {
  it('reaches a reader who is slower than the time of a request, whole and without piling up', async () => {
    await using list = await startWithList({ ROOFTREE_REQUEST_TIMEOUT_SECONDS: String(REQUEST_SECONDS) });
    const { app, client } = list;
    const slow = await open(list);
    await sleep(REQUEST_SECONDS * 1000 + 500);
    // Another reader gets the whole list meanwhile: so the server has had the time to read all of it for the slow one
    // too.
    const [last] = (await read(await open(list))).slice(-1);
    await app.dependencies.sql`
      UPDATE estates SET external_id = 'renamed' WHERE context_id = ${client.contextId} AND external_id = ${last?.estate.external_id ?? ''}`;
    const estates = await read(slow);
    assert.equal(estates.length, ESTATES);
    assert.equal(
      estates.at(-1)?.estate.external_id,
      'renamed',
      'the end was read from PostgreSQL before anybody asked for it',
    );
  });

  it('does not hold up others while it waits, nor when its reader goes away', async () => {
    await using list = await startWithList();
    const { client } = list;
    const waiting = await Promise.all(Array.from({ length: READERS }, () => open(list)));
    // A call that finds no free connection ends with 503.
    assert.equal((await client.call('GET', '/v1/renovations')).status, 200);
    for (const answer of waiting) answer.destroy();
    assert.equal((await client.call('GET', '/v1/renovations')).status, 200);
  });
});

interface StoredList extends AsyncDisposable {
  app: TestApp;
  client: TestClient;
}

async function startWithList(env: Record<string, string> = {}): Promise<StoredList> {
  const app = await startTestApp({ env });
  const client = await app.addClient();
  const { databaseUrl } = app.dependencies;
  // The server's own pool gives a statement no longer than a request.
  const sql = connect({ databaseUrl, applicationName: 'test', poolSize: 1, statementTimeoutMs: 0 });
  await sql`
    INSERT INTO estates (context_id, external_id, country, estate_provider_type, quality_label, estate_type, referral_token, media)
    SELECT ${client.contextId}, 'e' || i, 'BE', 'API', 'D', 'OTHER', lpad(i::text, 22, '0'), json_build_array(repeat('x', 400))
    FROM generate_series(1, ${ESTATES}::int) i`;
  await sql.end();
  return { app, client, [Symbol.asyncDispose]: () => app.stop() };
}

async function open({ app, client }: StoredList): Promise<IncomingMessage> {
  const request = get(`${app.url}/v1/estate/list`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

async function read(answer: IncomingMessage): Promise<{ estate: { external_id: string } }[]> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString()).estates;
}
