/** What somebody else does while a screen is open. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { signOut } from '../../server/src/testing/browser/account-menu.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { HOMES, visitConsole } from '../../server/src/testing/browser/office.ts';
import { violationsOf } from '../../server/src/testing/browser/violations.ts';
import { cheapHash } from '../../server/src/testing/server/cheap-password.ts';
import { addMember, type TestMember } from '../../server/src/testing/test-member.ts';

const PASSWORD = 'three small green houses';
const OF_OWNERS = ['prices', 'branding', 'programs', 'audit', 'privacy', 'status'];
const SCREENS = ['today', 'homes', 'home/GE-1', 'import', 'jobs', 'reports', 'team', ...OF_OWNERS];

const { app, browser } = await startBrowserApp();
const client = await app.addClient({ context: { name: 'Huis & Haard' } });
const passwordHash = cheapHash(PASSWORD);
before(() => client.call('PUT', '/v1/estates/GE-1', HOMES['GE-1']));

/** By the address: a link that is there already would prove nothing of the screen. */
const open = (page: Page, screen: string) => page.evaluate(`location.hash = '#/${screen}'`);
/** Somewhere that asks the server for nothing more. */
const settle = async (page: Page) => {
  await open(page, 'nowhere');
  await page.getByText('This page does not exist').waitFor();
};
const newOwner = async () => {
  const member = await addMember(app, { contextId: client.contextId });
  await app.dependencies.sql`UPDATE members SET password_hash = ${passwordHash} WHERE id = ${member.id}`;
  return member;
};
const endSessions = ({ id }: TestMember) =>
  app.dependencies.sql`DELETE FROM sessions WHERE member_id = ${id}`;

test('a session that was ended elsewhere is reported on every screen, and signing in leads back to it', async () => {
  const member = await newOwner();
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/nowhere');
  const message = page.getByText('Your session has ended.');
  const signIn = async () => {
    await page.getByRole('textbox', { name: 'Email address' }).fill(member.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await message.waitFor({ state: 'detached' });
  };
  for (const screen of SCREENS) {
    await settle(page);
    await endSessions(member);
    await open(page, screen);
    await message.waitFor();
    await signIn();
    assert.ok(page.url().endsWith(`#/${screen}`), screen);
    await page.locator('main h1').waitFor();
  }
  // Someone who signs out sees no such message.
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  assert.equal(await message.count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('a role that was taken away is reported on every screen that needs it, and the others are still there', async () => {
  const member = await newOwner();
  const { sql } = app.dependencies;
  const setRole = (role: string) => sql`UPDATE memberships SET role = ${role} WHERE member_id = ${member.id}`;
  for (const screen of OF_OWNERS) {
    await setRole('owner');
    const { page, complaints, close } = await visitConsole(browser, app, member, '#/nowhere');
    await page.getByRole('link', { name: 'Branding' }).waitFor();
    await setRole('viewer');
    await open(page, screen);
    await page
      .getByText('Your role does not allow this. An owner of the organisation can change that.')
      .first()
      .waitFor();
    // What is no longer theirs is no longer offered.
    await page.getByRole('link', { name: 'Branding' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Homes' }).click();
    await page.getByRole('heading', { name: 'Homes' }).waitFor();
    assert.deepEqual(complaints, [], screen);
    await close();
  }
  await setRole('owner');
  const { page, close } = await visitConsole(browser, app, member, '#/branding');
  await page.getByLabel('Telephone').fill('+32 9 000 00 00');
  await setRole('viewer');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your role does not allow this.').first().waitFor();
  await close();
});

test('who saves the branding second learns what changed, and loses nothing', async () => {
  const [first, second] = [await newOwner(), await newOwner()];
  const { page, complaints, close } = await visitConsole(browser, app, second, '#/branding', {
    bypassCSP: true,
  });
  await page.getByLabel('Telephone').fill('+32 9 000 00 00');
  await page.getByLabel('Person or team').fill('Mine');
  const theirs = { contact_name: 'Theirs', contact_email: 'theirs@example.com' };
  assert.equal((await first.call('PATCH', '/v1/context', theirs)).status, 200);
  await page.getByRole('button', { name: 'Save' }).click();
  const note = page.getByRole('alert');
  await note.getByText('Someone else saved changes here.').waitFor();
  await note.getByText('Person or team: Theirs · you changed this too').waitFor();
  await note.getByText('Email address: theirs@example.com').waitFor();
  assert.deepEqual(await violationsOf(page), []);
  assert.equal(await page.getByLabel('Telephone').inputValue(), '+32 9 000 00 00');
  assert.equal(await page.getByLabel('Person or team').inputValue(), 'Mine');
  assert.equal(await page.getByRole('textbox', { name: 'Email address' }).inputValue(), 'theirs@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Buyers see the change from now on.').waitFor();
  assert.equal(await note.count(), 0);
  const { contact_name, contact_phone, contact_email } = (await (
    await first.call('GET', '/v1/context')
  ).json()) as Record<string, string>;
  assert.deepEqual(
    [contact_name, contact_phone, contact_email],
    ['Mine', '+32 9 000 00 00', 'theirs@example.com'],
  );
  assert.deepEqual(complaints, []);
  await close();
});

test('a fact that somebody else has changed meanwhile is shown before it is replaced; another fact is no matter', async () => {
  const { page, close } = await visitConsole(browser, app, await newOwner(), '#/home/GE-1');
  const colleague = await newOwner();
  const patch = (dwelling: object) => colleague.call('PATCH', '/v1/estates/GE-1', { dwelling });
  const storeys = page.locator('[data-fact=storeys]');
  const building = page.getByRole('region', { name: 'Building' });
  await building.getByRole('button', { name: /^\d+ unknown/ }).click();
  const save = async (typed: string) => {
    await storeys.getByRole('textbox').fill(typed);
    await storeys.getByRole('button', { name: 'Save' }).click();
  };
  await storeys.getByRole('button').click();
  await patch({ residents: 3 });
  await save('2');
  await storeys.getByText('2', { exact: true }).waitFor();

  await storeys.getByRole('button').click();
  await patch({ storeys: 5 });
  await save('4');
  const message = storeys.getByText('Someone else just changed this to: 5. Save again to replace it.');
  await message.waitFor();
  assert.equal(await storeys.getByRole('textbox').inputValue(), '4');
  await storeys.getByRole('button', { name: 'Save' }).click();
  await storeys.getByText('4', { exact: true }).waitFor();
  await close();
});
