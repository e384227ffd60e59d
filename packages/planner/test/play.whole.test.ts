import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { rounded } from '@rooftree/words/rounded-range';
import type { Page } from 'playwright-core';
import { becomes } from '../../server/src/testing/becomes.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';
import { dateOf, eurosIn, openPanel, openStep, shownNet, visit } from './visit.ts';

const { app, browser } = await startBrowserApp();
const { link } = await addReferredEstate(await app.addClient());

/** Of the page that was opened last: its own, so that midnight may come at any time. */
let date: string;
async function open(url: string) {
  const visited = await visit(browser, url);
  date = await dateOf(visited.page);
  return visited;
}

const planFor = (controls: object, facts: object = {}, estate: object = {}) => {
  const input = { ...OLD_HOUSE, ...estate, dwelling: { ...OLD_HOUSE.dwelling, ...facts } };
  return planRenovation(parseEstateInput(input, date), { date, ...controls });
};
const netOf = (plan: ReturnType<typeof planFor>) => Math.round(plan.totals.net_cost);
/** As the page itself has it: what the test program knows of it comes a moment later. */
const address = (page: Page) => page.evaluate<string>('location.search');
/** The address, and all that is long, follow when the hand rests. */
const hasAddress = (page: Page, expected: RegExp) =>
  becomes(async () => expected.test(await address(page)), true);

test('each control moves the page to the engine’s own figures and stands in the address', async (t) => {
  const { page, complaints, close } = await open(link);

  await t.test('goal', async () => {
    await page.locator('#target').press('ArrowLeft');
    await becomes(() => address(page), '?target=B');
    assert.equal(await shownNet(page), netOf(planFor({ target_label: 'B' })));
    await page.locator('#target').press('ArrowRight');
    assert.equal(await shownNet(page), netOf(planFor({ target_label: 'A' })));
  });

  await t.test('income group', async () => {
    await openPanel(page, 'cost');
    await page.locator('#income').selectOption('4');
    assert.equal(await shownNet(page), netOf(planFor({ target_label: 'A', income_group: 4 })));
  });

  await t.test('budget, with a plan that says it does not reach', async () => {
    await page.locator('#budget').press('Home');
    for (let step = 0; step < 5; step++) await page.locator('#budget').press('ArrowRight');
    const plan = planFor({ target_label: 'A', income_group: 4, budget_eur: 5000 });
    assert.equal(plan.target.reached, false);
    assert.equal(await shownNet(page), netOf(plan));
    assert.equal(await page.locator('.hero .note').count(), 1);
    await page.locator('#budget-amount').fill('7500');
    await becomes(
      () => shownNet(page),
      netOf(planFor({ target_label: 'A', income_group: 4, budget_eur: 7500 })),
    );
    await hasAddress(page, /budget=7500/);
    await page.locator('#budget').press('End');
    await hasAddress(page, /^(?!.*budget)/);
    assert.equal(await page.locator('#budget-amount').inputValue(), '');
  });

  await t.test('objective, which brings a budget where it needs one', async () => {
    await page.locator('#objective-best_label_within_budget').check();
    await hasAddress(page, /budget=\d+000&objective=best_label_within_budget/);
    await page.locator('#objective-least_lifetime_cost').check();
    await hasAddress(page, /objective=least_lifetime_cost/);
  });

  await t.test('start over, then undo', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await becomes(() => address(page), '');
    assert.equal(await shownNet(page), netOf(planFor({})));
    await page.locator('.controls').getByRole('button', { name: 'Undo' }).click();
    await hasAddress(page, /objective=least_lifetime_cost/);
    await page.getByRole('button', { name: 'Start over' }).click();
  });

  await t.test('facts: a number, a list, a yes or no', async () => {
    await openPanel(page, 'facts');
    await page.locator('#fact-habitable_space_m2').fill('180');
    await page.locator('#fact-window_glazing_type').selectOption('TRIPLE');
    await page.locator('#fact-has_solar_panels').selectOption('true');
    const facts = { habitable_space_m2: 180, window_glazing_type: 'TRIPLE', has_solar_panels: true };
    assert.equal(await shownNet(page), netOf(planFor({}, facts)));
    await page.locator('.estate', { hasText: '180' }).waitFor();
  });

  await t.test('a fact out of its bounds says so and moves nothing', async () => {
    await hasAddress(page, /has_solar_panels=/);
    const before = await address(page);
    const net = await shownNet(page);
    await page.locator('#fact-year_built').fill('2190');
    await page.locator('#fact-year_built-hint', { hasText: /from 1000 to \d{4}/ }).waitFor();
    // Past the time that the address takes to follow: a page in which it did so would show it by now.
    await page.evaluate('new Promise((done) => setTimeout(() => setTimeout(done, 300), 300))');
    assert.deepEqual([await address(page), await shownNet(page)], [before, net]);
    await page.locator('#fact-year_built').fill('1962');
    await hasAddress(page, /year_built=1962/);
    await page.getByRole('button', { name: 'Start over' }).click();
  });

  await t.test('works: left out on the card, insisted on in the list', async () => {
    const [first] = planFor({}).steps[0]?.works ?? [];
    assert(first);
    await becomes(() => address(page), '');
    await openStep(page, 1);
    await page.locator('#step-1 summary', { hasText: 'Works, grants' }).click();
    await page.locator('#step-1').getByRole('button', { name: 'Leave out' }).first().click();
    await becomes(() => shownNet(page), netOf(planFor({ excluded_measures: [first.work] })));
    await page.waitForFunction("document.activeElement?.id === 'steps-title'");
    await openPanel(page, 'measures');
    await page.locator('#measure-battery-on').check();
    const controls = { excluded_measures: [first.work], locked_measures: ['battery'] };
    assert.equal(await shownNet(page), netOf(planFor(controls)));
    await page.locator('#measure-wall_external-on').check();
    await page.locator('#measure-wall_internal-on').check();
    await hasAddress(page, /^(?!.*wall_external=on).*wall_internal=on/);
  });

  await t.test('an address opens as it was shared', async () => {
    const shared = await visit(browser, link + (await address(page)));
    assert.equal(await shownNet(shared.page), await shownNet(page));
    await shared.close();
  });

  await t.test(
    'facts that contradict each other leave the last plan in sight, and can be undone',
    async () => {
      await page.getByRole('button', { name: 'Start over' }).click();
      // Panels are drawn again with the plan that nothing was chosen for.
      await hasAddress(page, /^$/);
      await openPanel(page, 'more-facts');
      await page.locator('#fact-year_renovated').fill('1900');
      await page.locator('.honest', { hasText: 'There is no plan with these details' }).waitFor();
      assert.equal(await shownNet(page), netOf(planFor({})));
      await page.locator('.honest').getByRole('button', { name: 'Undo' }).click();
      await page.locator('.honest').waitFor({ state: 'detached' });
    },
  );

  assert.deepEqual(complaints, []);
  await close();
});

test('a mangled address shows a plan and names what was left out', async () => {
  const { page, close } = await open(`${link}?target=Z&storeys=-4&year_built=1948`);
  const note = await page.getByRole('alert').innerText();
  assert.match(note, /Goal: energy label/);
  assert.match(note, /storeys/i);
  assert.equal(await shownNet(page), netOf(planFor({}, {}, { year_built: 1948 })));
  await close();
});

test('the facts that would narrow the plan lead to their fields', async () => {
  const { page, close } = await open(link);
  await openPanel(page, 'confidence');
  await page.locator('.ask a').first().click();
  await page.waitForFunction("document.activeElement?.id.startsWith('fact-')");
  await close();
});

test('an estate without a year makes its plan from the one filled in', async () => {
  const undated = await addReferredEstate(await app.addClient(), { ...OLD_HOUSE, year_built: null });
  const { page, complaints, close } = await open(undated.link);
  await page.locator('#missing-year').fill('1935');
  await page.getByRole('button', { name: 'Create the plan' }).click();
  await becomes(() => shownNet(page), netOf(planFor({})));
  await becomes(() => address(page), '?year_built=1935');
  assert.deepEqual(complaints, []);
  await close();
});

test('the ladder shows the price of each label within reach, and one tap makes it the goal', async () => {
  const { page, complaints, close } = await open(link);
  const rung = page.locator('.rung', { has: page.getByLabel('label B', { exact: true }) });
  await rung.locator('span:not(.awaited)').waitFor();
  const { net_cost: net } = planFor({ target_label: 'B' }).totals;
  const unit = 10 ** (String(Math.round(net)).length - 2);
  assert.equal(eurosIn(await rung.locator('span').innerText()), Math.round(net / unit) * unit);
  await rung.click();
  await becomes(() => address(page), '?target=B');
  assert.equal(await shownNet(page), Math.round(net));
  await becomes(() => rung.getAttribute('aria-pressed'), 'true');
  assert.deepEqual(complaints, []);
  await close();
});

test('a plan that stops below the long-term goal has its own label as the goal, and the next one is a tap away', async () => {
  const HOUSE = { estate_format: 'SEMI_OPEN', year_built: 1974 };
  const facts = { habitable_space_m2: 165, heating_type: 'GAS', attic_usage: 'STORAGE' };
  const estate = { ...OLD_HOUSE, ...HOUSE, dwelling: facts };
  const { page, complaints, close } = await open(
    (await addReferredEstate(await app.addClient(), estate)).link,
  );
  const { expected_result: expected, target } = planRenovation(parseEstateInput(estate, date), { date });
  assert.equal(target.reason?.code, 'next_label_not_paid_back');
  const rung = (label: string) =>
    page.locator('.rung', { has: page.getByLabel(`label ${label}`, { exact: true }) });
  assert.equal(await rung(expected.label).getAttribute('aria-pressed'), 'true');
  await rung(target.label).click();
  await becomes(() => address(page), `?target=${target.label}`);
  await becomes(() => rung(target.label).getAttribute('aria-pressed'), 'true');
  const asked = planRenovation(parseEstateInput(estate, date), { date, target_label: target.label });
  assert.equal(await shownNet(page), netOf(asked));
  assert.deepEqual(complaints, []);
  await close();
});

test('the ways that differ stand below each other, and one tap makes one of them the plan', async () => {
  const { page, complaints, close } = await open(link);
  const lines = page.locator('.way');
  const ways = [
    { objective: 'least_investment', fossil_free: false },
    { objective: 'least_lifetime_cost', fossil_free: false },
    { objective: 'least_lifetime_cost', fossil_free: true },
  ] as const;
  const nets = [...new Set(ways.map((controls) => netOf(planFor(controls))))];
  assert(nets.length > 1);
  await becomes(
    async () => (await lines.locator('.way-price').allTextContents()).map(eurosIn),
    nets.map(rounded),
  );
  // The plan that was opened is the cheapest: it alone has no button.
  const buttons = () => Promise.all(nets.map((_, index) => lines.nth(index).locator('button').count()));
  await becomes(
    buttons,
    nets.map((_, index) => (index === 0 ? 0 : 1)),
  );
  await lines.last().locator('button').click();
  await hasAddress(page, /objective=least_lifetime_cost/);
  const chosen = nets.at(-1) ?? 0;
  await becomes(() => shownNet(page), chosen);
  await becomes(() => lines.last().locator('button').count(), 0);
  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  assert.equal(await shownNet(page), chosen);
  assert.deepEqual(complaints, []);
  await close();
});
