import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { violationsOf } from '../../server/src/testing/browser/violations.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';
import { addMember, type TestMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp();
const client = await app.addClient({ context: { name: 'Huis & Haard' } });
const owner = await addMember(app, { contextId: client.contextId });
let link: string;
before(async () => {
  await owner.call('PATCH', '/v1/context', { takes_contact_requests: true });
  ({ link } = await addReferredEstate(client));
});

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', bypassCSP: true, ...options });
  const page = await context.newPage();
  await page.goto(`${link}?lang=en`);
  await page.locator('html[data-alive]').waitFor();
  return page;
}

test('a buyer leaves an address on purpose, and learns what is missing', async () => {
  const page = await openPage();
  const form = page.locator('#save-plan');
  await form.getByRole('heading').first().click();
  assert.equal(await form.getByLabel('Phone number').count(), 0);
  await form.getByLabel(/^I would like Huis & Haard to contact me/).check();
  await form.getByLabel('Name', { exact: true }).fill('An Peeters');
  await form.getByRole('button', { name: 'Save this plan' }).click();
  await form.getByText('Enter an email address or a phone number.').waitFor();
  assert.deepEqual(await violationsOf(page), []);
  await form.getByLabel('Email address').fill('an@example.com');
  await form.getByLabel('Name of the plan').fill('An and Bert');
  await form.getByRole('button', { name: 'Save this plan' }).click();
  await form.getByText('Saved as “An and Bert”. Sent to Huis & Haard.').waitFor();
  assert.equal(await form.getByLabel('Phone number').count(), 0);

  const alert = page.locator('#alert');
  await alert.getByRole('heading').first().click();
  await alert.getByText('is stored for Huis & Haard only').waitFor();
  await alert.getByLabel('Phone number').fill('+32 9 123 45 67');
  await page.locator('#alert-consent').check();
  await alert.getByRole('button', { name: 'Keep me informed' }).click();
  await alert.getByText('Sent to Huis & Haard.').waitFor();
  await page.context().close();
});

test('the agency answers one after the other, and changes its mind', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/today');
  const line = page.locator('.work-line', { hasText: '2 buyers to contact' });
  await line.getByRole('link', { name: 'Show all' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buyers' }).waitFor();
  const rows = page.locator('.contact-requests li');
  await rows.nth(1).waitFor();
  const mail = page.getByRole('link', { name: 'an@example.com' });
  assert.equal(await mail.getAttribute('href'), 'mailto:an@example.com');
  await page.getByRole('button', { name: 'Done: An Peeters' }).click();
  await page.getByRole('button', { name: 'Done: An Peeters' }).waitFor({ state: 'detached' });
  assert.equal(await rows.count(), 1);
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Contacted' }).click();
  await page.getByRole('button', { name: 'Mark as not done: An Peeters' }).click();
  await page.getByText('None yet.').waitFor();
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'To contact' }).click();
  await rows.nth(1).waitFor();
  await page.getByRole('link', { name: 'An and Bert' }).click();
  await page.getByRole('region', { name: 'Buyer to contact' }).getByText('An Peeters').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer reads them and can say nothing; a fault is reported in place', async () => {
  const viewer = await addMember(app, { contextId: client.contextId, role: 'viewer' });
  const { page, close } = await visitConsole(browser, app, viewer, '#/team');
  await page.route('**/v1/contact-requests*', (route) => route.abort());
  await page.goto(`${app.url}/console#/buyers`);
  await page.getByRole('alert').waitFor();
  await page.unroute('**/v1/contact-requests*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.contact-requests').getByText('An Peeters').waitFor();
  assert.equal(await page.getByRole('main').getByRole('button').count(), 0);
  await close();
});

test('a buyer is found by a part of the number, and forgotten', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/privacy');
  const part = page.getByRole('region', { name: 'Delete personal data' });
  await part.getByRole('searchbox').fill('09 123 45');
  await part.getByRole('button', { name: 'Find' }).click();
  await part.getByText('buyer who left contact details', { exact: true }).waitFor();
  await part.getByRole('button', { name: 'Delete the data of +32 9 123 45 67' }).click();
  await part.getByLabel(/^To confirm/).fill('+32 9 123 45 67');
  await part.getByRole('button', { name: 'Delete the data of +32 9 123 45 67' }).click();
  await part.getByText('The data of +32 9 123 45 67 has been deleted.').waitFor();
  const { data } = await successOf<{ data: { name: string }[] }>(
    await owner.call('GET', '/v1/contact-requests'),
  );
  assert.deepEqual(
    data.map(({ name }) => name),
    ['An Peeters'],
  );
  assert.deepEqual(complaints, []);
  await close();
});

test('no state of it has a violation', async (t) => {
  const newcomer = await addMember(app, { contextId: (await app.addClient()).contextId });
  const states: [string, TestMember, BrowserContextOptions][] = [
    ['wide', owner, {}],
    ['on a phone in the dark', owner, { ...PHONE, colorScheme: 'dark' }],
    ['nobody', newcomer, {}],
    ...['nl-BE', 'nl-NL', 'fr-BE'].map((locale): [string, TestMember, BrowserContextOptions] => [
      locale,
      owner,
      { ...PHONE, locale },
    ]),
  ];
  for (const [name, member, options] of states)
    await t.test(name, async () => {
      const visited = await visitConsole(browser, app, member, '#/buyers', { ...options, bypassCSP: true });
      await visited.page.locator('.contact-requests, .empty-state').first().waitFor();
      assert.deepEqual(await violationsOf(visited.page), []);
      const width = await visited.page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      assert(width <= 0, `${width} px too wide`);
      await visited.close();
    });
});
