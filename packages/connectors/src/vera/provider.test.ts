import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { readAll } from '../testing/read-all.ts';
import { testSession } from '../testing/session.ts';
import { json } from '../testing/simulator.ts';
import { VERA_API_KEY, VERA_CREDENTIALS, veraUnit } from './fixtures.ts';
import { VERA } from './provider.ts';
import { startVera, type VeraSimulator } from './simulator.ts';

const NOW = () => new Date('2026-11-16T08:00:00Z');

describe('VERA, read from a housing company', () => {
  let simulator: VeraSimulator;
  const session = (changes: Record<string, string> = {}) =>
    testSession(simulator.base, { ...VERA_CREDENTIALS, ...changes }, NOW);
  const read = () => readAll(VERA.pull, session());
  const lists = () => simulator.requests.filter(({ url }) => url.pathname === '/eenheden');

  before(async () => {
    simulator = await startVera();
  });
  beforeEach(() => {
    simulator.behave();
    simulator.pageBy('cursor');
    simulator.capPages(100, true);
    simulator.tokensAt('/oauth/token');
    simulator.units.clear();
    simulator.requests.length = 0;
    for (let number = 1; number <= 230; number += 1) simulator.units.put(`${number}`, veraUnit(number));
  });
  after(() => simulator.close());

  it('follows the cursor, or the numbers of the pages, to the last', async () => {
    for (const way of ['cursor', 'number'] as const) {
      simulator.pageBy(way);
      simulator.requests.length = 0;
      const entries = await read();
      assert.equal(
        new Set(entries.map((entry) => entry.kind === 'listing' && entry.listing.external_id)).size,
        230,
        way,
      );
      assert.equal(lists().length, 3, way);
    }
    assert.equal((await VERA.pull?.readPage(session(), null, null))?.total, 230);
  });

  it('is read whole by a company that sends fewer at once than are asked for', async () => {
    for (const way of ['cursor', 'number'] as const)
      for (const isCounted of [true, false]) {
        simulator.pageBy(way);
        simulator.capPages(30, isCounted);
        assert.equal((await read()).length, 230, `${way} ${isCounted}`);
      }
  });

  it('is one page where the company has no pages', async () => {
    const body = JSON.stringify(Array.from({ length: 150 }, (_, number) => veraUnit(number)));
    simulator.misbehave({ kind: 'instead', path: '/eenheden', reply: { body } });
    assert.equal((await read()).length, 150);
  });

  it('waits when it announces more than it sends', async () => {
    const headers = { 'x-parameters-aantal': '230' };
    simulator.misbehave({ kind: 'instead', path: '/eenheden', reply: { headers, body: '[]' } });
    await assert.rejects(read(), { kind: 'busy', message: /announced 230 units and sent 0/ });
  });

  it('finds tokens under both paths, and takes a key instead', async () => {
    simulator.tokensAt('/oauth2/token');
    assert.equal((await read()).length, 230);
    simulator.tokensAt('/nowhere');
    const key = (api_key: string) => readAll(VERA.pull, testSession(simulator.base, { api_key }, NOW));
    assert.equal((await key(VERA_API_KEY)).length, 230);
    await assert.rejects(key('wrong'), { kind: 'credentials' });
    await assert.rejects(readAll(VERA.pull, testSession(simulator.base, {}, NOW)), { kind: 'credentials' });
    simulator.tokensAt('/own/token');
    assert.equal((await readAll(VERA.pull, session({ token_path: '/own/token' }))).length, 230);
  });

  it('ends after a full last page', async () => {
    simulator.pageBy('number');
    for (let number = 201; number <= 230; number += 1) simulator.units.vanish(`${number}`);
    assert.equal((await read()).length, 200);
  });

  it('signs in again when the token has run out', async () => {
    const by = session();
    const first = await VERA.pull?.readPage(by, null, null);
    simulator.expireTokens();
    const second = await VERA.pull?.readPage(by, null, first?.next ?? null);
    assert.equal(second?.entries.length, 100);
  });

  it('is not led in circles', async () => {
    const body = JSON.stringify([veraUnit(1)]);
    simulator.misbehave({
      kind: 'instead',
      path: '/eenheden',
      reply: { headers: { 'x-parameters-cursor': 'c1' }, body },
    });
    await assert.rejects(read(), { kind: 'busy', message: /once more/ });
    const far = { cursor: 'c0', page: 10_000 };
    await assert.rejects(async () => VERA.pull?.readPage(session(), null, far), { message: /in circles/ });
  });

  it('sends its secret to no other host', async () => {
    for (const token_path of ['https://evil.example/token', '//evil.example/token', 'token'])
      await assert.rejects(readAll(VERA.pull, session({ token_path })), { kind: 'credentials' }, token_path);
    assert.equal(simulator.requests.length, 0);
  });

  it('tells wrong credentials, a busy provider and an answer that is none apart', async () => {
    await assert.rejects(readAll(VERA.pull, session({ client_secret: 'wrong' })), { kind: 'credentials' });
    simulator.misbehave({
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '9' },
      path: '/eenheden',
      times: 1,
    });
    await assert.rejects(read(), { kind: 'busy', retryAfterSeconds: 9 });
    simulator.misbehave({ kind: 'half', path: '/eenheden', times: 1 });
    await assert.rejects(read(), { kind: 'busy' });
    simulator.misbehave({ kind: 'instead', path: '/eenheden', times: 1, reply: json({ eenheden: [] }) });
    await assert.rejects(read(), { kind: 'refused' });
    simulator.misbehave({ kind: 'instead', path: '/eenheden', reply: json([null, 7, 'x', []]) });
    assert.deepEqual(
      (await read()).map(({ kind }) => kind),
      ['refused', 'refused', 'refused', 'refused'],
    );
  });

  it('reads a page that comes twice, and a listing that shrank to nothing', async () => {
    await VERA.pull?.readPage(session(), null, null);
    simulator.misbehave({ kind: 'again', path: '/eenheden', times: 1 });
    assert.equal((await read()).length, 230);
    simulator.units.clear();
    assert.deepEqual(await read(), []);
  });
});
