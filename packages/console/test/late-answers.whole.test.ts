/** Responses that arrive after those to later requests: they are out of date. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes } from '../../server/src/testing/becomes.ts';
import { chooseLanguage, signOut } from '../../server/src/testing/browser/account-menu.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { chooseOption } from '../../server/src/testing/browser/homes-list.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';
import { until } from '../../server/src/testing/until.ts';

const { app, browser } = await startBrowserApp();
const { contextId } = await app.addClient();
const owner = await addMember(app, { contextId });

/** Keeps back the next answer to such a request. */
async function holdNext(
  page: Page,
  url: string | RegExp,
): Promise<{ asked: Promise<void>; release: () => Promise<void> }> {
  const asked = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const handled = Promise.withResolvers<void>();
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await late.promise;
      await route.fulfill({ response });
      handled.resolve();
    },
    { times: 1 },
  );
  return {
    asked: asked.promise,
    /** Until the page has read it and drawn what follows. */
    async release() {
      late.resolve();
      await handled.promise;
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))');
    },
  };
}

test('a list that was asked for before a change does not undo what is seen of it', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/today');
  const first = await holdNext(page, '**/v1/clients');
  await page.getByRole('link', { name: 'API and webhooks' }).click();
  await first.asked;
  const clients = page.getByRole('region', { name: 'API clients' });
  await page.locator('.page-header').getByRole('button', { name: 'New API client' }).click();
  const form = page.getByRole('dialog', { name: 'New API client' });
  await form.getByLabel('Name').fill('Website');
  await form.getByRole('button', { name: 'Create' }).click();
  const made = clients.getByRole('button', { name: 'Disable: Website' });
  await made.waitFor();
  await first.release();
  assert.equal(await made.count(), 1);
  assert.deepEqual(complaints, []);
  await close();
});

test('older entries of one filter are not shown under the next', async () => {
  const other = await app.addClient();
  const member = await addMember(app, { contextId: other.contextId });
  await app.dependencies.sql`
    INSERT INTO audit_entries (context_id, actor_kind, operation, path, status)
    SELECT ${other.contextId}, 'server', 'putEstate', '/v1/estates/H' || n, 409 FROM generate_series(1, 60) n`;
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/audit');
  const rows = page.locator('.entries tbody tr');
  await rows.nth(49).waitFor();
  const older = await holdNext(page, /\/v1\/audit\?.*before=/);
  await page.getByRole('button', { name: 'Show older' }).click();
  await older.asked;
  await chooseOption(page, 'What', 'Webhook deleted');
  const none = page.getByText('No entries match these filters.');
  await none.waitFor();
  await older.release();
  assert.equal(await none.count(), 1);
  assert.equal(await rows.count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('the language is the one that was chosen last', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/team');
  const french = await holdNext(page, '**/terms-*.js');
  await chooseLanguage(page, 'fr-BE');
  await french.asked;
  await chooseLanguage(page, 'nl-BE');
  const team = page.getByRole('heading', { name: 'Team en toegang', level: 1 });
  await team.waitFor();
  await french.release();
  assert.equal(await team.count(), 1);
  assert.equal(await page.locator('html').getAttribute('lang'), 'nl-BE');
  assert.equal(await page.locator('.menu-item[aria-checked=true] [lang]').getAttribute('lang'), 'nl-BE');
  assert.deepEqual(complaints, []);
  await close();
});

test('who has signed out is not signed in again by an answer that was on its way', async () => {
  const member = await addMember(app, { contextId });
  const { page, close } = await visitConsole(browser, app, member, '#/nowhere');
  await page.getByRole('link', { name: 'Branding' }).waitFor();
  // The frame reads the logo: refused after the change of role, it would take the link away before the click.
  await until(() =>
    page.evaluate<boolean>(
      `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/v1/context'))`,
    ),
  );
  await app.dependencies.sql`UPDATE memberships SET role = 'viewer' WHERE member_id = ${member.id}`;
  const session = await holdNext(page, '**/v1/session');
  await page.getByRole('link', { name: 'Branding' }).click();
  await session.asked;
  await signOut(page);
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.waitFor();
  await session.release();
  assert.equal(await signIn.count(), 1);
  await close();
});

test('who could not be signed out gets a message, and is still there', async () => {
  const member = await addMember(app, { contextId });
  const { page, close } = await visitConsole(browser, app, member, '#/team');
  await page.route('**/v1/session', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await signOut(page);
  await page.getByRole('alert').getByText('Cannot reach the server').waitFor();
  await page.unroute('**/v1/session');
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await close();
});

test('a view that is being saved does not empty what is written meanwhile', async () => {
  await app.dependencies.sql`
    INSERT INTO estates (context_id, external_id, country, region, zip_code, place, street, house_number,
      estate_provider_type, quality_label, estate_type, year_built, referral_token)
    SELECT ${contextId}, 'row-' || i, 'BE', 'BE-VLG', '9000', 'Gent', 'Kerkstraat', i::text, 'API', 'C', 'HOUSE', 1950,
      left(md5('late' || i), 22) FROM generate_series(1, 250) i`;
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/homes');
  await page.getByRole('button', { name: 'Save this view' }).click();
  const box = page.locator('.views-box');
  const views = page.getByRole('navigation', { name: 'Views' });
  const name = box.getByLabel('Name of this view');
  const save = box.getByRole('button', { name: 'Save', exact: true });
  await name.fill('First');
  const late = await holdNext(page, '**/v1/portfolio/views');
  await save.click();
  await late.asked;
  await name.fill('Second');
  await late.release();
  await views.getByRole('link', { name: 'First' }).waitFor();
  assert.equal(await name.inputValue(), 'Second');
  await save.click();
  await views.getByRole('link', { name: 'Second' }).waitFor();
  await becomes(() => name.inputValue(), '');
  // What is refused is still there to be mended.
  await page.getByRole('button', { name: 'Save this view' }).click();
  await name.fill('Second');
  await save.click();
  await box.getByText('You already have a view with this name.').waitFor();
  assert.equal(await name.inputValue(), 'Second');
  assert.deepEqual(complaints, []);
  await close();
});

test('a page of homes that could not be loaded is asked for again, and the rest follows', async () => {
  const { page, close } = await visitConsole(browser, app, owner, '#/homes');
  await page.locator('table.homes[aria-busy=false]').waitFor();
  await page.route('**/v1/portfolio/estates?*after=*', (route) => route.abort(), { times: 1 });
  const toEnd = () => page.evaluate(`document.querySelector('.table-box').scrollTo({ top: 1e9 })`);
  await toEnd();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await again.waitFor({ state: 'detached' });
  const last = page.getByRole('link', { name: 'Kerkstraat 250, 9000 Gent' });
  await until(async () => {
    await toEnd();
    return (await last.count()) > 0;
  });
  await close();
});
