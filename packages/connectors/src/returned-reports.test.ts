/** Reports that go back to a provider: whatever happens on the way, it ends with one. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Provider, ReturnedReport, Session } from './contract/provider.ts';
import { SKARABEE_CREDENTIALS, skarabeePublication } from './skarabee/fixtures.ts';
import { SKARABEE } from './skarabee/provider.ts';
import { type SkarabeeSimulator, soap, startSkarabee } from './skarabee/simulator.ts';
import { SWEEPBRIGHT_CREDENTIALS, sweepbrightEstate, sweepbrightId } from './sweepbright/fixtures.ts';
import { SWEEPBRIGHT } from './sweepbright/provider.ts';
import { type SweepBrightSimulator, startSweepBright } from './sweepbright/simulator.ts';
import { testSession } from './testing/session.ts';
import { json, type Simulator, type SimulatorReply } from './testing/simulator.ts';
import { WHISE_CREDENTIALS, whiseEstate } from './whise/fixtures.ts';
import { WHISE } from './whise/provider.ts';
import { startWhise, type WhiseSimulator } from './whise/simulator.ts';

interface Case {
  provider: Provider;
  credentials: Record<string, string>;
  wrong: Record<string, string>;
  externalId: string;
  /** The call that stores the report. */
  path: string;
  /** An answer with status 200 that says no. */
  refusal: SimulatorReply;
  start(): Promise<Simulator>;
  /** What the provider has of the estate. */
  stored(simulator: Simulator): string[];
}

// Each simulator is the one that its own case has started.
const CASES: Case[] = [
  {
    provider: WHISE,
    credentials: WHISE_CREDENTIALS,
    wrong: { ...WHISE_CREDENTIALS, password: 'wrong' },
    externalId: '1',
    path: 'documents/upload',
    refusal: json({ isValidRequest: false, validationErrors: [{ code: 7 }] }),
    async start() {
      const whise = await startWhise();
      whise.estates.put('1', whiseEstate(1));
      return whise;
    },
    // Started just above.
    stored: (simulator) => (simulator as WhiseSimulator).documents.get(1) ?? [],
  },
  {
    provider: SWEEPBRIGHT,
    credentials: SWEEPBRIGHT_CREDENTIALS,
    wrong: { ...SWEEPBRIGHT_CREDENTIALS, client_secret: 'wrong' },
    externalId: sweepbrightId(1),
    path: '/url',
    refusal: json({ errors: { url: ['not an address'] } }, 422),
    async start() {
      const sweepbright = await startSweepBright();
      sweepbright.estates.put(sweepbrightId(1), sweepbrightEstate(1));
      return sweepbright;
    },
    // Started just above.
    stored: (simulator) => [...(simulator as SweepBrightSimulator).urls.values()],
  },
  {
    provider: SKARABEE,
    credentials: SKARABEE_CREDENTIALS,
    wrong: { ...SKARABEE_CREDENTIALS, password: 'wrong' },
    externalId: '4',
    path: 'weblink',
    refusal: soap('Feedback', { Errors: { Error: { Code: 'INVALID_URL', Message: 'x' } } }),
    async start() {
      const skarabee = await startSkarabee();
      skarabee.publications.put('4', skarabeePublication(4));
      return skarabee;
    },
    // Started just above.
    stored: (simulator) => [...((simulator as SkarabeeSimulator).feedback.get('4')?.values() ?? [])],
  },
];

for (const { provider, credentials, wrong, externalId, path, refusal, start, stored } of CASES)
  describe(`a report that is returned to ${provider.name}`, () => {
    let simulator: Simulator;
    let session: Session;
    const report = (changes: Partial<ReturnedReport> = {}): ReturnedReport => ({
      external_id: externalId,
      report_id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
      referral_link: 'https://plans.example/r/abc?a=1&b=2',
      pdf: Buffer.from('%PDF-1.7\r\n--\xff\x00\r\n%%EOF'),
      filename: 'Pass "één".pdf',
      ...changes,
    });
    const put = async (changes?: Partial<ReturnedReport>, by = session) =>
      provider.putBack?.(by, report(changes));
    before(async () => {
      simulator = await start();
    });
    beforeEach(() => {
      simulator.behave();
      session = testSession(simulator.base, credentials);
    });
    after(() => simulator.close());

    it('is stored once when the response is lost and it is sent again', async () => {
      simulator.misbehave({ kind: 'half', times: 1, path });
      await assert.rejects(put(), { kind: 'busy' });
      assert.equal(stored(simulator).length, 1, 'the provider has it, and we do not know');
      await put();
      await put({}, testSession(simulator.base, credentials));
      assert.equal(stored(simulator).length, 1);
    });

    it('is not stored and not taken for stored when the provider says no', async () => {
      const before = stored(simulator).length;
      simulator.misbehave({ kind: 'instead', reply: refusal, times: 1, path });
      await assert.rejects(put({ report_id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e91' }), { kind: 'refused' });
      assert.equal(stored(simulator).length, before);
    });

    it('is not sent again to a provider that knows no such credentials', async () => {
      await assert.rejects(put({}, testSession(simulator.base, wrong)), { kind: 'credentials' });
    });
  });

describe('documents of Whise', () => {
  let whise: WhiseSimulator;
  const put = (reportId: string, pdf: Uint8Array) =>
    WHISE.putBack?.(testSession(whise.base, WHISE_CREDENTIALS), {
      external_id: '1',
      report_id: reportId,
      referral_link: 'https://plans.example/r/abc',
      pdf,
      filename: 'Passport.pdf',
    });
  before(async () => {
    whise = await startWhise();
    whise.estates.put('1', whiseEstate(1));
  });
  after(() => whise.close());

  it('are two for two reports of one minute', async () => {
    await put('019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90', Buffer.from('%PDF-1.7'));
    await put('019a8b1e-7f00-7c3a-9f5e-93d01c4a8e55', Buffer.from('%PDF-1.7'));
    assert.equal(whise.documents.get(1)?.length, 2);
  });

  it('that are too large or no PDF are refused for good', async () => {
    const large = Buffer.alloc(11 * 1024 * 1024, '%PDF-');
    await assert.rejects(async () => put('019a8b1e-6d0c-7c3a-9f5e-000000000001', large), { kind: 'refused' });
    await assert.rejects(async () => put('019a8b1e-6d0c-7c3a-9f5e-000000000002', Buffer.from('<html>')), {
      kind: 'refused',
    });
    assert.equal(whise.documents.get(1)?.length, 2);
  });
});
