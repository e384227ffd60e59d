import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bagAddress, epOnlineLabel } from '@rooftree/connectors/testing';
import { BAG_KEY, LabelTests } from './label-tests.fixture.ts';

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
});
