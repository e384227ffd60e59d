import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { OLD_HOUSE } from '../../../testing/data/referred-estate.ts';
import { samplePassport } from '../../../testing/data/sample-passport.ts';
import { passportContent } from '../passport-content.ts';

const DATE = '2026-11-15';

test('the law in force is named before one that is only adopted, though that is due earlier', () => {
  const estate = { ...OLD_HOUSE, dwelling: { ...OLD_HOUSE.dwelling, energy_label: 'E' } };
  const plan = planRenovation(parseEstateInput(estate, DATE), { date: DATE });
  const { plan: pages } = passportContent(samplePassport(plan), 'nl-BE');
  // The typesetter's spaces and marks keep words together.
  const items = (pages?.summary.law.items ?? []).map((item) => item.replace(/[\s\u2060]+/g, ' '));
  const [first = '', ...others] = items;
  assert.match(first, /^Na aankoop: label D tegen 2032\. /);
  assert.ok(others.length > 0);
  for (const other of others)
    assert.match(other, /^Goedgekeurd, nog niet van kracht: label [CD] tegen 20\d\d\. /);
});
