/** Five journeys without a mouse: every step is a key, and what has the focus can be seen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { until } from '../../server/src/testing/until.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);

/** The name of what has the focus, and whether a ring or a line shows it. */
const FOCUS = `(() => {
  const one = document.activeElement;
  const { outlineStyle, boxShadow } = getComputedStyle(one);
  const label = one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent;
  const around = one.closest('.list-search, .palette-field, .check-target');
  return { name: label.trim(), isSeen: outlineStyle !== 'none' || boxShadow !== 'none' || around !== null };
})()`;
const MOST_TABS = 120;

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let count = 0; count < MOST_TABS; count++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate<{ name: string; isSeen: boolean }>(FOCUS);
    if (typeof name === 'string' ? !focus.name.startsWith(name) : !name.test(focus.name)) continue;
    assert.ok(focus.isSeen, `${focus.name} has the focus, and nothing shows it`);
    return;
  }
  assert.fail(`no ${name} within ${MOST_TABS} steps`);
}

async function journey(hash: string, walk: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, hash);
  await page.locator('main h1').first().waitFor();
  await page.locator('.settling').waitFor({ state: 'detached' });
  await walk(page);
  assert.deepEqual(complaints, []);
  await close();
}

test('a home is found, a fact of it changed, and its passport made', () =>
  journey('#/today', async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type('lindelaan 14');
    await page.getByRole('option', { name: /Lindelaan 14/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Lindelaan 14/ }).waitFor();
    await page.locator('.settling').waitFor({ state: 'detached' });
    await tabTo(page, 'Change Living area');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Living area');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('150');
    await page.keyboard.press('Enter');
    await page.getByText('Saved. Not in the plan yet.').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /Lindelaan 14/ }).waitFor();
    await page.locator('.settling').waitFor({ state: 'detached' });
    await tabTo(page, 'Create passport');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Passports' }).getByRole('link').waitFor();
  }));

test('the list is searched, filtered, walked through, and a home of it opened', () =>
  journey('#/homes', async (page) => {
    const rows = page.locator('table.homes[aria-busy=false] tbody tr');
    // A list that is being read again has no rows here, so fewer rows alone prove nothing.
    const shows = (count: number) => until(async () => (await rows.count()) === count);
    await rows.nth(5).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('gent');
    await shows(2);
    await tabTo(page, 'Status');
    await page.keyboard.press('Enter');
    await tabTo(page, 'for sale');
    await page.keyboard.press('Space');
    await shows(1);
    await page.keyboard.press('Escape');
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    await page.getByRole('dialog', { name: /Lindelaan 14/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tabTo(page, /^Lindelaan 14/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Lindelaan 14/ }).waitFor();
  }));

test('a home is added', () =>
  journey('#/today', async (page) => {
    await page.keyboard.press('n');
    await page.getByRole('heading', { level: 1, name: 'New home' }).waitFor();
    await tabTo(page, 'Street');
    await page.keyboard.type('Molenstraat');
    await tabTo(page, 'House number');
    await page.keyboard.type('7');
    await tabTo(page, 'Postcode');
    await page.keyboard.type('9300');
    await tabTo(page, 'Place');
    await page.keyboard.type('Aalst');
    await tabTo(page, 'Year of construction');
    await page.keyboard.type('1966');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Molenstraat 7, 9300 Aalst' }).waitFor();
  }));

test('a colleague is invited, and the link copied', () =>
  journey('#/today', async (page) => {
    await tabTo(page, 'Team and access');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Team and access' }).waitFor();
    await page.locator('.settling').waitFor({ state: 'detached' });
    await tabTo(page, 'Email address');
    await page.keyboard.type('bea@example.com');
    await page.keyboard.press('Enter');
    await page.locator('.shown-once code').waitFor();
    await tabTo(page, 'Copy: Invitation link');
  }));

test('the language is chosen in the menu of the account, and a view is opened', () =>
  journey('#/homes', async (page) => {
    await tabTo(page, 'Account');
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    // By its first letter.
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Logements' }).waitFor();
    await tabTo(page, 'À vendre');
    await page.keyboard.press('Enter');
    await page.locator('.tab[aria-current]', { hasText: 'À vendre' }).waitFor();
    assert.match(page.url(), /estate_status=FOR_SALE/);
  }));
