import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@rooftree/words';
import { becomes } from '../../server/src/testing/becomes.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';
import { textOf } from '../../server/src/testing/server/pdf-programs.ts';
import { texts as en, type Texts } from '../src/texts/en/page.ts';
import { texts as frBE } from '../src/texts/fr-BE/page.ts';
import { texts as nlBE } from '../src/texts/nl-BE/page.ts';
import { texts as nlNL } from '../src/texts/nl-NL/page.ts';
import { visit } from './visit.ts';

const TEXTS: Record<Language, Texts> = { en, 'fr-BE': frBE, 'nl-BE': nlBE, 'nl-NL': nlNL };
const MOST_PAGES = 4;

const { app, browser } = await startBrowserApp();
const client = await app.addClient({ context: { name: 'Huis & Haard' } });
await app.dependencies.sql`UPDATE contexts SET contact_name = 'An', contact_phone = '+32 9 123 45 67',
  contact_email = 'an@agency.example', takes_contact_requests = true WHERE id = ${client.contextId}`;

const { dwelling: _, ...bare } = OLD_HOUSE;
const HOMES = { known: OLD_HOUSE, unknown: { ...bare, year_built: 1958 } };

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

test('paper has the figures of the screen, also while a hand moves', async () => {
  const { link } = await addReferredEstate(client, OLD_HOUSE);
  const { page, close } = await visit(browser, link);
  const printed = () => page.locator('.printed-steps tfoot td').first().evaluate(textOfElement);
  const steps = () => page.locator('ol.steps').evaluate(textOfElement);
  const [before, stepsBefore] = [await printed(), await steps()];
  await page.evaluate(`setInterval(() => document.dispatchEvent(new Event('input')), 10)`);
  await page.locator('#target').press('Home');
  await becomes(async () => (await steps()) !== stepsBefore, true);
  assert.equal(await printed(), before, 'what is only on paper does not wait for the hand');
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
  assert.notEqual(await printed(), before);
  await close();
});

for (const [name, home] of Object.entries(HOMES)) {
  test(`a printed plan is a few pages of answers and no questions: ${name}`, async (t) => {
    const { link } = await addReferredEstate(client, home);
    for (const language of LANGUAGES) {
      await t.test(language, async () => {
        const texts = TEXTS[language];
        const { page, close } = await visit(browser, `${link}?lang=${language}`);
        const total = plain(await page.locator('.printed-steps tfoot td').first().evaluate(textOfElement));
        const pages = (await textOf(await page.pdf({ preferCSSPageSize: true }))).split('\f').map(plain);
        await close();
        // What follows the last form feed is no page.
        assert.equal(pages.pop(), '');
        assert.ok(pages.length <= MOST_PAGES, `${pages.length} pages`);
        const all = pages.join(' ');
        const [first = ''] = pages;
        // The cover: which home, for how much, and where to begin.
        for (const fact of ['Kerkstraat 12', texts.mostLikely, texts.firstStep])
          assert.ok(first.includes(plain(fact)), fact);
        // A table of steps is whole on its page: its heads and its sum.
        const steps = pages.find((one) => one.includes(plain(`${texts.works} ${texts.yearHead}`)));
        assert.ok(steps?.includes(`${texts.monthTotal} ${total}`), steps);
        for (const part of [texts.dutyTitle, '+32 9 123 45 67 · an@agency.example'])
          assert.ok(all.includes(plain(part)), part);
        for (const prompt of [
          texts.loanPrompt,
          texts.loanRate,
          texts.factsThatHelp,
          texts.playTitle,
          texts.undo,
        ])
          assert.ok(!all.includes(plain(prompt)), prompt);
      });
    }
  });
}

test('on paper nothing asks, and panels are open', async () => {
  const { link } = await addReferredEstate(client);
  const { page, close } = await visit(browser, `${link}?lang=en`, { viewport: { width: 720, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('input:visible, select:visible, button:visible').count(), 0);
  assert.equal(await page.locator('#step-1').isVisible(), false);
  assert.equal(await page.locator('.printed-steps').isVisible(), true);
  assert.equal(await page.locator('#cost .bridge').isVisible(), true);
  await close();
});

const textOfElement = (element: { textContent: string | null }) => element.textContent ?? '';
