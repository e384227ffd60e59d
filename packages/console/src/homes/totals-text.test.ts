import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as en } from '../texts/en/texts.ts';
import { texts as nl } from '../texts/nl-BE/texts.ts';
import { totalsText } from './totals-text.ts';

const totals = {
  net_cost_low: 134_210,
  net_cost: 201_000.5,
  net_cost_high: 290_480,
  energy_now_kwh: 61_204,
  energy_after_kwh: 8_410,
  co2_now_kg: 12_300,
  co2_after_kg: 150_400,
};

test('the sums of what is filtered are one line', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  const given = { total: 24, planned: 20, totals, scales: [] };
  assert.equal(
    plain(totalsText(given, { texts: en, language: 'en' })),
    '24 homes · 20 with a plan · €130,000 – 300,000 · 61.2 → 8.4 MWh · 12 → 150 t CO₂',
  );
  assert.match(
    plain(totalsText(given, { texts: nl, language: 'nl-BE' })),
    /met een plan · € 130 000 – 300 000 · 61,2 → 8,4 MWh · 12 → 150 t CO₂$/,
  );
});

test('without plans there is nothing to sum', () => {
  const none = {
    net_cost_low: null,
    net_cost: null,
    net_cost_high: null,
    energy_now_kwh: null,
    energy_after_kwh: null,
    co2_now_kg: null,
    co2_after_kg: null,
  };
  assert.equal(
    totalsText({ total: 1, planned: 0, totals: none, scales: [] }, { texts: en, language: 'en' }),
    '1 home · 0 with a plan',
  );
});
