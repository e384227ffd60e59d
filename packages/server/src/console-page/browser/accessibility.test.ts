import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../testing/browser.ts';
import { type Office, openOffice, violationsOf, visitConsole } from '../../testing/office.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

let app: TestApp;
let browser: Browser;
let office: Office;
before(async () => {
  [app, browser] = await Promise.all([startTestApp({ hasWorker: true }), launchBrowser()]);
  office = await openOffice(app);
});
after(async () => {
  await browser.close();
  await app.stop();
});

const homes = (page: Page) => page.locator('table.homes[aria-busy=false]').waitFor();
const home = (page: Page) => page.locator('.plan-side').waitFor();

test('no state of the console has a violation', async (t) => {
  const empty = await app.addClient();
  const newcomer = await addMember(app, { contextId: empty.contextId });
  const stranger = await addMember(app, {});
  const { member } = office;
  const all = (page: Page) =>
    page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
  const states: [
    string,
    typeof member | null,
    string,
    (page: Page) => Promise<unknown>,
    BrowserContextOptions?,
  ][] = [
    ['sign-in', null, '', (page) => page.getByRole('button').waitFor()],
    ['a used invitation', null, '#/join/none', (page) => page.getByRole('alert').waitFor()],
    ['homes', member, '#/homes', async (page) => [await homes(page), await all(page)]],
    ['homes in the dark', member, '#/homes', homes, { colorScheme: 'dark' }],
    ['homes on a phone', member, '#/homes', homes, PHONE],
    [
      'homes chosen',
      member,
      '#/homes',
      async (page) => {
        await homes(page);
        await page.getByRole('checkbox').nth(2).check();
        await page.getByRole('button', { name: 'Deactivate' }).click();
      },
    ],
    ['nothing passes', member, '#/homes?search=nowhere', (page) => page.locator('.note').waitFor()],
    ['no homes', newcomer, '#/homes', (page) => page.locator('.empty').waitFor()],
    ['no agency', stranger, '#/homes', (page) => page.locator('.note').waitFor()],
    [
      'a filter that the server refuses',
      member,
      '#/homes?label_now=,',
      (page) => page.getByRole('alert').waitFor(),
    ],
    ['a home', member, '#/home/GE-1', home],
    ['a home in the dark', member, '#/home/GE-1', home, { colorScheme: 'dark' }],
    ['a home on a phone', member, '#/home/GE-1', home, PHONE],
    [
      'a fact being changed',
      member,
      '#/home/GE-1',
      async (page) => {
        await home(page);
        await page
          .getByRole('button', { name: /^Change / })
          .first()
          .click();
      },
    ],
    ['land', member, '#/home/ME-1', home],
    ['no such home', member, '#/home/none', (page) => page.getByRole('alert').waitFor()],
    ['team', member, '#/team', (page) => page.locator('.members').waitFor()],
    ['team on a phone', member, '#/team', (page) => page.locator('.members').waitFor(), PHONE],
    ['no such screen', member, '#/nowhere', (page) => page.locator('.note').waitFor()],
    ...['nl-BE', 'nl-NL', 'fr-BE'].map(
      (locale): [string, typeof member, string, (page: Page) => Promise<unknown>, BrowserContextOptions] => [
        `a home in ${locale}`,
        member,
        '#/home/KO-1',
        home,
        { locale },
      ],
    ),
  ];
  for (const [name, visitor, hash, enter, options] of states)
    await t.test(name, async () => {
      // The policy of the page keeps foreign scripts out, axe included.
      const { page, close } = await visitConsole(browser, app, visitor, hash, {
        ...options,
        bypassCSP: true,
      });
      await enter(page);
      assert.deepEqual(await violationsOf(page), []);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      assert(width <= 0, `${width} px too wide`);
      await close();
    });
});
