import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { chooseFromMenu } from '../../server/src/testing/browser/homes-list.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { violationsOf } from '../../server/src/testing/browser/violations.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app, 'viewer');
before(async () => {
  await office.client.call('PUT', '/v1/estates/XX-1', {
    address: { country: 'BE', zip_code: '9999', place: 'Achter de Hoek' },
    estate_type: 'LAND',
  });
});

test('from the list to the map, by colour, and from a place to its homes', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/homes');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await chooseFromMenu(page, 'Map');
  await page.getByText('7 homes · 6 places').waitFor();
  await page.getByText('1 home is not on the map').waitFor();
  assert.equal(await page.locator('circle.map-place').count(), 5);
  const places = page.getByRole('table', { name: 'Places, with links to their homes' });
  assert.equal(await places.getByRole('row').count(), 7);
  const leuven = places.getByRole('row', { name: /Leuven/ });
  await leuven.getByRole('img', { name: 'label F' }).waitFor();
  // Schaarbeek is Schaerbeek in the data of the map.
  assert.equal(await page.locator('circle.map-place title', { hasText: 'Schaarbeek: 1' }).count(), 1);

  await page.getByRole('radio', { name: 'what owners pay' }).check();
  assert.match(page.url(), /#\/map\?shade=cost$/);
  // Land has no plan, and no cost.
  assert.equal(await page.locator('circle.map-place[class*="map-cost-"]').count(), 4);
  assert.equal(await page.locator('circle.map-unknown').count(), 1);
  await page.getByRole('radio', { name: 'number of homes' }).check();
  assert.equal(await page.locator('circle.map-count').count(), 5);

  await page.locator('circle.map-place', { hasText: 'Gent: 2' }).click();
  await page.getByText('2 homes · 2 with a plan').waitFor();
  assert.match(page.url(), /#\/homes\?place=Gent&region=BE-VLG$/);
  const own = new URL(app.url).origin;
  assert.deepEqual(
    asked.filter((url) => new URL(url).origin !== own),
    [],
  );
  assert.deepEqual(complaints, []);
  await close();
});

test('by keyboard alone, under the filters of the address', async () => {
  const { page, complaints, close } = await visitConsole(
    browser,
    app,
    office.member,
    '#/map?estate_status=SOLD&shade=count',
  );
  await page.getByText('1 home · 1 place').waitFor();
  const gent = page.getByRole('link', { name: 'Gent' });
  await gent.focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 home · 1 with a plan').waitFor();
  assert.match(page.url(), /#\/homes\?estate_status=SOLD&place=Gent&region=BE-VLG$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Clear the filters' }).click();
  await page.getByText('7 homes · 6 places').waitFor();
  assert.match(page.url(), /#\/map\?shade=count$/);
  assert.deepEqual(complaints, []);
  await close();
});

test('nothing that passes, no homes at all, and a server that fails are reported', async () => {
  const newcomer = await addMember(app, { contextId: (await app.addClient()).contextId });
  const empty = await visitConsole(browser, app, newcomer, '#/map');
  await empty.page.getByText('No homes yet').waitFor();
  await empty.close();
  const { page, close } = await visitConsole(browser, app, office.member, '#/map?place=Nowhere');
  await page.getByText('No homes match these filters.').waitFor();
  let isFailing = true;
  await page.route('**/v1/portfolio/places**', (route) =>
    isFailing ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Clear the filters' }).click();
  await page.getByRole('alert').waitFor();
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('7 homes · 6 places').waitFor();
  await close();
});

test('no state of it has a violation', async (t) => {
  const states: [string, string, BrowserContextOptions][] = [
    ['wide', '#/map', {}],
    ['by cost, in the dark', '#/map?shade=cost', { colorScheme: 'dark' }],
    ['on a phone', '#/map', { viewport: { width: 390, height: 844 }, hasTouch: true }],
    ...['nl-BE', 'nl-NL', 'fr-BE'].map((locale): [string, string, BrowserContextOptions] => [
      locale,
      '#/map?shade=cost',
      { locale },
    ]),
  ];
  for (const [name, hash, options] of states)
    await t.test(name, async () => {
      const { page, close } = await visitConsole(browser, app, office.member, hash, {
        ...options,
        bypassCSP: true,
      });
      await page.locator('circle.map-place').first().waitFor();
      assert.deepEqual(await violationsOf(page), []);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      assert(width <= 0, `${width} px too wide`);
      await close();
    });
});
