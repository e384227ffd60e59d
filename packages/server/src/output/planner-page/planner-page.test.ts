import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { DATA_VERSION, ENGINE_VERSION, parseEstateInput, planRenovation } from '@rooftree/engine';
import { words } from '@rooftree/words';
import { becomes } from '../../testing/becomes.ts';
import { addReferredEstate, OLD_HOUSE } from '../../testing/data/referred-estate.ts';
import { addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

const DATE = '2026-11-15';

let app: TestApp;
let client: TestClient;
before(async () => {
  app = await startTestApp();
  client = await app.addClient({ context: { name: 'Huis & Haard', accentColor: '#1d5c4f' } });
});
after(() => app.stop());

const pageOf = (link: string, headers: Record<string, string> = {}) => fetch(link, { headers });

describe('the page of an estate', () => {
  test('arrives with its facts, both labels, the total and the steps, before any script', async () => {
    const { link } = await addReferredEstate(client);
    const page = await pageOf(link, { 'accept-language': 'en' });
    const html = await page.text();
    assert.equal(page.status, 200);
    assert.match(html, /Kerkstraat 12, 9000 Gent/);
    assert.match(html, /Probably label [A-F] to [A-F] today; label [A-D] is within reach/);
    assert.match(html, /You pay, after grants<\/dt><dd>€[\d,]+\u00a0–\u00a0[\d,]+<\/dd>/);
    assert.match(html, /id="step-1"/);
    assert.match(html, /Huis &amp; Haard/);
  });

  test('names a place of Brussels in the language of the page', async () => {
    const address = { ...OLD_HOUSE.address, zip_code: '1050', place: 'Elsene' };
    const { link } = await addReferredEstate(client, { ...OLD_HOUSE, address });
    const townIn = async (language: string) =>
      /12, 1050 (\w+)</.exec(await (await pageOf(`${link}?lang=${language}`)).text())?.[1];
    assert.deepEqual([await townIn('nl-BE'), await townIn('fr-BE')], ['Elsene', 'Ixelles']);
  });

  test('has one sentence and the agent for a plot, and asks for no certificate', async () => {
    const agency = await app.addClient({ context: { name: 'Huis & Haard' } });
    await app.dependencies
      .sql`UPDATE contexts SET contact_name = 'An', contact_phone = '+32 9 123 45 67' WHERE id = ${agency.contextId}`;
    const { link } = await addReferredEstate(agency, { address: OLD_HOUSE.address, estate_type: 'LAND' });
    const html = await (await pageOf(`${link}?lang=en`)).text();
    assert.match(html, /<h1[^>]*>Renovation plans are only for houses and apartments/);
    assert.match(html, /href="tel:\+3291234567"/);
    assert.doesNotMatch(html, /id="certificate"/);
  });

  test('may run and load nothing that is not ours', async () => {
    const { link } = await addReferredEstate(client);
    const page = await pageOf(link);
    const { headers } = page;
    const policy = headers.get('content-security-policy') ?? '';
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await page.text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    assert.ok(policy.includes(`default-src 'none'; script-src 'self'; style-src 'sha256-${hash}'`), policy);
    assert.doesNotMatch(policy, /unsafe|\*|https:/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.match(headers.get('x-robots-tag') ?? '', /noindex/);
  });

  test('is a 304 for a browser that has it, until something of it changes', async () => {
    const { link } = await addReferredEstate(client);
    let etag = '';
    const again = async () => {
      const answer = await pageOf(link, { 'if-none-match': etag });
      etag = answer.headers.get('etag') ?? '';
      return [answer.status, (await answer.text()).length];
    };
    // The page changes once more, when its decision has been calculated.
    await becomes(again, [304, 0]);
    assert.equal((await pageOf(`${link}?budget=20000`, { 'if-none-match': etag })).status, 200);
  });

  test('shows the first picture over https, and names only its host', async () => {
    const media = [
      { url: 'https://late.example/2.jpg', mime_type: 'image/jpeg', position: 2 },
      { url: 'http://plain.example/0.jpg', mime_type: 'image/jpeg', position: 0 },
      { url: 'https://paper.example/1.pdf', mime_type: 'application/pdf', position: 0 },
      { url: 'https://photos.example/1.jpg?a=\'"><script>', mime_type: 'image/jpeg', position: 1 },
    ];
    const { link } = await addReferredEstate(client, { ...OLD_HOUSE, media });
    const page = await pageOf(link);
    assert.match(
      page.headers.get('content-security-policy') ?? '',
      /img-src 'self' data: https:\/\/photos\.example;/,
    );
    const html = await page.text();
    assert.match(html, /<img class="picture" src="https:\/\/photos\.example\/1\.jpg\?a=[^"<>]*"/);
    assert.doesNotMatch(html, /plain\.example|paper\.example\/1\.pdf"/);
  });

  test('keeps a hostile name a name', async () => {
    const street = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { link } = await addReferredEstate(client, {
      ...OLD_HOUSE,
      address: { ...OLD_HOUSE.address, street },
    });
    const html = await (await pageOf(link)).text();
    assert.doesNotMatch(html, /<script>alert|<img src=x/);
    assert.equal(html.match(/<\/script>/g)?.length, 2);
  });

  test('is compressed, and its files are kept for ever', async () => {
    const { link } = await addReferredEstate(client);
    const html = await (await pageOf(link)).text();
    const script = /src="(\/planner\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    const file = await fetch(`${app.url}${script}`, { headers: { 'accept-encoding': 'br' } });
    assert.equal(file.status, 200);
    assert.equal(file.headers.get('content-encoding'), 'br');
    assert.equal(file.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.match(file.headers.get('content-type') ?? '', /\/javascript; charset=utf-8$/);
    assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(file.headers.get('vary'), 'accept-encoding');
    for (const name of [
      '..%2fserver%2frender.js',
      '..%2fmanifest.json',
      'none.js',
      `${script?.split('/').at(-1)}.br`,
    ])
      assert.equal((await fetch(`${app.url}/planner/assets/${name}`)).status, 404, name);
  });

  test('comes, like its files, in a form that the browser takes', async () => {
    const { link } = await addReferredEstate(client);
    const script = /src="(\/planner\/assets\/[^"]+\.js)"/.exec(await (await pageOf(link)).text())?.[1];
    for (const url of [link, `${app.url}${script}`]) {
      // A page may come with its decision or, from a busy server, without.
      const unchanging = (text: string) => (url === link ? /<title>.+?<\/title>/.exec(text)?.[0] : text);
      const plain = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
      assert.ok(unchanging(plain));
      const encodings: [string, string | null][] = [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['br;q=0', null],
      ];
      for (const [accepted, encoding] of encodings) {
        const answer = await fetch(url, { headers: { 'accept-encoding': accepted } });
        assert.equal(answer.headers.get('content-encoding'), encoding, `${url} for ${accepted}`);
        assert.equal(unchanging(await answer.text()), unchanging(plain));
        const head = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': accepted } });
        assert.deepEqual([head.status, head.headers.get('content-encoding')], [200, encoding]);
      }
    }
  });

  test('speaks the language of the address, else of the browser, else of the place', async () => {
    const { link } = await addReferredEstate(client);
    const languageOf = async (url: string, accept: string) =>
      (await pageOf(url, { 'accept-language': accept })).headers.get('content-language');
    assert.equal(await languageOf(link, 'en-GB'), 'en');
    assert.equal(await languageOf(link, 'nl-NL,nl;q=0.9'), 'nl-BE');
    assert.equal(await languageOf(link, 'de;q=0.9,fr;q=0.2'), 'fr-BE');
    assert.equal(await languageOf(link, 'de'), 'nl-BE');
    assert.equal(await languageOf(`${link}?lang=nl-NL`, 'en'), 'nl-NL');
  });

  test('drawn by the server, already follows the choices in its address', async () => {
    const { link } = await addReferredEstate(client);
    const html = await (await pageOf(`${link}?lang=en&target=C&habitable_space_m2=95`)).text();
    assert.match(html, /label C is within reach|to label C/);
    assert.match(html, /95\u00a0m²</);
  });

  test('lists the values of an adviser, and what a wish against the advice costs, only where there are any', async () => {
    const { link, externalId } = await addReferredEstate(client);
    const { sql } = app.dependencies;
    const [estate] = await sql<[{ id: string }]>`SELECT id FROM estates WHERE external_id = ${externalId}`;
    const { overrides: changed, wishes } = words('en').catalogue.adjustments;
    const usual = await (await pageOf(`${link}?lang=en`)).text();
    for (const title of [changed, wishes]) assert.ok(!usual.includes(`>${title}<`));

    const overrides = [{ fact: 'habitable_space_m2' as const, value: 151, reason: 'Measured <on site>' }];
    const plan = planRenovation(parseEstateInput(OLD_HOUSE, DATE), { date: DATE, overrides });
    const id = await addRenovation(sql, client.contextId, { estateId: estate.id, plan });
    const suggested = { is_edited: false, engine_version: ENGINE_VERSION, data_version: DATA_VERSION };
    await sql`UPDATE renovations SET ${sql(suggested)} WHERE id = ${id}`;
    const html = await (await pageOf(`${link}?lang=en&hot_water_heat_pump=on`)).text();
    assert.match(html, /<li>Living area \(m²\): 151 instead of 140\. Reason: Measured &lt;on site><\/li>/);
    assert.match(html, /<li>Heat-pump water heater included at your request: [^<]+\.<\/li>/);
  });
});

describe('pages of estates without a plan', () => {
  test('an unknown token is a friendly 404, whatever it looks like', async () => {
    for (const token of ['A'.repeat(22), 'short', '%00', '..%2f..']) {
      const page = await pageOf(`${app.url}/r/${token}`, { 'accept-language': 'en' });
      assert.equal(page.status, 404);
      assert.match(await page.text(), /This link does not work/);
    }
  });

  test('a withdrawn estate says so, and by whom', async () => {
    const { link, externalId } = await addReferredEstate(client);
    await client.call('DELETE', `/v1/estates/${externalId}`);
    const page = await pageOf(link, { 'accept-language': 'en' });
    assert.equal(page.status, 410);
    assert.match(await page.text(), /Huis &amp; Haard has withdrawn it/);
  });

  test('land has nothing to plan; an unknown year can be filled in', async () => {
    const land = await addReferredEstate(client, { address: OLD_HOUSE.address, estate_type: 'LAND' });
    assert.equal(land.qualityLabel, 'D');
    assert.match(await (await pageOf(`${land.link}?lang=en`)).text(), /only for houses and apartments/);
    const undated = await addReferredEstate(client, { ...OLD_HOUSE, year_built: null });
    assert.match(await (await pageOf(`${undated.link}?lang=en`)).text(), /name="year_built"/);
    assert.match(await (await pageOf(`${undated.link}?lang=en&year_built=1935`)).text(), /id="step-1"/);
  });
});

test('the start page leads to the reference', async () => {
  const html = await (await fetch(app.url)).text();
  assert.match(html, /href="\/docs"/);
});
