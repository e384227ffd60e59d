/**
 * One number where the browser draws it: what slider, budget and ways show on some demo homes is what the API's plan
 * with the same controls has. Amounts of the page are those, rounded as the page says.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Plan } from '@rooftree/engine';
import {
  expectedResult,
  mergeWays,
  monthOf,
  NO_OWN_LOAN,
  netCostRange,
  rounded,
  wholeEuroSums,
  words as wordsIn,
  writeLabel,
} from '@rooftree/words';
import type { Page } from 'playwright-core';
import { demoPlans } from '../../server/src/output/reports/demo-plans.fixture.ts';
import { successOf } from '../../server/src/testing/answers.ts';
import { becomes } from '../../server/src/testing/becomes.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { untilEnded } from '../../server/src/testing/data/batches.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';
import { texts } from '../src/texts/en/page.ts';
import { plain } from './figures.ts';
import { dateOf, visit } from './visit.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
/** A house of which all is known, a flat, one with an address alone, and one of the other country. */
const HOMES = ['BE-1001', 'BE-1003', 'BE-1008', 'NL-2001'];

const { app, browser } = await startBrowserApp({ hasWorker: true });
const client = await app.addClient();
const { euro, euroAbout, euroRange, chance, labelAlready } = wordsIn('en');
const demo = await demoPlans();

/** A home with its suggested plan in the server, as the page opens with it. */
async function addHome(externalId: string) {
  const estate = demo.find((one) => one.externalId === externalId)?.estate;
  const added = await addReferredEstate(client, estate);
  const batch = await successOf<{ id: string }>(await client.call('POST', BATCH, [added.externalId]));
  await untilEnded(app.dependencies.sql, batch.id);
  const [first] = await successOf<{ renovation_id: string }[]>(
    await client.call('GET', `/v1/estates/${added.externalId}/renovations`),
  );
  return { link: added.link, renovation: `/v1/renovations/${first?.renovation_id}` };
}

/** The API's plan with what the page's address says. */
async function planOfApi(renovation: string, page: Page): Promise<Plan> {
  const search = new URLSearchParams(await page.evaluate<string>('location.search'));
  search.delete('lang');
  const body = { renovation_name: 'Same', choices: String(search), date: await dateOf(page) };
  return (await successOf<{ plan: Plan }>(await client.call('POST', `${renovation}/edits`, body))).plan;
}

function figuresOfPlan(plan: Plan) {
  const { label, probability } = expectedResult(plan);
  const month = monthOf(plan, NO_OWN_LOAN);
  const sums = wholeEuroSums(plan);
  const hasSteps = plan.steps.length > 0;
  return {
    bar: hasSteps ? euroAbout(plan.totals.net_cost) : euro(0),
    range: hasSteps ? euroRange(netCostRange(plan)) : null,
    about: hasSteps ? `${texts.mostLikely} ${euro(rounded(plan.totals.net_cost))}` : null,
    month: hasSteps ? texts.billPerMonth(euro(month.billNow), euro(month.billAfter)) : null,
    chance:
      probability !== null && hasSteps
        ? labelAlready(plan) || texts.targetChance(writeLabel(label), chance(probability))
        : null,
    steps: sums.steps.map(({ net }) => euro(net)),
  };
}

/** A sentence about the chance is looked for, because others stand beside it. */
async function figuresOfPage(page: Page, { chance }: { chance: string | null }) {
  const textOf = async (selector: string) => {
    const [first] = await page.locator(selector).allInnerTexts();
    return first === undefined ? null : plain(first);
  };
  const lines = (await page.locator('.hero-plan p').allInnerTexts()).map(plain);
  const prices = await page.evaluate<[number, string][]>(
    `[...document.querySelectorAll('li.step')].map((step) =>
      [Number(step.id.slice('step-'.length)), step.querySelector('.step-price').textContent])`,
  );
  return {
    bar: await textOf('.summary-bar > strong'),
    range: await textOf('.hero-cost dd:nth-of-type(1)'),
    about: await textOf('.hero-middle'),
    month: await textOf('.hero-month dd'),
    chance: chance === null || lines.some((line) => line.includes(chance)) ? chance : lines,
    steps: prices.toSorted(([one], [other]) => one - other).map(([, price]) => plain(price)),
  };
}

const plainly = (figures: ReturnType<typeof figuresOfPlan>) =>
  JSON.parse(JSON.stringify(figures), (_, value) => (typeof value === 'string' ? plain(value) : value));

/** The long parts of the page, and its address, follow when the hand rests. */
async function shows(page: Page, renovation: string): Promise<void> {
  const expected = plainly(figuresOfPlan(await planOfApi(renovation, page)));
  await becomes(() => figuresOfPage(page, expected), expected);
}

const addressHas = (page: Page, part: RegExp) =>
  becomes(async () => part.test(await page.evaluate<string>('location.search')), true);

for (const externalId of HOMES)
  test(`${externalId}: goal, budget and ways show the API's plans`, async () => {
    const { link, renovation } = await addHome(externalId);
    const { page, complaints, close } = await visit(browser, `${link}?lang=en`);
    await shows(page, renovation);

    const slider = page.locator('#target');
    const end = Number(await slider.getAttribute('max'));
    await slider.press('Home');
    for (let position = 0; position <= end; position++) {
      await addressHas(page, /target=/);
      await becomes(async () => Number(await slider.inputValue()), position);
      await shows(page, renovation);
      if (position < end) {
        const before = await page.evaluate<string>('location.search');
        await slider.press('ArrowRight');
        await becomes(async () => before === (await page.evaluate<string>('location.search')), false);
      }
    }
    await page.locator('#budget-amount').fill('9500');
    await addressHas(page, /budget=9500/);
    await shows(page, renovation);
    await close();
    assert.deepEqual(complaints, []);
  });

for (const externalId of HOMES)
  test(`${externalId}: the ways are the API's variants, and choosing one shows its plan`, async () => {
    const { link, renovation } = await addHome(externalId);
    const variants = await successOf<Record<'cheapest' | 'lifetime' | 'fossil_free', Plan>>(
      await client.call('GET', `${renovation}/variants`),
    );
    // The keys of the answer are the names of the ways.
    const names = ['cheapest', 'lifetime', 'fossil_free'] as const;
    const merged = mergeWays(names.map((name) => ({ name, plan: variants[name] })));
    const { page, close } = await visit(browser, `${link}?lang=en`);
    const card = page.locator('.ways-card');
    await card.waitFor();
    const shown = await Promise.all(
      (await card.locator('.way').all()).map(async (way) => plain(await way.locator('div').innerText())),
    );
    const expected = merged.map((way) => {
      const { totals } = way.plan;
      const { probability } = expectedResult(way.plan);
      const sure = probability === null ? '' : `${texts.wayChance(chance(probability))}, `;
      const name = way.names.map((one) => texts.ways[one]).join(' · ');
      return plain(
        `${name} ${texts.about(euro(rounded(totals.net_cost)))} ${sure}${texts.wayBill(euro(rounded(totals.savings.bill_eur)))}`,
      );
    });
    if (merged.length > 1) assert.deepEqual(shown, expected);
    else
      assert.ok(
        plain(await card.innerText()).includes(
          plain(texts.waysSame(texts.about(euro(rounded(variants.cheapest.totals.net_cost))))),
        ),
      );
    const choose = card.getByRole('button').first();
    if ((await choose.count()) > 0) {
      await choose.click();
      await addressHas(page, /objective=/);
      await shows(page, renovation);
    }
    await close();
  });
