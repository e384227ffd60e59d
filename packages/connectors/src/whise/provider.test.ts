import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Cursor, Page, Session } from '../contract/provider.ts';
import { testSession } from '../testing/session.ts';
import { WHISE_CREDENTIALS, whiseEstate } from './fixtures.ts';
import { WHISE } from './provider.ts';
import { startWhise, type WhiseSimulator } from './simulator.ts';

describe('Whise', () => {
  let whise: WhiseSimulator;
  let session: Session;
  const { pull, putBack } = WHISE;
  assert.ok(pull && putBack);

  before(async () => {
    whise = await startWhise();
  });
  beforeEach(() => {
    whise.behave();
    whise.estates.clear();
    session = testSession(whise.base, WHISE_CREDENTIALS);
  });
  after(() => whise.close());

  const fill = (count: number) => {
    for (let id = 1; id <= count; id++) whise.estates.put(String(id), whiseEstate(id));
  };
  async function readAll(since: Date | null = null): Promise<string[]> {
    const names: string[] = [];
    let cursor: Cursor | null = null;
    do {
      const page: Page | undefined = await pull?.readPage(session, since, cursor);
      assert.ok(page);
      names.push(
        ...page.entries.map((entry) => (entry.kind === 'listing' ? entry.listing.external_id : entry.kind)),
      );
      cursor = page.next;
    } while (cursor !== null);
    return names;
  }

  it('is read page by page, with one sign-in', async () => {
    fill(250);
    const asked = whise.requests.length;
    assert.equal(new Set(await readAll()).size, 250);
    const paths = whise.requests.slice(asked).map(({ url }) => url.pathname);
    assert.deepEqual(paths, ['/token', '/v1/admin/clients/token', ...Array(3).fill('/v1/estates/list')]);
    assert.equal(await readAll().then(({ length }) => length), 250);
    assert.equal(whise.requests.slice(asked).filter(({ url }) => url.pathname === '/token').length, 1);
  });

  it('tells of changes since a moment on the clock of Brussels, deleted ones too', async () => {
    fill(3);
    whise.estates.put('2', whiseEstate(2, { updateDateTime: '2026-11-16T09:00:00', status: { id: 6 } }));
    // 08:30 in winter is 07:30 UTC.
    assert.deepEqual(await readAll(new Date('2026-11-16T07:30:00Z')), ['gone']);
    assert.deepEqual(await readAll(new Date('2026-11-16T08:30:00Z')), []);
  });

  it('passes over no change of the hour that comes twice', async () => {
    // 25 October 2026: 02:00 to 03:00 comes twice. The second 02:10 is 01:10 UTC, the poll before it began at 00:50 UTC
    // (02:50).
    whise.estates.put('1', whiseEstate(1, { updateDateTime: '2026-10-25T02:10:00' }));
    assert.deepEqual(await readAll(new Date('2026-10-25T00:50:00Z')), ['1']);
  });

  it('takes an empty list without a count for what it is, and reads on without one', async () => {
    const answer = (estates: unknown[]) => ({
      kind: 'instead' as const,
      reply: { body: JSON.stringify({ isValidRequest: true, ...(estates.length > 0 && { estates }) }) },
      path: 'list',
      times: 1,
    });
    whise.misbehave(answer([]));
    assert.deepEqual(await readAll(new Date('2026-11-16T08:30:00Z')), []);
    // No count, and fewer than were asked for: only an empty page is the end.
    whise.misbehave(answer([whiseEstate(1), whiseEstate(2)]));
    whise.misbehave(answer([whiseEstate(3)]));
    whise.misbehave(answer([]));
    assert.deepEqual(await readAll(), ['1', '2', '3']);
  });

  it('asks for one language where the office names one', async () => {
    fill(1);
    session = testSession(whise.base, { ...WHISE_CREDENTIALS, language_id: 'nl-BE' });
    await readAll();
    assert.match(whise.requests.at(-1)?.body.toString() ?? '', /"LanguageId":"nl-BE"/);
  });

  it('signs in again when its token has run out', async () => {
    fill(1);
    await readAll();
    whise.expireTokens();
    assert.deepEqual(await readAll(), ['1']);
  });

  it('waits for a person when the password is wrong', async () => {
    session = testSession(whise.base, { ...WHISE_CREDENTIALS, password: 'wrong' });
    await assert.rejects(readAll(), { kind: 'credentials' });
    session = testSession(whise.base, { ...WHISE_CREDENTIALS, client_id: '1' });
    await assert.rejects(readAll(), { kind: 'credentials' });
  });

  it('comes back later when Whise is busy, broken or hangs up', async () => {
    fill(1);
    whise.misbehave({
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '17' },
      times: 1,
      path: 'list',
    });
    await assert.rejects(readAll(), { kind: 'busy', retryAfterSeconds: 17 });
    whise.misbehave({ kind: 'status', status: 500, times: 1, path: 'list' });
    await assert.rejects(readAll(), { kind: 'busy' });
    whise.misbehave({ kind: 'half', times: 1, path: 'list' });
    await assert.rejects(readAll(), { kind: 'busy' });
    whise.misbehave({ kind: 'instead', reply: { body: '{"estates":[{' }, times: 1, path: 'list' });
    await assert.rejects(readAll(), { kind: 'busy' });
  });

  it('does not take a page that Whise found fault with, and returned whole', async () => {
    fill(1);
    const body = JSON.stringify({ estates: [], isValidRequest: true, validationErrors: [{ code: 3 }] });
    whise.misbehave({ kind: 'instead', reply: { body }, path: 'list', times: 1 });
    await assert.rejects(readAll(), { kind: 'refused' });
    whise.misbehave({ kind: 'instead', reply: { body: `${'['.repeat(5000)}` }, path: 'list', times: 1 });
    await assert.rejects(readAll(), { kind: 'refused' });
  });

  it('does not take the end of a list for granted that was announced longer', async () => {
    fill(150);
    const body = JSON.stringify({ totalCount: 150, isValidRequest: true, estates: [] });
    await pull?.readPage(session, null, null);
    whise.misbehave({ kind: 'instead', reply: { body }, path: 'list', times: 1 });
    await assert.rejects(Promise.resolve(pull?.readPage(session, null, { offset: 100 })), { kind: 'busy' });
  });

  it('puts the passport to the documents of the house, once', async () => {
    fill(1);
    const report = {
      external_id: '1',
      report_id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
      referral_link: 'https://plans.example.com/r/x',
      pdf: Buffer.from('%PDF-1.7 …'),
      filename: 'Renovation passport.pdf',
    };
    await putBack?.(session, report);
    await putBack?.(session, report);
    assert.deepEqual(whise.documents.get(1), ['Renovation passport 2b7d1c4a8e90.pdf']);
    await assert.rejects(Promise.resolve(putBack?.(session, { ...report, external_id: '99' })), {
      kind: 'gone',
    });
  });
});
