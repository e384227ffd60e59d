import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { createContext } from '../../server/src/access/contexts/contexts.service.ts';
import { signOut } from '../../server/src/testing/browser/account-menu.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGood } from '../../server/src/testing/browser/every-appearance.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { startTestProvider } from '../../server/src/testing/providers/openid-provider.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const provider = await startTestProvider();
const { app, browser } = await startBrowserApp({
  env: { ...provider.env, OIDC_GROUPS: 'agents=ghent:editor' },
});
provider.allow(`${app.url}/console/openid`);
const { id: contextId } = await createContext(app.dependencies.sql, { slug: 'ghent', name: 'Ghent' });
after(() => provider.stop());
beforeEach(() => {
  provider.isDown = false;
  const sub = randomUUID();
  const email = `${sub}@example.com`;
  provider.person = { sub, email, email_verified: true, name: 'An Peeters', groups: ['agents'] };
});

const SIGN_IN = 'Sign in with Huis & Haard';
/** Through the provider's own page, as far as the way back. */
async function passBy(page: Page, name = SIGN_IN) {
  // Else the provider still knows who came before.
  await page.context().clearCookies({ name: /^_/ });
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
const signInPage = (hash = '', options: BrowserContextOptions = {}) =>
  visitConsole(browser, app, null, hash, options);

test('a person signs in by the provider, and is where they wanted to be', async () => {
  const { page, complaints, close } = await signInPage('#/reports?is_outdated=true');
  await passBy(page);
  await page.getByRole('heading', { name: 'Passports' }).waitFor();
  assert.equal(page.url(), `${app.url}/console#/reports?is_outdated=true`, 'nothing of the provider is left');
  await page.getByText('An Peeters').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Passports' }).waitFor();
  // Back leads to no answer that was used already, and to no error.
  await signOut(page);
  await page.getByRole('button', { name: SIGN_IN }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('each way to be refused is reported in words, and the password is still there', async () => {
  const { page, close } = await signInPage('#/today');
  // A slow line: the head of a refusal may be there long before its sentences.
  await page.addInitScript(() => {
    const read = Response.prototype.text;
    async function readSlowly(this: Response) {
      if (this.status === 403) await new Promise((resolve) => setTimeout(resolve, 1000));
      return read.call(this);
    }
    Object.defineProperty(Response.prototype, 'text', { value: readSlowly });
  });
  const shows = (sentence: string | RegExp) => page.getByRole('alert').getByText(sentence).waitFor();
  provider.person = { ...provider.person, groups: [] };
  await passBy(page);
  await shows('you have no role here');
  provider.person = { sub: 'nobody' };
  await passBy(page);
  await shows('Huis & Haard did not confirm who you are');
  const member = await addMember(app, { contextId });
  provider.person = { sub: randomUUID(), email: member.email, groups: ['agents'] };
  await passBy(page);
  await shows('has not verified it');
  // An answer that somebody sends along, or that comes a second time.
  await page.goto(`${app.url}/console/openid?code=stolen&state=${'x'.repeat(43)}`);
  await shows('This sign-in has expired, was already used, or was started in another browser');
  assert.equal(new URL(page.url()).pathname, '/console');
  await page.getByLabel('Password').waitFor();
  await close();
});

test('a provider that is down from the start is reported, and holds up nothing', async () => {
  provider.isDown = true;
  const other = await startTestApp({ env: provider.env });
  const { page, close } = await visitConsole(browser, other, null, '');
  await page.getByRole('button', { name: SIGN_IN }).click();
  await page.getByRole('alert').getByText('Huis & Haard is not responding').waitFor();
  await page.getByLabel('Password').waitFor();
  await close();
  await other.stop();
});

test('a member connects their account, and a taken one is reported', async () => {
  const member = await addMember(app, { contextId, role: 'viewer' });
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/team');
  await passBy(page, 'Link Huis & Haard');
  const mine = page.getByRole('region', { name: SIGN_IN });
  await mine.getByText('account is linked').waitFor();
  assert.deepEqual(complaints, []);
  await close();
  const other = await visitConsole(browser, app, await addMember(app, { contextId }), '#/team');
  await passBy(other.page, 'Link Huis & Haard');
  const alert = other.page.getByRole('region', { name: SIGN_IN }).getByRole('alert');
  await alert.getByText('already linked to another').waitFor();
  await other.close();
});

test('an invitation for who has no password leads by the provider, and is accepted without one', async () => {
  const { sql } = app.dependencies;
  const first = await signInPage('#/today');
  await passBy(first.page);
  await first.page.getByRole('heading', { name: 'Today' }).waitFor();
  await first.close();
  const other = await createContext(sql, { slug: `c-${randomUUID().slice(0, 8)}`, name: 'Bruges' });
  const owner = await addMember(app, { contextId: other.id });
  const invited = await owner.call('POST', '/v1/members', { email: provider.person.email, role: 'viewer' });
  const { invitation_url: link } = (await invited.json()) as { invitation_url: string };
  const { page, complaints, close } = await signInPage(new URL(link).hash, { bypassCSP: true });
  await page.getByText('You are invited to Bruges. Your account has no password').waitFor();
  await assertGood(page, 'an invitation');
  await passBy(page);
  await page.getByText(`You are signed in as ${provider.person.email}`).waitFor();
  await assertGood(page, 'an invitation');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await page.locator('.account-button').click();
  await page.getByRole('menuitemradio', { name: 'Bruges' }).waitFor();
  assert.deepEqual(complaints, []);
  await close();

  const again = await owner.call('POST', '/v1/members', {
    email: `${randomUUID()}@example.com`,
    role: 'viewer',
  });
  const { invitation_url: foreign } = (await again.json()) as { invitation_url: string };
  const visit = await visitConsole(browser, app, owner, new URL(foreign).hash);
  await visit.page.getByText('This invitation is for someone else').waitFor();
  await visit.page.getByRole('button', { name: 'Sign out' }).click();
  await visit.page.getByLabel('Your name').waitFor();
  await visit.close();
});

test('none of these states has a violation, in any language', async () => {
  const member = await addMember(app, { contextId });
  for (const [locale, viewport, rules] of [
    ['en-GB', { width: 1280, height: 900 }, 'all'],
    ['nl-BE', { width: 390, height: 844 }, 'all'],
    ['nl-NL', { width: 1280, height: 900 }, 'all but colours'],
    ['fr-BE', { width: 390, height: 844 }, 'all but colours'],
  ] as const) {
    const options: BrowserContextOptions = { locale, viewport, bypassCSP: true, colorScheme: 'dark' };
    const signIn = await signInPage('', options);
    provider.person = { ...provider.person, groups: [] };
    await signIn.page.getByRole('button', { name: /Huis & Haard/ }).click();
    await signIn.page.getByRole('button', { name: 'Continue' }).click();
    await signIn.page.getByRole('alert').waitFor();
    await assertGood(signIn.page, `refused ${locale}`, rules);
    await signIn.close();
    const team = await visitConsole(browser, app, member, '#/team', options);
    await team.page.getByRole('button', { name: /Huis & Haard/ }).waitFor();
    await assertGood(team.page, `team ${locale}`, rules);
    await team.close();
  }
});
