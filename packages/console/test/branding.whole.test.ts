import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGoodInEveryAppearance } from '../../server/src/testing/browser/every-appearance.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';
import { until } from '../../server/src/testing/until.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);

const settings = () =>
  office.member.call('GET', '/v1/context').then((answer) => successOf<Record<string, unknown>>(answer));

const backgroundOf = (page: Page, selector: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).backgroundColor`);

const isDrawn = (page: Page, selector: string) =>
  page.evaluate<boolean>(`document.querySelector('${selector}')?.naturalWidth > 0`);

test('the look is changed with its preview beside it, seen by buyers, and undone', async () => {
  const before = await settings();
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/branding');
  await page.getByLabel('Name shown to buyers').fill('Haard & Huis');
  await page.getByLabel('Colour', { exact: true }).fill('#FFD200');
  await page.getByText(/On light pages: #\w{6} \(adjusted so that/).waitFor();
  await page.getByLabel('Person or team').fill('An');
  await page.getByLabel('Telephone').fill('+32 9 000 00 00');
  await page.getByLabel('Booking page').fill('https://www.example.com/visit');
  const preview = page.getByRole('region', { name: 'Preview' });
  const card = (await preview.locator('.contact').innerText()).replaceAll(/\s+/g, ' ');
  const accent = await backgroundOf(page, '.preview .button-primary');
  assert.equal(accent, 'rgb(133, 109, 0)');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Buyers see the change from now on.').waitFor();

  const buyer = await browser.newPage({ locale: 'en-GB' });
  await buyer.goto((await preview.getByRole('link').getAttribute('href')) ?? '');
  assert.equal(await buyer.locator('.brand').innerText(), 'Haard & Huis');
  assert.equal((await buyer.locator('#contact').innerText()).replaceAll(/\s+/g, ' '), card);
  assert.equal(await backgroundOf(buyer, '#contact .button-primary'), accent);
  // What is shared is what the preview shows: the band of an uncertain label, too.
  const shared = await buyer.locator('meta[property="og:title"]').getAttribute('content');
  assert.equal(await preview.locator('.shared strong').innerText(), shared);
  await buyer.close();

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Change undone.').waitFor();
  assert.deepEqual(await settings(), before);
  assert.equal(await page.getByLabel('Name shown to buyers').inputValue(), before['name']);
  assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><circle cx="15" cy="15" r="15" fill="#0b5d4b"/><rect x="36" y="10" width="54" height="10" fill="#14211d"/></svg>';

const picture = (content: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(content),
});

test('a logo is handed over, seen by buyers, and taken away again', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/branding');
  const choose = (content: string) =>
    page.getByLabel('Logo', { exact: true }).setInputFiles(picture(content));
  await page.getByLabel('Telephone').fill('+32 9 111 11 11');
  await choose('no picture at all');
  await page.getByText('This image cannot be used.').waitFor();
  await choose(LOGO);
  await page.getByRole('img', { name: 'Current logo' }).waitFor();
  // What was typed beside it is still there.
  assert.equal(await page.getByLabel('Telephone').inputValue(), '+32 9 111 11 11');
  await until(() => isDrawn(page, '.sheet-head img'));
  const preview = page.getByRole('region', { name: 'Preview' });
  const buyer = await browser.newPage({ locale: 'en-GB' });
  await buyer.goto((await preview.getByRole('link').getAttribute('href')) ?? '');
  await until(() => isDrawn(buyer, '.brand img'));
  await buyer.close();
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Buyers see the change from now on.').waitFor();
  assert.equal((await settings())['logo_url'], null);
  // The browser logs every response that is an error.
  assert.deepEqual(
    complaints.filter((line) => !line.includes('400')),
    [],
  );
  await close();
});

test('each fault is reported at its field, and nothing of the rest is saved', async () => {
  const before = await settings();
  const { page, close } = await visitConsole(browser, app, office.member, '#/branding');
  const wrong = {
    'Name shown to buyers': ' ',
    'Or the URL of a logo': 'logo.svg',
    Colour: 'green',
    Telephone: 'call me',
    'Email address': 'nobody',
    'Booking page': 'javascript:alert(1)',
    'Websites that may embed the plan': 'https://www.example.com/path',
  };
  await page.getByLabel('Person or team').fill('An');
  for (const [label, text] of Object.entries(wrong)) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(text);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Not saved: fix the marked fields.').waitFor();
  for (const label of Object.keys(wrong))
    assert.equal(await page.getByLabel(label, { exact: true }).getAttribute('aria-invalid'), 'true', label);
  assert.equal(await page.getByRole('alert').count(), Object.keys(wrong).length);
  assert.deepEqual(await settings(), before);
  await close();
});

test('a website is allowed, and the code for it is that of a home', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/branding');
  const sites = page.getByLabel('Websites that may embed the plan');
  await sites.fill('https://www.example.com/\n\nhttps://example.com');
  await page.getByLabel('Show the address in previews of shared links').uncheck();
  await page.getByRole('combobox', { name: 'Form' }).selectOption('frame');
  const code = await page.locator('.embed code').innerText();
  const [, script = '', link = ''] =
    /^<script src="(\S+)" data-rooftree="(\S+)" data-show="frame" async><\/script>$/.exec(code) ?? [];
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  const { embed_origins: origins, preview_has_address: hasAddress } = await settings();
  assert.deepEqual([origins, hasAddress], [['https://www.example.com', 'https://example.com'], false]);
  assert.equal((await fetch(script)).status, 200);
  const framed = await fetch(`${link}?embed=1`);
  assert.match(
    framed.headers.get('content-security-policy') ?? '',
    /frame-ancestors https:\/\/www\.example\.com https/,
  );
  await framed.arrayBuffer();
  await close();
});

test('who may not manage the agency is not offered it', async () => {
  const editor = await addMember(app, { contextId: office.client.contextId, role: 'editor' });
  const { page, close } = await visitConsole(browser, app, editor, '#/branding');
  await page.getByText('Your role does not allow this.').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Branding' }).count(), 0);
  await close();
});

test('no state of it has a violation', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/branding', { bypassCSP: true });
  await page.locator('.embed code').waitFor();
  await page.locator('#setting-logo_url').fill('https://www.example.com/logo.svg');
  await page.locator('#setting-contact_phone').fill('0');
  await page.locator('#setting-accent_color').fill('#ffd200');
  await page.locator('button[type=submit]').click();
  const isRefused = () => page.getByRole('alert').waitFor();
  await isRefused();
  await assertGoodInEveryAppearance(page, isRefused);
  await page.getByLabel('Logo', { exact: true }).setInputFiles(picture(LOGO));
  const hasLogo = () => page.locator('.sheet-head img').waitFor();
  await hasLogo();
  await assertGoodInEveryAppearance(page, hasLogo);
  await successOf(await office.member.call('PATCH', '/v1/context', { logo_url: null }));
  await close();
});
