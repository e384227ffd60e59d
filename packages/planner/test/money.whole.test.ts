import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { formatEuro } from '@rooftree/words';
import type { Page } from 'playwright-core';
import { becomes } from '../../server/src/testing/becomes.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';
import { dateOf, eurosIn, openPanel, shownNet, visit } from './visit.ts';

const { app, browser } = await startBrowserApp();
let link: string;
before(async () => {
  const client = await app.addClient();
  const certified = {
    ...OLD_HOUSE,
    dwelling: { ...OLD_HOUSE.dwelling, energy_label: 'F', energy_score_kwh_per_m2: 560 },
  };
  ({ link } = await addReferredEstate(client, certified));
});

const amounts = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => (/\d/.test(text) ? eurosIn(text) : 0));

test('sums on the page add up, before and after an income is reported', async () => {
  const { page, close } = await visit(browser, link);
  await openPanel(page, 'cost');
  for (const income of ['', '4']) {
    await page.locator('#income').selectOption(income);
    await page.waitForURL((url) => (url.searchParams.get('income') ?? '') === income);
    const net = await shownNet(page);
    await page.locator('#cost-title', { hasText: formatEuro('en', net) }).waitFor();
    const lines = await amounts(page, '.step-price');
    assert.equal(
      lines.reduce((sum, one) => sum + one, 0),
      net,
    );
    // What is closed follows a moment later.
    await becomes(async () => {
      const cards = await amounts(page, '.step .figure-total dd');
      return cards.reduce((sum, one) => sum + one, 0);
    }, net);
    const [works = 0, vat = 0, ...rest] = await amounts(page, '.bridge-row dd:first-of-type');
    const pays = rest.at(-1);
    const grants = rest.length > 1 ? (rest[0] ?? 0) : 0;
    assert.equal(works + vat - grants, pays);
    assert.equal(pays, net);
  }
  await close();
});

test('a month shows bill and loan at a rate of one’s own, which stays in the address', async () => {
  const { page, complaints, close } = await visit(browser, `${link}?lang=en`);
  await openPanel(page, 'month');
  assert.match(await page.locator('#month').innerText(), /Enter the rate and term that your bank offers/);
  await page.locator('#loan-rate').fill('3.5');
  await page.locator('#loan-years').fill('20');
  await page.locator('#month button').click();
  await page.waitForURL(/loan_rate=3\.5&loan_years=20/);
  const net = await shownNet(page);
  const rate = 0.035 / 12;
  const payment = Math.round((net * rate) / (1 - (1 + rate) ** -240));
  // The table follows when the hand rests.
  await page.locator('#month tbody', { hasText: formatEuro('en', payment) }).waitFor();
  const cells = await amounts(page, '#month tbody td');
  const [billNow = 0, billAfter = 0, , , loan, , sumNow, sumDuring, sumLater] = cells;
  assert.equal(loan, payment);
  assert.deepEqual([sumNow, sumDuring, sumLater], [billNow, billAfter + payment, billAfter]);
  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  assert.deepEqual(await amounts(page, '#month tbody td'), cells);
  assert.deepEqual(complaints, []);
  await close();
});

test('the buyer’s duty stands in the hero, and behind it the step that meets it and its official page', async () => {
  const { page, close } = await visit(browser, `${link}?lang=en`);
  const date = await dateOf(page);
  const input = {
    ...OLD_HOUSE,
    dwelling: { ...OLD_HOUSE.dwelling, energy_label: 'F', energy_score_kwh_per_m2: 560 },
  };
  const plan = planRenovation(parseEstateInput(input, date), { date });
  const milestone = plan.milestones.find(({ duty }) => duty === 'vlg_purchase');
  assert.ok(milestone?.met_after_step);
  const line = page.locator('.hero-next a[href="#duty"]');
  assert.match(await line.innerText(), new RegExp(`label D by ${milestone.year}, met after step`));
  await line.click();
  const band = page.locator('#duty');
  assert.match(await band.innerText(), new RegExp(`label D within six years: by ${milestone.year}`));
  assert.equal(await band.locator(`a[href="#step-${milestone.met_after_step}"]`).count(), 1);
  const source = band.locator('a[href^="https://www.vlaanderen.be/"]');
  assert.equal(await source.getAttribute('rel'), 'noreferrer noopener');
  assert.match(await page.locator('h1').innerText(), /^From label F/);
  await close();
});

test('grants are reported as a range while no income is', async () => {
  const { page, close } = await visit(browser, `${link}?lang=en`);
  assert.match(
    await page.locator('.hero-cost').innerText(),
    /Grants: €[\d,]+ to €[\d,]+, depending on income/,
  );
  await openPanel(page, 'cost');
  assert.match(await page.locator('#income').innerText(), /up to €24,230 alone, €36,340 as a couple/);
  await page.locator('#income').selectOption('4');
  await page.locator('.hero-cost', { hasText: /Grants: €[\d,]+, already deducted/ }).waitFor();
  await close();
});
