import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
import { leadingList } from '@rooftree/words/leading-list';
import type { Page } from 'playwright-core';
import { becomes } from '../../server/src/testing/becomes.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';
import { dateOf, eurosIn, shownNet, visit } from './visit.ts';

/** A house of which little is known; its gas meter says most. */
const UNKNOWN_HOUSE = {
  address: {
    country: 'BE',
    zip_code: '8500',
    place: 'Kortrijk',
    street: 'Vlasbloemstraat',
    house_number: '44',
  },
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  year_built: 1961,
  dwelling: {},
};
/** One of which something is sure all the same. */
const YOUNGER_HOUSE = { ...UNKNOWN_HOUSE, estate_format: null, year_built: 1978 };
/** One whose gas meter says most with every budget. */
const METERED_HOUSE = {
  ...UNKNOWN_HOUSE,
  address: { ...UNKNOWN_HOUSE.address, zip_code: '5000', place: 'Namur' },
  estate_format: 'CLOSED',
  year_built: 1981,
};
/** One whose first question has a few answers to choose from. */
const OLDER_HOUSE = { ...UNKNOWN_HOUSE, estate_format: null, year_built: 1958 };
const FLAT = { ...OLDER_HOUSE, estate_type: 'APARTMENT', dwelling: { habitable_space_m2: 84, storeys: 6 } };

const { app, browser } = await startBrowserApp();
let link: string;
let youngerLink: string;
let meteredLink: string;
let olderLink: string;
let flatLink: string;
before(async () => {
  const client = await app.addClient();
  ({ link } = await addReferredEstate(client, UNKNOWN_HOUSE));
  ({ link: youngerLink } = await addReferredEstate(client, YOUNGER_HOUSE));
  ({ link: meteredLink } = await addReferredEstate(client, METERED_HOUSE));
  ({ link: olderLink } = await addReferredEstate(client, OLDER_HOUSE));
  ({ link: flatLink } = await addReferredEstate(client, FLAT));
});

const decided = (date: string, dwelling: object = {}, house: object = UNKNOWN_HOUSE) => {
  const input = parseEstateInput({ ...house, dwelling }, date);
  return planRenovation(input, { date, withDecision: true });
};
const GAS = 'How much gas does the house use in a year?';
const ask = (page: Page) => page.locator('#question h3').innerText();

test('the page asks what the engine wants to know first, and shows what the answer changed', async () => {
  const { page, complaints, close } = await visit(browser, meteredLink);
  const date = await dateOf(page);
  const plan = decided(date, {}, METERED_HOUSE);
  assert.equal(plan.decision?.next_questions[0]?.fact, 'metered_gas_kwh');
  await page.locator('#question h3', { hasText: GAS }).waitFor();
  const before = await shownNet(page);

  await page.locator('#question [name=metered_gas_kwh]').fill('20000');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const change = page.locator('.plan-change');
  await change.waitFor();
  const answered = decided(date, { metered_gas_kwh: 20_000 }, METERED_HOUSE);
  assert.equal(await shownNet(page), Math.round(answered.totals.net_cost));
  const chance = (one: typeof plan) => `${Math.round(100 * (expectedResult(one).probability ?? 0))}%`;
  assert.notEqual(chance(plan), chance(answered));
  await change.filter({ hasText: new RegExp(`${chance(plan)}\\s*→\\s*${chance(answered)}`) }).waitFor();
  await page.waitForURL(/metered_gas_kwh=20000/);
  const next = answered.decision?.next_questions[0]?.fact;
  assert.ok(next);
  await page.locator(`#question [name=${next}]`).first().waitFor();

  await change.getByRole('button', { name: 'Undo' }).click();
  await page.locator('#question h3', { hasText: GAS }).waitFor();
  assert.equal(await shownNet(page), before);
  await change.waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await close();
});

test('"I don’t know" leads to the next question, and in the end back to the first', async () => {
  const { page, close } = await visit(browser, link);
  const date = await dateOf(page);
  const questions = decided(date).decision?.next_questions ?? [];
  assert.ok(questions.length > 1);
  await page.locator(`#question [name=${questions[0]?.fact}]`).first().waitFor();
  for (const { fact } of questions) {
    await page.locator(`#question [name=${fact}]`).first().waitFor();
    await page.getByRole('button', { name: 'I don’t know' }).click();
  }
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.locator(`#question [name=${questions[0]?.fact}]`).first().waitFor();
  await close();
});

test('steps stand in two parts: those of nearly every house, and those that depend, with what decides', async () => {
  const { page, close } = await visit(browser, youngerLink);
  const plan = decided(await dateOf(page), {}, YOUNGER_HOUSE);
  const list = leadingList(plan, plan.decision);
  assert.ok(list && list.core.steps.length > 0 && list.decide.steps.length > 0);
  const { core, decide } = list;
  await page.locator('.steps-part').nth(1).waitFor();
  const parts = page.locator('.steps-part');
  assert.match(await parts.nth(0).innerText(), /^In any case/);
  const sums = await parts.locator('strong').allTextContents();
  assert.deepEqual(sums.map(eurosIn), [core.netEur, decide.netEur]);
  const [first] = core.steps;
  assert.ok(first);
  assert.equal(await page.locator(`.hero-next a[href="#step-${first.number}"]`).count(), 1);
  const ids = await page.locator('.steps > li').evaluateAll((items) => items.map(({ id }) => id));
  const idsOf = (steps: typeof core.steps) => steps.map(({ number }) => `step-${number}`);
  assert.deepEqual(ids, ['', ...idsOf(core.steps), '', ...idsOf(decide.steps)]);
  assert.match(
    (await page.locator('.steps').textContent()) ?? '',
    /Depends on: Pitched roof insulation\s*not insulated: needed/,
  );
  await close();
});

test('without script the question is a form whose answer stands in the address', async (t) => {
  const open = (url: string) => visit(browser, `${url}?lang=en&budget=90000`, { javaScriptEnabled: false });

  await t.test('one that is chosen', async () => {
    const { page, close } = await open(olderLink);
    const button = page.locator('#question button[type=submit]').first();
    const name = await button.getAttribute('name');
    await button.click();
    const { searchParams } = new URL(page.url());
    assert.equal(searchParams.get('budget'), '90000');
    assert.ok(name && searchParams.get(name));
    assert.equal(await page.locator(`#question button[name=${name}]`).count(), 0);
    await close();
  });

  await t.test('one that is typed', async () => {
    const { page, close } = await open(meteredLink);
    const field = page.locator('#question input[type=number]');
    // The server may still be working out which question is worth the most: until then it asks another.
    await becomes(async () => {
      await page.reload();
      return field.count();
    }, 1);
    const name = await field.getAttribute('name');
    await field.fill('12000');
    await page.locator('#question button[type=submit]').click();
    const { searchParams } = new URL(page.url());
    assert.equal(searchParams.get('budget'), '90000');
    assert.equal(name && searchParams.get(name), '12000');
    assert.equal(await page.locator(`#question input[type=number][name=${name}]`).count(), 0);
    await close();
  });
});

test('a flat is asked for its floor first, and drawn on it', async () => {
  const { page, close } = await visit(browser, flatLink);
  assert.equal(await ask(page), 'On which floor is the flat?');
  const drawing = () => page.locator('.hero .house-drawing').first().innerHTML();
  const unknown = await drawing();
  await page.locator('#question button[value=GROUND]').click();
  await page.waitForURL(/apartment_floor=GROUND/);
  await becomes(async () => (await drawing()) !== unknown, true);
  await becomes(async () => (await ask(page)) === 'On which floor is the flat?', false);
  await close();
});
