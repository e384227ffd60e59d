import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes } from '../../server/src/testing/becomes.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import {
  assertGood,
  assertGoodInEveryAppearance,
} from '../../server/src/testing/browser/every-appearance.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const found = (page: Page) => page.locator('#found-commands').getByRole('option');
const search = (page: Page) => page.getByRole('combobox', { name: 'Search homes, screens and actions' });

test('a view is a tab: it gets a name, is shared with a colleague, and is deleted and brought back', async () => {
  const hash = '#/homes?estate_status=FOR_SALE&columns=type,labels';
  const { page, complaints, close } = await visitConsole(browser, app, office.member, hash);
  await page.locator('table.homes[aria-busy=false]').waitFor();
  const box = page.locator('.views-box');
  const save = async () => {
    await page.getByRole('button', { name: 'Save this view' }).click();
    await box.getByLabel('Name of this view').fill('Our offers');
    await box.getByRole('button', { name: 'Save', exact: true }).click();
  };
  // Without a name it says so itself, not the browser.
  await page.getByRole('button', { name: 'Save this view' }).click();
  await box.getByRole('button', { name: 'Save', exact: true }).click();
  await box.getByText('Please fill this in.').waitFor();
  assert.equal(await page.evaluate('document.activeElement.validity.valueMissing'), true);
  await box.getByLabel('share with colleagues').check();
  await page.keyboard.press('Escape');
  await save();
  const tab = views(page).getByRole('link', { name: 'Our offers' });
  await tab.waitFor();
  assert.equal(await tab.getAttribute('aria-current'), 'page');
  // The same name again is refused in words.
  await save();
  await box.getByText('You already have a view with this name.').waitFor();
  await page.keyboard.press('Escape');

  const viewer = await addMember(app, { contextId: office.client.contextId, role: 'viewer' });
  const other = await visitConsole(browser, app, viewer, '#/homes');
  await views(other.page).getByRole('link', { name: 'Our offers' }).click();
  await other.page.waitForURL(/estate_status=FOR_SALE&columns=type/);
  await views(other.page).getByText('by a colleague').waitFor();
  assert.equal(await other.page.getByRole('button', { name: 'View Our offers' }).count(), 0);
  await other.page.getByRole('button', { name: 'Status: for sale' }).waitFor();
  assert.deepEqual(other.complaints, []);
  await other.close();

  await page.getByRole('button', { name: 'View Our offers' }).click();
  await page.getByRole('menuitem', { name: 'Delete the view Our offers' }).click();
  await tab.waitFor({ state: 'detached' });
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await tab.waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('homes, screens and actions are found from any screen by keyboard alone', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/team');
  await page.getByRole('heading', { name: 'Team and access' }).waitFor();
  await page.keyboard.press('/');
  await search(page).waitFor();
  await page.keyboard.type('linde');
  // Fewer with every letter.
  await becomes(() => found(page).count(), 2);
  await page.keyboard.press('ArrowDown');
  const second = found(page).nth(1);
  assert.equal(await second.getAttribute('aria-selected'), 'true');
  assert.equal(await search(page).getAttribute('aria-activedescendant'), await second.getAttribute('id'));
  const name = (await second.locator('span').innerText()).trim();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  // By its reference; a slash in a field is a slash.
  await page.keyboard.press('Control+k');
  await search(page).waitFor();
  await page.keyboard.type('ko-1/');
  await page.getByRole('option', { name: /Vlasbloemstraat 44/ }).click();
  await page.getByRole('heading', { level: 1, name: /Vlasbloemstraat 44/ }).waitFor();
  await page.keyboard.press('Control+k');
  await search(page).waitFor();
  await page.keyboard.type('nowhere');
  await page.getByText('Nothing found.').waitFor();
  await page.keyboard.press('Escape');
  await search(page).waitFor({ state: 'detached' });
  // A screen and an action.
  await page.keyboard.press('Control+k');
  await search(page).waitFor();
  await page.keyboard.type('audit');
  await page.getByRole('option', { name: /Audit log/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { level: 1, name: 'New home' }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('the table has few rows in the page, however many are loaded and wherever it is scrolled to', async () => {
  const client = await app.addClient();
  const member = await addMember(app, { contextId: client.contextId });
  await app.dependencies.sql`
    INSERT INTO estates (context_id, external_id, country, region, zip_code, place, street, house_number,
      estate_provider_type, quality_label, estate_type, year_built, referral_token)
    SELECT ${client.contextId}, 'row-' || i, 'BE', 'BE-VLG', '9000', 'Gent', 'Kerkstraat', i::text, 'API', 'C', 'HOUSE', 1950,
      left(md5(i::text), 22) FROM generate_series(1, 10000) i`;
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/team', {
    bypassCSP: true,
  });
  // In pages of a thousand, which come sooner than a hundred of a hundred.
  await page.route('**/v1/portfolio/estates*', (route) =>
    route.continue({ url: route.request().url().replace('page_size=100', 'page_size=1000') }),
  );
  await page.getByRole('link', { name: 'Homes', exact: true }).click();
  await page.locator('table.homes[aria-busy=false]').waitFor();
  const drawn = () => page.locator('table.homes tbody tr').count();
  // To the end again and again, as a hand does: each time the next page of homes is fetched.
  const last = page.getByRole('link', { name: 'Kerkstraat 10000, 9000 Gent' });
  while ((await last.count()) === 0) {
    const height = await page.evaluate<number>(`document.querySelector('.table-box').scrollHeight`);
    await page.evaluate(`document.querySelector('.table-box').scrollTo({ top: 1e9 })`);
    await page.waitForFunction(
      `document.querySelector('.table-box').scrollHeight > ${height} || document.body.innerText.includes('Kerkstraat 10000,')`,
    );
    const rows = await drawn();
    assert.ok(rows < 100, `${rows} rows in the page`);
  }
  assert.deepEqual(complaints, []);
  await close();
});

test('no state of it has a violation', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/homes', { bypassCSP: true });
  const isListed = () => page.locator('table.homes[aria-busy=false]').waitFor();
  await isListed();
  await assertGoodInEveryAppearance(page, isListed);
  const open = async (name: string, isOpen: string) => {
    await page.getByRole('button', { name }).first().click();
    await page.locator(isOpen).waitFor();
    await assertGood(page, name);
    await page.keyboard.press('Escape');
  };
  await open('Save this view', '.views-box:popover-open');
  await open('Status', '.filter-box:popover-open');
  await open('More actions', '.menu-box:popover-open');
  await open('Quick look at', '.drawer');
  await page.goto(`${app.url}/console#/new-home`);
  const isReady = () => page.locator('.new-home').waitFor();
  await isReady();
  await assertGoodInEveryAppearance(page, isReady);
  const find = async (look: string) => {
    await page.locator('.search-button').click();
    await search(page).fill('linde');
    await found(page).first().waitFor();
    await assertGood(page, look);
    await page.keyboard.press('Escape');
  };
  await find('found');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await assertGood(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await find('found on a phone in the dark');
  await close();
});
