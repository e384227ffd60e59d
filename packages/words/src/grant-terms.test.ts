import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput } from '@rooftree/engine';
import { planMeasures } from '@rooftree/engine/ways';
import { grantsInTime } from './grant-terms.ts';
import { LANGUAGES } from './language.ts';
import { words } from './words.ts';

const DATE = '2026-11-20';

function dutchPlan() {
  const body = {
    address: { country: 'NL', zip_code: '6512 EF' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: 1968,
    dwelling: { habitable_space_m2: 112, heating_type: 'GAS', heating_installation_year: 2014 },
  };
  return planMeasures(parseEstateInput(body, DATE), ['solar_panels', 'heat_pump_air_water'], { date: DATE });
}

const plain = (text: string) => text.replace(/\u00a0|\u202f/g, ' ');

test('what is paid holds if the works are finished by the end of their grant; otherwise the sum has no grant', () => {
  const plan = dutchPlan();
  const found = grantsInTime(plan);
  assert.deepEqual(found?.ends, [{ until_date: '2029-12-31', works: ['heat_pump_air_water'] }]);
  assert.equal(found?.otherwiseEur, Math.round(plan.totals.total_estimated_cost_incl_vat));
  const [net, total] = [found?.netEur, found?.otherwiseEur].map((eur) => words('en').euro(eur ?? 0));
  assert.equal(
    words('en').grantsInTime(plan),
    `${net} if this is finished by 31 December 2029: air-to-water heat pump. Otherwise ${total}.`,
  );
  for (const language of LANGUAGES) assert.doesNotMatch(words(language).grantsInTime(plan), /\{/, language);
});

test('grants of several schemes have each their day, and all of them are in the other sum', () => {
  const plan = dutchPlan();
  const [panels, pump] = plan.steps;
  assert.ok(panels && pump);
  const line = {
    ...pump.works.flatMap(({ subsidies }) => subsidies)[0],
    amount: 0.29,
    ends_on: '2027-06-30',
  };
  const [work] = panels.works;
  assert.ok(work && line.conditions && line.rule_id && line.scheme && line.confidence);
  const { rule_id, scheme, conditions, confidence } = line;
  const local = { rule_id, scheme, conditions, confidence, amount: 1000.29, ends_on: '2027-06-30' };
  const steps = [{ ...panels, works: [{ ...work, subsidies: [local] }] }, pump];
  const found = grantsInTime({ ...plan, steps });
  assert.deepEqual(
    found?.ends.map(({ until_date }) => until_date),
    ['2027-06-30', '2029-12-31'],
  );
  assert.match(
    words('en').grantsInTime({ ...plan, steps }),
    /solar panels \(30 June 2027\); .* Otherwise up to /,
  );
});

test('a plan whose grants do not end, or that an earlier engine made, says nothing', () => {
  const plan = dutchPlan();
  const steps = plan.steps.map((step) => ({
    ...step,
    works: step.works.map((work) => ({
      ...work,
      subsidies: work.subsidies.map(({ ends_on: _, ...line }) => line),
    })),
  }));
  assert.equal(words('nl-BE').grantsInTime({ ...plan, steps }), '');
});

test('conditions have their day and their year, and the notes under a table one line for a scheme', () => {
  const plan = dutchPlan();
  const [line] = plan.steps.flatMap(({ works }) => works.flatMap(({ subsidies }) => subsidies));
  assert.ok(line);
  const texts = words('nl-NL').grantConditions(line).map(plain);
  assert.ok(texts.some((text) => /31 december 2029/.test(text)));
  assert.ok(texts.some((text) => /2026/.test(text)));
  assert.deepEqual(words('en').unverifiedGrants(plan), [
    'ISDE: amounts of 2026; those of later years are not published yet',
  ]);
});
