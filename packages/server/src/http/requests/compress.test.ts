import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { successOf } from '../../testing/answers.ts';
import { addPlannedRenovation } from '../../testing/data/planned-renovation.ts';
import { addEstate, addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

const DECODE: Record<string, (bytes: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
// Two pieces of the streamed list and a part of a third.
const ESTATES = 450;

describe('compression of answers', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    const { sql } = app.dependencies;
    const estateIds: string[] = [];
    for (let number = 0; number < ESTATES; number++)
      estateIds.push(await addEstate(sql, client.contextId, { externalId: `estate-${number}` }));
    for (const estateId of estateIds.slice(0, 25)) await addRenovation(sql, client.contextId, { estateId });
  });
  after(() => app.stop());

  /** The bytes as they come, which `fetch` would decode. */
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const asking = request(new URL(path, app.url), {
      method,
      headers: { authorization: `Bearer ${client.token}`, ...headers },
    }).end();
    // The event's only argument.
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
  }

  const PATHS = ['/v1/renovations', '/v1/estates?page_size=100', '/v1/estate/list', '/openapi.json'];

  for (const path of PATHS)
    it(`${path} is the same in every encoding, with the same tag`, async () => {
      const plain = await ask(path);
      assert.equal(plain.headers['content-encoding'], undefined);
      assert.equal(plain.headers['vary'], 'accept-encoding');
      for (const [encoding, decode] of Object.entries(DECODE)) {
        const packed = await ask(path, { 'accept-encoding': encoding });
        assert.equal(packed.headers['content-encoding'], encoding);
        assert.equal(packed.headers['vary'], 'accept-encoding');
        assert.equal(packed.headers['content-type'], 'application/json; charset=utf-8');
        assert.ok(packed.bytes.length * 3 < plain.bytes.length, `${packed.bytes.length} bytes`);
        assert.deepEqual(decode(packed.bytes), plain.bytes);
        assert.equal(packed.headers.etag, plain.headers.etag);
        const length = packed.headers['content-length'];
        if (length !== undefined) assert.equal(Number(length), packed.bytes.length);
      }
    });

  it('leaves a caller who has it already a 304, whatever the encoding was', async () => {
    for (const path of PATHS) {
      const { headers } = await ask(path, { 'accept-encoding': 'br' });
      for (const encoding of ['gzip', 'identity']) {
        const again = await ask(path, { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) });
        assert.deepEqual([again.status, again.bytes.length], [304, 0], path);
        assert.equal(again.headers['content-encoding'], undefined);
        assert.equal(again.headers['vary'], 'accept-encoding');
      }
    }
  });

  it('answers HEAD with the headers of GET', async () => {
    for (const path of PATHS) {
      const [get, head] = [
        await ask(path, { 'accept-encoding': 'gzip' }),
        await ask(path, { 'accept-encoding': 'gzip' }, 'HEAD'),
      ];
      assert.equal(head.bytes.length, 0);
      for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
        assert.equal(head.headers[name], get.headers[name], `${path} ${name}`);
    }
  });

  it('goes by quality values', async () => {
    const taken: [string, string | undefined][] = [
      ['gzip, deflate, br, zstd', 'zstd'],
      ['gzip;q=1, br;q=0.9, zstd;q=0.8', 'gzip'],
      ['br, zstd;q=0', 'br'],
      ['*;q=0.5', 'zstd'],
      ['identity, *;q=0.5', undefined],
      ['deflate', undefined],
    ];
    for (const [accepted, encoding] of taken) {
      const { headers } = await ask('/v1/renovations', { 'accept-encoding': accepted });
      assert.equal(headers['content-encoding'], encoding, accepted);
    }
  });

  it('spares short answers, and packs long refusals', async () => {
    const short = await ask('/v1/calculation-jobs', { 'accept-encoding': 'gzip' });
    assert.ok(short.bytes.length < 1024);
    assert.equal(short.headers['content-encoding'], undefined);
    const faults = Array.from({ length: 60 }, (_, number) => `unknown_${number}=1`).join('&');
    const refusal = await ask(`/v1/renovations?${faults}`, { 'accept-encoding': 'gzip' });
    assert.equal(refusal.headers['content-encoding'], 'gzip');
    assert.equal(JSON.parse(String(gunzipSync(refusal.bytes))).message.length, 60);
  });

  it('never touches a PDF', async () => {
    const { id } = await addPlannedRenovation(app.dependencies.sql, client.contextId, 'semiDetached1958');
    const report = await successOf<{ url: string }>(
      await client.call('POST', `/v1/renovations/${id}/reports`, { language: 'en' }),
    );
    const file = await ask(report.url, { 'accept-encoding': 'gzip, br, zstd' });
    assert.equal(file.headers['content-encoding'], undefined);
    assert.equal(String(file.bytes.subarray(0, 5)), '%PDF-');
  });

  it('keeps what CORS says of other origins', async () => {
    const origin = 'https://portal.example';
    const other = await startTestApp({ env: { ROOFTREE_CORS_ORIGINS: origin } });
    try {
      const { call } = await other.addClient();
      const { headers } = await call('GET', '/v1/renovations', undefined, { origin });
      assert.equal(headers.get('access-control-allow-origin'), origin);
      assert.equal(headers.get('vary'), 'Origin, accept-encoding');
    } finally {
      await other.stop();
    }
  });
});
