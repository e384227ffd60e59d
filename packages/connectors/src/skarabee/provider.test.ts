import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { ProviderFault } from '../contract/provider-fault.ts';
import { readAll } from '../testing/read-all.ts';
import { testSession } from '../testing/session.ts';
import { SKARABEE_CREDENTIALS, skarabeePublication } from './fixtures.ts';
import { SKARABEE } from './provider.ts';
import { operationOf, type SkarabeeSimulator, senderFault, soap, startSkarabee } from './simulator.ts';
import { readXml, writeXml } from './xml.ts';

const NOW = () => new Date('2026-11-16T08:00:00Z');

describe('Skarabee, read over SOAP', () => {
  let simulator: SkarabeeSimulator;
  const session = (credentials: Record<string, string> = SKARABEE_CREDENTIALS) =>
    testSession(simulator.base, credentials, NOW);
  const read = (since: Date | null = null) => readAll(SKARABEE.pull, session(), since);
  const asked = (operation: string) =>
    simulator.requests.filter((request) => operationOf(request) === operation).length;
  const instead = (body: string) => simulator.misbehave({ kind: 'instead', times: 1, reply: { body } });

  before(async () => {
    simulator = await startSkarabee();
  });
  beforeEach(() => {
    simulator.behave();
    simulator.publications.clear();
    simulator.requests.length = 0;
    for (let number = 1; number <= 45; number += 1)
      simulator.publications.put(`${number}`, skarabeePublication(number));
  });
  after(() => simulator.close());

  it('asks for the summaries once and for each publication once', async () => {
    const entries = await read();
    assert.deepEqual(
      entries.map((entry) => entry.kind === 'listing' && entry.listing.external_id),
      Array.from({ length: 45 }, (_, index) => String(index + 1)),
    );
    assert.deepEqual([asked('GetPublicationSummaries'), asked('GetPublication')], [1, 45]);
    const first = simulator.requests[0];
    assert.equal(first?.url.pathname, '/v41/weblink.asmx');
    assert.match(first?.body.toString() ?? '', /<LastModified xsi:nil="true"><\/LastModified>/);
    assert.match(first?.headers['authorization'] ?? '', /^Basic /);
  });

  it('goes on where it was, also in another conversation', async () => {
    const first = await SKARABEE.pull?.readPage(session(), null, null);
    assert.deepEqual([first?.entries.length, first?.next, first?.total], [20, { after: 20 }, 45]);
    simulator.publications.vanish('3');
    simulator.publications.vanish('21');
    const second = await SKARABEE.pull?.readPage(session(), null, first?.next ?? null);
    assert.equal(second?.entries[0]?.kind === 'listing' && second.entries[0].listing.external_id, '22');
  });

  it('reads changes by the clock of Brussels, and learns of those that ended', async () => {
    const changed = { Info: { ID: '7', Modified: '2026-11-16T08:59:00' } };
    simulator.publications.put('7', skarabeePublication(7, {}, changed));
    simulator.publications.put(
      '8',
      skarabeePublication(8, { Active: 'false' }, { Info: { ID: '8', Modified: '2026-11-16T08:59:00' } }),
    );
    const entries = await read(new Date('2026-11-16T07:30:00Z'));
    assert.match(
      simulator.requests[0]?.body.toString() ?? '',
      /<LastModified>2026-11-16T08:30:00<\/LastModified>/,
    );
    assert.deepEqual(
      entries.map(({ kind }) => kind),
      ['listing', 'gone'],
    );
    assert.deepEqual(await read(new Date('2026-11-16T07:59:30Z')), []);
  });

  it('takes one that is written as "0" for inactive', async () => {
    const listed = { PublicationSummary: [{ ID: '7', Modified: '2026-11-16T08:59:00', Active: '0' }] };
    simulator.misbehave({
      kind: 'instead',
      times: 1,
      reply: soap('GetPublicationSummaries', { PublicationSummaries: listed }),
    });
    assert.deepEqual(await read(new Date('2026-11-16T07:30:00Z')), [{ kind: 'gone', external_id: '7' }]);
  });

  it('takes what vanished between the list and its turn for gone', async () => {
    const by = session();
    await SKARABEE.pull?.readPage(by, null, null);
    simulator.publications.vanish('22');
    const page = await SKARABEE.pull?.readPage(by, null, { after: 20 });
    assert.deepEqual(page?.entries[1], { kind: 'gone', external_id: '22' });
  });

  it('names what a publication that cannot be taken is called, even without its own number', async () => {
    simulator.publications.clear();
    simulator.publications.put('5', skarabeePublication(5, { Typo: '', Type: '' }, { Info: '' }));
    assert.deepEqual(await read(), [
      { kind: 'refused', external_id: '5', reasons: ['it has no usable identifier'] },
    ]);
  });

  it('reads a listing that shrank to nothing', async () => {
    simulator.publications.clear();
    assert.deepEqual(await read(), []);
  });

  it('tells wrong credentials, a busy provider and an answer that is none apart', async () => {
    await assert.rejects(readAll(SKARABEE.pull, session({ ...SKARABEE_CREDENTIALS, password: 'wrong' })), {
      kind: 'credentials',
    });
    for (const [code, kind] of [
      ['INVALID_LINK_LOGIN', 'credentials'],
      ['INACTIVE_USER', 'credentials'],
      ['DB_ERROR', 'busy'],
      ['SOMETHING_NEW', 'refused'],
    ] as const) {
      const errors = { Errors: { Error: { Code: code, Message: 'SECRET-PERSON' } } };
      simulator.misbehave({ kind: 'instead', times: 1, reply: soap('GetPublicationSummaries', errors) });
      await assert.rejects(
        read(),
        (error) => error instanceof ProviderFault && error.kind === kind && !/SECRET/.test(error.message),
        code,
      );
    }
    simulator.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '5' }, times: 1 });
    await assert.rejects(read(), { kind: 'busy', retryAfterSeconds: 5 });
    simulator.misbehave({ kind: 'half', times: 1 });
    await assert.rejects(read(), { kind: 'busy' });
    const whole = Buffer.from(soap('GetPublicationSummaries', { PublicationSummaries: '' }).body ?? '');
    for (const body of [
      '',
      '<html>',
      '{}',
      '<html><body>Maintenance<br></body></html>',
      whole.subarray(0, 90),
    ]) {
      simulator.misbehave({ kind: 'instead', times: 1, reply: { body } });
      await assert.rejects(read(), { kind: 'busy' }, String(body));
    }
    for (const body of ['<a/>', '<soap:Envelope><soap:Body/></soap:Envelope>']) {
      instead(body);
      await assert.rejects(read(), { kind: 'refused' }, body);
    }
    // A fault of the sender is not sent again, one of the receiver is.
    simulator.misbehave({ kind: 'instead', times: 1, reply: senderFault() });
    await assert.rejects(read(), { kind: 'refused' });
    simulator.misbehave({ kind: 'status', status: 500, times: 1 });
    await assert.rejects(read(), { kind: 'busy' });
  });

  it('expands no entity and bears no depth', async () => {
    instead('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>');
    await assert.rejects(read(), { kind: 'refused', message: /DOCTYPE/ });
    instead(`${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`);
    await assert.rejects(read(), { kind: 'refused', message: /too deep/ });
    instead('<a>&unknown;</a>');
    await assert.rejects(read(), { kind: 'busy' });
  });

  it('sends where the plan is once, however often it is asked to', async () => {
    const report = {
      external_id: '4',
      report_id: 'report-1',
      referral_link: 'https://plans.example/p/abc?a=1&b=2',
      pdf: new Uint8Array(),
      filename: 'passport.pdf',
    };
    await SKARABEE.putBack?.(session(), report);
    await SKARABEE.putBack?.(session(), report);
    assert.deepEqual(
      [...(simulator.feedback.get('4')?.values() ?? [])],
      ['https://plans.example/p/abc?a=1&b=2'],
    );
    await assert.rejects(async () => SKARABEE.putBack?.(session(), { ...report, external_id: '999' }), {
      kind: 'gone',
    });
  });
});

describe('XML', () => {
  it('is read as it was written', () => {
    const value = { '@a': '1 < 2', b: ['x & "y"', 'z'], c: { d: 'é' }, '#': 'text' };
    assert.deepEqual(readXml(Buffer.from(writeXml('root', value))), { root: value });
    assert.deepEqual(readXml(Buffer.from('<n:a xmlns:n="u"><n:b><![CDATA[<c>]]></n:b></n:a>')), {
      a: { '@n': 'u', b: '<c>' },
    });
  });

  it('of any bytes gives values or a fault, and nothing else', () => {
    const good = Buffer.from(writeXml('Publication', skarabeePublication(1)));
    const changes = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(changes, (each) => {
        const bytes = Uint8Array.from(good);
        for (const [place, byte] of each) bytes[place] = byte;
        try {
          readXml(bytes);
        } catch (error) {
          assert.ok(error instanceof ProviderFault);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives no name power over another', () => {
    const read = readXml(Buffer.from('<a><__proto__><b>1</b></__proto__></a>'));
    assert.equal(Object.hasOwn(Object(read), 'a'), true);
    assert.equal(({} as { b?: string }).b, undefined);
  });
});
