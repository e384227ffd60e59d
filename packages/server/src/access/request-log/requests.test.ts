import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { successOf } from '../../testing/answers.ts';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';

interface Page {
  requests: {
    client_id: string;
    method: string;
    path: string;
    status: number;
    request_id: string;
    error_code: string | null;
    messages: string[];
  }[];
  next_before: string | null;
}

describe('the request log', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const listOf = async (caller: Pick<TestClient, 'call'>, query = '') =>
    successOf<Page>(await caller.call('GET', `/v1/requests${query}`));

  it('has what a client called, without the query, and what came of it', async () => {
    const answer = await client.call('GET', '/v1/renovations?page=0&title_contains=Janssens');
    const { requests } = await listOf(client, '?outcome=errors');
    const requestId = answer.headers.get('x-request-id');
    assert.deepEqual(
      requests.map(({ method, path, status, request_id, error_code }) => [
        method,
        path,
        status,
        request_id,
        error_code,
      ]),
      [['GET', '/v1/renovations', 400, requestId, 'invalid_request']],
    );
    assert.ok(requests[0]?.messages.includes('page must not be less than 1'));
    assert.ok(!JSON.stringify(requests).includes('Janssens'));
  });

  it('has what a client was refused for a missing permission', async () => {
    const reader = await app.addClient({ permissions: ['requests:read'] });
    await reader.call('GET', '/v1/renovations');
    const { requests } = await listOf(reader, '?path=renovations');
    assert.deepEqual(
      requests.map(({ status, error_code }) => [status, error_code]),
      [[403, 'missing_permission']],
    );
  });

  it('continues after batches that are too large for one round', async () => {
    const reader = await app.addClient();
    await app.dependencies.sql`
      INSERT INTO client_request_batches (context_id, client_id, highest_status, has_bodies, requests)
      SELECT ${reader.contextId}, ${reader.clientId}, 200, true, json_build_array(json_build_object('at_ms', 0, 'method', 'GET',
        'path', '/large/' || number, 'status', 200, 'duration_ms', 1, 'request_id', 'one',
        'request_body', to_json(repeat('x', 5000000))::text))::text
      FROM generate_series(1, 5) AS number`;
    const paths: string[] = [];
    let before: string | null = '';
    while (before !== null) {
      const page: Page = await listOf(reader, `?path=large${before && `&before=${before}`}`);
      paths.push(...page.requests.map(({ path }) => path));
      before = page.next_before;
    }
    assert.deepEqual(paths, ['/large/5', '/large/4', '/large/3', '/large/2', '/large/1']);
  });

  it('shows a client its own requests alone, and owners those of all clients', async () => {
    const other = await app.addClient({ contextId: client.contextId });
    const stranger = await app.addClient();
    for (const caller of [client, other, stranger]) await caller.call('GET', '/v1/estate/list');
    const own = await listOf(other, `?client_id=${client.clientId}`);
    assert.ok(own.requests.length > 0);
    assert.ok(own.requests.every(({ client_id }) => client_id === other.clientId));
    const owner = await addMember(app, { contextId: client.contextId, role: 'owner' });
    const { requests } = await listOf(owner, '?page_size=200');
    const seen = new Set(requests.map(({ client_id }) => client_id));
    assert.deepEqual([...seen].sort(), [client.clientId, other.clientId].sort());
  });

  it('is read page after page, by method, path and outcome', async () => {
    const caller = await app.addClient();
    for (let page = 1; page <= 3; page++) await caller.call('GET', `/v1/estates?page=${page}`);
    await caller.call('GET', '/v1/estates/nothing');
    const first = await listOf(caller, '?path=/v1/estates&outcome=success&method=GET&page_size=2');
    assert.equal(first.requests.length, 2);
    const rest = await listOf(
      caller,
      `?path=/v1/estates&outcome=success&page_size=2&before=${first.next_before}`,
    );
    assert.deepEqual([rest.requests.length, rest.next_before], [1, null]);
    const missing = await listOf(caller, '?outcome=client_errors');
    assert.deepEqual(
      missing.requests.map(({ path, error_code }) => [path, error_code]),
      [['/v1/estates/nothing', 'not_found']],
    );
  });

  it('forgets an estate that is erased', async () => {
    const caller = await app.addClient();
    await addEstate(app.dependencies.sql, caller.contextId, { externalId: 'a/b 1' });
    await caller.call('GET', '/v1/estates/a%2Fb%201');
    assert.equal((await listOf(caller, '?path=a%252Fb')).requests.length, 1);
    assert.equal((await caller.call('DELETE', '/v1/estates/a%2Fb%201?erase=true')).status, 204);
    const { requests } = await listOf(caller);
    assert.ok(!JSON.stringify(requests).includes('a%2Fb'));
    assert.ok(requests.some(({ method, path }) => method === 'DELETE' && path === '/v1/estates/…'));
  });

  it('forgets it however its id was encoded, and however long it is', async () => {
    const caller = await app.addClient();
    const long = '€'.repeat(255);
    for (const externalId of ['café:1', long]) {
      await addEstate(app.dependencies.sql, caller.contextId, { externalId });
      for (const encoded of [encodeURIComponent(externalId), encodeURI(externalId).toLowerCase()])
        assert.equal((await caller.call('GET', `/v1/estates/${encoded}`)).status, 200);
      await listOf(caller);
      const path = `/v1/estates/${encodeURIComponent(externalId)}?erase=true`;
      assert.equal((await caller.call('DELETE', path)).status, 204);
    }
    const { requests } = await listOf(caller);
    // Without their ids: hexadecimal digits may happen to be "caf".
    const texts = requests.flatMap(({ path, messages }) => [path, ...messages]).join(' ');
    assert.ok(!/caf|%e2%82%ac/i.test(texts), texts);
  });

  it('is empty where it is off', async () => {
    const silent = await startTestApp({ env: { ROOFTREE_REQUEST_LOG: 'off' } });
    try {
      const caller = await silent.addClient();
      await caller.call('GET', '/v1/estate/list');
      assert.deepEqual(await listOf(caller), { requests: [], next_before: null });
    } finally {
      await silent.stop();
    }
  });
});
