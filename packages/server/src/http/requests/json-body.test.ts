import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

const estate = (place: string) => JSON.stringify({ address: { country: 'BE', place }, estate_type: 'OTHER' });
const BATCH = '/v1/calculation-jobs/energy-efficiency-indication/batch';

describe('a JSON body', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const send = (body: Buffer, headers: Record<string, string>, method = 'PUT', path = '/v1/estates/x') =>
    fetch(`${app.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json', ...headers },
      body: new Uint8Array(body),
    });
  const latin1 = Buffer.from(estate('Liège'), 'latin1');

  const refused: [string, Buffer, Record<string, string>, number, string][] = [
    [
      'one name twice',
      Buffer.from('{"estate_type":"OTHER","address":{"country":"BE","country":"NL"}}'),
      {},
      400,
      'request body must not have "country" twice',
    ],
    ['Latin-1 without a word', latin1, {}, 400, 'request body must be encoded in UTF-8'],
    [
      'Latin-1 that says so',
      latin1,
      { 'content-type': 'application/json; charset=iso-8859-1' },
      415,
      'charset must be utf-8',
    ],
    [
      'gzip',
      gzipSync(estate('Gent')),
      { 'content-encoding': 'gzip' },
      415,
      'Content-Encoding must be identity',
    ],
  ];
  for (const [what, body, headers, status, message] of refused)
    it(`is refused in ${what}, and nothing is stored`, async () => {
      const answer = await send(body, headers);
      if (headers['content-encoding']) assert.equal(answer.headers.get('accept-encoding'), 'identity');
      assert.deepEqual(await refusalOf(answer), [status, [message]]);
      assert.equal((await client.call('GET', '/v1/estates/x')).status, 404);
    });

  it('of a batch has the status of its other faults', async () => {
    const answer = await send(Buffer.from('["Liège"]', 'latin1'), {}, 'POST', BATCH);
    assert.deepEqual(await refusalOf(answer), [406, ['request body must be encoded in UTF-8']]);
  });

  for (const headers of [
    { 'content-type': 'application/json;charset="UTF-8"' },
    { 'content-encoding': 'identity' },
  ])
    it(`is read with ${JSON.stringify(headers)}`, async () => {
      assert.ok((await send(Buffer.from(estate('Liège')), headers, 'PUT', '/v1/estates/y')).ok);
      const { address } = await successOf<{ address: { place: string } }>(
        await client.call('GET', '/v1/estates/y'),
      );
      assert.equal(address.place, 'Liège');
    });
});
