import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { listingOf } from '../testing/read-all.ts';
import { testSession } from '../testing/session.ts';
import { SWEEPBRIGHT_CREDENTIALS, sweepbrightEstate, sweepbrightId, sweepbrightProject } from './fixtures.ts';
import { SWEEPBRIGHT } from './provider.ts';
import { type SweepBrightSimulator, startSweepBright, sweepbrightHook } from './simulator.ts';

const NOW = () => new Date('2026-11-16T08:00:00Z');
const ID = sweepbrightId(1);

describe('SweepBright, fetched after a hook', () => {
  let simulator: SweepBrightSimulator;
  const session = (credentials: Record<string, string> = SWEEPBRIGHT_CREDENTIALS) =>
    testSession(simulator.base, credentials, NOW);
  const readEntries = async (id = ID, by = session()) => SWEEPBRIGHT.hook?.readEntries(by, id);
  const readOne = async (id = ID, by = session()) => (await readEntries(id, by))?.[0];

  before(async () => {
    simulator = await startSweepBright();
  });
  beforeEach(() => {
    simulator.behave();
    simulator.estates.clear();
    simulator.requests.length = 0;
    simulator.estates.put(ID, sweepbrightEstate(1));
  });
  after(() => simulator.close());

  it('signs in once for a conversation, and again when the token has run out', async () => {
    const by = session();
    assert.equal((await readOne(ID, by))?.kind, 'listing');
    assert.equal((await readOne(ID, by))?.kind, 'listing');
    assert.deepEqual(
      simulator.requests.map(({ url }) => url.pathname),
      ['/api/oauth/token', `/api/estates/${ID}`, `/api/estates/${ID}`],
    );
    assert.match(
      simulator.requests[1]?.headers['accept'] ?? '',
      /^application\/vnd\.sweepbright\.v\d{8}\+json$/,
    );
    simulator.expireTokens();
    assert.equal((await readOne(ID, by))?.kind, 'listing');
    assert.equal(simulator.requests.length, 6);
  });

  it('gives the units of a project, and says which ones it has', async () => {
    const units = [2, 3].map((number) => sweepbrightEstate(number, { type: 'apartment' }));
    const bare = { ...sweepbrightEstate(4), location: null };
    simulator.estates.put(ID, sweepbrightProject(1, [...units, bare]));
    const entries = (await readEntries()) ?? [];
    assert.deepEqual(
      entries.map((entry) =>
        entry.kind === 'listing' ? [entry.listing.external_id, entry.listing.project_id] : entry.kind,
      ),
      [[sweepbrightId(2), ID], [sweepbrightId(3), ID], [sweepbrightId(4), ID], 'project'],
    );
    assert.deepEqual(entries.at(-1), {
      kind: 'project',
      external_id: ID,
      unit_ids: [2, 3, 4].map(sweepbrightId),
    });
    // Without a location of its own, a unit stands where its project stands.
    assert.equal(listingOf(entries[2]).address.zip_code, '2800');
  });

  it('says that an estate which is not shown may only have been asked for too late', async () => {
    simulator.estates.vanish(ID);
    const entry = await readOne();
    assert.equal(entry?.kind, 'refused');
    assert.match(entry?.kind === 'refused' ? entry.reasons.join() : '', /its webhook is too old/);
  });

  it('names wrong credentials, a busy provider, and an answer that is none', async () => {
    await assert.rejects(readOne(ID, session({ ...SWEEPBRIGHT_CREDENTIALS, client_secret: 'wrong' })), {
      kind: 'credentials',
    });
    simulator.misbehave({ kind: 'status', status: 400, path: '/oauth', times: 1 });
    await assert.rejects(readOne(), { kind: 'credentials' });
    simulator.misbehave({
      kind: 'instead',
      reply: { body: '{"access_token":"a b"}' },
      path: '/oauth',
      times: 1,
    });
    await assert.rejects(readOne(), { kind: 'credentials' });
    simulator.misbehave({ kind: 'status', status: 401, path: '/estates' });
    await assert.rejects(readOne(), { kind: 'credentials' });
    simulator.behave();
    simulator.misbehave({
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '7' },
      path: '/estates',
      times: 1,
    });
    await assert.rejects(readOne(), { kind: 'busy', retryAfterSeconds: 7 });
    simulator.misbehave({ kind: 'half', path: '/estates', times: 1 });
    await assert.rejects(readOne(), { kind: 'busy' });
    simulator.misbehave({ kind: 'instead', reply: { body: '[]' }, path: '/estates', times: 1 });
    assert.equal((await readOne())?.kind, 'refused');
  });

  it('asks for no other path, whatever an estate is called', async () => {
    assert.equal((await readOne('../oauth/token'))?.kind, 'refused');
    assert.match(simulator.requests.at(-1)?.url.pathname ?? '', /^\/api\/estates\/\.\.%2Foauth%2Ftoken$/);
  });

  it('gets the address of the plan, once however often it is put', async () => {
    const report = {
      external_id: ID,
      report_id: 'report-1',
      referral_link: 'https://plans.example/p/abc',
      pdf: new Uint8Array(),
      filename: 'passport.pdf',
    };
    await SWEEPBRIGHT.putBack?.(session(), report);
    await SWEEPBRIGHT.putBack?.(session(), report);
    assert.equal(simulator.urls.get(ID), 'https://plans.example/p/abc');
    simulator.estates.vanish(ID);
    await assert.rejects(async () => SWEEPBRIGHT.putBack?.(session(), report), { kind: 'gone' });
  });
});

describe('a hook of SweepBright', () => {
  const read = (
    hook: { headers: Record<string, string>; body: Uint8Array },
    credentials: Record<string, string> = SWEEPBRIGHT_CREDENTIALS,
  ) => SWEEPBRIGHT.hook?.readHook(credentials, hook.headers, hook.body);

  it('names the estate and what happened to it', () => {
    assert.deepEqual(read(sweepbrightHook('estate-updated', ID)), {
      external_id: ID,
      change: 'changed',
      happened_at: '2026-11-16T07:58:00+00:00',
    });
    assert.equal(read(sweepbrightHook('estate-added', ID))?.change, 'changed');
    assert.equal(read(sweepbrightHook('estate-deleted', ID))?.change, 'deleted');
  });

  it('is nothing with another signature, another body or no secret', () => {
    const hook = sweepbrightHook('estate-deleted', ID);
    assert.equal(read(sweepbrightHook('estate-deleted', ID, { secret: 'another secret' })), null);
    assert.equal(read({ ...hook, body: Buffer.concat([hook.body, Buffer.from(' ')]) }), null);
    for (const signature of [
      '',
      'zz',
      hook.headers['x-hook-signature']?.slice(2) ?? '',
      `${hook.headers['x-hook-signature']}00`,
    ])
      assert.equal(read({ ...hook, headers: { 'x-hook-signature': signature } }), null);
    assert.equal(read({ ...hook, headers: {} }), null);
    assert.equal(
      read(sweepbrightHook('estate-deleted', ID, { secret: '' }), { client_id: 'a', client_secret: '' }),
      null,
    );
  });

  it('is nothing when it is signed and says nothing that we know', () => {
    assert.equal(read(sweepbrightHook('estate-deleted', '../../etc')), null);
    // An event that a later version may send.
    const other = sweepbrightHook('estate-sold' as 'estate-deleted', ID);
    assert.equal(read(other), null);
    assert.equal(read(sweepbrightHook('constructor' as 'estate-deleted', ID)), null);
  });
});
