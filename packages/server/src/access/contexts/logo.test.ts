import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PNG } from 'pngjs';
import { successOf } from '../../testing/answers.ts';
import { addReferredEstate } from '../../testing/data/referred-estate.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="100" height="50" fill="#d0021b"/></svg>';

interface Settings {
  logo_url: string | null;
  name: string;
}

describe('the logo that a context hands over', () => {
  let app: TestApp;
  let client: TestClient;
  let owner: TestMember;
  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    owner = await addMember(app, { contextId: client.contextId });
  });
  after(() => app.stop());

  const put = (body: string | Buffer, type = 'image/svg+xml') =>
    fetch(`${app.url}/v1/context/logo`, {
      method: 'PUT',
      headers: { cookie: owner.cookie, origin: app.url, 'x-rooftree-console': '1', 'content-type': type },
      body,
    });
  const settings = () => owner.call('GET', '/v1/context').then(successOf<Settings>);

  it('is drawn again and has an address of ours, which its own pages show', async () => {
    const { logo_url } = await successOf<Settings>(await put(SVG));
    assert.match(logo_url ?? '', /\/logos\/[0-9a-f]{64}\.png$/);
    const answer = await fetch(logo_url ?? '');
    assert.equal(answer.headers.get('content-type'), 'image/png');
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
    const { width, height, data } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
    assert.deepEqual([width, height, ...data.subarray(0, 4)], [480, 240, 0xd0, 0x02, 0x1b, 255]);
    const { link } = await addReferredEstate(client);
    const page = await (await fetch(link)).text();
    assert.ok(page.includes(`<img src="${logo_url}"`), 'the page shows it');
  });

  it('is on the picture of a shared link', async () => {
    const { link } = await addReferredEstate(client);
    const colourAt = async () => {
      const answer = await fetch(`${link}/preview.png`);
      const { width, data } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
      return data.subarray((60 * width + 680) * 4, (60 * width + 680) * 4 + 3).toString('hex');
    };
    await successOf(await put(SVG));
    assert.equal(await colourAt(), 'd0021b');
    await successOf(await owner.call('PATCH', '/v1/context', { logo_url: null }));
    assert.notEqual(await colourAt(), 'd0021b');
  });

  it('stays when what was answered is sent back, and goes when another address is set', async () => {
    const { logo_url } = await successOf<Settings>(await put(SVG));
    const same = await owner.call('PATCH', '/v1/context', { logo_url, name: 'Another name' });
    assert.equal((await successOf<Settings>(same)).logo_url, logo_url);
    assert.equal((await fetch(logo_url ?? '')).status, 200);
    const other = { logo_url: 'https://www.example.com/logo.svg' };
    assert.deepEqual(
      (await successOf<Settings>(await owner.call('PATCH', '/v1/context', other))).logo_url,
      other.logo_url,
    );
    assert.equal((await fetch(logo_url ?? '')).status, 404);
  });

  it('is refused with a sentence when it takes too long to draw, and others go on meanwhile', async () => {
    const noise = '<feTurbulence baseFrequency=".05" numOctaves="40"/>'.repeat(200);
    const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><filter id="f">${noise}</filter><rect width="400" height="200" filter="url(#f)"/></svg>`;
    const slowly = put(slow);
    const { link } = await addReferredEstate(client);
    assert.equal((await fetch(`${link}/preview.png`)).status, 200);
    const answer = await slowly;
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /takes too long to render: simplify it/);
  });

  it('is refused when it is no picture, a damaged one or too large, and what was there stays', async () => {
    const { logo_url } = await successOf<Settings>(await put(SVG));
    const png = PNG.sync.write(new PNG({ width: 20, height: 20 }));
    const refused: [string | Buffer, string, number, RegExp][] = [
      ['GIF89a', 'image/png', 400, /must be a PNG, JPEG or SVG/],
      [png.subarray(0, 40), 'image/png', 400, /cannot be drawn|must be a PNG/],
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9"/>',
        'image/svg+xml',
        400,
        /4000 pixels/,
      ],
      [Buffer.alloc(600_000), 'image/png', 413, /./],
      ['', 'image/png', 400, /picture/],
      ['{}', 'application/json', 415, /./],
    ];
    for (const [body, type, status, message] of refused) {
      const answer = await put(body, type);
      assert.equal(answer.status, status, type);
      assert.match(await answer.text(), message);
    }
    assert.equal((await settings()).logo_url, logo_url);
  });

  it('of another context is not taken away by this one', async () => {
    const { logo_url } = await successOf<Settings>(await put(SVG));
    const other = await addMember(app, { contextId: (await app.addClient()).contextId });
    await successOf(await other.call('PATCH', '/v1/context', { logo_url: null }));
    assert.equal((await fetch(logo_url ?? '')).status, 200);
    assert.equal((await fetch(`${new URL(logo_url ?? '').origin}/logos/${'0'.repeat(64)}.png`)).status, 404);
  });
});
