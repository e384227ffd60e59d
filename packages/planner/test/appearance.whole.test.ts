import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';
import { shownNet, visit } from './visit.ts';

const { app, browser } = await startBrowserApp();
const client = await app.addClient({ context: { name: 'Huis & Haard', accentColor: '#b0306a' } });

test('with script switched off the plan is all there, and no dead controls', async () => {
  const { link } = await addReferredEstate(client);
  const alive = await visit(browser, link);
  const { page, close } = await visit(browser, link, { javaScriptEnabled: false });
  assert.equal(await shownNet(page), await shownNet(alive.page));
  assert.match(await page.locator('h1').innerText(), /label A is within reach/);
  assert.equal(await page.locator('.step').count(), await alive.page.locator('.step').count());
  assert.equal(await page.locator('#target').isVisible(), false);
  await page.locator('.controls select[name=target]').selectOption('C');
  await page.locator('.controls button[type=submit]').click();
  assert.equal(new URL(page.url()).searchParams.get('target'), 'C');
  assert.match(await page.locator('h1').innerText(), /label C/);
  await alive.close();
  await close();
});

test('the goal is the label that the plan stops at, and with it the form has the same plan', async () => {
  const { address } = OLD_HOUSE;
  const home = { address, estate_type: 'HOUSE', estate_format: 'SEMI_OPEN', year_built: 1958, dwelling: {} };
  const { link } = await addReferredEstate(client, home);
  const alive = await visit(browser, link);
  const goal = await alive.page.locator('#target').getAttribute('aria-valuetext');
  assert.match(await alive.page.locator('h1').innerText(), new RegExp(`label ${goal} is within reach$`));
  assert.match(await alive.page.locator('.hero .note').innerText(), new RegExp(`stops at label ${goal}`));
  await alive.page.locator('.rung[aria-pressed=true]', { hasText: goal ?? '' }).waitFor();
  const net = await shownNet(alive.page);
  const { page, close } = await visit(browser, link, { javaScriptEnabled: false });
  await page.locator('.controls button[type=submit]').click();
  assert.equal(new URL(page.url()).searchParams.get('target'), goal);
  assert.equal(await shownNet(page), net);
  assert.deepEqual(alive.complaints, []);
  await alive.close();
  await close();
});

test('what the server drew is what the script would draw', async () => {
  const { link } = await addReferredEstate(client);
  for (const search of [
    '?lang=en',
    '?lang=fr-BE&target=C&wall_cavity=off',
    '?lang=nl-BE&storeys=99',
    '?lang=nl-NL',
  ]) {
    const still = await visit(browser, `${link}${search}`, { javaScriptEnabled: false });
    const alive = await visit(browser, `${link}${search}`);
    // The ways are planned when the page rests, by the script alone; what is sure, and with it the order of the steps
    // and the next question, comes from the server only when it is ready in time. Without script the years are a form.
    const wordsOf = async (page: Page) => {
      const texts = await page.locator('.hero-figures, .plan-details > :not(#years)').allTextContents();
      return texts.map((text) => text.replace(/\s+/g, ' '));
    };
    const drawn = await wordsOf(still.page);
    assert.ok(drawn.length > 2);
    assert.deepEqual(await wordsOf(alive.page), drawn);
    assert.deepEqual(alive.complaints, []);
    await still.close();
    await alive.close();
  }
});

test('the language is the browser’s, is switched by hand, and keeps the choices', async () => {
  const { link } = await addReferredEstate(client);
  const { page, close } = await visit(browser, `${link}?target=C`, { locale: 'fr-BE' });
  const pays: Record<string, RegExp> = {
    'fr-BE': /^Vous payez, primes déduites$/,
    'nl-NL': /^U betaalt, na subsidie$/,
    'nl-BE': /^U betaalt, na premies$/,
    en: /^You pay, after grants$/,
  };
  for (const [language, words] of Object.entries(pays)) {
    if (language !== 'fr-BE') await page.locator(`.languages [lang=${language}]`).click();
    await page.locator(`html[lang=${language}][data-alive]`).waitFor();
    assert.match(await page.locator('.hero-cost dt').innerText(), words);
    assert.match(page.url(), /target=C/);
  }
  await close();
});

test('a hostile name and picture do nothing but look odd', async () => {
  const street = '"><img src=x onerror="window.hit=1"></script><script>window.hit=1</script>';
  const media = [
    { url: 'https://127.0.0.1:1/x.jpg?"onerror="window.hit=1', mime_type: 'image/png', position: 0 },
  ];
  const { link } = await addReferredEstate(client, {
    ...OLD_HOUSE,
    address: { ...OLD_HOUSE.address, street, place: '<svg onload=window.hit=1>' },
    media,
  });
  const { page, close } = await visit(browser, link);
  assert.equal(await page.evaluate('window.hit'), undefined);
  assert.match(await page.locator('.estate').first().innerText(), /onerror="window\.hit=1"/);
  assert.match(await page.title(), /<script>window\.hit=1<\/script>/);
  // The picture does not load: the house is drawn instead.
  await page.locator('.hero .house-drawing').waitFor();
  assert.equal(await page.locator('main img').count(), 0);
  await close();
});

test('nothing is loaded from elsewhere', async () => {
  const { link } = await addReferredEstate(client);
  const context = await browser.newContext();
  const page = await context.newPage();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(link);
  await page.locator('html[data-alive]').waitFor();
  await page.locator('#target').press('ArrowLeft');
  assert.deepEqual(
    [...hosts].filter((origin) => origin !== 'null'),
    [new URL(app.url).origin],
  );
  await context.close();
});

test('the context’s accent colours the page, readable in light and dark', async () => {
  const { link } = await addReferredEstate(client);
  const accent = async (colorScheme: 'light' | 'dark') => {
    const { page, close } = await visit(browser, link, { colorScheme });
    const colour = await page.evaluate<string>(
      "getComputedStyle(document.querySelector('.button-primary')).backgroundColor",
    );
    await close();
    return colour;
  };
  assert.equal(await accent('light'), 'rgb(176, 48, 106)');
  assert.notEqual(await accent('dark'), 'rgb(176, 48, 106)');
});
