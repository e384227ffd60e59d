import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bagAddress, epOnlineLabel } from '@rooftree/connectors/testing';
import { BAG_KEY, HOME, LabelTests } from './label-tests.fixture.ts';

describe('registered labels with the register of addresses', () => {
  const labels = new LabelTests();

  it('are those of its number of the dwelling, where there is one', async () => {
    // Two labels at the address, of which one is of the dwelling that the register of addresses names.
    labels.register.labels.put('one', epOnlineLabel());
    labels.register.labels.put(
      'other',
      epOnlineLabel({ BAGVerblijfsobjectID: '0999010000000099', Energieklasse: 'G' }),
    );
    labels.bag.addresses.put('one', bagAddress());
    await labels.put('one');
    assert.deepEqual(await labels.fetch({ bagKey: BAG_KEY }), ['found']);
    assert.equal((await labels.factOf('one', 'energy_label'))?.value, 'D');
    // Without an answer of the register of addresses, the address is requested as before.
    await labels.scheduleNow();
    assert.deepEqual(await labels.fetch({ bagKey: 'wrong' }), ['several']);
    labels.register.labels.vanish('other');
    labels.register.labels.put('one', epOnlineLabel({ BAGVerblijfsobjectID: null }));
    await labels.scheduleNow();
    assert.deepEqual(await labels.fetch({ bagKey: BAG_KEY }), ['found'], 'a label without a number');
  });

  it('bring year, area and number of a dwelling as facts below a certificate', async () => {
    labels.bag.addresses.put('one', bagAddress({ oorspronkelijkBouwjaar: ['1931'], oppervlakte: 88 }));
    await labels.put('one', { year_built: undefined });
    await labels.fetch({ bagKey: BAG_KEY });
    const year = await labels.factOf('one', 'year_built');
    const area = await labels.factOf('one', 'habitable_space_m2');
    assert.deepEqual([year?.value, year?.origin, area?.value], [1931, 'REGISTER', 88]);
    assert.equal((await labels.labelOf('one')).bag_id, '0999010000000012');
    labels.register.labels.put('one', epOnlineLabel());
    await labels.scheduleNow();
    await labels.fetch({ bagKey: BAG_KEY });
    const certified = await labels.factOf('one', 'habitable_space_m2');
    assert.deepEqual([certified?.value, certified?.origin], [96.5, 'CERTIFICATE']);
    // Another address: what was said of the one before no longer counts.
    await labels.put('one', { year_built: undefined, address: { ...HOME.address, house_number: '99' } });
    await labels.fetch({ bagKey: BAG_KEY });
    assert.equal((await labels.estateOf('one')).facts, null);
    assert.equal((await labels.labelOf('one')).bag_id, null);
  });

  it('bring nothing of an object that is no home, and no area of one that is more', async () => {
    labels.bag.addresses.put('one', bagAddress({ gebruiksdoelen: ['winkelfunctie'] }));
    await labels.put('one', { year_built: undefined });
    await labels.fetch({ bagKey: BAG_KEY });
    assert.equal((await labels.estateOf('one')).facts, null);
    labels.bag.addresses.put('one', bagAddress({ gebruiksdoelen: ['woonfunctie', 'winkelfunctie'] }));
    await labels.scheduleNow();
    await labels.fetch({ bagKey: BAG_KEY });
    assert.equal((await labels.factOf('one', 'year_built'))?.value, 1962);
    assert.equal(await labels.factOf('one', 'habitable_space_m2'), undefined);
  });
});
