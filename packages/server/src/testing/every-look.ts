import assert from 'node:assert/strict';
import { LANGUAGES } from '@rooftree/words';
import type { Page } from 'playwright-core';
import { type Rules, violationsOf } from './violations.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

/** No violation, and nothing past the edge of the window. */
export async function assertGood(page: Page, look: string, rules: Rules = 'all'): Promise<void> {
  assert.deepEqual(await violationsOf(page, rules), [], look);
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  assert(over <= 0, `${look}: ${over} px too wide`);
}

/**
 * A screen of the console, opened wide in English: as it is, in the dark, there on a phone, too, and in every other language.
 * In one page, since opening another costs as much as looking at it; with the rules for which the look makes a difference.
 */
export async function assertGoodInEveryLook(page: Page, isReady: () => Promise<unknown>): Promise<void> {
  await assertGood(page, 'wide');
  await page.emulateMedia({ colorScheme: 'dark' });
  await assertGood(page, 'in the dark', 'colours');
  await page.setViewportSize(PHONE);
  await assertGood(page, 'on a phone in the dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    await speak(page, language);
    await isReady();
    await assertGood(page, language, 'all but colours');
    await page.setViewportSize(PHONE);
    const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    assert(over <= 0, `${language} on a phone: ${over} px too wide`);
    await page.setViewportSize(WIDE);
  }
  await speak(page, 'en');
  await isReady();
}

async function speak(page: Page, language: string): Promise<void> {
  await page.locator('.rail-foot select').last().selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
  // What else the screen says in it is loaded and drawn by then, or not there yet for what comes next to wait for.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}
