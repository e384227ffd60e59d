import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { testSession } from '../testing/session.ts';
import { findBagAddress } from './find-address.ts';
import { BAG_CREDENTIALS, type BagSimulator, bagAddress, startBag } from './simulator.ts';

describe('an address in the BAG', () => {
  let bag: BagSimulator;
  const find = (address: string, api_key = BAG_CREDENTIALS.api_key) =>
    findBagAddress(testSession(bag.base, { api_key }), address);
  before(async () => {
    bag = await startBag();
  });
  beforeEach(() => {
    bag.behave();
    bag.addresses.clear();
    bag.addresses.put('one', bagAddress());
  });
  after(() => bag.close());

  it('has an id, a year, an area and uses', async () => {
    assert.deepEqual(await find('9999XA 12'), {
      bag_id: '0999010000000012',
      year_built: 1962,
      area_m2: 118,
      uses: ['woonfunctie'],
    });
  });

  it('is that of the letter and the addition', async () => {
    const id = (last: number) => ({ adresseerbaarObjectIdentificatie: `09990100000000${last}` });
    bag.addresses.put('a', bagAddress({ ...id(20), huisletter: 'A' }));
    bag.addresses.put('a2', bagAddress({ ...id(21), huisletter: 'A', huisnummertoevoeging: '2' }));
    bag.addresses.put('bis', bagAddress({ ...id(22), huisnummertoevoeging: 'BIS' }));
    const ids = await Promise.all(['12A', '12 A 2', '12 BIS'].map((house) => find(`9999XA ${house}`)));
    assert.deepEqual(
      ids.map((found) => found?.bag_id),
      [20, 21, 22].map((last) => `09990100000000${last}`),
    );
  });

  it('is never guessed: none, several, another one, a year that differs, values that stand for unknown', async () => {
    assert.equal(await find('9999XA 14'), null);
    assert.equal(await find('9999XA 12 ACHTERHUIS'), null);
    bag.addresses.put('two', bagAddress({ adresseerbaarObjectIdentificatie: '0999010000000013' }));
    assert.equal(await find('9999XA 12'), null);
    bag.addresses.vanish('two');
    bag.addresses.put(
      'one',
      bagAddress({ oorspronkelijkBouwjaar: ['1890', '1975'], oppervlakte: 999_999, gebruiksdoelen: null }),
    );
    assert.deepEqual(await find('9999XA 12'), {
      bag_id: '0999010000000012',
      year_built: null,
      area_m2: null,
      uses: [],
    });
    for (const [oorspronkelijkBouwjaar, oppervlakte] of [
      [['1005'], 1],
      [['9999'], 999_999],
    ]) {
      bag.addresses.put('one', bagAddress({ oorspronkelijkBouwjaar, oppervlakte }));
      const found = await find('9999XA 12');
      assert.deepEqual([found?.year_built, found?.area_m2], [null, null]);
    }
    bag.addresses.put('one', bagAddress({ adresseerbaarObjectIdentificatie: '0000000000000000' }));
    assert.equal(await find('9999XA 12'), null);
  });

  it('is a fault when the key is refused or the register is busy', async () => {
    await assert.rejects(find('9999XA 12', 'wrong'), { kind: 'credentials' });
    bag.misbehave({ kind: 'status', status: 503, times: 1 });
    await assert.rejects(find('9999XA 12'), { kind: 'busy' });
  });
});
