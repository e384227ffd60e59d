import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';
import { openStep, visit } from './visit.ts';

/** Five and a half screens of a phone. */
const MOST_HEIGHT = 4700;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const { app, browser } = await startBrowserApp();
const client = await app.addClient({ context: { name: 'Huis & Haard' } });
await app.dependencies.sql`UPDATE contexts SET contact_name = 'An', contact_phone = '+32 9 123 45 67',
  contact_email = 'an@agency.example', takes_contact_requests = true WHERE id = ${client.contextId}`;

/** A house about which all is known, one about which nothing is, and a flat. */
const { dwelling: _, ...bare } = OLD_HOUSE;
const HOMES = {
  known: OLD_HOUSE,
  unknown: { ...bare, year_built: 1958 },
  flat: { ...bare, estate_type: 'APARTMENT', estate_format: null, dwelling: { storeys: 6 } },
};

const heightOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollHeight');

test('a plan is five and a half phone screens at most, in every language', async () => {
  for (const [name, home] of Object.entries(HOMES)) {
    const { link } = await addReferredEstate(client, home);
    for (const language of ['nl-BE', 'nl-NL', 'fr-BE', 'en']) {
      const { page, close } = await visit(browser, `${link}?lang=${language}`, PHONE);
      await page.locator('.ways-card').waitFor();
      const height = await heightOf(page);
      assert.ok(height <= MOST_HEIGHT, `${name} in ${language}: ${height}`);
      await close();
    }
  }
});

test('the first screens say what to do, whom to call, and lead there', async () => {
  const { link } = await addReferredEstate(client);
  const { page, complaints, close } = await visit(browser, `${link}?lang=en`, PHONE);
  const next = page.locator('.hero-next a').first();
  assert.match(await next.innerText(), /^Start with: .+, about €[\d,]+, then label [A-F]/);
  assert.equal(
    await page.locator('.hero').getByRole('link', { name: 'Call An' }).getAttribute('href'),
    'tel:+3291234567',
  );
  // Step and law stand above the bar at the foot, without scrolling.
  const [lines, bar] = await Promise.all(
    ['.hero-next', '.summary-bar'].map((part) => page.locator(part).first().boundingBox()),
  );
  assert.ok(lines && bar && lines.y + lines.height <= bar.y, JSON.stringify({ lines, bar }));
  // A step is one line until it is opened, here by the link of the hero.
  const step = page.locator((await next.getAttribute('href')) ?? '');
  assert.equal(await step.locator('.step-why').isVisible(), false);
  await next.tap();
  await step.locator('.step-why').waitFor();
  await step.locator('.step-year input').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a link into a closed panel opens it', async () => {
  const { link } = await addReferredEstate(client);
  const { page, close } = await visit(browser, `${link}?lang=en`, PHONE);
  assert.equal(await page.locator('#income').isVisible(), false);
  await page.locator('.hero-cost a').tap();
  await page.locator('#income').waitFor();
  await close();
});

test('words stay whole and tables are lists on a narrow phone', async () => {
  const { link } = await addReferredEstate(client);
  const { page, close } = await visit(browser, `${link}?lang=nl-BE`, {
    viewport: { width: 360, height: 740 },
  });
  await openStep(page, 1);
  await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
  assert.equal(await page.locator('.stacked thead').first().isVisible(), false);
  // A word that is broken in two stands in two boxes.
  const broken = await page.evaluate<string[]>(`(() => {
    const words = [];
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement.closest('svg, noscript, select, .unseen')) continue;
      for (const { index, 0: word } of node.data.matchAll(/[\\p{L}]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) words.push(word);
      }
    }
    return words;
  })()`);
  assert.deepEqual(broken, []);
  await close();
});
