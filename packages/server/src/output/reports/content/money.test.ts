import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { billsOf } from '@rooftree/words';
import { OLD_HOUSE } from '../../../testing/data/referred-estate.ts';
import { samplePassport } from '../../../testing/data/sample-passport.ts';
import { passportContent } from '../passport-content.ts';

const DATE = '2026-11-15';

test('the years begin with the bill that the other pages name', () => {
  const plan = planRenovation(parseEstateInput(OLD_HOUSE, DATE), { date: DATE });
  const { now } = billsOf(plan);
  assert.notEqual(Math.round(now / 12), Math.round(plan.baseline.bill_eur / 12));
  const { plan: pages } = passportContent(samplePassport(plan), 'en');
  assert.equal(pages?.money.years.rows[0]?.at(-1), String(Math.round(now / 12)));
});
