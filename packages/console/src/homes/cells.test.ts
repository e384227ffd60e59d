import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PortfolioItem } from '@rooftree/client';
import { loadWords } from '../words/language.ts';
import { addressOf, chancesOf, headsOf, scaleOfAddress, textOf, textsOf } from './cells.ts';
import { COLUMNS } from './views/view.ts';

const words = await loadWords('en');
const ITEM: PortfolioItem = {
  id: '1',
  external_id: 'GE-1',
  address: {
    country: 'BE',
    region: 'BE-VLG',
    zip_code: '9000',
    place: 'Gent',
    street: 'Lindelaan',
    house_number: '14',
    house_number_extra: 'bus 2',
  },
  estate_type: 'HOUSE',
  estate_format: null,
  estate_status: 'FOR_SALE',
  year_built: 1958,
  quality_label: 'B',
  estate_provider_type: 'WHISE',
  managing_user_external_id: 'an',
  label_now: 'E',
  label_after: 'A',
  label_probabilities: null,
  net_cost: 42_000,
  net_cost_low: null,
  net_cost_high: null,
  energy_now_kwh: 24_449,
  energy_after_kwh: 8051,
  certificate_valid_until: null,
  renovation_id: null,
  planned_at: null,
  updated_at: new Date().toISOString(),
  deactivated_at: null,
};
const EMPTY = { street: null, house_number: null, house_number_extra: null, zip_code: null, place: null };

test('an address is a line; a home without one is known by its reference', () => {
  assert.equal(addressOf(ITEM, words), 'Lindelaan 14 bus 2, 9000 Gent');
  assert.equal(
    addressOf(
      {
        ...ITEM,
        address: { ...ITEM.address, street: null, house_number: null, house_number_extra: null },
      },
      words,
    ),
    '9000 Gent',
  );
  assert.equal(addressOf({ ...ITEM, address: { ...ITEM.address, ...EMPTY } }, words), 'GE-1');
});

test('an address speaks the language of the office', () => {
  const flat = {
    ...ITEM,
    address: { ...ITEM.address, house_number_extra: '3', zip_code: '1050', place: 'Elsene' },
  };
  assert.equal(addressOf(flat, { language: 'fr-BE' }), 'Lindelaan 14 bte 3, 1050 Ixelles');
  assert.equal(addressOf(flat, { language: 'nl-BE' }), 'Lindelaan 14 bus 3, 1050 Elsene');
});

test('cells are words, and what is not known is empty', () => {
  assert.equal(textOf('labels', ITEM, words), 'E → A');
  assert.equal(textOf('labels', { ...ITEM, label_now: null }, words), '');
  assert.equal(textOf('energy', ITEM, words), '24,400 → 8,100');
  assert.equal(textOf('source', ITEM, words), 'Whise');
  assert.equal(textOf('updated', ITEM, words), 'today');
  assert.equal(textOf('planned', ITEM, words), '');
  assert.equal(textOf('cost', { ...ITEM, net_cost: null }, words), '');
  assert.match(textOf('cost', ITEM, words), /42,000/);
});

test('a file has as many cells as heads, two for energy', () => {
  for (const column of COLUMNS)
    assert.equal(textsOf(column, ITEM, words).length, headsOf(column, words).length, column);
  assert.deepEqual(textsOf('energy', { ...ITEM, energy_after_kwh: null }, words), ['24449', '']);
});

test('the scale is that of the region, else of the country', () => {
  assert.equal(scaleOfAddress({ country: 'BE', region: 'BE-BRU' }), 'brussels');
  assert.equal(scaleOfAddress({ country: 'NL', region: null }), 'netherlands');
  assert.equal(scaleOfAddress({ country: 'BE', region: null }), 'flanders');
});

test('chances are numbers', () => {
  assert.equal(chancesOf(null), null);
});
