import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type ComparedAddress, isElsewhere, isSameAddress } from './same-address.ts';

const HOME: ComparedAddress = {
  country: 'BE',
  street: 'Kerkstraat',
  house_number: '12',
  house_number_extra: 'A',
  zip_code: '2800',
};
const same = (changes: ComparedAddress, home = HOME) => isSameAddress(home, { ...home, ...changes });

describe('two addresses', () => {
  it('are the same however they are written', () => {
    for (const changes of [
      {},
      { street: ' kerkstraat ' },
      { street: 'Kerkstr.' },
      { house_number: '12A', house_number_extra: null },
      { house_number: '12', house_number_extra: 'bus A' },
      { house_number: '12 bte a', house_number_extra: '' },
      { zip_code: ' 2800' },
    ])
      assert.ok(same(changes), JSON.stringify(changes));
    const dutch = {
      country: 'NL',
      street: "'s-Gravenweg",
      house_number: '8',
      house_number_extra: '2',
      zip_code: '3062 XA',
    };
    assert.ok(
      same(
        { zip_code: '3062xa', street: '’s Gravenweg', house_number: '8-2', house_number_extra: null },
        dutch,
      ),
    );
    assert.ok(same({ street: 'Av. de la Paix' }, { ...HOME, street: 'Avenue de la paix' }));
  });

  it('need no postal code where the place has only one', () => {
    const { zip_code, ...bare } = { ...HOME, zip_code: '3520' };
    for (const place of ['Zonhoven', 'ZONHOVEN'])
      assert.ok(isSameAddress({ ...HOME, zip_code }, { ...bare, place }), place);
    for (const place of ['Genk', 'Gent', 'Zonhove', null])
      assert.ok(!isSameAddress({ ...HOME, zip_code }, { ...bare, place }), String(place));
    assert.ok(!isSameAddress({ ...HOME, zip_code }, { ...bare, place: 'Zonhoven', country: 'NL' }));
    assert.ok(isElsewhere({ ...HOME, zip_code }, { ...bare, place: 'Genk' }));
    assert.ok(!isElsewhere({ ...HOME, zip_code }, { ...bare, place: 'Gent' }));
  });

  it('are different when one part is, or is not known', () => {
    for (const changes of [
      { street: 'Kerkplein' },
      { street: null },
      { house_number: '14' },
      { house_number: null },
      { house_number: 'zonder nummer' },
      { house_number_extra: 'B' },
      { house_number_extra: null },
      { zip_code: '2801' },
      { zip_code: null },
    ])
      assert.ok(!same(changes), JSON.stringify(changes));
    const plain = { ...HOME, house_number_extra: null };
    assert.ok(!same({ house_number: '12B', house_number_extra: '3' }, { ...HOME, house_number_extra: '3' }));
    assert.ok(!same({ house_number: '12', house_number_extra: '3' }, { ...plain, house_number: '123' }));
    assert.ok(!same({ house_number: '12', house_number_extra: '14' }, { ...plain, house_number: '12-14' }));
  });

  it('of 10,000 pairs of different homes are never taken for one', () => {
    const address = fc.record({
      country: fc.constantFrom('BE', 'NL'),
      street: fc.constantFrom(
        'Kerkstraat',
        'Kerkstr',
        'Kerklaan',
        'Rue du Lac',
        'Sint-Jansplein',
        'Molenweg',
        null,
      ),
      house_number: fc.oneof(
        fc.integer({ min: 1, max: 30 }).map(String),
        fc.constantFrom('1A', '1-3', 'ong', null),
      ),
      house_number_extra: fc.oneof(
        fc.integer({ min: 1, max: 9 }).map(String),
        fc.constantFrom('A', 'bus 2', 'bis', null),
      ),
      zip_code: fc.constantFrom('2800', '2801', '9000', '3511 XA', '3511XB', null),
    });
    let merged = 0;
    fc.assert(
      fc.property(address, address, (one, other) => {
        if (isSameAddress(one, other) && !isOneHome(one, other)) merged += 1;
      }),
      { numRuns: 10_000 },
    );
    assert.equal(merged, 0);
  });
});

/** By the words of the lists above alone: a second opinion, which shares no code with the first. */
function isOneHome(one: ComparedAddress, other: ComparedAddress): boolean {
  const parts = ({
    street,
    house_number: number,
    house_number_extra: extra,
    zip_code: zip,
  }: ComparedAddress) => [
    street === 'Kerkstr' ? 'Kerkstraat' : street,
    zip?.replace(' ', ''),
    `${number} ${extra ?? ''}`.replace('bus ', '').replace('1A', '1 A').replaceAll('-', ' ').trim(),
  ];
  const [a, b] = [parts(one), parts(other)];
  return a.every((part, place) => part === b[place]) && !a.includes(null) && !/ong|null/.test(a[2] ?? '');
}
