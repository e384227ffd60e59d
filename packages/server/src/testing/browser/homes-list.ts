import type { Page } from 'playwright-core';

/** Chooses from the menu at the head of the screen. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.page-actions').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Sets or clears one option of a filter of the list of homes, and closes it again. */
export async function setFilter(page: Page, filter: string, option: string): Promise<void> {
  await page
    .locator('.filters')
    .getByRole('button', { name: new RegExp(`^${filter}`) })
    .click();
  await page.locator('.filter-box:popover-open').getByLabel(option, { exact: true }).click();
  await page.keyboard.press('Escape');
}

/** Chooses from a list that can be searched. */
export async function chooseOption(page: Page, name: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(option);
  await page.locator('.listbox:popover-open').getByRole('option', { name: option, exact: true }).click();
}
