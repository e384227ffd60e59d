/** Links that lead nowhere and addresses that are taken: a clear sentence, and a way on. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGood } from '../../server/src/testing/browser/every-appearance.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp();
const { contextId } = await app.addClient({ context: { name: 'Huis & Haard' } });
const owner = await addMember(app, { contextId });

async function invite(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const { invitation_url } = await successOf<{ invitation_url: string }>(
    await owner.call('POST', '/v1/members', { email, role: 'viewer' }),
  );
  return new URL(invitation_url).hash;
}

test('a link that was cut off, was replaced or has expired is reported, and leads to signing in', async () => {
  const expired = await invite();
  await app.dependencies
    .sql`UPDATE memberships SET invitation_expires_at = now() WHERE context_id = ${contextId} AND invitation_hash IS NOT NULL`;
  const cutOff = (await invite()).slice(0, -5);
  for (const hash of [expired, cutOff, `#/join/${'A'.repeat(43)}`]) {
    const { page, complaints, close } = await visitConsole(browser, app, null, hash, { bypassCSP: true });
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await page.getByText('This link has been used or has expired. Ask for a new one.').waitFor();
    await assertGood(page, hash);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  }
});

test('a link that somebody else used meanwhile is reported when it is accepted', async () => {
  const hash = await invite();
  const { page, close } = await visitConsole(browser, app, null, hash);
  await page.getByLabel('Your name').fill('Bart Claes');
  await page.getByLabel('Password').fill('a long enough passphrase');
  await app.dependencies
    .sql`UPDATE memberships SET invitation_expires_at = now() WHERE context_id = ${contextId} AND invitation_hash IS NOT NULL`;
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  await close();
});

test('an invitation that could not be looked up is looked up again', async () => {
  const hash = await invite();
  const { page, close } = await visitConsole(browser, app, null, '#/today');
  await page.route('**/v1/invitations/lookup', (route) => route.abort(), { times: 1 });
  await page.goto(`${app.url}/console${hash}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Your name').waitFor();
  await close();
});

test('a link of the server that was used shows the page to sign in', async () => {
  for (const hash of [`#/start/${'A'.repeat(43)}`, '#/start/cut-off']) {
    const { page, close } = await visitConsole(browser, app, null, hash);
    await page.getByText('This link has been used or has expired. Ask for a new one.').waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await close();
  }
});

test('an address that is taken is reported, and what was typed stays', async () => {
  const colleague = await addMember(app, { contextId, role: 'viewer' });
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/team');
  await page.getByLabel('Email address').fill(colleague.email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByText('This person is already a member.').waitFor();
  assert.equal(await page.getByLabel('Email address').inputValue(), colleague.email);
  assert.deepEqual(complaints, []);
  await close();
});
