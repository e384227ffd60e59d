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

  const open = async (address = '/', language = 'en') => {
    const response = await fetch(app.url + address, { headers: { 'accept-language': language } });
    return { response, html: await response.text() };
  };

  it('speaks the language of the browser, or that of the address', async () => {
    const titles = {
      'nl-BE': 'Een renovatieplan voor elke woning',
      'nl-NL': 'Een verduurzamingsplan voor elke woning',
      'fr-BE': 'Un plan de rénovation pour chaque logement',
      en: 'A renovation plan for every home',
    };
    for (const [language, title] of Object.entries(titles)) {
      for (const { response, html } of [await open('/', language), await open(`/?lang=${language}`, 'de')]) {
        assert.equal(response.headers.get('content-language'), language);
        assert.match(html, new RegExp(`<h1>${title}</h1>`));
        assert.match(html, new RegExp(`og:image" content="[^"]*/planner/card.png\\?lang=${language}"`));
      }
    }
  });

  it('leads to the console, the guides and the reference, and shows a plan without a script', async () => {
    const { html } = await open();
    for (const path of ['/console', '/docs', '/docs/reference', '/docs/first-plan']) {
      assert(html.includes(`href="${path}"`), path);
      assert.equal((await fetch(app.url + path)).status, 200, path);
    }
    assert.match(html, /Probably today.*After the works.*You pay, after grants.*First works/s);
  });

  it('has an icon and a picture for shared links', async () => {
    const icon = await fetch(`${app.url}/favicon.ico`);
    assert.equal(icon.headers.get('content-type'), 'image/x-icon');
    const file = Buffer.from(await icon.arrayBuffer());
    assert.deepEqual([file.readUInt16LE(2), file.readUInt16LE(4)], [1, 1]);
    assert.equal(file.subarray(file.readUInt32LE(18)).subarray(1, 4).toString(), 'PNG');
    const card = await fetch(`${app.url}/planner/card.png?lang=fr-BE`);
    assert.equal(card.headers.get('content-type'), 'image/png');
    assert((await card.arrayBuffer()).byteLength > 10_000);
  });

  it('shows a house of the demo: its page, its picture and its passport', async () => {
    const client = await app.addClient({ context: { slug: 'demo', name: 'Demo' } });
    await successOf(await client.call('PUT', '/v1/estates/BE-1001', OLD_HOUSE));
    const path = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
    const { id } = await successOf<{ id: string }>(await client.call('POST', path, ['BE-1001']));
    await untilEnded(app.dependencies.sql, id);
    const { html } = await open();
    const [, page = ''] = /href="(\/r\/[\w-]{22})\?lang=en">See a plan/.exec(html) ?? [];
    assert(html.includes(`src="${page}/preview.png?lang=en"`));
    assert.match(html, /<span>Kerkstraat 12, Gent<\/span>/);
    const [, passport = ''] = /href="([^"]+)">See a passport/.exec(html) ?? [];
    assert.equal(passport, `${page}/passport.pdf?lang=en`);
    const printed = await fetch(app.url + passport);
    assert.equal(printed.headers.get('content-type'), 'application/pdf');
    // Read to its end: a server waits for an answer that is not taken.
    assert((await printed.arrayBuffer()).byteLength > 10_000);
  });
});
