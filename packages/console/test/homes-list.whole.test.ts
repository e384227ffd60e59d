import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { setFilter } from '../../server/src/testing/browser/homes-list.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { until } from '../../server/src/testing/until.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);
await app.dependencies.sql`
  INSERT INTO estates (context_id, external_id, country, region, zip_code, place, street, house_number,
    estate_provider_type, quality_label, estate_type, year_built, referral_token)
  SELECT ${office.client.contextId}, 'row-' || i, 'BE', 'BE-VLG', '9000', 'Gent', 'Kerkstraat', i::text, 'API', 'C', 'HOUSE',
    1950, left(md5('list' || i), 22) FROM generate_series(1, 60) i`;

const listed = (page: Page) => page.locator('table.homes[aria-busy=false]').waitFor();

/** Rows that are whole in the window, above the bar at the foot of a phone. */
const ROWS_IN_SIGHT = `(() => {
  const bar = document.querySelector('.places').getBoundingClientRect();
  const foot = getComputedStyle(document.querySelector('.places')).position === 'fixed' ? bar.top : innerHeight;
  const box = document.querySelector('.table-box').getBoundingClientRect();
  return [...document.querySelectorAll('table.homes tbody tr[aria-rowindex]')]
    .filter((row) => row.getBoundingClientRect().bottom <= Math.min(foot, box.bottom)).length;
})()`;

const SHIFTS = `(() => {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

for (const [name, viewport, least] of [
  ['a laptop', { width: 1280, height: 720 }, 12],
  ['a phone', { width: 390, height: 844 }, 6],
] as const)
  test(`on ${name} the list shows at least ${least} homes, and nothing moves while it is loaded`, async () => {
    const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/today', {
      viewport,
    });
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await page.addInitScript(SHIFTS);
    await page.goto(`${app.url}/console#/homes`);
    await page.reload();
    await listed(page);
    await page.getByText('66 homes').waitFor();
    const rows = await page.evaluate<number>(ROWS_IN_SIGHT);
    assert.ok(rows >= least, `${rows} rows`);
    const shifts = await page.evaluate<number>('window.shifts');
    assert.ok(shifts < 0.01, `the content moved by ${shifts}`);
    assert.deepEqual(complaints, []);
    await close();
  });

test('the head has the sums of what is filtered, and chips take a filter out again', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/homes');
  await page.getByText(/^66 homes · 5 with a plan · €.+ → .+ MWh · .+ → .+ t CO₂$/).waitFor();
  await setFilter(page, 'Place', 'Gent (62)');
  await page.getByText(/^62 homes · 2 with a plan · €/).waitFor();
  await setFilter(page, 'Status', 'sold');
  await page.getByText(/^1 home · 1 with a plan/).waitFor();
  await setFilter(page, 'Status', 'for sale');
  await page.getByText(/^2 homes/).waitFor();
  assert.match(decodeURIComponent(page.url()), /estate_status=SOLD,FOR_SALE/);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Owner pays' }).click();
  await page.getByLabel('Owner pays from (€)').fill('1000000');
  await page.getByText('No homes match these filters.').waitFor();
  await page.locator('.empty-state').getByRole('link', { name: 'Clear the filters' }).click();
  await page.getByText('66 homes').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a home is viewed beside the list, and its link and code are copied', async () => {
  const { page, complaints, close } = await visitConsole(
    browser,
    app,
    office.member,
    '#/homes?search=lindelaan',
    {
      permissions: ['clipboard-read', 'clipboard-write'],
    },
  );
  await listed(page);
  await page.getByRole('button', { name: 'Quick look at Lindelaan 9, 9000 Gent' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lindelaan 9, 9000 Gent' });
  await drawer.getByRole('button', { name: 'Copy link for buyers' }).click();
  await drawer.getByRole('button', { name: 'Copied' }).waitFor();
  assert.match(await page.evaluate<string>('navigator.clipboard.readText()'), /\/r\/[\w-]{22}$/);
  await drawer.getByRole('button', { name: 'Copy code for your website' }).click();
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
  await until(async () => /^<script src=".+embed.js" data-rooftree=/.test(await copied()));
  await page.keyboard.press('j');
  await page.getByRole('dialog', { name: 'Lindelaan 14, 9000 Gent' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // A click beside the links of a row does the same; the address opens the home itself.
  await page
    .getByRole('row', { name: /Lindelaan 9,/ })
    .getByText('house')
    .click();
  await drawer.getByRole('link', { name: 'Open the home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lindelaan 9, 9000 Gent' }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('without a connection the last homes stay, greyed', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/homes');
  await listed(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Address' }).click();
  await page.getByText('Cannot reach the server').waitFor();
  const rows = page.locator('table.homes.stale tbody tr[aria-rowindex]');
  assert.ok((await rows.count()) >= 12);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await listed(page);
  await close();
});
