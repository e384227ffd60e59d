import assert from 'node:assert/strict';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface Visit {
  page: Page;
  /** What the browser complained about: script errors, refused loads. None is the only good answer. */
  complaints: string[];
  close: () => Promise<void>;
}

const DESKTOP = { width: 1280, height: 900 };

/** Opens a page in a fresh browser context and waits until it plans what is chosen. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(url);
  if (options.javaScriptEnabled !== false)
    await page
      .locator('html[data-engine], html:not(:has(#page-data)) :is(.honest, .start, .owners)')
      .first()
      .waitFor();
  return { page, complaints, close: () => context.close() };
}

/** "€25,578" → 25578. */
export function eurosIn(text: string | null): number {
  const digits = text?.replace(/[^\d]/g, '') ?? '';
  assert.notEqual(digits, '', `no amount in ${text}`);
  return Number(digits);
}

/** The day that the page plans for. */
export async function dateOf(page: Page): Promise<string> {
  const data: { date: string } = JSON.parse((await page.locator('#page-data').textContent()) ?? '');
  return data.date;
}

/** What the buyer pays: the page rounds it, and has the sum beside it. */
export async function shownNet(page: Page): Promise<number> {
  return Number(await page.locator('.summary-bar data').getAttribute('value'));
}

/** As a reader opens it; one that is open stays so. */
export async function openPanel(page: Page, id: string): Promise<void> {
  const panel = page.locator(`details#${id}`);
  await panel.waitFor();
  if ((await panel.getAttribute('open')) === null) await panel.locator('> summary').click();
}

export async function openStep(page: Page, number: number): Promise<void> {
  await page.locator(`#step-${number} > details > summary`).click();
}
