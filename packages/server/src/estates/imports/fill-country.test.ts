import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Country, fillCountry } from './fill-country.ts';

const countryOf = (address: object | undefined, country: Country | null) => {
  const { value } = fillCountry(
    { line: 2, value: { external_id: 'x', ...(address && { address }) } },
    country,
  );
  return JSON.stringify(value['address']);
};

test('the letters of a Dutch zip code say the country, else the language of the agency does', () => {
  assert.equal(countryOf({ zip_code: '9000' }, 'BE'), '{"zip_code":"9000","country":"BE"}');
  assert.equal(countryOf({ zip_code: '1011' }, 'NL'), '{"zip_code":"1011","country":"NL"}');
  assert.equal(countryOf({ zip_code: '1011 ab' }, 'BE'), '{"zip_code":"1011 ab","country":"NL"}');
  assert.equal(countryOf({ zip_code: '1011AB' }, null), '{"zip_code":"1011AB","country":"NL"}');
  assert.equal(countryOf({ zip_code: '9000' }, null), '{"zip_code":"9000"}', 'nobody knows');
  assert.equal(countryOf(undefined, 'BE'), '{"country":"BE"}');
  assert.equal(countryOf(undefined, null), undefined);
});
