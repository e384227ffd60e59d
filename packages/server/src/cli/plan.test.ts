import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { labelsOf, type Plan, parseEstateInput, planRenovation } from '@rooftree/engine';
import { spreadOverYears } from '@rooftree/engine/step-years';
import { adjustmentsOf, aimOf, LANGUAGES, leadingList, words } from '@rooftree/words';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { labelLadder } from './text/label-ladder.ts';
import { planText } from './text/plan-text.ts';

const home = mkdtempSync(join(tmpdir(), 'rooftree-plan-'));
after(() => rmSync(home, { recursive: true, force: true }));

const HOUSE = {
  address: { country: 'BE', zip_code: '9000' },
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  year_built: 1962,
  price: 250_000,
  dwelling: { habitable_space_m2: 150, heating_type: 'GAS', window_glazing_type: 'SINGLE' },
};
const house = file('house.json', HOUSE);

function file(name: string, content: unknown): string {
  const path = join(home, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const run = (...args: string[]) => runWarmRooftree(['plan', ...args], {});

test('prints the whole plan as JSON, totals that are the sums of the steps', async () => {
  const { code, stdout } = await run(house, '--json', '--date', '2026-11-15', '--target', 'A');
  assert.equal(code, 0);
  const plan = JSON.parse(stdout);
  assert.equal(plan.date, '2026-11-15');
  assert.equal(plan.result.label, 'A');
  const cents = plan.steps.reduce((sum: number, step: { total_estimated_cost_incl_vat: number }) => {
    return sum + Math.round(step.total_estimated_cost_incl_vat * 100);
  }, 0);
  assert.equal(Math.round(plan.totals.total_estimated_cost_incl_vat * 100), cents);
});

test('prints a plan in the words of the passport, in every language, plain on a pipe', async () => {
  const plan = JSON.parse((await run(house, '--json')).stdout);
  for (const language of LANGUAGES) {
    const { code, stdout } = await run(house, '--language', language);
    assert.equal(code, 0);
    assert.ok(!stdout.includes('\u001b'), 'no colour codes on a pipe');
    assert.ok(!/[{}]|undefined|NaN/.test(stdout), stdout);
    const { money, summary, ways, payback } = passportTexts(language);
    assert.match(stdout, /1962, 150 m²/);
    assert.ok(stdout.includes(`${summary.lawTitle}\n- `) && stdout.includes(`${money.loansTitle}\n- `));
    assert.ok(stdout.includes(`${summary.youPay}${words(language).colon}`));
    assert.ok(stdout.includes(ways.questionsTitle) && stdout.includes(payback.years.other));
    assert.ok(stdout.includes(ways.ladderPrices), 'what each label costs');
    for (const label of labelsOf('flanders'))
      assert.match(stdout, new RegExp(`^ +${label.replace('+', '\\+')}( |$)`, 'm'));
    for (const { number } of plan.steps) assert.match(stdout, new RegExp(`^${number} ( |$)`, 'm'));
  }
});

test('has the year of each step as page and passport do, by when one is due, and what the bill falls or rises by', () => {
  const estate = {
    ...HOUSE,
    address: { country: 'NL', zip_code: '3511' },
    dwelling: {
      ...HOUSE.dwelling,
      heating_device: 'CONDENSING_BOILER',
      heating_installation_year: 2018,
    },
  };
  const options = { date: '2026-11-15', locked_measures: ['heat_pump_hybrid' as const] };
  const plan = planRenovation(parseEstateInput(estate, options.date), options);
  const { years } = spreadOverYears(plan);
  const [first] = plan.steps;
  assert.ok(first);
  const raising = { ...first, savings: { ...first.savings, bill_eur: -6.2 } };
  for (const language of LANGUAGES) {
    const { summary } = passportTexts(language);
    const text = planText({ ...plan, steps: [raising, ...plan.steps.slice(1)] }, language, 1);
    assert.ok(text.includes(summary.year.toLocaleUpperCase(language)));
    for (const [index, year] of years.entries())
      assert.match(text, new RegExp(`^${index + 1}  .* ${year}  `, 'm'), language);
    assert.ok(text.includes(summary.more(words(language).euro(6))), language);
    const due = plan.steps.flatMap((step, index) => words(language).due(plan, step, years[index] ?? 0) ?? []);
    assert.ok(due.length > 0 && due.every((reason) => text.includes(reason)), language);
  }
});

test('leads with what is right in any case and what to decide, the whole list after it', async () => {
  const plan: Plan = JSON.parse((await run(house, '--json', '--target', 'A')).stdout);
  const list = leadingList(plan, plan.decision);
  assert.ok(list && list.core.steps.length > 0 && list.decide.steps.length > 0);
  for (const language of LANGUAGES) {
    const { stdout } = await run(house, '--language', language, '--target', 'A');
    const { catalogue, euro, colon, openOf } = words(language);
    const { core, decide, all } = catalogue.lead;
    const places: number[] = [
      `${core}${colon} ${euro(list.core.netEur)}`,
      `${decide}${colon} ${euro(list.decide.netEur)}`,
      openOf(list.decide.steps[0] ?? assert.fail(), plan.decision),
      all,
    ].map((text) => stdout.indexOf(text));
    assert.ok(!places.includes(-1), `${language}: ${places}`);
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
  }
});

test('speaks of a missed goal where somebody has set one', async () => {
  const { notReached } = passportTexts('en').summary;
  const within = await run(house, '--budget', '5000');
  assert.ok(!within.stdout.includes(notReached('A')) && within.stdout.includes('€5,000'));
  assert.ok((await run(house, '--budget', '5000', '--target', 'A')).stdout.includes(notReached('A')));
});

test('names what contradicts each other and what being surer costs', async () => {
  const dwelling = { ...HOUSE.dwelling, energy_label: 'A', energy_score_kwh_per_m2: 450 };
  const contradictory = file('contradictory.json', { ...HOUSE, dwelling });
  const plan: Plan = JSON.parse((await run(contradictory, '--json')).stdout);
  const [conflict] = plan.conflicts;
  assert.ok(conflict && plan.decision?.next_rung);
  const { stdout } = await run(contradictory);
  for (const item of words('en').conflicts([conflict]).items) assert.ok(stdout.includes(item));
  assert.match(stdout, /^Check the certificate first$/m);
  const rung = words('en').nextRung(plan.decision.next_rung, aimOf(plan));
  assert.equal(stdout.split(rung).length, 2, 'once');
});

test('names what a wish against the advice costs, and the values of an adviser', async () => {
  const wish = ['--lock', 'hot_water_heat_pump', '--date', '2026-11-15'];
  const plan: Plan = JSON.parse((await run(house, '--json', ...wish)).stdout);
  const [cost] = adjustmentsOf(plan, words('nl-BE'));
  assert.ok(cost);
  const { stdout } = await run(house, ...wish, '--language', 'nl-BE');
  assert.ok(stdout.includes([cost.title, ...cost.items.map((item) => `- ${item}`)].join('\n')));

  const both = planRenovation(parseEstateInput(HOUSE, plan.date), {
    date: plan.date,
    locked_measures: ['hot_water_heat_pump'],
    overrides: [{ fact: 'habitable_space_m2', value: 142, reason: 'Measured\u001b[2J on site' }],
  });
  const text = planText(both, 'en', 1);
  assert.match(text, /^- Living area \(m²\): 142 instead of 150\. Reason: Measured \[2J on site$/m);
  assert.match(text, /^- Heat-pump water heater included at your request: the works cost €/m);
});

test('specifies each work when asked, in the words of the passport', async () => {
  for (const language of LANGUAGES) {
    const { stdout: short } = await run(house, '--language', language);
    const { stdout } = await run(house, '--language', language, '--target', 'A', '--specification');
    const { specification: t, quoteLines } = words(language).catalogue;
    for (const text of [
      t.pageHeading,
      `- ${t.area}`,
      `- ${t.insulation}`,
      `- ${t.trades}`,
      `- ${t.checks}`,
    ]) {
      assert.ok(stdout.includes(text), `${language}: ${text}`);
      assert.ok(!short.includes(text), `${language}: ${text} without being asked`);
    }
    assert.ok(stdout.includes(`- ${t.lines}${words(language).colon} ${quoteLines.insulation_layer} (`));
    assert.ok(!/[{}]|undefined|NaN/.test(stdout), stdout);
  }
});

test('prints three ways side by side, named as in the passport', async () => {
  for (const language of LANGUAGES) {
    const { stdout } = await run(house, '--variants', '--language', language);
    const { cheapest, lifetime, fossilFree, fossil } = passportTexts(language).ways;
    for (const name of [cheapest, lifetime, fossilFree])
      assert.ok(stdout.includes(name.toLocaleUpperCase(language)), `${language}: ${name}`);
    assert.ok(stdout.includes(fossil), language);
  }
});

test('takes target, budget, exclusions and measures of its own', async () => {
  const toC = JSON.parse((await run(house, '--json', '--target', 'C')).stdout);
  assert.equal(toC.target.label, 'C');
  assert.ok(toC.target.reached);
  const poor = JSON.parse((await run(house, '--json', '--budget', '4000')).stdout);
  assert.equal(poor.target.reason.code, 'budget_too_small');
  assert.ok(poor.totals.net_cost <= 4000);
  const noCavity = JSON.parse((await run(house, '--json', '--exclude', 'wall_cavity,solar_panels')).stdout);
  assert.ok(!JSON.stringify(noCavity.steps).includes('"work":"wall_cavity"'));
  const occupied = JSON.parse((await run(house, '--json', '--ownership', 'occupier')).stdout);
  const rented = JSON.parse((await run(house, '--json', '--ownership', 'landlord')).stdout);
  assert.deepEqual(
    [occupied, rented].map(({ controls }) => controls.ownership),
    ['occupier', 'landlord'],
  );
  const hasLoan = ({ loans }: { loans: { conditions: string[] }[] }) =>
    loans.some(({ conditions }) => conditions.includes('owner_occupier'));
  assert.ok(!hasLoan(rented), 'a loan for occupiers is not offered to a landlord');
  const own = JSON.parse((await run(house, '--json', '--measures', 'solar_panels')).stdout);
  assert.deepEqual(
    own.steps.flatMap((step: { works: { work: string }[] }) => step.works.map(({ work }) => work)),
    ['solar_panels'],
  );
});

test('reads standard input', () => {
  const command = join(import.meta.dirname, '..', '..', 'bin', 'rooftree.js');
  const { status, stdout } = spawnSync(process.execPath, [command, 'plan', '-', '--json'], {
    input: JSON.stringify(HOUSE),
    encoding: 'utf8',
  });
  assert.equal(status, 0);
  assert.equal(JSON.parse(stdout).region, 'BE-VLG');
});

test('names every fault at once and exits 1', async () => {
  const bad = file('bad.json', { ...HOUSE, year_built: 2999, dwelling: { foo: 1, storeys: -1 } });
  const { code, stdout, stderr } = await run(bad);
  assert.equal(code, 1);
  assert.equal(stdout, '');
  assert.match(stderr, /property dwelling.foo should not exist/);
  assert.match(stderr, /dwelling.storeys must be a positive number/);
  assert.match(stderr, /year_built must not be greater than/);
  assert.doesNotMatch(stderr, / at .*\.ts:/, 'no stack');
  assert.match((await run(house, '--target', 'Q')).stderr, /target_label must be one of .* A\+, A, B/);
  assert.match((await run(join(home, 'none.json'))).stderr, /cannot read/);
});

test('exits 2 when asked wrongly', async () => {
  assert.equal((await run(house, '--budget', 'much')).code, 2);
  assert.equal((await run(house, '--exclude', 'windmill')).code, 2);
  assert.equal((await run(house, '--language', 'de')).code, 2);
});

test('the ladder has a rung a label, in the colours that the terminal can show', () => {
  const marks = [{ label: 'B', text: 'today' }];
  const plain = labelLadder('flanders', marks, { colourBits: 1 }).split('\n');
  assert.equal(plain.length, 7);
  assert.match(plain[2] ?? '', /^ +B .*◀ today$/);
  assert.ok(labelLadder('flanders', marks, { colourBits: 24 }).includes('\u001b[48;2;'));
  assert.ok(labelLadder('brussels', [], { colourBits: 8 }).includes('\u001b[48;5;'));
  const priceOf = (label: string) => (label === 'A' ? '€ 40,000' : null);
  const priced = labelLadder('flanders', marks, { colourBits: 1, priceOf }).split('\n');
  assert.match(priced[1] ?? '', /^ +A .*€ 40,000$/);
  assert.match(priced[2] ?? '', /^ +B .*◀ today$/);
});

test('what there is to pay says by when works must be finished, and marks amounts that are not confirmed', () => {
  const facts = { habitable_space_m2: 112, heating_type: 'GAS', heating_installation_year: 2014 };
  const body = { ...HOUSE, address: { country: 'NL', zip_code: '6512 EF' }, dwelling: facts };
  const date = '2026-11-20';
  const plan = planRenovation(parseEstateInput(body, date), {
    date,
    locked_measures: ['heat_pump_air_water'],
    ownership: 'occupier',
  });
  for (const language of LANGUAGES) {
    const text = planText(plan, language, 1);
    const { summary } = passportTexts(language);
    const { colon, euro, grantsInTime, unverifiedGrants } = words(language);
    assert.ok(text.includes(`${summary.youPay}${colon} ${grantsInTime(plan)}`), language);
    assert.ok(grantsInTime(plan).startsWith(euro(plan.totals.net_cost)), language);
    assert.ok(text.includes(`${euro(plan.totals.subsidy_amount)}*`), language);
    const [note] = unverifiedGrants(plan);
    assert.ok(note !== undefined && text.includes(`* ${note}`), language);
  }
});

test('what the law requires of a home that is let stands with the laws, and not among the notes as well', () => {
  const facts = { ...HOUSE.dwelling, inclined_roof_insulation_type: 'NONE' };
  const date = '2026-11-20';
  const estate = parseEstateInput({ ...HOUSE, dwelling: facts }, date);
  const plan = planRenovation(estate, { date, ownership: 'landlord' });
  const remark = plan.warnings.find(({ code }) => code === 'rental_roof_bare');
  assert.ok(remark);
  const { summary } = passportTexts('en');
  const [before = '', ...after] = planText(plan, 'en', 1).split(words('en').remark(remark));
  assert.equal(after.length, 1);
  assert.ok(before.endsWith(`${summary.lawTitle}\n- `));
});
