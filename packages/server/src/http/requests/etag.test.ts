import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addEstate, addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

describe('the tag of an answer', () => {
  let app: TestApp;
  let client: TestClient;
  let paths: string[];

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    const { sql } = app.dependencies;
    const estateId = await addEstate(sql, client.contextId, { externalId: 'one' });
    const renovationId = await addRenovation(sql, client.contextId, { estateId });
    paths = ['/v1/estates/one', '/v1/renovations', `/v1/renovations/${renovationId}`, '/v1/calculation-jobs'];
  });
  after(() => app.stop());

  it('lets a caller who has it already off with a 304, for GET and HEAD', async () => {
    for (const path of paths)
      for (const method of ['GET', 'HEAD']) {
        const first = await client.call(method, path);
        const tag = first.headers.get('etag') ?? '';
        const body = await first.text();
        assert.match(tag, /^W\/"[\w-]{27}"$/, path);
        assert.equal(body.length > 0, method === 'GET');
        const again = await client.call(method, path, undefined, { 'if-none-match': tag });
        assert.deepEqual([again.status, await again.text()], [304, '']);
        assert.equal(again.headers.get('etag'), tag);
        assert.equal(again.headers.get('content-type'), null);
        if (method === 'GET') assert.equal(again.headers.get('content-length'), null);
        assert.ok(again.headers.get('x-request-id'));
      }
  });

  it('is another one after a change', async () => {
    const tag = (await client.call('GET', '/v1/estates/one')).headers.get('etag') ?? '';
    await client.call('PATCH', '/v1/estates/one', { price: 12 });
    const answer = await client.call('GET', '/v1/estates/one', undefined, { 'if-none-match': tag });
    assert.equal(answer.status, 200);
  });

  it('is not on errors', async () => {
    const answer = await client.call('GET', '/v1/estates/none', undefined, { 'if-none-match': '*' });
    assert.deepEqual([answer.status, answer.headers.get('etag')], [404, null]);
  });

  it('is that of the next reading on a write, whose answer is never "not modified"', async () => {
    const written = await client.call('PATCH', '/v1/estates/one', { price: 13 }, { 'if-none-match': '*' });
    const read = await client.call('GET', '/v1/estates/one');
    assert.equal(written.status, 200);
    assert.equal(written.headers.get('etag'), read.headers.get('etag'));
  });
});
