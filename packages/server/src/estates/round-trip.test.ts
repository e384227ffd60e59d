import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { successOf } from '../testing/answers.ts';
import { anyText, arbitraryEstate } from '../testing/data/arbitrary-estate.ts';
import { cases } from '../testing/is-long.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

describe('whatever GET gives of an estate', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient({ context: { language: 'fr-BE' } });
  });
  after(() => app.stop());

  it('can be PUT back, and patched with, and changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryEstate(anyText), anyText, async (body, name) => {
        fc.pre(name !== '.' && name !== '..');
        const path = `/v1/estates/${encodeURIComponent(name)}`;
        await successOf(await client.call('PUT', path, body));
        const got = await successOf<object>(await client.call('GET', path));
        assert.equal((await client.call('PUT', path, got)).status, 200);
        assert.deepEqual(await successOf(await client.call('GET', path)), got);
        assert.deepEqual(await successOf(await client.call('PATCH', path, got)), got);
      }),
      { numRuns: cases(37, 1000) },
    );
  });
});
