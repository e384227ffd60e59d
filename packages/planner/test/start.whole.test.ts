import assert from 'node:assert/strict';
import { test } from 'node:test';
import { becomes } from '../../server/src/testing/becomes.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { visit } from './visit.ts';

const { app, browser } = await startBrowserApp();

test('a postcode, a year and a form give a label, works and a price from the engine in the browser', async () => {
  const { page, complaints, close } = await visit(browser, `${app.url}/?lang=fr-BE`);
  const shown = () => page.locator('.start-result').textContent();
  const first = await shown();
  assert.match(first ?? '', /Premiers travaux/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByLabel('Code postal').fill('1050');
  await page.getByLabel('Année de construction').fill('1931');
  await page.getByRole('combobox').selectOption('Appartement');
  await becomes(async () => (await shown()) === first, false);
  assert.match((await shown()) ?? '', /€/);
  assert.deepEqual(requests, []);
  await page.getByLabel('Code postal').fill('99');
  await page.getByText('Impossible d’établir un plan.').waitFor();
  await page.getByLabel('Code postal').fill('5000');
  await page.locator('.start-result').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('three kinds of reader have a tab each, and the console is one click away', async () => {
  const { page, complaints, close } = await visit(browser, app.url);
  await page.getByRole('heading', { name: 'Sell with a plan instead of a bad label' }).waitFor();
  await page.getByRole('radio', { name: 'Bank' }).check();
  await page.getByRole('heading', { name: 'Know what renovating your portfolio costs' }).waitFor();
  await page.getByRole('radio', { name: 'Bank' }).press('ArrowRight');
  await page.getByRole('heading', { name: 'Your first plan in five calls' }).waitFor();
  await page.getByRole('link', { name: 'Français' }).or(page.getByTitle('Français')).first().click();
  await page.getByRole('heading', { name: 'Un plan de rénovation pour chaque logement' }).waitFor();
  await page.getByRole('link', { name: 'Ouvrir la console' }).first().click();
  await page.waitForURL(/\/console/);
  assert.deepEqual(complaints, []);
  await close();
});
