import assert from 'node:assert/strict';
import { LANGUAGES } from '@rooftree/words';
import type { Page } from 'playwright-core';
import { isLong } from '../is-long.ts';
import { chooseLanguage } from './account-menu.ts';
import { ALL_APPEARANCES, drawnAppearances, SIZES } from './appearances.ts';
import { type Rules, violationsOf } from './violations.ts';

/** No violation, and nothing past the edge of the window. */
export async function assertGood(page: Page, look: string, rules: Rules = 'all'): Promise<void> {
  assert.deepEqual(await violationsOf(page, rules), [], look);
  await assertFits(page, look);
}

async function assertFits(page: Page, look: string): Promise<void> {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  assert(over <= 0, `${look}: ${over} px too wide`);
}

/**
 * A screen of the console, opened wide in English: in light and dark, wide, on a tablet and on a phone, in every
 * language. All of these together only in `npm run test:long`; `npm test` looks once in light and once in the dark, and
 * draws the rest for each screen such that every two of language, colours and width meet on some of them. That nothing
 * is past the edge of a phone is checked in every language. In one page, since opening another costs as much as looking
 * at it.
 */
export async function assertGoodInEveryAppearance(
  page: Page,
  isReady: () => Promise<unknown>,
): Promise<void> {
  const looks = isLong ? ALL_APPEARANCES : drawnAppearances(drawFor(page));
  for (const language of LANGUAGES) {
    await speak(page, language);
    await isReady();
    for (const { colorScheme, width } of looks.filter((look) => look.language === language)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(SIZES[width]);
      await assertGood(page, `${language}, ${colorScheme}, ${width}`);
    }
    await page.setViewportSize(SIZES.phone);
    await assertFits(page, `${language} on a phone`);
    await page.setViewportSize(SIZES.wide);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await speak(page, 'en');
  await isReady();
}

const draws = new WeakMap<Page, number>();

/**
 * By its address, so that it does not change with what else is run; one further each time that a page is checked again.
 */
function drawFor(page: Page): number {
  const sum = [...new URL(page.url()).hash].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const draw = draws.get(page) ?? sum;
  draws.set(page, draw + 1);
  return draw;
}

async function speak(page: Page, language: string): Promise<void> {
  await chooseLanguage(page, language);
  await page.locator(`html[lang=${language}]`).waitFor();
  // What else the screen says in it is loaded and drawn by then, or not there yet for what comes next to wait for.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}
