import type { Page } from 'playwright-core';

/** Chooses from the menu at the foot of the rail; on a phone that is in the menu of the bar. */
export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  const account = page.locator('.account-button');
  // Before the frame is drawn neither is there, which must not be taken for a phone.
  await account.or(page.locator('.menu-button')).filter({ visible: true }).first().waitFor();
  if (!(await account.isVisible())) await page.locator('.menu-button').click();
  await account.click();
  await page.locator('.menu-box:popover-open').getByText(name, { exact: true }).click();
}

export const LANGUAGE_NAMES: Record<string, string> = {
  'nl-BE': 'Nederlands (België)',
  'nl-NL': 'Nederlands (Nederland)',
  'fr-BE': 'Français',
  en: 'English',
};

export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await chooseInAccountMenu(page, LANGUAGE_NAMES[language] ?? language);
}

/** In the language of the tests. */
export const signOut = (page: Page): Promise<void> => chooseInAccountMenu(page, 'Sign out');
