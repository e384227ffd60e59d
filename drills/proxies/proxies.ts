/**
 * `npm run drill -- proxies`: the whole server through nginx, Caddy and HAProxy, with TLS and HTTP/2, with and without
 * a path.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { after, before, describe, it } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { checkConformance } from '@rooftree/conformance';
import { Agent, setGlobalDispatcher } from 'undici';
import { visit } from '../../packages/planner/test/visit.ts';
import { successOf } from '../../packages/server/src/testing/answers.ts';
import { launchBrowser } from '../../packages/server/src/testing/browser/browser.ts';
import { addMixedEstates } from '../../packages/server/src/testing/data/mixed-estates.ts';
import { addReferredEstate } from '../../packages/server/src/testing/data/referred-estate.ts';
import { CERTIFICATE } from '../../packages/server/src/testing/providers/tls-certificate.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { startTestApp, type TestApp, type TestClient } from '../../packages/server/src/testing/test-app.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { PROXIES, startProxy, whyNoProxy } from './start-proxy.ts';

const ESTATES = 20_000;
const DECOMPRESSORS = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

// What the conformance suite and the test client send, over HTTP/1.1: an empty body is not sent well over HTTP/2 by
// undici 7.
setGlobalDispatcher(new Agent({ connect: { ca: CERTIFICATE } }));
// On, because the suite looks for their headers; high, because it would wait for them.
const LIMITS = { ROOFTREE_RATE_LIMITS: 'on', ROOFTREE_REQUESTS_PER_MINUTE: '100000' };

interface PlainAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Buffer;
}

for (const proxy of PROXIES)
  for (const path of ['', '/renovate'])
    describe(`${proxy}, ${path || 'without a path'}`, { skip: whyNoProxy(proxy) }, () => {
      const made = new AsyncDisposableStack();
      let app: TestApp;
      let client: TestClient;

      before(async () => {
        const port = await findFreePort();
        app = await startTestApp({
          hasWorker: true,
          env: { PUBLIC_URL: `https://localhost:${port}${path}`, ROOFTREE_TRUST_PROXY: '1', ...LIMITS },
        });
        made.defer(() => app.stop());
        made.defer(await startProxy(proxy, { port, serverPort: app.dependencies.config.port, path }));
        client = await app.addClient();
      });
      after(() => made.disposeAsync());

      /** Over HTTP/2, the body as it is on the wire. */
      const ask = async (method: string, address: string, headers: Record<string, string> = {}) => {
        const session = connectHttp2(new URL(app.url).origin, { ca: CERTIFICATE });
        await once(session, 'connect');
        // A session that is connected by TLS.
        assert.equal((session.socket as TLSSocket).alpnProtocol, 'h2');
        const stream = session.request({
          ':method': method,
          ':path': path + address,
          authorization: `Bearer ${client.token}`,
          ...headers,
        });
        stream.end();
        const answer: PlainAnswer = { status: 0, headers: {}, body: Buffer.alloc(0) };
        stream.on('response', (given) => {
          answer.headers = given;
          answer.status = Number(given[':status']);
        });
        const chunks: Buffer[] = await stream.toArray();
        session.close();
        return { ...answer, body: Buffer.concat(chunks) };
      };

      it('takes a token call without a body', async () => {
        const { status } = await ask('POST', '/v1/oauth/token', {
          'content-type': 'application/json',
          'x-service-client-id': client.clientId,
          'x-service-client-secret': client.clientSecret,
        });
        assert.equal(status, 200);
      });

      it('passes the conformance suite', async () => {
        const { clientId, clientSecret } = await app.addClient();
        const results = await checkConformance({ baseUrl: app.url, clientId, clientSecret }, {});
        const failed = results.filter(({ outcome }) => outcome === 'failed');
        assert.deepEqual(failed, []);
        assert.ok(results.length > 80);
      });

      it('shows the planner page, the guides and the reference', async () => {
        const { link } = await addReferredEstate(client);
        assert.ok(link.startsWith(`${app.url}/r/`));
        await using closing = new AsyncDisposableStack();
        const browser = await launchBrowser();
        closing.defer(() => browser.close());
        const { page, complaints } = await visit(browser, link, { ignoreHTTPSErrors: true });
        await page.goto(`${app.url}/docs`);
        await page.getByRole('link', { name: 'Your first plan' }).first().click();
        await page.getByRole('tab', { name: 'Python' }).first().click();
        await page.getByRole('link', { name: 'API reference' }).first().click();
        await page.getByRole('button', { name: 'Renovations' }).first().waitFor();
        assert.deepEqual(complaints, []);
      });

      it('takes a large batch and gives a long list whole', async () => {
        const description = 'x'.repeat(200);
        const estates = Array.from({ length: 9_000 }, (_, index) => ({
          external_id: `large-${index}`,
          estate_type: 'HOUSE',
          address: { country: 'BE', zip_code: '9000', street: description },
        }));
        const lines = await successOf<{ status: number }[]>(
          await client.call('POST', '/v1/estates/batch', estates),
        );
        assert.ok(lines.length === estates.length && lines.every(({ status }) => status === 201));
        const other = await app.addClient();
        await addMixedEstates(app.dependencies.sql, other.contextId, ESTATES);
        const list = await successOf<{ estates: unknown[] }>(await other.call('GET', '/v1/estate/list'));
        assert.equal(list.estates.length, ESTATES);
      });

      it('streams running jobs as they change, over HTTP/1.1 and HTTP/2, without buffering', async () => {
        const other = await app.addClient();
        const { sql } = app.dependencies;
        const address = '/v1/calculation-jobs/events';
        const headers = { authorization: `Bearer ${other.token}`, 'accept-encoding': 'gzip, br' };
        const first = await fetch(app.url + address, { headers });
        const session = connectHttp2(new URL(app.url).origin, { ca: CERTIFICATE });
        const second = session.request({ ':path': path + address, ...headers });
        const streamed = ['', ''];
        second.on('data', (chunk) => {
          streamed[1] += chunk;
        });
        const reader = first.body?.pipeThrough(new TextDecoderStream()).getReader();
        const reading = (async () => {
          for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
            streamed[0] += part.value;
        })();
        await until(() => streamed.every((text) => text.includes('{"jobs":[]}')));
        const [job] = await sql<[{ id: string }]>`
          INSERT INTO calculation_jobs (context_id, calculation_job_type, name, engine_version, data_version, estates_total,
            controls, expires_at)
          VALUES (${other.contextId}, 'ENERGY_EFFICIENCY_INDICATION', 'Waiting', '1', '1', 4, '{}', now() + interval '1 day')
          RETURNING id`;
        await until(() => streamed.every((text) => text.includes(job.id)));
        await reader?.cancel();
        await reading;
        session.destroy();
      });

      it('compresses once', async () => {
        const plain = await ask('GET', '/openapi.json', { 'accept-encoding': 'identity' });
        assert.equal(plain.headers['content-encoding'], undefined);
        for (const [encoding, decompress] of Object.entries(DECOMPRESSORS)) {
          const packed = await ask('GET', '/openapi.json', { 'accept-encoding': encoding });
          assert.equal(packed.headers['content-encoding'], encoding);
          assert.ok(decompress(packed.body).equals(plain.body));
        }
        const script = await ask('GET', '/docs/reference.js', { 'accept-encoding': 'gzip' });
        assert.ok(gunzipSync(script.body).includes('scalar'));
      });

      it('answers HEAD like GET, and 304 to whoever has it', async () => {
        for (const address of [
          '/v1/renovations',
          '/v1/estate/list',
          '/openapi.json',
          '/docs',
          '/health/live',
        ]) {
          const [get, head] = [await ask('GET', address), await ask('HEAD', address)];
          assert.deepEqual([head.status, head.body.length], [get.status, 0], address);
          assert.equal(head.headers['content-type'], get.headers['content-type'], address);
        }
        for (const address of ['/v1/renovations', '/v1/estate/list', '/openapi.json', '/docs/errors'])
          for (const encoding of ['identity', 'gzip', 'br']) {
            const accepted = { 'accept-encoding': encoding };
            const { etag } = (await ask('GET', address, accepted)).headers;
            const again = await ask('GET', address, { ...accepted, 'if-none-match': String(etag) });
            assert.deepEqual([again.status, again.body.length], [304, 0], `${address} ${encoding}`);
          }
      });
    });
