import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseLanguage } from '../../server/src/testing/browser/account-menu.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGood } from '../../server/src/testing/browser/every-appearance.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp();

test('a screen whose script comes late does not take the place of the one that was opened meanwhile', async () => {
  const { contextId } = await app.addClient();
  const member = await addMember(app, { contextId });
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/team');
  await page.getByRole('heading', { name: 'Team and access' }).waitFor();
  const late = Promise.withResolvers<void>();
  await page.route('**/homes-screen*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/homes-screen*.js');
  await page.getByRole('link', { name: 'Homes' }).click();
  await asked;
  await page.getByRole('link', { name: 'Audit log' }).click();
  const audit = page.getByRole('heading', { name: 'Audit log' });
  await audit.waitFor();
  late.resolve();
  // Once it has run here, it has run for the page.
  await page.evaluate(`import(${JSON.stringify((await asked).url())})`);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  assert.equal(await audit.count(), 1);
  assert.deepEqual(complaints, []);
  await close();
});

test('on a phone a bar at the foot leads everywhere, by finger, keyboard and screen reader', async () => {
  const { contextId } = await app.addClient();
  const member = await addMember(app, { contextId });
  const phone = { viewport: { width: 360, height: 740 }, bypassCSP: true } as const;
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/team', phone);
  const heading = page.getByRole('heading', { name: 'Team and access' });
  await heading.waitFor();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  assert.ok(top < 740 / 6, `the screen begins ${top} px below the top`);
  const bar = page.getByRole('navigation', { name: 'Console' });
  const button = bar.getByRole('button', { name: 'Menu' });
  const rest = page.getByRole('navigation', { name: 'More' });
  for (const name of ['Today', 'Homes', 'Buyers', 'Passports'])
    assert.ok(((await bar.getByRole('link', { name }).boundingBox())?.height ?? 0) >= 44, name);
  assert.deepEqual([await rest.count(), await button.getAttribute('aria-expanded')], [0, 'false']);
  await assertGood(page, 'closed');

  await button.press('Enter');
  await rest.waitFor();
  assert.equal(await button.getAttribute('aria-expanded'), 'true');
  await assertGood(page, 'open');
  // What it opens comes right after it.
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate('document.activeElement.textContent'), 'Overview');
  await page.keyboard.press('Escape');
  await rest.waitFor({ state: 'detached' });
  assert.equal(await page.evaluate('document.activeElement.className === "menu-button is-here"'), true);

  await button.click();
  await heading.click({ position: { x: 5, y: 5 } });
  await rest.waitFor({ state: 'detached' });
  await button.click();
  await rest.getByRole('link', { name: 'Data and privacy' }).click();
  await page.getByRole('heading', { name: 'Data and privacy' }).waitFor();
  await rest.waitFor({ state: 'detached' });
  assert.equal(await page.evaluate('document.activeElement.id'), 'content');
  await chooseLanguage(page, 'fr-BE');
  await page.getByRole('heading', { name: 'Données et vie privée' }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
