import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { localDay } from '../../infra/local-day.ts';
import { successOf } from '../../testing/answers.ts';
import { addReferredEstate, OLD_HOUSE } from '../../testing/data/referred-estate.ts';
import { linksOf } from '../../testing/server/pdf-programs.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let client: TestClient;
let link: string;
before(async () => {
  app = await startTestApp();
  client = await app.addClient({ context: { name: 'Huis & Haard', accentColor: '#1d5c4f' } });
  ({ link } = await addReferredEstate(client));
});
after(() => app.stop());

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`)
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&');

/** Of a PNG, from its header. */
function sizeOf(png: Buffer): number[] {
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('a shared link', () => {
  test('shows who, what and a picture before it is opened; HEAD is answered like GET', async () => {
    const head = await fetch(`${link}?lang=en`, { method: 'HEAD' });
    assert.equal(head.status, 200);
    const html = await (await fetch(`${link}?lang=en&target=B`)).text();
    assert.match(
      metaOf(html, 'og:title') ?? '',
      /^Kerkstraat 12, 9000 Gent: Label .* today, B after the works$/,
    );
    assert.match(metaOf(html, 'description') ?? '', /^Renovation plan in (one step|\d steps), €[\d,]+/);
    assert.equal(metaOf(html, 'og:site_name'), 'Huis & Haard');
    const url = metaOf(html, 'og:image') ?? '';
    assert.match(url, /\/preview\.png\?lang=en&target=B$/);
    const picture = await fetch(url);
    assert.equal(picture.headers.get('content-type'), 'image/png');
    assert.match(picture.headers.get('cache-control') ?? '', /^public/);
    const bytes = Buffer.from(await picture.arrayBuffer());
    assert.ok(bytes.byteLength < 300_000);
    assert.deepEqual(sizeOf(bytes), [1200, 630]);
    // An empty one has 3 kB.
    assert.ok(bytes.byteLength > 15_000);
  });

  test('keeps the address out where the context wants so', async () => {
    const { sql } = app.dependencies;
    await sql`UPDATE contexts SET preview_has_address = false WHERE id = ${client.contextId}`;
    try {
      const html = await (await fetch(`${link}?lang=en`)).text();
      for (const name of ['og:title', 'og:description', 'og:image:alt', 'description'])
        assert.doesNotMatch(metaOf(html, name) ?? '', /Kerkstraat/, name);
    } finally {
      await sql`UPDATE contexts SET preview_has_address = true WHERE id = ${client.contextId}`;
    }
  });

  test('leads crawlers and phones to what they look for', async () => {
    const robots = await fetch(`${app.url}/robots.txt`);
    assert.match(await robots.text(), /^User-agent: \*/);
    const icon = await fetch(`${app.url}/planner/icon.png`);
    assert.deepEqual(sizeOf(Buffer.from(await icon.arrayBuffer())), [180, 180]);
  });

  test('of an unknown or withdrawn estate has neither picture, badge nor passport', async () => {
    const gone = await addReferredEstate(client);
    await client.call('DELETE', `/v1/estates/${gone.externalId}`);
    for (const file of ['preview.png', 'badge.json', 'passport.pdf']) {
      assert.equal((await fetch(`${app.url}/r/${'A'.repeat(22)}/${file}`)).status, 404, file);
      assert.equal((await fetch(`${gone.link}/${file}`)).status, 410, file);
    }
    const land = await addReferredEstate(client, { address: OLD_HOUSE.address, estate_type: 'LAND' });
    for (const file of ['preview.png', 'badge.json', 'passport.pdf'])
      assert.equal((await fetch(`${land.link}/${file}`)).status, 404, file);
  });
});

test('the passport is one link away, of the choices in the address, without saving anything', async () => {
  const { sql } = app.dependencies;
  const count = async () =>
    (await sql`SELECT FROM renovations WHERE context_id = ${client.contextId}`).length;
  const before = await count();
  const answer = await fetch(`${link}/passport.pdf?lang=fr-BE&target=C`);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-language'), 'fr-BE');
  assert.equal(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    '%PDF-',
  );
  assert.equal(await count(), before);
});

describe('a saved plan', () => {
  const save = async (choices: string, page = link) => {
    const body = JSON.stringify({ name: 'Ours', choices, date: localDay('BE') });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${page}/renovations`, { method: 'POST', headers, body });
    return (await successOf<{ renovation_id: string }>(answer)).renovation_id;
  };

  test('opens again at its own address, and with other choices when the address has some', async () => {
    const id = await save('target=C&habitable_space_m2=95');
    const saved = await (await fetch(`${link}/p/${id}?lang=en`)).text();
    assert.match(saved, /95\u00a0m²</);
    assert.match(saved, /label C/);
    const changed = await (await fetch(`${link}/p/${id}?lang=en&habitable_space_m2=120`)).text();
    assert.match(changed, /120\u00a0m²</);
  });

  test('has a report whose code leads back to it; the one of a suggested plan leads to the page', async () => {
    const linkOf = async (answer: Response) => {
      const { url } = await successOf<{ url: string }>(answer);
      return (await linksOf(Buffer.from(await (await fetch(url)).arrayBuffer())))[0];
    };
    const report = (address: string) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ language: 'en' }),
      });
    const { link: page } = await addReferredEstate(client);
    const id = await save('target=C', page);
    assert.equal(await linkOf(await report(`${page}/renovations/${id}/reports`)), `${page}/p/${id}`);
    // One that the context made its own no longer opens on the page.
    await app.dependencies.sql`UPDATE renovations SET is_edited = false WHERE id = ${id}`;
    const own = await client.call('POST', `/v1/renovations/${id}/reports`, { language: 'en' });
    assert.equal(await linkOf(own), page);
  });

  test('is nothing to the page of another estate, nor is a plan of the context’s own', async () => {
    const own = await addReferredEstate(client);
    const id = await save('target=C', own.link);
    const other = await addReferredEstate(client);
    const stranger = await addReferredEstate(await app.addClient());
    for (const page of [other.link, stranger.link])
      assert.equal((await fetch(`${page}/p/${id}`)).status, 404);
    assert.equal((await fetch(`${own.link}/p/${id}`)).status, 200);
    assert.equal((await fetch(`${own.link}/p/no-id`)).status, 404);
    await app.dependencies.sql`UPDATE renovations SET is_edited = false WHERE id = ${id}`;
    assert.equal((await fetch(`${own.link}/p/${id}`)).status, 404);
  });
});

describe('embedding', () => {
  const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? '';

  test('is refused until the context lists who may, and then allowed to those alone', async () => {
    const { sql } = app.dependencies;
    assert.match(await policyOf(`${link}?embed=1`), /frame-ancestors 'none'/);
    const origins = ['https://agency.example', 'https://www.agency.example:8443'];
    await sql`UPDATE contexts SET embed_origins = ${origins} WHERE id = ${client.contextId}`;
    assert.match(
      await policyOf(`${link}?embed=1`),
      /frame-ancestors https:\/\/agency\.example https:\/\/www\.agency\.example:8443$/,
    );
    assert.match(await policyOf(link), /frame-ancestors 'none'/);
  });

  test('takes nothing for an origin that is none', async () => {
    const { sql } = app.dependencies;
    for (const origin of [
      '*',
      "'self'",
      'https://a.example; script-src *',
      'http://a.example',
      'https://a.example/path',
      'https://A.example',
      'https://a.example ',
      '',
    ]) {
      const put = sql`UPDATE contexts SET embed_origins = ${[origin]} WHERE id = ${client.contextId}`;
      await assert.rejects(put.execute(), /check constraint/, origin);
    }
  });

  test('starts from a badge that any page may read and keep', async () => {
    const answer = await fetch(`${link}/badge.json?lang=en`, {
      headers: { origin: 'https://agency.example' },
    });
    assert.equal(answer.headers.get('access-control-allow-origin'), '*');
    assert.match(answer.headers.get('cache-control') ?? '', /^public, max-age=3600/);
    const badge = await successOf<Record<string, unknown>>(answer);
    assert.deepEqual(
      [badge['label_after'], badge['action'], badge['url']],
      ['A', 'See the plan', `${link}?lang=en`],
    );
    assert.doesNotMatch(JSON.stringify(badge), /Kerkstraat/);
  });

  test('is found by oEmbed, for addresses of this server alone', async () => {
    const found = await fetch(`${app.url}/oembed?url=${encodeURIComponent(`${link}?lang=en`)}`);
    const { type, html, version } = await successOf<Record<string, string>>(found);
    assert.deepEqual([type, version], ['rich', '1.0']);
    assert.match(html ?? '', /^<iframe src="[^"]+\?embed=1&amp;lang=/);
    for (const url of ['https://elsewhere.example/r/AAAAAAAAAAAAAAAAAAAAAA', `${app.url}/r/x`, ''])
      assert.equal((await fetch(`${app.url}/oembed?url=${encodeURIComponent(url)}`)).status, 404, url);
  });

  test('needs one script of at most 4 kB', async () => {
    const script = await fetch(`${app.url}/embed.js`);
    assert.match(script.headers.get('content-type') ?? '', /javascript/);
    assert.ok((await script.arrayBuffer()).byteLength <= 4096);
  });
});
