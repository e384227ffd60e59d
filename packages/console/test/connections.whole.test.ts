import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { WHISE_CREDENTIALS, whiseEstate } from '@rooftree/connectors/testing';
import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from '../../server/src/testing/browser/browser.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { violationsOf } from '../../server/src/testing/browser/violations.ts';
import { type Agencies, startAgencies } from '../../server/src/testing/providers/agency.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

/** The primary buttons of a card: one for each state. */
const primary = (card: Locator) => card.locator('.button-primary').allTextContents();

let agencies: Agencies;
let browser: Browser;
before(async () => {
  [agencies, browser] = await Promise.all([startAgencies(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await agencies.close();
});

test('from a new connection to the homes that it brings, what it did not take, and a list that shrank', async () => {
  const { app, whise } = agencies;
  const client = await app.addClient();
  const owner = await addMember(app, { contextId: client.contextId });
  for (let id = 1; id <= 8; id++)
    whise.estates.put(String(id), whiseEstate(id, id === 3 ? { category: {} } : {}));
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/connections', {
    bypassCSP: true,
  });

  await page.getByRole('button', { name: 'New connection' }).click();
  const form = page.getByRole('dialog', { name: 'New connection' });
  await form.getByLabel('System').selectOption('WHISE');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Our Whise');
  await form.getByLabel('User name').fill(WHISE_CREDENTIALS.username);
  await form.getByLabel('Password').fill('nonsense');
  await form.getByLabel('Client ID').fill(WHISE_CREDENTIALS.client_id);
  await form.getByRole('button', { name: 'Save and test' }).click();
  const card = page.getByRole('region', { name: 'Our Whise' });
  await card.getByText('Automatic sync is paused. No homes from Whise.').waitFor();
  await card.getByText('Whise did not accept this connection. Check the credentials below.').waitFor();
  assert.deepEqual(await primary(card), ['Save and test']);
  assert.deepEqual(await violationsOf(page), []);

  await card.getByLabel('User name').fill(WHISE_CREDENTIALS.username);
  await card.getByLabel('Password').fill(WHISE_CREDENTIALS.password);
  await card.getByLabel('Client ID').fill(WHISE_CREDENTIALS.client_id);
  await card.getByRole('button', { name: 'Save and test' }).click();
  await card.getByText('7 new, 0 changed, 1 rejected; 8 in total. Nothing was saved.').waitFor();
  assert.equal(await card.getByText('did not accept').count(), 0);
  assert.equal(await card.getByRole('row').count(), 9);
  assert.deepEqual(await primary(card), ['Start syncing']);
  // Of the first home, the provider's own words and the field they are from stand beside what became of them.
  await card
    .getByRole('listitem')
    .filter({ hasText: 'mazout (chau. centr.)' })
    .filter({ hasText: '(chauffage, field details 1020)' })
    .first()
    .waitFor();
  const { sql } = app.dependencies;
  assert.equal((await sql`SELECT FROM estates WHERE context_id = ${client.contextId}`).length, 0);
  assert.deepEqual(await violationsOf(page), []);
  await card.getByRole('button', { name: 'Close' }).click();
  assert.deepEqual(await primary(card), ['Preview']);
  await card.getByRole('button', { name: 'Preview' }).click();

  await card.getByRole('button', { name: 'Start syncing' }).click();
  await card.getByText('7 new, 0 changed, 0 unchanged, 1 rejected, 0 deactivated.').waitFor();
  await card.getByText('Active. 7 homes from Whise.').waitFor();
  assert.deepEqual(await primary(card), ['Sync now']);
  const read = card.getByRole('button', { name: 'Sync now' });
  await card.getByRole('button', { name: '1 home rejected' }).click();
  await card.getByText('Its type is missing or not supported.').waitFor();
  assert.deepEqual(await violationsOf(page), []);

  whise.estates.clear();
  await read.click();
  await card.getByText('0 new, 0 changed, 0 unchanged, 0 rejected, 0 deactivated.').waitFor();
  await read.click();
  await card.getByText('7 homes are gone in your system.').waitFor();
  await card.getByText('Waiting for your decision.').waitFor();
  assert.deepEqual(await violationsOf(page), []);
  await card.getByRole('button', { name: 'Keep them' }).click();
  await card.getByText('Active. 7 homes from Whise.').waitFor();

  await card.getByRole('button', { name: 'Remove' }).click();
  await card.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await card.waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await close();
});

test('a listing with the reference of a home elsewhere is the same home, or another one, as a person says', async () => {
  const { app, whise } = agencies;
  const agency = await agencies.open({ plans_estates: false });
  const { client, owner } = agency;
  const address = {
    country: 'BE',
    street: 'Kerkstraat',
    house_number: '12',
    zip_code: '2800',
    place: 'Mechelen',
  };
  whise.estates.clear();
  for (const id of [900, 901]) {
    await client.call('PUT', `/v1/estates/${id}`, { address, estate_type: 'HOUSE', year_built: 1990 });
    whise.estates.put(
      String(id),
      whiseEstate(id, { address: 'Langestraat', number: '3', box: undefined, area: 300 }),
    );
  }
  await agency.read('FULL');
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/connections', {
    bypassCSP: true,
  });
  const card = page.getByRole('region', { name: 'Our Whise' });
  await card
    .getByText('2 homes in your system have the reference of a home at another address here.')
    .waitFor();
  const conflict = (id: number) =>
    card.getByRole('listitem').filter({ has: page.getByRole('link', { name: String(id), exact: true }) });
  await conflict(900).getByText('Kerkstraat 12, 2800 Mechelen').waitFor();
  await conflict(900).locator('summary').click();
  await conflict(900).getByText('300 (missing here)').waitFor();
  await conflict(900).getByText('here 1990, in your system 1920').waitFor();
  assert.deepEqual(await violationsOf(page), []);
  await conflict(900).getByRole('button', { name: 'Same home' }).click();
  await page.getByText('900 and the home in your system are now one.').waitFor();
  await card.getByText('1 home in your system has the reference').waitFor();
  await conflict(901).getByRole('button', { name: 'Different homes' }).click();
  await page.getByText('The home in your system was added as 901-whise.').waitFor();
  await card.getByText('in your system has the reference').waitFor({ state: 'detached' });
  // A conflict is nothing to correct in the other system.
  await card.getByRole('button', { name: '2 homes rejected' }).click();
  await card.getByText('You have already decided about 2 homes.').waitFor();
  assert.equal(await card.getByText('Fix them in your own system').count(), 0);
  const { sql } = app.dependencies;
  const rows = await sql<{ name: string; street: string; area: number | null }[]>`
    SELECT external_id AS name, street, (dwelling ->> 'habitable_space_m2')::float AS area FROM estates
    WHERE context_id = ${client.contextId} ORDER BY external_id`;
  assert.deepEqual(
    rows.map(({ name, street, area }) => [name, street, area]),
    [
      ['900', 'Kerkstraat', 300],
      ['901', 'Kerkstraat', null],
      ['901-whise', 'Langestraat', 300],
    ],
  );

  // A value that is not used stays visible at the home, with the reason.
  await page.goto(page.url().replace(/#.*$/, '#/home/900'));
  const unused = page.locator('details.ignored').filter({ hasText: '1920' });
  await unused.locator('summary').click();
  await unused.getByText('1920 (connection): another source takes precedence').waitFor();
  // Nor is it folded away where nothing else is known of the fact.
  await page.goto(page.url().replace(/#.*$/, '#/home/901-whise'));
  const vague = page.locator('[data-fact=window_glazing_type] details.ignored');
  await vague.locator('summary').click();
  await vague.getByText('it does not say how much').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('who may only look sees how it goes, in every language', async () => {
  const { app } = agencies;
  const agency = await agencies.open();
  const viewer = await addMember(app, { contextId: agency.client.contextId, role: 'viewer' });
  for (const [locale, heading] of [
    ['nl-BE', 'Koppelingen'],
    ['nl-NL', 'Koppelingen'],
    ['fr-BE', 'Connexions'],
    ['en-GB', 'Connections'],
  ] as const) {
    const { page, complaints, close } = await visitConsole(browser, app, viewer, '#/connections', {
      locale,
      bypassCSP: true,
    });
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Our Whise' }).waitFor();
    assert.equal(await page.locator('main').getByRole('button').count(), 0);
    assert.deepEqual(await violationsOf(page, locale === 'en-GB' ? 'all' : 'all but colours'), []);
    assert.deepEqual(complaints, []);
    await close();
  }
});
