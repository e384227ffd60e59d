import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { becomes } from '../../server/src/testing/becomes.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';
import { shownNet } from './visit.ts';

const MAX_FIRST_SCRIPT_BYTES = 90_000;
const ENGINE = '**/plan-with-choices-*.js';

const { app, browser } = await startBrowserApp();
const { link } = await addReferredEstate(await app.addClient());

async function open(prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB' });
  await prepare(page);
  await page.goto(link);
  await page.locator('html[data-alive]').waitFor();
  return page;
}

for (const [name, url] of Object.entries({ 'page of a home': link, 'start page': `${app.url}/` }))
  test(`the first scripts of the ${name} are small in every language, and the engine is none of them`, async () => {
    for (const language of ['nl-BE', 'nl-NL', 'fr-BE', 'en']) {
      const html = await (await fetch(`${url}?lang=${language}`)).text();
      const paths = [...html.matchAll(/(?:modulepreload" href|module" src)="([^"]+)"/g)].map(([, path]) =>
        String(path),
      );
      assert(paths.length > 1);
      let bytes = 0;
      for (const path of paths) {
        const script = await (await fetch(new URL(path, url))).arrayBuffer();
        bytes += gzipSync(Buffer.from(script), { level: 9 }).byteLength;
      }
      assert(bytes <= MAX_FIRST_SCRIPT_BYTES, `${language}: ${bytes} bytes`);
      assert(
        !paths.some((path) => /plan-with-choices|try-out/.test(path)),
        `${language} loads the engine at once`,
      );
    }
  });

const WIDE = /media="\(min-width: 52rem\)"/;

test('nothing holds up the first paint on a phone: no font, style sheet or script of its own comes before it', async () => {
  for (const url of [link, `${app.url}/`]) {
    const html = await (await fetch(url)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const tags = head.match(/<(?:link|script)[^>]*>/g) ?? [];
    assert.deepEqual(
      tags.filter(
        (tag) => /rel="(?:stylesheet|preload)"|<script(?! type="module")/.test(tag) && !WIDE.test(tag),
      ),
      [],
    );
  }
});

test('a choice made before the engine is there is planned when it comes', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const page = await open((opened) =>
    opened.route(ENGINE, async (route) => {
      await released;
      await route.continue();
    }),
  );
  const opened = await shownNet(page);
  await page.locator('#target').press('ArrowLeft');
  await page.waitForURL(/\?target=B$/);
  assert.equal(await shownNet(page), opened);
  release();
  await page.locator('html[data-engine]').waitFor();
  await becomes(async () => (await shownNet(page)) === opened, false);
  await page.close();
});

test('without the engine the plan stays readable, and the page says what it cannot do', async () => {
  const page = await open((opened) => opened.route(ENGINE, (route) => route.abort()));
  const note = page.getByRole('alert');
  await note.waitFor();
  assert.match(await note.innerText(), /cannot be recalculated/);
  assert((await shownNet(page)) > 0);
  await page.unroute(ENGINE);
  await note.getByRole('button', { name: 'Reload the page' }).click();
  await page.locator('html[data-engine]').waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  await page.close();
});
