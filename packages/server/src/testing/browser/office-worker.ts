import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

export interface OfficeWorker {
  /** Clicks what is visible. */
  click: (target: Locator) => Promise<void>;
  /** Opens a screen by its name in the rail. */
  open: (name: string) => Promise<void>;
  /** Opens a home by the search in the rail. */
  findHome: (address: string) => Promise<void>;
  /** A file for the drop zone, as from the dialog of the browser. */
  giveFile: (zone: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
}

/**
 * Tasks of an office as tests: each begins where a member is after signing in, uses only what can be seen, and has at
 * most this many clicks. Filling in a field, choosing in a list of a form, a key and the file of a dialog are no
 * clicks.
 */
export function officeTasks(open: () => { page: Page; url: string }) {
  return (name: string, mostClicks: number, work: (worker: OfficeWorker, page: Page) => Promise<void>) =>
    test(name, async (t) => {
      const { page, url } = open();
      let clicks = 0;
      const click = async (target: Locator) => {
        // Not forced: what is hidden, covered or switched off cannot be clicked.
        await target.click();
        clicks += 1;
      };
      await page.goto('about:blank');
      await page.goto(`${url}/console#/today`);
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
      await work(
        {
          click,
          open: (screen) => click(page.locator('.rail').getByRole('link', { name: screen, exact: true })),
          findHome: async (address) => {
            await click(page.getByRole('button', { name: 'Search' }));
            const dialog = page.getByRole('dialog');
            await dialog.getByRole('combobox').fill(address);
            await dialog.getByRole('option', { name: address }).first().waitFor();
            await page.keyboard.press('Enter');
            await page.getByRole('heading', { level: 1, name: address }).waitFor();
          },
          giveFile: async (zone, file) => {
            const asked = page.waitForEvent('filechooser');
            await zone.click();
            await (await asked).setFiles(file);
          },
        },
        page,
      );
      t.diagnostic(`${clicks} clicks, at most ${mostClicks}`);
      assert.ok(clicks <= mostClicks, `${clicks} clicks`);
    });
}
