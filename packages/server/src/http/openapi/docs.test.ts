import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { launchBrowser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('what people and machines look at', () => {
  let app: TestApp;

  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  it('is alive and ready', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const answer = await fetch(`${app.url}${path}`);
      assert.deepEqual([answer.status, await answer.json()], [200, { status: 'ok' }]);
    }
  });

  it("sends the reference's script compressed only to those who take it so", async () => {
    const scriptFor = async (accepted: string) => {
      const answer = await fetch(`${app.url}/docs/reference.js`, {
        headers: { 'accept-encoding': accepted },
      });
      return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
    };
    const [packed, plain] = [await scriptFor('br, gzip'), await scriptFor('gzip;q=0')];
    assert.deepEqual([packed.encoding, plain.encoding], ['gzip', null]);
    assert(plain.text.length > 100_000 && plain.text === packed.text);
  });

  it('has the reference at /docs, shown by a browser with nothing from outside', async () => {
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
    await page.goto(`${app.url}/docs`);
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
