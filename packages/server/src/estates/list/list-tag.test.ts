import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { connect } from '../../infra/database/connection/connect.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

const LISTS = ['/v1/estate/list', '/v1/estates', '/v1/estates?fields=id&page_size=5'];
const ESTATE = { address: { country: 'BE' }, estate_type: 'OTHER' };

describe('the tag of a list of estates', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  async function tagOf(path: string, by = client): Promise<string> {
    const answer = await by.call('GET', path);
    await answer.arrayBuffer();
    assert.equal(answer.status, 200);
    return answer.headers.get('etag') ?? assert.fail('no tag');
  }

  /** 304 when nothing changed, 200 when something did. */
  async function statusSince(tag: string, path: string, by = client): Promise<number> {
    const answer = await by.call('GET', path, undefined, { 'if-none-match': tag });
    const body = await answer.text();
    if (answer.status === 304) assert.deepEqual([body, answer.headers.get('etag')], ['', tag]);
    return answer.status;
  }

  /**
   * A connection that does not wait for another's commit: changes are counted in one of 16 places, by the number of the
   * connection. Not of the server's own pool, whose transactions may not pause for as long as a slow machine takes for
   * a call.
   */
  async function connectApart(from?: number): Promise<{ sql: Sql; stripe: number }> {
    const { databaseUrl } = app.dependencies;
    const sql = connect({ databaseUrl, applicationName: 'other', poolSize: 1, statementTimeoutMs: 0 });
    const [{ stripe }] = await sql<[{ stripe: number }]>`SELECT pg_backend_pid() % 16 AS stripe`;
    if (stripe !== from) return { sql, stripe };
    await sql.end();
    return connectApart(from);
  }

  const changes: [string, (contextId: string) => Promise<unknown>, number][] = [
    ['nothing', async () => {}, 304],
    ['the same PUT', () => client.call('PUT', '/v1/estates/one', ESTATE), 304],
    ['an empty PATCH', () => client.call('PATCH', '/v1/estates/one', {}), 304],
    ['a new estate', () => client.call('PUT', '/v1/estates/two', ESTATE), 200],
    ['another PUT', () => client.call('PUT', '/v1/estates/one', { ...ESTATE, price: 1 }), 200],
    ['a PATCH', () => client.call('PATCH', '/v1/estates/one', { price: 2 }), 200],
    ['a deactivation', () => client.call('DELETE', '/v1/estates/one'), 200],
    [
      'a change of the same moment',
      (contextId) =>
        app.dependencies
          .sql`UPDATE estates SET price_cents = 5, updated_at = updated_at WHERE context_id = ${contextId}`,
      200,
    ],
    [
      'a row that is deleted and one that is made',
      (contextId) =>
        transaction(app.dependencies.sql, async (tx) => {
          await tx`DELETE FROM estates WHERE context_id = ${contextId}`;
          await addEstate(tx, contextId, { externalId: 'other' });
        }),
      200,
    ],
    [
      'another language of the context',
      (contextId) => app.dependencies.sql`UPDATE contexts SET language = 'nl-BE' WHERE id = ${contextId}`,
      200,
    ],
  ];
  for (const [what, change, expected] of changes)
    it(`answers ${expected} after ${what}`, async () => {
      client = await app.addClient();
      await client.call('PUT', '/v1/estates/one', ESTATE);
      const tags = await Promise.all(LISTS.map((path) => tagOf(path)));
      assert.equal(new Set(tags).size, LISTS.length);
      await change(client.contextId);
      for (const [place, path] of LISTS.entries())
        assert.equal(await statusSince(tags[place] ?? '', path), expected, path);
    });

  it('notices a change that was begun before the list was read and committed after it', async () => {
    client = await app.addClient();
    await client.call('PUT', '/v1/estates/one', ESTATE);
    await client.call('PUT', '/v1/estates/two', ESTATE);
    const slow = await connectApart();
    const quick = await connectApart(slow.stripe);
    const change = (by: Executor, externalId: string) => by`
      UPDATE estates SET price_cents = 1, updated_at = now()
      WHERE context_id = ${client.contextId} AND external_id = ${externalId}`;
    const tag = await transaction(slow.sql, async (tx) => {
      await change(tx, 'one');
      // Later than the open transaction, and committed before it.
      await change(quick.sql, 'two');
      return tagOf('/v1/estate/list');
    });
    await Promise.all([slow.sql.end(), quick.sql.end()]);
    assert.equal(await statusSince(tag, '/v1/estate/list'), 200);
  });

  it('is of the context alone', async () => {
    client = await app.addClient();
    const other = await app.addClient();
    const tag = await tagOf('/v1/estate/list');
    assert.notEqual(await tagOf('/v1/estate/list', other), tag);
    await other.call('PUT', '/v1/estates/one', ESTATE);
    assert.equal(await statusSince(tag, '/v1/estate/list'), 304);
    assert.equal(await statusSince(tag, '/v1/estate/list', other), 200);
  });

  it('takes the header in every form', async () => {
    client = await app.addClient();
    const tag = await tagOf('/v1/estate/list');
    for (const given of ['*', `"a", ${tag}`, tag.replace('W/', '')]) {
      const answer = await client.call('GET', '/v1/estate/list', undefined, { 'if-none-match': given });
      assert.equal(answer.status, 304, given);
    }
    for (const given of ['""', 'W/', 'a,b', '']) {
      const answer = await client.call('GET', '/v1/estate/list', undefined, { 'if-none-match': given });
      await answer.arrayBuffer();
      assert.equal(answer.status, 200, given);
    }
  });
});
