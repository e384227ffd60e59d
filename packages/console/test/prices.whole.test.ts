import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownSchemes } from '@rooftree/engine/known-schemes';
import type { Page } from 'playwright-core';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGoodInEveryAppearance } from '../../server/src/testing/browser/every-appearance.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';
import { until } from '../../server/src/testing/until.ts';

interface Current {
  version: number;
  prices: { work: string; factor?: number }[];
  switched_off: object[];
  grants: { id: string; zip_codes: string[]; amount: number }[];
  older_plans: number;
}

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);

const current = () => office.member.call('GET', '/v1/price-book').then(successOf<Current>);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a price is changed, its effect seen, published with new plans, and undone by the version of before', async () => {
  const { page, complaints, close } = await visitConsole(
    browser,
    app,
    office.member,
    '#/prices?place=BE-VLG',
  );
  await page.getByText('Plans use Rooftree’s default prices and grants.').waitFor();
  const price = page.getByLabel('Your price: Cavity wall insulation');
  await price.selectOption('factor');
  const factor = page.getByLabel('factor on the default price, Cavity wall insulation');
  await factor.fill('9');
  await page.getByText('A number from 0.2 to 5.').waitFor();
  assert.ok(await button(page, 'Publish').isDisabled());
  await factor.fill('1,5');
  await button(page, 'Preview the effect').click();
  await page.getByText('All 5 plans were calculated').waitFor();
  assert.equal((await current()).version, 0, 'a look publishes nothing');
  await button(page, 'Publish').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('What changed and why (internal note)').fill('Cavities are dear');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('The plans are being recalculated').waitFor();
  const published = await current();
  assert.deepEqual([published.version, published.prices[0]?.factor], [1, 1.5]);
  await until(async () => (await current()).older_plans === 0);

  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByText('Cavities are dear').waitFor();
  await page.getByRole('button', { name: /^Use this version again\s*, Version 0$/ }).click();
  await page.getByRole('alertdialog').getByLabel('Recalculate all existing plans').uncheck();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use this version again' }).click();
  await page.getByText('Published. New plans use it from now on.').waitFor();
  await page.getByText('Plans with another version: 5.').waitFor();
  assert.equal((await current()).version, 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('what is known of grants stands with its days, source, date of reading and certainty', async () => {
  const { page, complaints, close } = await visitConsole(
    browser,
    app,
    office.member,
    '#/prices?place=BE-VLG',
  );
  await page.getByRole('link', { name: 'What we know' }).click();
  const rows = page.locator('.known-schemes tbody tr');
  await rows.first().waitFor();
  const known = knownSchemes().filter(({ region }) => region === 'BE' || region === 'BE-VLG');
  assert.equal(await rows.count(), known.length);
  const text = await page.locator('.prices').innerText();
  for (const { source } of known) assert.ok(text.includes(source.replace('GK', 'general knowledge')), source);
  for (const month of await rows.locator('td:nth-child(6)').allInnerTexts())
    assert.match(month, /^[A-Z][a-z]+ 20\d\d$/, 'when it was read, in words');
  assert.match(text, /Mijn VerbouwPremie/);
  assert.doesNotMatch(text, /ISDE/);
  assert.deepEqual(complaints, []);
  await close();
});

test('a grant is switched off with a reason, a local one is added, and faults are reported at their fields', async () => {
  const { page, complaints, close } = await visitConsole(
    browser,
    app,
    office.member,
    '#/prices/grants?place=BE-VLG',
  );
  const heatPump = page
    .getByRole('checkbox', { name: /^Counted in plans\s*, Ground-source heat pump$/ })
    .first();
  await heatPump.uncheck();
  await page.getByText('Enter a reason.').waitFor();
  await page.getByLabel('Reason (internal, not shown to buyers)').fill('No drilling here');
  await button(page, 'Add a local grant').click();
  await button(page, 'Add to the draft').click();
  for (const fault of [
    'Enter a name.',
    'A number above 0',
    'A web address that begins',
    'At least one, and all',
  ])
    await page.getByText(fault).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Gent isoleert');
  await page.getByLabel('Postcodes').fill('9000, 9030');
  await page.getByRole('checkbox', { name: 'Cavity wall insulation', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Solar panels', exact: true }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('10');
  await page.getByLabel('At most (€)').fill('500');
  await page.getByLabel('Web page about the grant').fill('https://www.example.com/premie');
  await button(page, 'Add to the draft').click();
  await page.getByText('For two parts, add two grants.').waitFor();
  await page.getByRole('checkbox', { name: 'Solar panels', exact: true }).uncheck();
  await button(page, 'Add to the draft').click();
  await page.getByText(/^10\s?% of the invoice without VAT, at most €\s?500$/).waitFor();
  await button(page, 'Save the draft').click();
  await page.getByText('The draft is saved.', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Gent isoleert').first().waitFor();
  await button(page, 'Publish').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('The plans are being recalculated').waitFor();
  const { switched_off: off, grants } = await current();
  assert.deepEqual(off, [{ grant: 'vlg_mvp_heat_pump_ground', reason: 'No drilling here' }]);
  assert.deepEqual(
    [grants[0]?.id, grants[0]?.zip_codes, grants[0]?.amount],
    ['gent_isoleert', ['9000', '9030'], 10],
  );
  assert.deepEqual(complaints, []);
  await close();
});

test('who comes second learns what changed and loses nothing, and an editor has no such screen', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/prices');
  await page.getByLabel('Your price: Home battery').selectOption('amount');
  const { revision, ...draft } = await office.member
    .call('GET', '/v1/price-book/draft')
    .then(successOf<{ revision: number; updated_at: unknown }>);
  const { updated_at: _, ...theirs } = {
    ...draft,
    switched_off: [{ grant: 'vlg_mvp_heat_pump_ground', reason: 'Theirs' }],
    grants: [],
  };
  assert.equal(
    (await office.member.call('PUT', '/v1/price-book/draft', { revision, ...theirs })).status,
    200,
  );
  await button(page, 'Save the draft').click();
  await page.getByText('Someone else changed the draft').waitFor();
  await page.getByText(/Changed by them: \d+ prices, [1-9]\d* grants switched on or off/).waitFor();
  assert.equal(await page.getByLabel('Your price: Home battery').inputValue(), 'amount', 'what was typed');
  await button(page, 'Save the draft').click();
  await page.getByText('The draft is saved. Plans use it').waitFor();
  const both = await office.member
    .call('GET', '/v1/price-book/draft')
    .then(successOf<{ prices: { work: string }[]; switched_off: { reason: string }[] }>);
  assert.deepEqual(
    [both.prices.some(({ work }) => work === 'battery'), both.switched_off[0]?.reason],
    [true, 'Theirs'],
  );
  await button(page, 'Discard the draft').click();
  await page.getByText('Draft discarded').waitFor();
  await close();
  const editor = await addMember(app, { contextId: office.client.contextId, role: 'editor' });
  const visit = await visitConsole(browser, app, editor, '#/prices');
  await visit.page.getByText('Your role does not allow this.').waitFor();
  assert.equal(await visit.page.getByRole('link', { name: 'Prices and grants' }).count(), 0);
  await visit.close();
});

test('no state has a violation, in any language, on a phone or in the dark', async () => {
  for (const hash of ['#/prices', '#/prices/grants', '#/prices/versions']) {
    const { page, complaints, close } = await visitConsole(browser, app, office.member, hash, {
      bypassCSP: true,
    });
    const isReady = () =>
      page.locator('.prices .price-table tbody tr, .prices .grant-list > li').first().waitFor();
    await isReady();
    if (hash === '#/prices') await page.locator('.price-fields select').first().selectOption('amount');
    if (hash === '#/prices/grants') await page.locator('section > .button').first().click();
    await assertGoodInEveryAppearance(page, isReady);
    assert.deepEqual(complaints, []);
    await close();
  }
});
