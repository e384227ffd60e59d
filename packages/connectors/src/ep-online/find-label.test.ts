import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { ProviderFault } from '../contract/provider-fault.ts';
import { mangled } from '../testing/mangled.ts';
import { testSession } from '../testing/session.ts';
import { json } from '../testing/simulator.ts';
import { findLabel, labelAmong } from './find-label.ts';
import { EP_ONLINE_CREDENTIALS, epOnlineLabel } from './fixtures.ts';
import { type EpOnlineSimulator, startEpOnline } from './simulator.ts';

const NOW = () => new Date('2026-11-16T08:00:00Z');
const HOME = { zip_code: '9999 xa', house_number: '12' };

describe('the registered label of a dwelling', () => {
  let simulator: EpOnlineSimulator;
  const session = (api_key = EP_ONLINE_CREDENTIALS.api_key) => testSession(simulator.base, { api_key }, NOW);
  const answerOf = (place: Parameters<typeof findLabel>[1]) => findLabel(session(), place);
  const look = async (place: Parameters<typeof findLabel>[1]) => {
    const answer = await answerOf(place);
    return answer.kind === 'found' ? answer.reading : null;
  };
  const labelAt = async (place: Parameters<typeof findLabel>[1]) =>
    (await look(place))?.fields.find(({ name }) => name === 'energy_label')?.value;

  before(async () => {
    simulator = await startEpOnline();
  });
  beforeEach(() => {
    simulator.behave();
    simulator.labels.clear();
    simulator.requests.length = 0;
    simulator.labels.put('home', epOnlineLabel());
  });
  after(() => simulator.close());

  it('comes with its score, its area, its dates and its confidence', async () => {
    const reading = await look(HOME);
    assert.deepEqual(Object.fromEntries(reading?.fields.map(({ name, value }) => [name, value]) ?? []), {
      energy_label: 'D',
      estate_type: 'HOUSE',
      estate_format: 'CLOSED',
      year_built: 1968,
      energy_score_kwh_per_m2: 272.4,
      habitable_space_m2: 96.5,
    });
    assert.deepEqual(reading?.certificate, {
      scheme: 'NL',
      number: null,
      issued_on: '2024-03-10',
      valid_until: '2034-03-08',
      method: 'NTA 8800:2023 (basisopname woningbouw)',
      expired: false,
    });
    assert.ok(reading?.fields.every(({ confidence }) => confidence === 'HIGH'));
  });

  it('is found by the number of the addressable object', async () => {
    assert.equal(await labelAt({ bag_id: '0999010000000012' }), 'D');
    assert.equal(await look({ bag_id: '0999010000000013' }), null);
    simulator.misbehave({ kind: 'instead', times: 1, reply: json([epOnlineLabel()]) });
    assert.equal(await look({ bag_id: '0999010000000013' }), null, 'of another object');
  });

  it('is that of the letter and the addition', async () => {
    simulator.labels.put('a', epOnlineLabel({ Huisletter: 'A', Energieklasse: 'A' }));
    simulator.labels.put('2', epOnlineLabel({ Huisnummertoevoeging: '2', Energieklasse: 'B' }));
    simulator.labels.put(
      'a2',
      epOnlineLabel({ Huisletter: 'A', Huisnummertoevoeging: '2', Energieklasse: 'C' }),
    );
    simulator.labels.put('bis', epOnlineLabel({ Huisnummertoevoeging: 'BIS', Energieklasse: 'E' }));
    const at = (house_number: string, house_number_extra?: string) =>
      labelAt({ ...HOME, house_number, house_number_extra });
    assert.deepEqual(
      await Promise.all([
        at('12'),
        at('12', 'a'),
        at('12A'),
        at('12-2'),
        at('12', '2'),
        at('12A2'),
        at('12', 'A-2'),
        at('12', 'bis'),
      ]),
      ['D', 'A', 'A', 'B', 'B', 'C', 'C', 'E'],
    );
  });

  it('is that of a part which the register of addresses does not know', async () => {
    simulator.labels.put('back', epOnlineLabel({ Detailaanduiding: 'ACHTERHUIS', Energieklasse: 'F' }));
    assert.equal(await labelAt({ ...HOME, house_number_extra: 'achterhuis' }), 'F');
    assert.equal(await labelAt(HOME), 'D');
  });

  it('cannot be asked for under every address: that is said of this one alone', async () => {
    simulator.misbehave({ kind: 'status', status: 400, times: 1 });
    await assert.rejects(look(HOME), { kind: 'gone' });
  });

  it('of the best class of the register’s schema is the best label of a home', async () => {
    simulator.labels.put('home', epOnlineLabel({ Energieklasse: 'A+++++' }));
    assert.equal(await labelAt(HOME), 'A++++');
  });

  it('is none where there is none, and nobody asks for a place that cannot be asked for', async () => {
    assert.equal(await look({ ...HOME, house_number: '14' }), null);
    const before = simulator.requests.length;
    for (const place of [
      { zip_code: '9999', house_number: '12' },
      { zip_code: '9999XA', house_number: 'bis' },
      { bag_id: '../../v4' },
      { bag_id: '0000000000000000' },
    ])
      assert.equal(await look(place), null);
    assert.equal(simulator.requests.length, before);
    simulator.labels.put('home', epOnlineLabel({ Status: 'Vergunningsaanvraag' }));
    assert.equal(await look(HOME), null);
    for (const Gebouwklasse of ['U', 'Utiliteitsbouw', 'utiliteitsbouw', 'Industriebouw']) {
      simulator.labels.put('home', epOnlineLabel({ Gebouwklasse }));
      assert.equal(await look(HOME), null, Gebouwklasse);
    }
    for (const Gebouwklasse of ['W', 'Woningbouw', null]) {
      simulator.labels.put('home', epOnlineLabel({ Gebouwklasse }));
      assert.equal(await labelAt(HOME), 'D', String(Gebouwklasse));
    }
  });

  it('is never guessed among several', async () => {
    const kindOf = async (...labels: Record<string, unknown>[]) => {
      simulator.misbehave({
        kind: 'instead',
        times: 1,
        reply: json(labels.map((changes) => epOnlineLabel(changes))),
      });
      return (await answerOf(HOME)).kind;
    };
    const id = (last: number) => ({ BAGVerblijfsobjectID: `09990100000000${last}` });
    assert.equal(await kindOf({}, { Opnamedatum: '2021-01-01T00:00:00' }), 'found', 'surveyed again');
    assert.equal(await kindOf(id(10), id(11)), 'several', 'two dwellings at one address');
    assert.equal(await kindOf(id(10), { BAGVerblijfsobjectID: null }), 'several');
    assert.equal(await kindOf({ BAGVerblijfsobjectID: null }, { BAGVerblijfsobjectID: null }), 'several');
    assert.equal(await kindOf(id(10), { ...id(11), Huisletter: 'A' }), 'several', 'which of them is 12?');
    assert.equal(await kindOf({ ...id(10), Huisletter: 'A' }, { ...id(11), Huisletter: 'B' }), 'none');
    assert.equal(await kindOf(id(10), { ...id(11), Huisnummer: 13 }), 'found');
    assert.equal(
      await kindOf(id(10), { ...id(11), Gebouwklasse: 'Utiliteitsbouw' }),
      'found',
      'a shop below',
    );
  });

  it('of number 121 is none of number 12-1, nor the other way round', () => {
    const answer = (huisnummer: number, toevoeging: string | null, house_number: string) =>
      labelAmong(
        [epOnlineLabel({ Huisnummer: huisnummer, Huisnummertoevoeging: toevoeging })],
        { zip_code: '9999XA', house_number },
        NOW(),
      ).kind;
    assert.equal(answer(121, null, '12-1'), 'none');
    assert.equal(answer(12, '1', '121'), 'none');
    assert.equal(answer(12, '1', '12-1'), 'found');
    assert.equal(answer(121, null, '0121'), 'found');
  });

  it('of another address is no answer', async () => {
    simulator.misbehave({ kind: 'instead', times: 1, reply: json([epOnlineLabel({ Huisnummer: 13 })]) });
    assert.equal(await look(HOME), null);
  });

  it('is not to be had from a provider that refuses, is busy, or sends something else', async () => {
    await assert.rejects(findLabel(session('wrong'), HOME), { kind: 'credentials' });
    simulator.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '60' }, times: 1 });
    await assert.rejects(look(HOME), { kind: 'busy', retryAfterSeconds: 60 });
    simulator.misbehave({ kind: 'half', times: 1 });
    await assert.rejects(look(HOME), { kind: 'busy' });
    for (const [body, kind] of [
      ['<html>', 'busy'],
      ['"label"', 'refused'],
      ['[{"a":1}]', 'refused'],
      [`${'['.repeat(100)}${']'.repeat(100)}`, 'refused'],
    ] as const) {
      simulator.misbehave({ kind: 'instead', times: 1, reply: { body } });
      await assert.rejects(look(HOME), { kind }, body);
    }
    simulator.misbehave({ kind: 'instead', times: 1, reply: json([]) });
    assert.equal(await look(HOME), null);
  });

  it('of any record is a reading, none, or a fault', async () => {
    const send = (body: string) => async () => ({ status: 200, headers: {}, body: Buffer.from(body) });
    await fc.assert(
      fc.asyncProperty(mangled([epOnlineLabel()]), async (labels) => {
        try {
          const answer = await findLabel(
            { ...session(), send: send(JSON.stringify(labels) ?? 'null') },
            HOME,
          );
          assert.ok(answer.kind !== 'found' || answer.reading.certificate?.scheme === 'NL');
        } catch (error) {
          assert.ok(error instanceof ProviderFault, String(error));
        }
      }),
      { numRuns: 300 },
    );
  });
});
