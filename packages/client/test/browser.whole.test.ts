import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addMixedEstates } from '../../server/src/testing/data/mixed-estates.ts';
import { bundleClient } from './bundle.ts';

const LIMIT_BYTES = 8_000;

const code = await bundleClient();

test('the client, bundled and minified, is at most 8 kB gzipped and needs nothing of Node', (t) => {
  assert.match(code, /x-service-client-secret/);
  assert.doesNotMatch(code, /node:|externalized for browser/);
  const bytes = gzipSync(code, { level: 9 }).byteLength;
  t.diagnostic(`${bytes} bytes gzipped`);
  assert.ok(bytes <= LIMIT_BYTES, `${bytes} bytes gzipped`);
});

const { app, browser } = await startBrowserApp();

test('in a browser it searches, streams, and throws its own errors', async () => {
  const { contextId, clientId, clientSecret } = await app.addClient();
  const names = await addMixedEstates(app.dependencies.sql, contextId, 50);
  const page = await browser.newPage();
  await page.goto(`${app.url}/health/live`);
  const seen = await page.evaluate(
    async ({ code, ...options }) => {
      const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      const { createClient, BadRequestError }: typeof import('../src/index.ts') = await import(address);
      const { renovations, estates } = createClient(options);
      const streamed: string[] = [];
      for await (const { estate } of estates.stream()) streamed.push(estate.external_id);
      const fault: unknown = await renovations.search({ page: 0 }).catch((error: unknown) => error);
      return {
        total: (await renovations.search()).total,
        streamed,
        messages: fault instanceof BadRequestError && fault.messages,
      };
    },
    { code, baseUrl: app.url, clientId, clientSecret },
  );
  assert.equal(seen.total, 0);
  assert.deepEqual(seen.streamed.toSorted(), names.toSorted());
  assert.deepEqual(seen.messages, ['page must not be less than 1']);
});
