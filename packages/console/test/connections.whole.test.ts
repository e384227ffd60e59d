import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { WHISE_CREDENTIALS, whiseEstate } from '@rooftree/connectors/testing';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../server/src/testing/browser/browser.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { violationsOf } from '../../server/src/testing/browser/violations.ts';
import { type Agencies, startAgencies } from '../../server/src/testing/providers/agency.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

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

  const form = page.getByRole('region', { name: 'New connection' });
  await form.getByLabel('System').selectOption('WHISE');
  await form.getByLabel('Name', { exact: true }).fill('Our Whise');
  await form.getByLabel('User name').fill(WHISE_CREDENTIALS.username);
  await form.getByLabel('Password').fill(WHISE_CREDENTIALS.password);
  await form.getByLabel('Client ID').fill(WHISE_CREDENTIALS.client_id);
  await form.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('region', { name: 'Our Whise' });
  await card.getByText('Automatic sync is paused. No homes from Whise.').waitFor();

  await card.getByRole('button', { name: 'Preview' }).click();
  await card.getByText('7 new, 0 changed, 1 rejected; 8 in total. Nothing was saved.').waitFor();
  assert.equal(await card.getByRole('row').count(), 9);
  const { sql } = app.dependencies;
  assert.equal((await sql`SELECT FROM estates WHERE context_id = ${client.contextId}`).length, 0);
  assert.deepEqual(await violationsOf(page), []);
  await card.getByRole('button', { name: 'Close' }).click();

  const read = card.getByRole('button', { name: 'Sync now' });
  await read.click();
  await card.getByText('7 new, 0 changed, 0 unchanged, 1 rejected, 0 deactivated.').waitFor();
  await card.getByRole('button', { name: '1 home rejected' }).click();
  await card.getByText('its category is not filled in').waitFor();
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
  await page.getByText('None yet.').waitFor();
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
