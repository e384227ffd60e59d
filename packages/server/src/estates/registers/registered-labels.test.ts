import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { epOnlineLabel } from '@rooftree/connectors/testing';
import { addCertificate } from '../../testing/data/certificate-facts.ts';
import { planOf } from '../../testing/data/planned-renovation.ts';
import { addRenovation } from '../../testing/data/renovation-rows.ts';
import { HOME, LabelTests } from './label-tests.fixture.ts';

describe('the registered labels of Dutch estates', () => {
  const labels = new LabelTests();

  it('become facts of a certificate that names the register and its day', async () => {
    await labels.put('one');
    labels.register.labels.put('one', epOnlineLabel());
    assert.deepEqual(
      [(await labels.labelOf('one')).label_status, (await labels.labelOf('one')).is_waiting],
      ['WAITING', true],
    );
    assert.deepEqual(await labels.fetch(), ['found']);
    const label = await labels.factOf('one', 'energy_label');
    assert.equal(label?.value, 'D');
    assert.equal(label?.origin, 'CERTIFICATE');
    assert.equal(label?.certificate?.register, 'EP_ONLINE');
    assert.equal(label?.certificate?.issued_on, '2024-03-10');
    assert.equal(label?.certificate?.job_id, null);
    assert.equal((await labels.factOf('one', 'energy_score_kwh_per_m2'))?.value, 272.4);
    assert.equal((await labels.factOf('one', 'habitable_space_m2'))?.value, 96.5);
    const known = await labels.labelOf('one');
    assert.deepEqual(
      [known.label_status, known.is_waiting, known.energy_label, known.registered_on, known.fault],
      ['FOUND', false, 'D', '2024-03-10', null],
    );
    assert.ok(known.read_at);
    // Nothing is due: nothing is requested or written.
    const before = await labels.estateOf('one');
    assert.deepEqual(await labels.fetch(), []);
    assert.deepEqual(await labels.estateOf('one'), before);
  });

  it('stand behind what the labels.client and a newer certificate say, and in front of an older one', async () => {
    labels.register.labels.put('one', epOnlineLabel());
    await labels.put('one', { dwelling: { habitable_space_m2: 120 } });
    const { id } = await labels.estateOf('one');
    // Of 12 March 2024, two days after the registration.
    await addCertificate(labels.sql, labels.client.contextId, id, { energy_label: 'C' });
    await labels.put('two');
    await addCertificate(labels.sql, labels.client.contextId, (await labels.estateOf('two')).id, {
      energy_label: 'C',
    });
    await labels.fetch();
    assert.equal((await labels.factOf('one', 'habitable_space_m2'))?.origin, 'CLIENT');
    assert.equal((await labels.factOf('one', 'energy_label'))?.value, 'C');
    labels.register.labels.put(
      'one',
      epOnlineLabel({ Registratiedatum: '2025-01-01T00:00:00', Energieklasse: 'B' }),
    );
    await labels.scheduleNow();
    assert.deepEqual(await labels.fetch(), ['found'], 'two estates at one address: one call');
    assert.deepEqual(
      [
        (await labels.factOf('one', 'energy_label'))?.value,
        (await labels.factOf('two', 'energy_label'))?.value,
      ],
      ['B', 'B'],
    );
  });

  it('count less once they have expired', async () => {
    labels.register.labels.put('one', epOnlineLabel({ Geldig_tot: '2025-01-01T00:00:00' }));
    await labels.put('one');
    await labels.fetch();
    assert.equal((await labels.factOf('one', 'energy_label'))?.weakness, 'certificate_expired');
  });

  it('are one call for one address, of whichever context', async () => {
    const other = await labels.app.addClient();
    labels.register.labels.put('one', epOnlineLabel());
    await labels.put('one');
    await labels.put('two', { address: { ...HOME.address, zip_code: '9999xa' } }, other);
    assert.deepEqual(await labels.fetch(), ['found']);
    await labels.put('later', {}, other);
    assert.deepEqual(await labels.fetch(), [], 'what was answered lately is known');
    assert.equal(labels.register.requests.length, 1);
    for (const [name, caller] of [
      ['one', labels.client],
      ['two', other],
      ['later', other],
    ] as const)
      assert.equal((await labels.factOf(name, 'energy_label', caller))?.value, 'D', name);
    assert.equal((await labels.client.call('GET', '/v1/estates/two/registered-label')).status, 404);
    assert.equal((await labels.client.call('POST', '/v1/estates/two/registered-label')).status, 404);
  });

  it('are fetched again when the address changes, and the one of before no longer counts', async () => {
    labels.register.labels.put('one', epOnlineLabel());
    await labels.put('one');
    await labels.fetch();
    await labels.put('one', { address: { ...HOME.address, house_number: '14' } });
    labels.register.misbehave({ kind: 'status', status: 503, times: 1 });
    assert.deepEqual(await labels.fetch(), ['busy']);
    assert.equal(
      (await labels.factOf('one', 'energy_label'))?.value,
      undefined,
      'also while the register is away',
    );
    await labels.sql`UPDATE label_register SET paused_until = NULL`;
    assert.deepEqual(await labels.fetch(), ['none']);
    assert.equal((await labels.labelOf('one')).label_status, 'NONE');
    await labels.put('one', { address: { ...HOME.address, zip_code: null } });
    assert.deepEqual(await labels.fetch(), []);
    assert.equal((await labels.labelOf('one')).label_status, 'NO_ADDRESS');
    await labels.put('one');
    assert.deepEqual(await labels.fetch(), ['found']);
    assert.equal((await labels.factOf('one', 'energy_label'))?.value, 'D');
  });

  it('are never guessed: none, several, another kind of home', async () => {
    for (const name of ['none', 'several', 'flat'])
      await labels.put(name, {
        address: { ...HOME.address, house_number: { none: '1', several: '2', flat: '3' }[name] },
      });
    labels.register.labels.put(
      'a',
      epOnlineLabel({ Huisnummer: 2, BAGVerblijfsobjectID: '0999010000000020' }),
    );
    labels.register.labels.put(
      'b',
      epOnlineLabel({ Huisnummer: 2, BAGVerblijfsobjectID: '0999010000000021' }),
    );
    labels.register.labels.put('c', epOnlineLabel({ Huisnummer: 3, Gebouwtype: 'Appartement' }));
    assert.deepEqual((await labels.fetch()).sort(), ['found', 'none', 'several']);
    for (const [name, status] of [
      ['none', 'NONE'],
      ['several', 'SEVERAL'],
      ['flat', 'OTHER_KIND'],
    ] as const) {
      assert.equal((await labels.labelOf(name)).label_status, status);
      assert.equal((await labels.estateOf(name)).facts?.['energy_label'], undefined, name);
    }
    // Somebody corrects the kind: what is known counts, without another call.
    await labels.put('flat', {
      estate_type: 'APARTMENT',
      estate_format: null,
      address: { ...HOME.address, house_number: '3' },
    });
    assert.deepEqual(await labels.fetch(), []);
    assert.equal((await labels.labelOf('flat')).label_status, 'FOUND');
    assert.equal((await labels.factOf('flat', 'energy_label'))?.value, 'D');
  });

  it('of a shop never become those of a home', async () => {
    await labels.put('one');
    labels.register.labels.put('shop', epOnlineLabel({ Gebouwklasse: 'Utiliteitsbouw', Energieklasse: 'G' }));
    await labels.fetch();
    assert.equal((await labels.labelOf('one')).label_status, 'NONE');
    assert.equal(await labels.factOf('one', 'energy_label'), undefined);
  });

  it('are fetched again by hand, where they can be', async () => {
    await labels.put('one');
    await labels.fetch();
    labels.register.labels.put('one', epOnlineLabel());
    // At whatever part of a millisecond.
    for (let time = 0; time < 10; time++) {
      const answer = await labels.client.call('POST', '/v1/estates/one/registered-label');
      assert.equal(answer.status, 202);
      assert.match(await answer.text(), /"is_waiting" ?: ?true/);
    }
    assert.deepEqual(
      [(await labels.labelOf('one')).label_status, (await labels.labelOf('one')).is_waiting],
      ['NONE', true],
    );
    assert.deepEqual(await labels.fetch(), ['found']);
    await labels.put('gent', { address: { country: 'BE', zip_code: '9000', house_number: '1' } });
    assert.equal((await labels.client.call('POST', '/v1/estates/gent/registered-label')).status, 409);
    assert.equal((await labels.labelOf('gent')).label_status, 'NO_ADDRESS');
  });

  it('wait while an estate is deactivated', async () => {
    await labels.put('one');
    await labels.client.call('DELETE', '/v1/estates/one');
    assert.deepEqual(await labels.fetch(), []);
    await labels.put('one');
    assert.deepEqual(await labels.fetch(), ['none']);
    await labels.scheduleNow();
    await labels.client.call('DELETE', '/v1/estates/one');
    assert.deepEqual(await labels.fetch(), []);
    await labels.put('one');
    assert.deepEqual(await labels.fetch(), ['none']);
  });

  it('plan again only estates that have a plan which rests on them', async () => {
    const jobs = async () => {
      const [row] = await labels.sql<[{ count: number }]>`
        SELECT count(*)::int FROM calculation_jobs WHERE context_id = ${labels.client.contextId}`;
      return row.count;
    };
    labels.register.labels.put('one', epOnlineLabel());
    await labels.put('one');
    const { id } = await labels.estateOf('one');
    await labels.fetch();
    assert.equal(await jobs(), 0, 'it had no plan');
    const renovationId = await addRenovation(labels.sql, labels.client.contextId, {
      estateId: id,
      plan: planOf('terraced1968'),
    });
    await labels.sql`UPDATE renovations SET is_edited = false WHERE id = ${renovationId}`;
    await labels.scheduleNow();
    await labels.fetch();
    assert.equal(await jobs(), 0, 'the same label again');
    labels.register.labels.put('one', epOnlineLabel({ Geldig_tot: '2035-03-08T00:00:00' }));
    await labels.scheduleNow();
    await labels.fetch();
    assert.equal(await jobs(), 0, 'another day, on which no plan rests');
    labels.register.labels.put(
      'one',
      epOnlineLabel({ Energieklasse: 'B', Primaire_fossiele_energie_EMG_forfaitair: 170 }),
    );
    await labels.scheduleNow();
    await labels.fetch();
    assert.equal(await jobs(), 1);
  });
});
