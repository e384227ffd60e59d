import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type AddressCheck, compareAddresses } from './same-address.ts';

it('compares addresses by zip code, number and box', () => {
  type Short = [zip: string | null, number: string | null, extra?: string | null];
  const cases: [ours: Short, theirs: Short, check: AddressCheck][] = [
    [['2800', '12'], ['2800', '12'], 'same'],
    [['3511 AB', '12'], ['3511AB', '12'], 'same'],
    [['2800', '12A'], ['2800', '12', 'a'], 'same'],
    [['2800', '12', 'bus 3'], ['2800', '12', '0003'], 'same'],
    [['2800', '12 bte 3'], ['2800', '12', '3'], 'same'],
    [['2800', '12'], ['2800', '12', '3'], 'same'],
    [['2800', '12', '4'], ['2800', '12', '3'], 'different'],
    [['2800', '12'], ['2800', '14'], 'different'],
    [['2800', '12'], ['2801', '12'], 'different'],
    [[null, '12'], ['2800', '14'], 'different'],
    [[null, '12'], ['2800', '12'], 'unknown'],
    [['2800', null], ['2800', '12'], 'unknown'],
  ];
  for (const [ours, theirs, check] of cases) {
    const [zip_code, house_number, house_number_extra = null] = ours;
    const [zip, number, extra = null] = theirs;
    const document = { country: 'BE', street: null, place: null } as const;
    assert.equal(
      compareAddresses(
        { zip_code, house_number, house_number_extra },
        { ...document, zip_code: zip, house_number: number, house_number_extra: extra },
      ),
      check,
      `${ours} ${theirs}`,
    );
  }
  assert.equal(
    compareAddresses({ zip_code: '2800', house_number: '12', house_number_extra: null }, null),
    'unknown',
  );
});
