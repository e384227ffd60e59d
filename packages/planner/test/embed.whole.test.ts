import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';

/** A page of an agency, on an origin of its own. */
let agency: Server;
let origin: string;
let html = '';
const { app, browser } = await startBrowserApp();
let link: string;
before(async () => {
  agency = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((listening) => agency.listen(0, '127.0.0.1', listening));
  // The type of an address of TCP: a path is for sockets in files.
  origin = `http://127.0.0.1:${(agency.address() as AddressInfo).port}`;
  const client = await app.addClient({ context: { name: 'Huis & Haard', accentColor: '#b0306a' } });
  ({ link } = await addReferredEstate(client));
  await app.dependencies.sql`UPDATE contexts SET embed_origins = ${[origin]} WHERE id = ${client.contextId}`;
});
after(async () => {
  agency.closeAllConnections();
  agency.close();
});

async function open(attributes: string) {
  html = `<!doctype html><html lang="en"><title>Agency</title><body style="font-family: Georgia, serif"><h1>A home</h1>
    <script>window.events = []; document.addEventListener('rooftree', ({ detail }) => events.push(detail));</script>
    <script src="${app.url}/embed.js" data-rooftree="${link}" ${attributes}></script></body></html>`;
  const page = await browser.newPage();
  await page.goto(origin);
  return page;
}

test('a badge leads to the plan in a page of its own', async () => {
  const page = await open('');
  const badge = page.locator('a.b');
  await badge.waitFor();
  assert.match(await badge.innerText(), /→\s*A\s*about €[\d,]+ ·\s*See the plan/);
  assert.equal(await badge.getAttribute('href'), `${link}?lang=en`);
  assert.equal((await page.context().cookies()).length, 0);
  // In the type of the site around it and the colour of the agency.
  const looks = await badge.evaluate(looksOf);
  assert.deepEqual(looks, {
    font: 'Georgia, serif',
    border: 'rgb(176, 48, 106)',
    action: 'rgb(176, 48, 106)',
  });
  await page.close();
});

test('a button opens the plan in a dialog, which closes again', async () => {
  const page = await open('data-show="button"');
  await page.locator('a.b').click();
  const frame = page.frameLocator('dialog iframe');
  await frame.locator('html[data-alive] #hero-title').waitFor();
  assert.equal(await frame.locator('.page-head').count(), 0);
  assert.equal(await frame.locator('.summary-bar').count(), 0);
  await page.waitForFunction('events.includes("opened")');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.close();
});

test('a frame is as high as the plan in it, also after a change', async () => {
  const page = await open('data-show="frame"');
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-alive]').waitFor();
  const heights = `(() => {
    const inner = document.querySelector('span').shadowRoot.querySelector('iframe');
    return inner.getBoundingClientRect().height;
  })()`;
  await page.waitForFunction(`${heights} > 1500`);
  await frame.locator('.step summary').first().click();
  const before = await page.evaluate<number>(heights);
  await frame.locator('.step summary').nth(1).click();
  await page.waitForFunction(`${heights} > ${before}`);
  await page.close();
});

test('a page that the context does not list shows no frame', async () => {
  const page = await open('data-show="frame"');
  // The browser says so when the server's own header keeps the plan out of the frame.
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(origin.replace('127.0.0.1', 'localhost'));
  await refused;
  assert.equal(await page.frameLocator('iframe').locator('#hero-title').count(), 0);
  await page.close();
});

function looksOf(link: Element) {
  const action = link.querySelector('.a');
  return {
    font: getComputedStyle(link).fontFamily,
    border: getComputedStyle(link).borderColor,
    action: action && getComputedStyle(action).color,
  };
}
