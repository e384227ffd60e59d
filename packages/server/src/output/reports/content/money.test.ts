import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { billsOf, words } from '@rooftree/words';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { OLD_HOUSE } from '../../../testing/data/referred-estate.ts';
import { samplePassport } from '../../../testing/data/sample-passport.ts';
import { passportContent } from '../passport-content.ts';
import { loanSentences } from './money.ts';

const DATE = '2026-11-15';

test('the years begin with the bill that the other pages name', () => {
  const plan = planRenovation(parseEstateInput(OLD_HOUSE, DATE), { date: DATE });
  const { now } = billsOf(plan);
  assert.notEqual(Math.round(now / 12), Math.round(plan.baseline.bill_eur / 12));
  const { plan: pages } = passportContent(samplePassport(plan), 'en');
  assert.equal(pages?.money.years.rows[0]?.at(-1), String(Math.round(now / 12)));
});

test('loans that are not for this owner or home are not said to be unknown; without works there is none to name', () => {
  const writer = { words: words('en'), texts: passportTexts('en') };
  const young = { ...OLD_HOUSE, year_built: 2014 };
  const plan = planRenovation(parseEstateInput(young, DATE), {
    date: DATE,
    locked_measures: ['heat_pump_air_water'],
  });
  const { noLoans, noLoanForOwner } = writer.texts.money;
  assert.deepEqual(plan.loans, []);
  assert.deepEqual(loanSentences(plan, writer), [noLoanForOwner]);
  assert.deepEqual(loanSentences({ ...plan, date: '2020-01-01' }, writer), [noLoans]);
  assert.deepEqual(loanSentences({ ...plan, steps: [] }, writer), []);
});
