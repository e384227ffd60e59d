import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { successOf } from '../../testing/answers.ts';
import { untilEnded } from '../../testing/data/batches.ts';
import { OLD_HOUSE } from '../../testing/data/referred-estate.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the start page', () => {
  let app: TestApp;

  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_DEMO: 'on' }, hasWorker: true });
  });
  after(() => app.stop());

  const waysOf = async () => {
    const html = await (await fetch(app.url)).text();
    return [...html.matchAll(/<a class="card" href="([^"]+)"><strong>([^<]+)/g)].map(([, href, name]) => [
      name,
      href,
    ]);
  };

  it('leads four kinds of reader on without a demo, too', async () => {
    assert.deepEqual(await waysOf(), [
      ['See a plan', '/docs/planner'],
      ['See a passport', '/docs/reports'],
      ['Call the API', '/docs/first-plan'],
      ['Bring your own houses', '/docs/import-a-file'],
    ]);
    for (const [, href] of await waysOf()) assert.equal((await fetch(app.url + href)).status, 200, href);
  });

  it('shows a house of the demo: its page, its labels and its passport', async () => {
    const client = await app.addClient({ context: { slug: 'demo', name: 'Demo' } });
    await successOf(await client.call('PUT', '/v1/estates/BE-1001', OLD_HOUSE));
    const path = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
    const { id } = await successOf<{ id: string }>(await client.call('POST', path, ['BE-1001']));
    await untilEnded(app.dependencies.sql, id);
    const [[, plan] = [], [, passport] = []] = await waysOf();
    assert.match(plan ?? '', /^\/r\/[\w-]{22}$/);
    assert.equal(passport, `${plan}/passport.pdf?lang=en`);
    assert.match(await (await fetch(app.url)).text(), /aria-label="[^"]*A".*Kerkstraat 12, Gent.*Flanders/s);
    const printed = await fetch(app.url + passport);
    assert.equal(printed.headers.get('content-type'), 'application/pdf');
    // Read to its end: a server waits for an answer that is not taken.
    assert((await printed.arrayBuffer()).byteLength > 10_000);
  });
});
