import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { assertSound, mangled } from '../testing/mangled.ts';
import { readAll } from '../testing/read-all.ts';
import { testSession } from '../testing/session.ts';
import { json } from '../testing/simulator.ts';
import { KOLIBRI_CREDENTIALS, kolibriId, kolibriObject } from './fixtures.ts';
import { mapKolibri } from './mapping.ts';
import { KOLIBRI } from './provider.ts';
import { type KolibriSimulator, startKolibri } from './simulator.ts';

const NOW = () => new Date('2026-11-16T08:00:00Z');
const COUNT = 230;

describe('Kolibri, read from a server', () => {
  let simulator: KolibriSimulator;
  const session = (credentials: Record<string, string> = KOLIBRI_CREDENTIALS) =>
    testSession(simulator.base, credentials, NOW);
  const read = (since: Date | null = null) => readAll(KOLIBRI.pull, session(), since);
  const put = (number: number, changes: Record<string, unknown> = {}) =>
    simulator.objects.put(String(number), kolibriObject(number, changes));
  const paths = () => simulator.requests.map(({ url }) => url.pathname.split('/').slice(3).join('/'));
  const searches = () => paths().filter((path) => path === 'Assignments/Search').length;

  before(async () => {
    simulator = await startKolibri();
  });
  beforeEach(() => {
    simulator.behave();
    simulator.objects.clear();
    simulator.requests.length = 0;
    for (let number = 1; number <= COUNT; number += 1) put(number);
  });
  after(() => simulator.close());

  it('is searched page by page, and every object is read once', async () => {
    const entries = await read();
    const ids = entries.map((entry) => entry.kind === 'listing' && entry.listing.external_id);
    assert.equal(new Set(ids).size, COUNT);
    assert.equal(searches(), 3);
    assert.equal(paths().filter((path) => path === 'ObjectAssignments').length, COUNT);
    const first = await KOLIBRI.pull?.readPage(session(), null, null);
    assert.equal(first?.total, COUNT);
  });

  it('is asked for changes in the order of their time, and for nothing older', async () => {
    put(7, { dateTimeModified: '2026-11-16T07:59:00Z' });
    put(8, { dateTimeModified: '2026-11-16T07:58:00Z', isActive: false });
    // Without a zone it may be later than it seems.
    put(9, { dateTimeModified: '2026-11-16T07:30:00' });
    const entries = await read(new Date('2026-11-16T07:30:00Z'));
    assert.deepEqual(
      entries.map(({ kind }) => kind),
      ['listing', 'gone', 'listing'],
    );
    assert.equal(searches(), 1);
    assert.deepEqual(await read(new Date('2026-11-16T07:59:30Z')), []);
  });

  it('does not list what is archived', async () => {
    put(5, { isActive: false });
    const entries = await read();
    assert.equal(entries.length, COUNT - 1);
  });

  it('goes on where it was, also in another conversation', async () => {
    const first = await KOLIBRI.pull?.readPage(session(), null, null);
    const second = await KOLIBRI.pull?.readPage(session(), null, first?.next ?? null);
    const [entry] = second?.entries ?? [];
    assert.equal(entry?.kind === 'listing' && entry.listing.external_id, kolibriId(21));
  });

  it('takes what vanished between the list and its turn for gone', async () => {
    const live = session();
    const first = await KOLIBRI.pull?.readPage(live, null, null);
    simulator.objects.vanish('21');
    const second = await KOLIBRI.pull?.readPage(live, null, first?.next ?? null);
    assert.deepEqual(second?.entries[0], { kind: 'gone', external_id: kolibriId(21) });
  });

  it('does not take half of a list for the whole', async () => {
    const results = [{ id: kolibriId(1), isActive: true }];
    simulator.misbehave({
      kind: 'instead',
      path: 'Search',
      reply: json({ resultCount: 1, totalResults: 2, results }),
    });
    await assert.rejects(read(), { kind: 'busy', message: 'Kolibri announced 2 objects and sent 1' });
  });

  it('reads a list without a total to its end, and one that shrank to nothing', async () => {
    const listed = [1, 2].map((number) => ({ id: kolibriId(number), isActive: true }));
    simulator.misbehave({ kind: 'instead', times: 1, path: 'Search', reply: json({ results: listed }) });
    simulator.misbehave({ kind: 'instead', times: 1, path: 'Search', reply: json({ results: [] }) });
    assert.equal((await read()).length, 2);
    simulator.objects.clear();
    assert.deepEqual(await read(), []);
  });

  it('signs in again when the token has run out', async () => {
    const live = session();
    await KOLIBRI.pull?.readPage(live, null, null);
    simulator.expireToken();
    const page = await KOLIBRI.pull?.readPage(live, null, null);
    assert.equal(page?.entries.length, 20);
    assert.equal(simulator.requests.filter(({ url }) => url.pathname === '/connect/token').length, 2);
  });

  it('fetches its token at another host, and nothing else', async () => {
    const asked: string[] = [];
    const live = session();
    const send: typeof live.send = (request) => {
      asked.push(request.url.replace('https://id.example', simulator.base));
      if (request.url.startsWith('https://id.example')) assert.match(request.url, /\/connect\/token$/);
      return live.send({ ...request, url: request.url.replace('https://id.example', simulator.base) });
    };
    await KOLIBRI.pull?.readPage({ ...live, token_base: 'https://id.example', send }, null, null);
    assert.equal(KOLIBRI.token_base, 'https://id.kolibri24.com');
    assert.equal(asked.filter((url) => url.endsWith('/connect/token')).length, 1);
  });

  it('names wrong credentials, another agency, a busy provider and an answer that is none', async () => {
    const wrong = { ...KOLIBRI_CREDENTIALS, client_secret: 'wrong' };
    await assert.rejects(readAll(KOLIBRI.pull, session(wrong)), { kind: 'credentials' });
    const other = { ...KOLIBRI_CREDENTIALS, agency_id: '../other' };
    await assert.rejects(readAll(KOLIBRI.pull, session(other)), { kind: 'credentials' });
    assert.ok(paths().every((path) => !path.startsWith('other')));
    simulator.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '30' }, times: 1 });
    await assert.rejects(read(), { kind: 'busy', retryAfterSeconds: 30 });
    for (const [body, kind] of [
      ['<html>', 'busy'],
      ['', 'busy'],
      ['{"results":[', 'busy'],
      ['{}', 'refused'],
      ['{"errorCode":"Other","message":"no"}', 'refused'],
      ['null', 'refused'],
    ] as const)
      for (const path of ['Search', 'ObjectAssignments']) {
        simulator.misbehave({ kind: 'instead', times: 1, path, reply: { body } });
        await assert.rejects(read(), { kind }, `${path} ${body}`);
      }
  });
});

describe('Kolibri, whatever it sends', () => {
  it('becomes a sound listing, or is refused with a reason', () => {
    fc.assert(
      fc.property(mangled(kolibriObject(1)), (object) => assertSound(mapKolibri(object, '2026-11-16'))),
      { numRuns: 300 },
    );
  });

  it('keeps nothing of people, texts or owners', () => {
    const marker = 'SECRET-PERSON';
    const person = { id: marker, displayName: marker, email: `${marker}@example.org` };
    const object = kolibriObject(1, {
      linkedVendors: [person],
      linkedApplicants: [person],
      linkedOccupants: [person],
      linkedEmployee: person,
      linkedCreatedBy: person,
      internalMemo: marker,
      keyNote: marker,
      description: [{ text: marker }],
      linkedCadastres: [{ displayName: marker }],
    });
    assert.doesNotMatch(JSON.stringify(mapKolibri(object, '2026-11-16')), /SECRET-PERSON/);
    const refused = mapKolibri({ ...object, listingType: null }, '2026-11-16');
    assert.equal(refused.kind, 'refused');
    assert.doesNotMatch(JSON.stringify(refused), /SECRET-PERSON/);
  });
});
