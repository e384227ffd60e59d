import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { successOf } from '../../../testing/answers.ts';
import { becomes } from '../../../testing/becomes.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { addFlats, BUILDING } from '../building.fixture.ts';

const PAPERS = '/v1/buildings/linde/papers';

describe('the papers of a building', () => {
  let app: TestApp;
  let syndic: TestClient;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
    syndic = await app.addClient();
    await addFlats(app.dependencies.sql, syndic.contextId, ['flat-1', 'flat-2']);
    await successOf(await syndic.call('PUT', '/v1/buildings/linde', BUILDING));
  });
  after(() => app.stop());

  const create = async (kind: string, language = 'en') =>
    (await successOf<{ url: string }>(await syndic.call('POST', PAPERS, { kind, language }))).url;
  const states = async () =>
    (
      await app.dependencies.sql<{ state: string }[]>`
        SELECT state FROM stored_files WHERE context_id = ${syndic.contextId} ORDER BY state`
    ).map(({ state }) => state);

  it('are PDFs of the latest plan; each replaces the one before, and an erasure removes them at once', async () => {
    assert.equal((await syndic.call('POST', PAPERS, { kind: 'AGENDA', language: 'en' })).status, 409);
    await successOf(await syndic.call('POST', '/v1/buildings/linde/plan', {}));
    const status = async () =>
      (await successOf<{ status: string }>(await syndic.call('GET', '/v1/buildings/linde/plan'))).status;
    await becomes(status, 'FINISHED');
    const urls = [
      await create('PASSPORT'),
      await create('LETTERS', 'nl-BE'),
      await create('AGENDA', 'fr-BE'),
    ];
    for (const url of urls) {
      const pdf = Buffer.from(await (await fetch(url)).arrayBuffer());
      assert.equal(pdf.toString('latin1', 0, 5), '%PDF-', url);
    }
    assert.notEqual(await create('AGENDA', 'fr-BE'), urls[2]);
    assert.deepEqual(await states(), ['live', 'live', 'live', 'removing']);
    assert.equal((await syndic.call('DELETE', '/v1/buildings/linde?erase=true')).status, 204);
    assert.equal((await fetch(urls[0] ?? '')).status, 404);
    assert.deepEqual(await states(), ['removing']);
  });
});
