/**
 * Nothing moves under the reader's eyes: not when scripts, decisions and ways arrive, and not for a font that comes
 * late.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';

const MOST_SHIFT = 0.01;
const PHONE = { width: 390, height: 844 };

const { app, browser } = await startBrowserApp();
const client = await app.addClient({ context: { name: 'Huis & Haard' } });

const { dwelling: _, ...bare } = OLD_HOUSE;
const HOMES = {
  known: OLD_HOUSE,
  unknown: { ...bare, year_built: 1958 },
  flat: { ...bare, estate_type: 'APARTMENT', estate_format: null, dwelling: { storeys: 6 } },
};

/** The sum of the shifts so far, from before the first paint on. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate<number>('window.shifts.reduce((sum, shift) => sum + shift, 0)');
}

/** Two frames later all that a change of styles or fonts moves has moved. */
const nextFrames = (page: Page) =>
  page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');

async function openWithLateFont(url: string, ready: string): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(`window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true });`);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  const arrived = page.waitForResponse('**/*.woff2');
  release();
  await (await arrived).finished();
  await page.evaluate('document.fonts.ready.then(() => true)');
  await nextFrames(page);
  return page;
}

for (const [name, home] of Object.entries(HOMES))
  test(`the page of a home stays where it is: ${name}`, async () => {
    const { link } = await addReferredEstate(client, home);
    for (const language of ['nl-BE', 'nl-NL', 'fr-BE', 'en']) {
      const page = await openWithLateFont(`${link}?lang=${language}`, '.ways-card');
      const shift = await shiftOf(page);
      assert.ok(shift < MOST_SHIFT, `${language}: ${shift}`);
      await page.close();
    }
  });

test('the start page stays where it is', async () => {
  for (const language of ['nl-BE', 'nl-NL', 'fr-BE', 'en']) {
    const page = await openWithLateFont(`${app.url}/?lang=${language}`, 'html[data-engine] .start, .start');
    const shift = await shiftOf(page);
    assert.ok(shift < MOST_SHIFT, `${language}: ${shift}`);
    await page.close();
  }
});
