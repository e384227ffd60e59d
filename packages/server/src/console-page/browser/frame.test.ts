import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../testing/browser.ts';
import { visitConsole } from '../../testing/office.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  [app, browser] = await Promise.all([startTestApp(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await app.stop();
});

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
  await page.getByRole('link', { name: 'Who did what' }).click();
  const audit = page.getByRole('heading', { name: 'Who did what' });
  await audit.waitFor();
  late.resolve();
  // Once it has run here, it has run for the page.
  await page.evaluate(`import(${JSON.stringify((await asked).url())})`);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  assert.equal(await audit.count(), 1);
  assert.deepEqual(complaints, []);
  await close();
});
