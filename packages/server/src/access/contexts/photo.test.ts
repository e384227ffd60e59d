import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PNG } from 'pngjs';
import { successOf } from '../../testing/answers.ts';
import { addReferredEstate } from '../../testing/data/referred-estate.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';

/** As a telephone that was held upright records it: red on the left, blue on the right, to be turned by a quarter. */
const TURNED_JPEG = Buffer.from(
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEy' +
    'ccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09P' +
    'T09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABQb/xAAUEAEAAAAAAA' +
    'AAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABkRAAIDAQAAAAAAAAAAAAAAAAAGQ4LBwv/aAAwDAQACEQMRAD8AnwR0EYU5q9Dz' +
    'NFbD/9k=',
  'base64',
);

interface Settings {
  contact_photo_url: string | null;
  contact_name: string | null;
}

describe('the photo of the contact', () => {
  let app: TestApp;
  let client: TestClient;
  let owner: TestMember;
  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    owner = await addMember(app, { contextId: client.contextId });
    await patch({ contact_name: 'An' });
  });
  after(() => app.stop());

  const put = (body: string | Buffer, type = 'image/jpeg') =>
    fetch(`${app.url}/v1/context/contact-photo`, {
      method: 'PUT',
      headers: { cookie: owner.cookie, origin: app.url, 'x-rooftree-console': '1', 'content-type': type },
      body,
    });
  const patch = (change: object) => owner.call('PATCH', '/v1/context', change);
  const upload = async () => (await successOf<Settings>(await put(TURNED_JPEG))).contact_photo_url ?? '';

  it('is a square, upright, at an address of its own, and on the pages of the context', async () => {
    const url = await upload();
    assert.match(url, /\/photos\/[0-9a-f]{64}\.png$/);
    const answer = await fetch(url);
    assert.equal(answer.headers.get('content-type'), 'image/png');
    const { width, height, data } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
    assert.deepEqual([width, height], [240, 240]);
    const [top, bottom] = [20, 220].map((y) => data.subarray((y * width + 120) * 4));
    assert.ok((top?.[0] ?? 0) > 200 && (top?.[2] ?? 255) < 60, 'red is on top');
    assert.ok((bottom?.[2] ?? 0) > 200 && (bottom?.[0] ?? 255) < 60, 'blue is below');
    const { link } = await addReferredEstate(client);
    const answered = await fetch(link);
    assert.match(
      answered.headers.get('content-security-policy') ?? '',
      /img-src [^;]*\/photos\/|img-src 'self'/,
    );
    assert.ok((await answered.text()).includes(`<img src="${url}" alt="An"`), 'the page shows it');
  });

  it('stays when what was answered is sent back, goes with null, and is set by an upload only', async () => {
    const url = await upload();
    const same = await successOf<Settings>(await patch({ contact_photo_url: url, contact_name: 'Bo' }));
    assert.deepEqual([same.contact_photo_url, same.contact_name], [url, 'Bo']);
    const other = await patch({ contact_photo_url: 'https://www.example.com/me.png' });
    assert.equal(other.status, 400);
    assert.match(await other.text(), /contact_photo_url can only be set to null/);
    assert.equal(
      (await successOf<Settings>(await patch({ contact_photo_url: null }))).contact_photo_url,
      null,
    );
    assert.equal((await fetch(url)).status, 404);
  });

  it('is refused where it is no photo, or too large', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const wide = PNG.sync.write(new PNG({ width: 7001, height: 1 }));
    const refused: [string | Buffer, string, number, RegExp][] = [
      [svg, 'image/svg+xml', 400, /the photo must be a PNG or JPEG/],
      [wide, 'image/png', 400, /7000 pixels/],
      [Buffer.alloc(8 * 1024 * 1024 + 1), 'image/png', 413, /./],
      [TURNED_JPEG.subarray(0, 60), 'image/jpeg', 400, /the photo (cannot be drawn|must be)/],
    ];
    for (const [body, type, status, message] of refused) {
      const answer = await put(body, type);
      assert.equal(answer.status, status, type);
      assert.match(await answer.text(), message);
    }
  });

  it('is erased with the person, and exported with the data of the context', async () => {
    const url = await upload();
    const exported = await (await owner.call('POST', '/v1/privacy/export')).text();
    assert.match(exported, /"kind":"contact_photo","value":\{"hash": ?"[0-9a-f]{64}"/);
    await successOf(
      await owner.call('POST', '/v1/privacy/erasures', { kind: 'contact', id: client.contextId }),
    );
    assert.equal((await fetch(url)).status, 404);
  });

  it('and name, phone, logo and colour make reports outdated, until they are as they were', async () => {
    const { sql } = app.dependencies;
    const brandingOf = async () => {
      const [row] = await sql<[{ branding: string }]>`
        SELECT branding FROM contexts WHERE id = ${client.contextId}`;
      return row.branding;
    };
    await successOf(await patch({ contact_name: 'An' }));
    const first = await brandingOf();
    for (const change of [
      { contact_phone: '+32 9 000 00 01' },
      { contact_email: 'an@example.com' },
      { accent_color: '#123456' },
      { name: 'Another name' },
    ]) {
      const before = await brandingOf();
      await successOf(await patch(change));
      assert.notEqual(await brandingOf(), before, JSON.stringify(change));
    }
    const before = await brandingOf();
    await upload();
    assert.notEqual(await brandingOf(), before);
    await successOf(await patch({ contact_photo_url: null }));
    assert.equal(await brandingOf(), before);
    assert.notEqual(before, first);
    // What a report does not show.
    await successOf(await patch({ preview_has_address: false }));
    assert.equal(await brandingOf(), before);
  });
});
