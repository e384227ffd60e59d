import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { get, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { writeDemoFile } from '../../start/demo/demo-file.ts';
import { successOf } from '../../testing/answers.ts';
import { launchBrowser } from '../../testing/browser/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const GUIDES = join(import.meta.dirname, '../../../../../docs/guides');

describe('what people and machines look at', () => {
  let app: TestApp;

  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  const pageOf = async (path: string) => {
    const answer = await fetch(app.url + path);
    assert.equal(answer.status, 200, path);
    return answer.text();
  };

  it('is alive and ready', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const answer = await fetch(`${app.url}${path}`);
      assert.deepEqual([answer.status, await answer.json()], [200, { status: 'ok' }]);
    }
  });

  it('has every guide of the repository, and every link in them leads somewhere', async () => {
    const overview = await pageOf('/docs');
    const files = (await readdir(GUIDES)).filter((name) => /^[a-z-]+\.md$/.test(name));
    for (const file of files) assert.ok(overview.includes(`href="/docs/${file.slice(0, -3)}"`), file);
    const linksOf = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);
    const guides = new Set(linksOf(overview).filter((path) => /^\/docs\/[\w-]+$/.test(path)));
    assert.ok(guides.size > files.length);
    for (const guide of guides)
      for (const link of new Set(linksOf(await pageOf(guide)))) {
        const [path = '', fragment] = link.split('#');
        const linked = await pageOf(path);
        if (fragment !== undefined) assert.ok(linked.includes(`id="${fragment}"`), `${guide}: ${link}`);
      }
  });

  it('has an index for assistants, the changes and the client', async () => {
    const index = await pageOf('/llms.txt');
    for (const path of [
      '/docs/first-plan',
      '/docs/changes',
      '/docs/client.tgz',
      '/docs/rooftree.py',
      '/docs/requests.postman.json',
      '/llms-full.txt',
      '/openapi.json',
    ])
      assert.ok(index.includes(`${app.url}${path}`), path);
    assert.match(await pageOf('/llms-full.txt'), /^# Your first plan$/m);
    assert.match(await pageOf('/docs/changes'), /<h1[^>]*>Changelog/);
    const answer = await fetch(`${app.url}/docs/client.tgz`);
    const archive = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString('latin1');
    for (const file of ['package/package.json', 'package/dist/index.js', 'package/dist/index.d.ts'])
      assert.ok(archive.includes(file), file);
    assert.match(archive, /"types": ".\/dist\/index.d.ts"/);
    const collection = await successOf<{ variable: { key: string; value: string }[] }>(
      await fetch(`${app.url}/docs/requests.postman.json`),
    );
    assert.deepEqual(collection.variable[0], { key: 'base_url', value: app.url });
  });

  it('names itself in the samples, and has no page for what is no guide', async () => {
    assert.match(await pageOf('/docs/first-plan'), new RegExp(`base=${app.url}\\b`));
    for (const path of [
      '/docs/nothing',
      '/docs/index',
      '/docs/assets/guides.css.br',
      '/docs/assets/docs.routes.ts',
      '/docs/..%2fjobs',
      '/docs/README',
    ])
      assert.equal((await fetch(app.url + path)).status, 404, path);
  });

  it('sends a file once, and compressed only to those who take it so', async () => {
    const answerFor = (headers: Record<string, string>) => fetch(`${app.url}/docs/reference.js`, { headers });
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=0', null],
    ] as const) {
      const answer = await answerFor({ 'accept-encoding': accepted });
      assert.equal(answer.headers.get('content-encoding'), encoding);
      assert.equal(answer.headers.get('vary'), 'accept-encoding');
      assert(Number((await answer.text()).length) > 100_000);
    }
    const first = await answerFor({ 'accept-encoding': 'gzip' });
    // Read to its end: a server waits for an answer that is not taken.
    await first.text();
    const etag = first.headers.get('etag') ?? '';
    // Unlike fetch, it does not add that it wants no cached answer.
    const [again] = await once(
      get(`${app.url}/docs/reference.js`, {
        headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' },
      }),
      'response',
    );
    assert.deepEqual([again.statusCode, await text(again)], [304, '']);
  });

  it('lets a guide run nothing but its own script', async () => {
    const policy = (await fetch(`${app.url}/docs/errors`)).headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self';/);
    assert.doesNotMatch(policy, /unsafe|connect-src/);
  });

  it('has the reference at /docs/reference, shown by a browser with nothing from outside', async () => {
    await using closing = new AsyncDisposableStack();
    const browser = await launchBrowser();
    closing.defer(() => browser.close());
    const page = await browser.newPage();
    const asked: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && faults.push(message.text()),
    );
    await page.goto(`${app.url}/docs/reference`);
    await page.getByRole('heading', { name: 'Rooftree API' }).waitFor();
    await page.getByRole('button', { name: 'Renovations' }).first().waitFor();
    assert.ok(asked.includes(`${app.url}/openapi.json`));
    assert.deepEqual(
      asked.filter((url) => !url.startsWith(app.url) && !url.startsWith('data:') && !url.startsWith('blob:')),
      [],
    );
    assert.deepEqual(faults, []);
  });
});

describe('the token of the demo', () => {
  let app: TestApp;

  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_DEMO: 'on' } });
    const { clientId, clientSecret } = await app.addClient();
    const { dataDir } = app.dependencies.config;
    mkdirSync(dataDir, { recursive: true });
    writeDemoFile(dataDir, { clientId, clientSecret }, 'demo');
  });
  after(() => app.stop());

  const tokenIn = async (headers: Record<string, string> = {}) => {
    // Unlike fetch, it sends the Host that it is given.
    const answer = await new Promise<string>((resolve, reject) =>
      request(`${app.url}/docs/reference`, { headers }, (response) => resolve(text(response)))
        .on('error', reject)
        .end(),
    );
    return /&quot;token&quot;:&quot;([^&]+)&quot;/.exec(answer)?.[1];
  };

  it('is filled in for whoever is on the same machine, and works', async () => {
    const token = await tokenIn();
    const answer = await fetch(`${app.url}/v1/renovations`, {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.status, 200);
    assert.notEqual(await tokenIn({ host: `localhost:${new URL(app.url).port}` }), undefined);
  });

  it('is given to nobody through a proxy, and to no page of another site', async () => {
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { via: '1.1 proxy' },
      { host: 'rebound.example.com' },
      { host: '127.0.0.1.example.com' },
    ])
      assert.equal(await tokenIn(headers), undefined, JSON.stringify(headers));
  });
});

describe('a server with an address of its own', () => {
  it('gives no token away', async () => {
    const app = await startTestApp({
      env: { ROOFTREE_DEMO: 'on', PUBLIC_URL: 'https://plans.example.com/renovate' },
    });
    try {
      const { clientId, clientSecret } = await app.addClient();
      const { dataDir, port } = app.dependencies.config;
      writeDemoFile(dataDir, { clientId, clientSecret }, 'demo');
      const html = await (await fetch(`http://127.0.0.1:${port}/docs/reference`)).text();
      assert.doesNotMatch(html, /&quot;token&quot;/);
      assert.match(html, /href="\/renovate\/docs\/assets\/frame.css"/);
    } finally {
      await app.stop();
    }
  });
});
