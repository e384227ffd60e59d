import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { OLD_HOUSE } from '../../../testing/data/referred-estate.ts';
import { samplePassport } from '../../../testing/data/sample-passport.ts';
import { passportContent } from '../passport-content.ts';

const DATE = '2026-11-15';
/** The typesetter's spaces and marks keep words together. */
const plainSpaces = (text: string) => text.replace(/[\s\u2060]+/g, ' ');

test('the law in force is named before one that is only adopted, though that is due earlier', () => {
  const estate = { ...OLD_HOUSE, dwelling: { ...OLD_HOUSE.dwelling, energy_label: 'E' } };
  const plan = planRenovation(parseEstateInput(estate, DATE), { date: DATE });
  const { plan: pages } = passportContent(samplePassport(plan), 'nl-BE');
  const [first = '', ...others] = (pages?.summary.law.items ?? []).map(plainSpaces);
  assert.match(first, /^Na aankoop: label D tegen 2032\. /);
  assert.ok(others.length > 0);
  for (const other of others)
    assert.match(other, /^Goedgekeurd, nog niet van kracht: label [CD] tegen 20\d\d\. /);
});

test('a social landlord reads what was agreed, on the first pages and in the chapter on the law; an occupier nothing', () => {
  const estate = {
    address: { country: 'NL', zip_code: '3521' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: 1956,
    dwelling: { energy_label: 'F', heating_type: 'GAS' },
  };
  const pagesFor = (ownership: 'social_landlord' | 'occupier') => {
    const plan = planRenovation(parseEstateInput(estate, DATE), {
      date: DATE,
      target_label: 'B',
      // With panels an owner reads about the netting of their power.
      excluded_measures: ['solar_panels'],
      ownership,
    });
    const { plan: pages, duties } = passportContent(samplePassport(plan), 'en');
    assert.ok(pages !== null);
    return { ...pages, duties };
  };
  const social = pagesFor('social_landlord');
  assert.match(
    plainSpaces(social.summary.law.items[0] ?? ''),
    /^Agreed for social housing, not a law: label D by 2028\. /,
  );
  const [labels] = social.duties.groups;
  assert.deepEqual(
    labels?.rows.map(({ status }) => status),
    ['Agreed, not a law', 'Planned, not yet a law'],
  );
  assert.match(plainSpaces(social.money.grants.status), /^ISDE has other rules /);
  const own = pagesFor('occupier');
  assert.deepEqual(own.duties.groups, []);
  assert.match(plainSpaces(own.money.grants.status), /you apply/);
});

test('where no duty is law, the planned ones for this owner are named as such', () => {
  const lawOf = (country: 'BE' | 'NL', zipCode: string, ownership: 'landlord' | 'occupier') => {
    const estate = { ...OLD_HOUSE, address: { country, zip_code: zipCode } };
    const plan = planRenovation(parseEstateInput(estate, DATE), { date: DATE, ownership });
    return passportContent(samplePassport(plan), 'en').plan?.summary.law.items.map(plainSpaces);
  };
  assert.deepEqual(lawOf('NL', '3521', 'landlord'), [
    'No requirement is in force. Planned, not yet a law: label D by 2029 for rental homes.',
  ]);
  assert.deepEqual(lawOf('NL', '3521', 'occupier'), [
    'We know of no legal requirement to improve the label of this home.',
  ]);
  assert.match(
    lawOf('BE', '5000', 'occupier')?.join() ?? '',
    /^No requirement is in force\. Planned, not yet a law: label F by 2031, label E by 2036, /,
  );
});

test('a plan that emits more CO2 says more, without a minus sign', () => {
  const plan = planRenovation(parseEstateInput(OLD_HOUSE, DATE), { date: DATE });
  const saysOf = (co2Kg: number) => {
    const savings = { ...plan.totals.savings, co2_kg: co2Kg };
    const changed = { ...plan, totals: { ...plan.totals, savings } };
    const { plan: pages } = passportContent(samplePassport(changed), 'en');
    return plainSpaces(pages?.summary.brings.figures[1]?.note ?? '');
  };
  assert.equal(saysOf(-417), 'about 420 kg more');
  assert.equal(saysOf(417), 'about 420 kg less');
});
