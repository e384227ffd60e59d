import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { type Rules, violationsOf } from '../../server/src/testing/browser/violations.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';
import { visit } from './visit.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

const { app, browser } = await startBrowserApp();
const client = await app.addClient({ context: { name: 'Huis & Haard', accentColor: '#ffd400' } });
const { link } = await addReferredEstate(client);

const openAll = (page: Page) =>
  page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');

interface State {
  name: string;
  /** What brings the page into it, after the states before it. */
  enter?: (page: Page) => Promise<unknown>;
  /** All unless said. */
  rules?: Rules;
}

const UNFOLDED: State = { name: 'all unfolded', enter: openAll };
// The same elements and words in other colours.
const DARK: State = {
  name: 'dark',
  enter: (page) => page.emulateMedia({ colorScheme: 'dark' }),
  rules: 'colours',
};
const ANSWERED: State = {
  name: 'a question answered',
  enter: async (page) => {
    await page.locator('#question button[type=submit]').first().click();
    await page.locator('.plan-change').waitFor();
  },
};
const AS_OPENED: State = { name: 'as opened' };
// Other words in the same colours: a name that is empty, or a language that is not said.
const IN_OTHER_WORDS: State = { name: 'as opened', rules: 'all but colours' };

test('no state of the page has a violation', async (t) => {
  const land = await addReferredEstate(client, { address: OLD_HOUSE.address, estate_type: 'LAND' });
  const undated = await addReferredEstate(client, { ...OLD_HOUSE, year_built: null });
  const bare = { ...OLD_HOUSE, estate_format: null, dwelling: {} };
  const unknown = await addReferredEstate(client, bare);
  const flat = await addReferredEstate(client, { ...bare, estate_type: 'APARTMENT' });
  const gone = await addReferredEstate(client);
  const { sql } = app.dependencies;
  await sql`UPDATE contexts SET contact_name = 'An', contact_phone = '+32 9 123 45 67', contact_email = 'an@agency.example'
    WHERE id = ${client.contextId}`;
  await client.call('DELETE', `/v1/estates/${gone.externalId}`);
  const visits: [string, string, State[], BrowserContextOptions?][] = [
    ['plan', link, [AS_OPENED, UNFOLDED, DARK]],
    ['plan on a phone', link, [UNFOLDED, DARK], PHONE],
    ['a budget that is too small', `${link}?budget=2000`, [AS_OPENED]],
    ['nothing to do', `${link}?target=F`, [AS_OPENED]],
    ['a mangled address', `${link}?target=Z`, [AS_OPENED]],
    ['an address alone', unknown.link, [AS_OPENED, ANSWERED, DARK]],
    ['a flat', flat.link, [UNFOLDED]],
    ['a loan of one’s own', `${link}?loan_rate=3.5&loan_years=20`, [AS_OPENED]],
    ['embedded', `${link}?embed=1`, [AS_OPENED]],
    ['land', land.link, [AS_OPENED]],
    ['an unknown year', undated.link, [AS_OPENED]],
    ['a withdrawn estate', gone.link, [AS_OPENED]],
    ['an unknown link', `${app.url}/r/unknown`, [AS_OPENED]],
    ['the start page', app.url, [AS_OPENED]],
    ...(['nl-BE', 'nl-NL', 'fr-BE'] as const).map((lang): [string, string, State[]] => [
      lang,
      `${link}?lang=${lang}`,
      [IN_OTHER_WORDS],
    ]),
  ];
  for (const [name, url, states, options] of visits) {
    await t.test(name, async (t) => {
      // The policy of the page keeps foreign scripts out, axe included.
      const { page, close } = await visit(browser, url, { ...options, bypassCSP: true });
      for (const state of states) {
        await t.test(state.name, async () => {
          await state.enter?.(page);
          assert.deepEqual(await violationsOf(page, state.rules ?? 'all'), []);
        });
      }
      await close();
    });
  }
});

test('nothing is wider than a phone, in any language', async () => {
  for (const lang of ['nl-BE', 'nl-NL', 'fr-BE', 'en']) {
    const { page, close } = await visit(browser, `${link}?lang=${lang}`, PHONE);
    await openAll(page);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, lang);
    await close();
  }
});

test('twice the size of the text is still no wider than the page', async () => {
  const { page, close } = await visit(browser, link, { viewport: { width: 640, height: 900 } });
  await page.evaluate("document.documentElement.style.setProperty('font-size', '200%')");
  await openAll(page);
  assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0);
  await close();
});

test('no text is smaller than 15 pixels', async () => {
  const { page, close } = await visit(browser, link);
  await openAll(page);
  const small = await page.evaluate<string[]>(`[...document.querySelectorAll('body *')]
    .filter((one) => !one.closest('svg, .unseen') && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 15)
    .map((one) => one.outerHTML.slice(0, 80))`);
  assert.deepEqual(small, []);
  await close();
});

test('every control can be reached and moved with the keyboard alone', async () => {
  const { page, close } = await visit(browser, link);
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'a.skip');
  await page.keyboard.press('Enter');
  const reached = new Set<string>();
  // Panels on the way are opened.
  const panels = ['facts', 'save-plan', 'cost'];
  for (let presses = 0; presses < 150 && !reached.has('select#income'); presses++) {
    await page.keyboard.press('Tab');
    const element = await focused(page);
    if (element === 'input#target') await page.keyboard.press('ArrowLeft');
    if (panels.some((id) => element === `summary of ${id}`)) await page.keyboard.press('Enter');
    reached.add(element);
  }
  await page.waitForURL(/\?target=B$/);
  for (const id of [
    'input#target',
    'input#budget-amount',
    'input#budget',
    'input#objective-least_investment',
    'input#fact-year_built',
    'input#plan-name',
    'select#income',
  ]) {
    assert(reached.has(id), `${id} was not reached`);
  }
  await close();
});

test('a screen reader announces the outcome once the hand rests', async () => {
  const { page, close } = await visit(browser, link);
  await page.locator('#target').press('ArrowLeft');
  await page
    .locator('[aria-live=polite]', { hasText: /^Label B, you pay about €[\d,]+ after grants\.$/ })
    .waitFor();
  await close();
});

test('reduced motion is respected', async () => {
  const { page, close } = await visit(browser, link, { reducedMotion: 'reduce' });
  assert.equal(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior'), 'auto');
  await close();
});

function focused(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const { tagName, id, className, parentElement } = document.activeElement;
    if (tagName === 'SUMMARY') return 'summary of ' + parentElement.id;
    return tagName.toLowerCase() + (id ? '#' + id : className ? '.' + className : '');
  })()`);
}
