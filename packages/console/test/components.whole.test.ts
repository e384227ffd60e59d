import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGood } from '../../server/src/testing/browser/every-appearance.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp();
const { contextId } = await app.addClient();
const member = await addMember(app, { contextId });

const FOCUSED = 'document.activeElement?.textContent?.trim() || document.activeElement?.ariaLabel';

test('no component has a violation in any state, light and dark, wide and on a phone', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/components', {
    bypassCSP: true,
  });
  const light = page.getByRole('region', { name: 'light', exact: true });
  await light.waitFor();
  await assertGood(page, 'components');
  for (const [name, opened] of [
    ['Menu, light', '.menu-box:popover-open'],
    ['Popover', '.popover:popover-open'],
    ['Dialog', 'dialog.dialog[open]'],
    ['Drawer', 'dialog.drawer[open]'],
  ] as const) {
    await light.getByRole('button', { name, exact: true }).click();
    await page.locator(opened).waitFor();
    await assertGood(page, name);
    await page.keyboard.press('Escape');
    await page.locator(opened).waitFor({ state: 'hidden' });
    assert.equal(
      await page.evaluate('document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()'),
      name,
      'the focus returns to what opened it',
    );
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await assertGood(page, 'on a phone');
  assert.deepEqual(complaints, []);
  await close();
});

test('menu, tabs and combobox follow the keys that they promise', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/components');
  const light = page.getByRole('region', { name: 'light', exact: true });
  await light.getByRole('button', { name: 'Menu, light' }).press('Enter');
  await page.waitForFunction(`document.activeElement.textContent.startsWith('Export')`);
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(FOCUSED), 'A link', 'what is disabled is passed over');
  await page.keyboard.press('End');
  assert.equal(await page.evaluate(FOCUSED), 'Delete');
  await page.keyboard.press('y');
  assert.equal(await page.evaluate(FOCUSED), 'Year');
  await page.keyboard.press('Enter');
  const year = page.getByRole('menuitemcheckbox', { name: 'Year' });
  assert.equal(await year.getAttribute('aria-checked'), 'false', 'a choice leaves the menu open');
  await page.keyboard.press('Escape');

  const tabs = light.getByRole('tablist').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await light.getByText('Panel of plans.').waitFor();
  await page.keyboard.press('End');
  await light.getByText('Panel of history.').waitFor();
  assert.deepEqual(await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('tabindex'))), [
    '-1',
    '-1',
    '0',
  ]);

  const place = light.getByRole('combobox', { name: 'Place' });
  await place.focus();
  await page.keyboard.type('lie');
  await page.getByRole('option', { name: 'Liège' }).waitFor();
  assert.equal(await page.locator('.listbox:popover-open').getByRole('option').count(), 1);
  await page.keyboard.press('Enter');
  assert.equal(await place.inputValue(), 'Liège');
  await place.fill('nowhere');
  await page.getByText('Nothing found').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await place.inputValue(), 'Liège', 'Escape goes back to what was chosen');
  assert.deepEqual(complaints, []);
  await close();
});

test('a form says itself what is wrong, in place, and is sent when it is right', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/components');
  const light = page.getByRole('region', { name: 'light', exact: true });
  const email = light.getByLabel('Email address');
  const send = light.getByRole('button', { name: 'Send' });
  await send.click();
  await light.getByText('Please fill this in.').waitFor();
  assert.equal(await email.evaluate((field) => field === document.activeElement), true);
  assert.equal(await email.getAttribute('aria-invalid'), 'true');
  await email.fill('an');
  await send.click();
  await light.getByText('Enter an email address').waitFor();
  await email.fill('an@example.org');
  await light.getByText('Enter an email address').waitFor({ state: 'detached' });
  await send.click();
  await light.getByText('sent 1').waitFor();

  await light.getByLabel('Certificate').setInputFiles({
    name: 'label.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-'),
  });
  await light.getByText('label.pdf').waitFor();
  await light.getByRole('button', { name: 'Toast' }).click();
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await page.locator('.toast').waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await close();
});
