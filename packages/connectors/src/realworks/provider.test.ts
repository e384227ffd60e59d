import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { ProviderFault } from '../contract/provider-fault.ts';
import { assertSound, mangled } from '../testing/mangled.ts';
import { readAll } from '../testing/read-all.ts';
import { testSession } from '../testing/session.ts';
import { json } from '../testing/simulator.ts';
import { realworksHouse } from './fixtures.ts';
import { mapRealworks } from './mapping.ts';
import { REALWORKS } from './provider.ts';
import { type RealworksSimulator, startRealworks } from './simulator.ts';

const NOW = () => new Date('2026-11-16T08:00:00Z');

describe('Realworks, read from a server', () => {
  let simulator: RealworksSimulator;
  const session = (token = 'right') => testSession(simulator.base, { token }, NOW);
  const read = (since: Date | null = null) => readAll(REALWORKS.pull, session(), since);
  const fault = (kind: string, message: RegExp) => (error: unknown) => {
    assert.ok(error instanceof ProviderFault);
    assert.equal(error.kind, kind);
    assert.match(error.message, message);
    return true;
  };

  before(async () => {
    simulator = await startRealworks('right');
  });
  beforeEach(() => {
    simulator.behave();
    simulator.linkTo(null);
    simulator.stock.clear();
    simulator.requests.length = 0;
    for (let number = 1; number <= 250; number += 1) simulator.stock.put(`${number}`, realworksHouse(number));
  });
  after(() => simulator.close());

  it('follows the links of the pages to the last', async () => {
    const entries = await read();
    assert.equal(simulator.requests.length, 3);
    assert.equal(
      new Set(entries.map((entry) => entry.kind === 'listing' && entry.listing.external_id)).size,
      250,
    );
    assert.equal(simulator.requests[0]?.headers['authorization'], 'rwauth right');
    const first = await REALWORKS.pull?.readPage(session(), null, null);
    assert.equal(first?.total, 250);
  });

  it('asks for changes by the clock of Amsterdam, and learns of those that ended', async () => {
    const changed = { tijdstipLaatsteWijziging: '2026-11-16 08:59:00' };
    simulator.stock.put('7', realworksHouse(7, {}, changed));
    simulator.stock.put('8', realworksHouse(8, {}, { ...changed, actief: false }));
    const entries = await read(new Date('2026-11-16T07:30:00Z'));
    assert.equal(simulator.requests[0]?.url.searchParams.get('gewijzigdNa'), '2026-11-16T08:30:00');
    assert.deepEqual(
      entries.map(({ kind }) => kind),
      ['listing', 'gone'],
    );
    assert.deepEqual(await read(new Date('2026-11-16T07:59:30Z')), []);
    assert.equal(simulator.requests.length, 2);
  });

  it('leaves out what is older when the provider does not heed the question', async () => {
    const old = realworksHouse(1, {}, { tijdstipLaatsteWijziging: '2026-01-01 10:00:00' });
    const reply = json({ resultaten: [old, realworksHouse(2)], paginering: { totaalAantal: 2 } });
    simulator.misbehave({ kind: 'instead', reply });
    assert.equal((await read(new Date('2026-11-01T00:00:00Z'))).length, 1);
  });

  it('is not led to another host or another path, nor round in circles', async () => {
    simulator.linkTo('http://169.254.169.254');
    await assert.rejects(read(), fault('refused', /not at Realworks/));
    for (const volgende of ['/admin', 'http://[', 7, `${simulator.base}@evil.example/wonen/v3/objecten`]) {
      simulator.misbehave({
        kind: 'instead',
        times: 1,
        reply: json({ resultaten: [], paginering: { volgende } }),
      });
      await assert.rejects(read(), fault('refused', /not at Realworks/), String(volgende));
    }
    const volgende = `${simulator.base}/wonen/v3/objecten?aantal=100&actief=true`;
    simulator.misbehave({ kind: 'instead', reply: json({ resultaten: [], paginering: { volgende } }) });
    await assert.rejects(read(), fault('busy', /once more/));
    const far = { path: '/wonen/v3/objecten?vanaf=1', pages: 5000 };
    await assert.rejects(
      async () => REALWORKS.pull?.readPage(session(), null, far),
      fault('refused', /in circles/),
    );
    assert.ok(simulator.requests.every(({ url }) => url.origin === simulator.base));
    const stolen = { path: '//evil.example/wonen/v3/objecten', pages: 2 };
    await assert.rejects(
      async () => REALWORKS.pull?.readPage(session(), null, stolen),
      fault('refused', /not a page/),
    );
  });

  it('says what to do about a token that is wrong, or bound to other addresses', async () => {
    await assert.rejects(
      readAll(REALWORKS.pull, session('wrong')),
      fault('credentials', /does not know the token/),
    );
    simulator.misbehave({ kind: 'status', status: 403 });
    await assert.rejects(read(), fault('credentials', /IP address of this server/));
  });

  it('comes back later when the provider is busy, for as long as it says', async () => {
    simulator.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '30' }, times: 1 });
    await assert.rejects(read(), { kind: 'busy', retryAfterSeconds: 30 });
    simulator.misbehave({ kind: 'status', status: 500, times: 1 });
    await assert.rejects(read(), { kind: 'busy', retryAfterSeconds: null });
    simulator.misbehave({ kind: 'half', times: 1 });
    await assert.rejects(read(), { kind: 'busy' });
  });

  it('refuses an answer that is no page', async () => {
    for (const [body, kind] of [
      ['<html>', 'busy'],
      ['', 'busy'],
      ['{"resultaten":[', 'busy'],
      ['['.repeat(5000), 'refused'],
      ['{}', 'refused'],
      ['[]', 'refused'],
      ['null', 'refused'],
      ['{"resultaten":{}}', 'refused'],
    ] as const) {
      simulator.misbehave({ kind: 'instead', times: 1, reply: { body } });
      await assert.rejects(read(), { kind }, body.slice(0, 20));
    }
    simulator.misbehave({
      kind: 'status',
      status: 302,
      headers: { location: 'http://evil.example/' },
      times: 1,
    });
    await assert.rejects(read(), { kind: 'refused' });
  });

  it('reads a page that comes twice, a slow one, and a listing that shrank to nothing', async () => {
    await REALWORKS.pull?.readPage(session(), null, null);
    simulator.misbehave({ kind: 'again', times: 1 });
    assert.equal((await read()).length, 250);
    simulator.misbehave({ kind: 'slow', ms: 20, times: 1 });
    assert.equal((await read()).length, 250);
    simulator.stock.clear();
    assert.deepEqual(await read(), []);
  });
});

describe('Realworks, whatever it sends', () => {
  const house = realworksHouse(1);

  it('becomes a sound listing, or is refused with a reason', () => {
    fc.assert(
      fc.property(mangled(house), (object) => assertSound(mapRealworks(object, '2026-11-16'))),
      { numRuns: 300 },
    );
  });

  it('keeps nothing of people, texts or owners', () => {
    const marker = 'SECRET-PERSON';
    const person = { naam: marker, email: `${marker}@example.org`, telefoon: marker };
    const object = realworksHouse(
      1,
      { onderhoudswaarderingBinnenMemo: marker, bijzonderheden: [marker] },
      {
        relaties: { medeaanmelders: [person], verkoper: person, eigenaar: person },
        teksten: { aanbiedingstekst: marker, eigenSiteTekst: marker },
        detail: { kadaster: [{ kadastergegevens: { eigenaar: marker } }] },
        marketing: { website: { openhuisdagen: [marker] } },
      },
    );
    assert.doesNotMatch(JSON.stringify(mapRealworks(object, '2026-11-16')), /SECRET-PERSON/);
    const refused = mapRealworks({ ...object, object: null }, '2026-11-16');
    assert.equal(refused.kind, 'refused');
    assert.doesNotMatch(JSON.stringify(refused), /SECRET-PERSON/);
  });
});
