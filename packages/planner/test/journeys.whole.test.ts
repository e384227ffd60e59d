/**
 * Whole visits of three people, in each of the four languages: the two long ones in two languages each, and in all by
 * `npm run test:long`. What a visit does in detail stands in the tests beside this one.
 */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { LANGUAGES, type Language } from '@rooftree/words';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { becomes } from '../../server/src/testing/becomes.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';
import { isLong } from '../../server/src/testing/is-long.ts';
import { until } from '../../server/src/testing/until.ts';
import { openPanel, shownNet, visit } from './visit.ts';

const WORDS: Record<Language, { passport: string; see: RegExp; saved: RegExp }> = {
  'nl-BE': { passport: 'Paspoort (pdf)', see: /Bekijk het plan/, saved: /Bewaard als/ },
  'nl-NL': { passport: 'Paspoort (pdf)', see: /Bekijk het plan/, saved: /Bewaard als/ },
  'fr-BE': { passport: 'Passeport (PDF)', see: /Voir le plan/, saved: /Enregistré sous/ },
  en: { passport: 'Passport (PDF)', see: /See the plan/, saved: /Saved as/ },
};

const { app, browser } = await startBrowserApp();
let link: string;
let agency: Server;
before(async () => {
  const client = await app.addClient({ context: { name: 'Huis & Haard' } });
  // With a score its first question has a few answers to choose from.
  const dwelling = { ...OLD_HOUSE.dwelling, energy_score_kwh_per_m2: 480 };
  ({ link } = await addReferredEstate(client, { ...OLD_HOUSE, dwelling }));
  agency = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="${url?.slice(1)}"><title>Agency</title><body><h1>A home</h1>
      <script src="${app.url}/embed.js" data-rooftree="${link}" data-show="button"></script></body></html>`);
  });
  await new Promise<void>((listening) => agency.listen(0, '127.0.0.1', listening));
  await app.dependencies.sql`
    UPDATE contexts SET embed_origins = ${[agencyOrigin()]} WHERE id = ${client.contextId}`;
});
after(async () => {
  agency.closeAllConnections();
  agency.close();
});

// The type of an address of TCP: a path is for sockets in files.
const agencyOrigin = () => `http://127.0.0.1:${(agency.address() as AddressInfo).port}`;
const pastTheEdge = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** A busy server draws a page without its decision, whose first question may ask for a number instead of a choice. */
async function visitDecided(language: string, options: BrowserContextOptions) {
  const url = `${link}?lang=${language}`;
  await until(async () => /"decision":\{/.test(await (await fetch(url)).text()));
  return visit(browser, url, options);
}

/** As often as it takes, like a person who cannot see where the next press leads. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () =>
    page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)})`);
  for (let presses = 0; presses < 250; presses++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${selector} cannot be reached`);
}

const BUYERS = isLong ? LANGUAGES : (['nl-NL', 'fr-BE'] as const);
const OWNERS = isLong ? LANGUAGES : (['nl-BE', 'en'] as const);

for (const language of BUYERS) {
  const words = WORDS[language];
  test(`${language}: a buyer on a phone answers, chooses a way, keeps the plan and takes the passport`, async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const { page, complaints, close } = await visitDecided(language, phone);
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    await page.locator('#question button[type=submit]').first().tap();
    await page.locator('.plan-change').waitFor();
    // Until the ways are made again, those of before the answer are in sight, and their last one may be another.
    await until(async () => {
      const choose = page.locator('.way').last().locator('button');
      // A way that is chosen has no button any more.
      if (await choose.isVisible()) await choose.tap({ timeout: 5000 }).catch(() => {});
      return /objective=least_lifetime_cost/.test(page.url());
    });
    await openPanel(page, 'save-plan');
    await page.locator('#save-plan button[type=submit]').tap();
    await page.locator('#save-plan').getByRole('status').filter({ hasText: words.saved }).waitFor();
    const net = await shownNet(page);
    const passport = await page.getByRole('link', { name: words.passport }).getAttribute('href');
    const pdf = await page.request.get(passport ?? '');
    assert.deepEqual([pdf.status(), (await pdf.body()).subarray(0, 5).toString()], [200, '%PDF-']);
    const kept = await visit(browser, (await page.locator('#saved-link').getAttribute('href')) ?? '', phone);
    await becomes(() => shownNet(kept.page), net);
    assert.deepEqual([await pastTheEdge(page), await pastTheEdge(kept.page)], [0, 0]);
    assert.deepEqual([...complaints, ...kept.complaints], []);
    await close();
    await kept.close();
  });
}

for (const language of OWNERS) {
  const words = WORDS[language];
  test(`${language}: an owner at twice the size of the text does all with the keyboard`, async () => {
    const { page, complaints, close } = await visitDecided(language, {
      viewport: { width: 640, height: 900 },
    });
    await page.evaluate("document.documentElement.style.setProperty('font-size', '200%')");
    await tabTo(page, '#question button[type=submit]');
    await page.keyboard.press('Enter');
    await page.locator('.plan-change').waitFor();
    await tabTo(page, '#target');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(/target=B/);
    await tabTo(page, '#save-plan > summary');
    await page.keyboard.press('Enter');
    await tabTo(page, '#plan-name');
    await page.keyboard.press('Enter');
    await page.locator('#save-plan').getByRole('status').filter({ hasText: words.saved }).waitFor();
    await tabTo(page, '#saved-link');
    assert.equal(await pastTheEdge(page), 0);
    assert.deepEqual(complaints, []);
    await close();
  });
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  test(`${language}: an agent’s page has a button that opens the plan in its language`, async () => {
    const page = await browser.newPage();
    await page.goto(`${agencyOrigin()}/${language}`);
    await page.locator('a.b', { hasText: words.see }).click();
    await page
      .frameLocator('dialog iframe')
      .locator(`html[lang=${language}][data-alive] #hero-title`)
      .waitFor();
    await page.close();
  });
}
