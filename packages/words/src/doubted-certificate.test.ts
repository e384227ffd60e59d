import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { otherReading } from './doubted-certificate.ts';
import { LANGUAGES } from './language.ts';
import { words } from './words.ts';

const DATE = '2026-11-15';
const house = (dwelling: Record<string, unknown>) =>
  planRenovation(
    parseEstateInput(
      {
        address: { country: 'BE', zip_code: '1300' },
        estate_type: 'HOUSE',
        estate_format: 'SEMI_OPEN',
        year_built: 2001,
        dwelling: { habitable_space_m2: 160, heating_type: 'GAS', ...dwelling },
      },
      DATE,
    ),
    { date: DATE },
  );

test('a certificate whose score is of another label has two readings, and works where the worse one is right', () => {
  const plan = house({
    energy_label: 'B',
    energy_score_kwh_per_m2: 389,
    heating_device: 'CONDENSING_BOILER',
  });
  assert.equal(plan.steps.length, 0);
  assert.deepEqual(otherReading(plan), { label: 'E', by: 'score', kwhPerM2: 389 });
  for (const language of LANGUAGES) {
    const { readBy, worksIfWorse } = words(language);
    assert.match(readBy({ label: 'E', by: 'score', kwhPerM2: 389 }), /389 kWh\/m²$/);
    const text = worksIfWorse(plan);
    assert.match(text, /label B.*label E/, language);
    assert.doesNotMatch(text, /[{}_]/, language);
  }
});

test('a certificate that nothing contradicts has one', () => {
  const plan = house({ energy_label: 'B' });
  assert.equal(otherReading(plan), null);
  assert.equal(words('en').worksIfWorse(plan), '');
});
