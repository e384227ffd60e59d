import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../testing/browser/browser.ts';
import { addPlannedRenovation } from '../../testing/data/planned-renovation.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

const CLIENT = join(import.meta.dirname, '..', '..', '..', '..', 'client', 'src');

/** A web application of somebody else: an empty page, and the SDK as modules. */
const web = createServer(async (request, response) => {
  const name = (request.url ?? '').slice(1);
  if (name.endsWith('.ts')) {
    const source = await readFile(join(CLIENT, name), 'utf8');
    response.setHeader('content-type', 'text/javascript').end(stripTypeScriptTypes(source));
  } else response.setHeader('content-type', 'text/html').end('<!doctype html>');
});

let app: TestApp;
let ours: TestClient;
let other: TestClient;
let browser: Browser;
let page: Page;
before(async () => {
  await once(web.listen(0, '127.0.0.1'), 'listening');
  // A listening TCP server has an address and a port.
  const { port } = web.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  [app, browser] = await Promise.all([startTestApp(), launchBrowser()]);
  ours = await app.addClient({ context: { corsOrigins: [origin] } });
  other = await app.addClient();
  page = await browser.newPage();
  await page.goto(origin);
});
after(async () => {
  await browser?.close();
  await app?.stop();
  web.close();
  web.closeAllConnections();
});

/** Runs in the page: the SDK with this client, or the error. */
function inPage({ clientId, clientSecret }: TestClient, work: string): Promise<unknown> {
  const options = JSON.stringify({ baseUrl: app.url, clientId, clientSecret });
  return page.evaluate(`(async () => {
    const { createClient } = await import('/index.ts');
    const client = createClient(${options});
    try { ${work} } catch (error) { return error.name + ': ' + error.message; }
  })()`);
}

test('a page on the origin of a context uses the SDK, and reads the report', async () => {
  const { id } = await addPlannedRenovation(app.dependencies.sql, ours.contextId, 'semiDetached1958');
  const found = await inPage(
    ours,
    `const { data } = await client.renovations.search();
     await client.estates.put('web-1', { address: { country: 'BE', zip_code: '2800' }, estate_type: 'HOUSE', year_built: 1960 });
     const estate = await client.estates.get('web-1');
     const report = await client.renovations.reports.create(data[0].renovation_id, { language: 'en' });
     const file = await fetch(report.url);
     return [data[0].renovation_id, estate.external_id, (await file.text()).slice(0, 5)];`,
  );
  assert.deepEqual(found, [id, 'web-1', '%PDF-']);
});

test('the same page reads nothing of a context that does not allow it', async () => {
  const found = await inPage(other, 'return (await client.renovations.search()).total;');
  assert.match(String(found), /^ConnectionError: /);
  const token = other.token;
  const bare = await page.evaluate(
    `fetch('${app.url}/v1/renovations', { headers: { authorization: 'Bearer ${token}' } }).then(() => 'read', () => 'refused')`,
  );
  assert.equal(bare, 'refused');
});
