import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { signOut } from '../../server/src/testing/browser/account-menu.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGood } from '../../server/src/testing/browser/every-appearance.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { addDevice } from '../../server/src/testing/browser/virtual-device.ts';
import { cheapHash } from '../../server/src/testing/server/cheap-password.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const PASSWORD = 'three small green houses';

const { app, browser } = await startBrowserApp();
const passwordHash = cheapHash(PASSWORD);

/** The sign-in page under a name, as passkeys need one, of a member with a password. */
async function visit(options: BrowserContextOptions = {}) {
  const { contextId } = await app.addClient();
  // Whoever may only look has passkeys, too.
  const member = await addMember(app, { contextId, role: 'viewer' });
  await app.dependencies.sql`UPDATE members SET password_hash = ${passwordHash} WHERE id = ${member.id}`;
  const url = app.url.replace('127.0.0.1', 'localhost');
  const visited = await visitConsole(browser, { ...app, url }, null, '#/team', options);
  const { page } = visited;
  const device = await addDevice(page);
  const signIn = async () => {
    await page.getByLabel('Email address').fill(member.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const mine = page.getByRole('region', { name: 'My passkeys' });
  const add = async (password = PASSWORD) => {
    const form = mine.getByRole('dialog', { name: 'Add a passkey' });
    if (!(await form.isVisible())) await mine.getByRole('button', { name: 'Add a passkey' }).click();
    await form.getByLabel('Name of the device').fill('Phone');
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Continue' }).click();
  };
  return { ...visited, member, device, signIn, mine, add, signOut: () => signOut(page) };
}

test('a passkey is added, signs in alone, is the second factor, and is removed', async () => {
  const { page, device, signIn, mine, add, signOut, complaints, close } = await visit();
  await signIn();
  await add('not the password');
  await mine.getByRole('alert').getByText('password is incorrect').waitFor();
  assert.equal(await device.count(), 0, 'nothing is left on the device of what was refused');
  await add();
  await mine.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  assert.equal(await mine.locator('.codes code').count(), 10);
  await mine.getByRole('button', { name: 'I have saved them' }).click();
  await mine.locator('.codes').waitFor({ state: 'detached' });
  await mine.getByText('10 recovery codes left').waitFor();

  await signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await mine.getByText('last used').waitFor();

  await signOut();
  await signIn();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  // Also to whoever comes back to the page.
  await page.reload();
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await mine.getByRole('button', { name: 'Remove Phone' }).click();
  const asking = mine.getByRole('alertdialog');
  await asking.getByText('It is your last one').waitFor();
  await asking.getByRole('button', { name: 'Remove' }).click();
  await mine.getByText('No passkeys yet').waitFor();
  await signOut();
  await signIn();
  await mine.getByText('No passkeys yet').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a recovery code stands for a lost passkey, once, and new ones can be made', async () => {
  const { page, signIn, mine, add, signOut, close } = await visit();
  await signIn();
  await add();
  const code = await mine.locator('.codes code').first().innerText();
  const recover = async () => {
    await signOut();
    await signIn();
    await page.getByRole('button', { name: 'I do not have my device' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Use the code' }).click();
  };
  await recover();
  await mine.getByText('9 recovery codes left').waitFor();
  await mine.getByRole('button', { name: 'Create new codes' }).click();
  await mine.getByRole('alertdialog').getByRole('button', { name: 'Create new codes' }).click();
  await mine.getByText('10 recovery codes left').waitFor();
  assert.equal((await mine.locator('.codes code').allInnerTexts()).includes(code), false);
  await recover();
  await page.getByText('This code is incorrect or already used.').waitFor();
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await close();
});

test('a device that refuses is reported in words, and the password is still there', async () => {
  const { page, device, mine, signIn, close } = await visit();
  await device.refuse();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('No passkey received. Try again.').waitFor();
  await signIn();
  await mine.getByText('No passkeys yet').waitFor();
  await close();
});

test('under an address of numbers no passkey is offered, and the page says why', async () => {
  const { contextId } = await app.addClient();
  const member = await addMember(app, { contextId });
  const { page, close } = await visitConsole(browser, app, member, '#/team');
  await page.getByText('Passkeys need a recent browser').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Add a passkey' }).count(), 0);
  await close();
});

test('none of these states has a violation', async () => {
  const { page, signIn, mine, add, signOut, close } = await visit({ bypassCSP: true });
  const check = async (state: string) => {
    await assertGood(page, state);
    await page.setViewportSize({ width: 390, height: 844 });
    await assertGood(page, `${state} on a phone`, 'all but colours');
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await check('sign-in');
  await signIn();
  await add();
  await mine.locator('.codes').waitFor();
  await mine.getByRole('button', { name: 'Remove Phone' }).click();
  await check('codes and a question');
  await signOut();
  await signIn();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await check('second factor');
  await page.getByRole('button', { name: 'I do not have my device' }).click();
  await check('recovery code');
  await close();
});
