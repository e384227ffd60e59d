/** Answers that come after those to later questions: what they tell of is past. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../testing/browser.ts';
import { visitConsole } from '../../testing/office.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';

let app: TestApp;
let browser: Browser;
let contextId: string;
let owner: TestMember;
before(async () => {
  [app, browser] = await Promise.all([startTestApp(), launchBrowser()]);
  ({ contextId } = await app.addClient());
  owner = await addMember(app, { contextId });
});
after(async () => {
  await browser.close();
  await app.stop();
});

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
  await clients.getByLabel('What it is for').fill('Website');
  await clients.getByRole('button', { name: 'Create' }).click();
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
  await page.getByRole('button', { name: 'Older ones' }).click();
  await older.asked;
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'deleted a webhook' });
  const none = page.getByText('Nothing passes these filters.');
  await none.waitFor();
  await older.release();
  assert.equal(await none.count(), 1);
  assert.equal(await rows.count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('the language is the one that was chosen last', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/team');
  const french = await holdNext(page, '**/fr-BE-*.js');
  const language = page.locator('.rail-foot select');
  await language.selectOption('fr-BE');
  await french.asked;
  await language.selectOption('nl-BE');
  const team = page.getByRole('heading', { name: 'Team en toegang', level: 1 });
  await team.waitFor();
  await french.release();
  assert.equal(await team.count(), 1);
  assert.equal(await page.locator('html').getAttribute('lang'), 'nl-BE');
  assert.equal(await language.inputValue(), 'nl-BE');
  assert.deepEqual(complaints, []);
  await close();
});

test('who has signed out is not signed in again by an answer that was on its way', async () => {
  const member = await addMember(app, { contextId });
  const { page, close } = await visitConsole(browser, app, member, '#/nowhere');
  await page.getByRole('link', { name: 'Branding' }).waitFor();
  await app.dependencies.sql`UPDATE memberships SET role = 'viewer' WHERE member_id = ${member.id}`;
  const session = await holdNext(page, '**/v1/session');
  await page.getByRole('link', { name: 'Branding' }).click();
  await session.asked;
  await page.getByRole('button', { name: 'Sign out' }).click();
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.waitFor();
  await session.release();
  assert.equal(await signIn.count(), 1);
  await close();
});

test('who could not be signed out is told so, and is still there', async () => {
  const member = await addMember(app, { contextId });
  const { page, close } = await visitConsole(browser, app, member, '#/team');
  await page.route('**/v1/session', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await signOut.click();
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor();
  await page.unroute('**/v1/session');
  await signOut.click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await close();
});
