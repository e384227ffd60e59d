import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { successOf } from '../../server/src/testing/answers.ts';
import { launchBrowser } from '../../server/src/testing/browser/browser.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';
import { startTestApp, type TestApp, type TestClient } from '../../server/src/testing/test-app.ts';
import { type PathProxy, startPathProxy } from './path-proxy.ts';
import { openPanel, visit } from './visit.ts';

describe('a server behind a proxy that puts it under a path', () => {
  let proxy: PathProxy;
  let app: TestApp;
  let client: TestClient;
  let browser: Browser;

  before(async () => {
    proxy = await startPathProxy('/renovate');
    [app, browser] = await Promise.all([
      startTestApp({ env: { PUBLIC_URL: `${proxy.url}/` } }),
      launchBrowser(),
    ]);
    proxy.forwardTo(app.dependencies.config.port);
    client = await app.addClient();
  });
  after(async () => {
    await browser.close();
    await app.stop();
    proxy.close();
  });

  it('shows the page, saves a plan and downloads its report', async () => {
    const { link } = await addReferredEstate(client);
    assert.ok(link.startsWith(`${proxy.url}/r/`));
    // Also as a mail program may have changed the link.
    for (const address of [link, `${link}/`]) {
      const { page, complaints, close } = await visit(browser, address, { acceptDownloads: true });
      await openPanel(page, 'save-plan');
      await page.locator('#plan-name').fill('Behind a proxy');
      await page.getByRole('button', { name: 'Save this plan' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the passport' }).click();
      assert.ok((await download).url().startsWith(`${proxy.url}/cdn/`));
      assert.deepEqual(complaints, []);
      await close();
    }
    assert.deepEqual(proxy.strays, []);
  });

  it('shows the reference and leads on from its first page', async () => {
    const page = await browser.newPage();
    await page.goto(`${proxy.url}/`);
    await page.getByRole('link', { name: 'API reference' }).click();
    await page.getByRole('heading', { name: 'Rooftree API' }).waitFor();
    await page.getByRole('button', { name: 'Renovations' }).first().waitFor();
    await page.goto(`${proxy.url}/`);
    await page.getByRole('link', { name: 'Health' }).click();
    await page.getByText('"ok"').waitFor();
    await page.close();
    // A browser looks for an icon where nobody named one.
    assert.deepEqual(
      proxy.strays.filter((path) => path !== '/favicon.ico'),
      [],
    );
  });

  it('names its own addresses as others see them', async () => {
    const document = await successOf<{ servers: { url: string }[] }>(
      await fetch(`${proxy.url}/openapi.json`),
    );
    assert.deepEqual(document.servers, [{ url: proxy.url }]);
    await addReferredEstate(client);
    const { estates } = await successOf<{ estates: { estate: { external_id: string } }[] }>(
      await client.call('GET', '/v1/estate/list'),
    );
    const names = estates.map(({ estate }) => estate.external_id);
    const batch = await client.call('POST', '/v1/calculation-jobs/energy-efficiency-indication/batch', names);
    const location = new URL(batch.headers.get('location') ?? '', proxy.url);
    assert.ok(location.href.startsWith(`${proxy.url}/v1/calculation-jobs/`));
    const { token } = client;
    const job = await fetch(location, { headers: { authorization: `Bearer ${token}` } });
    assert.equal(job.status, 200);
  });
});
