import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import {
  assertGood,
  assertGoodInEveryAppearance,
} from '../../server/src/testing/browser/every-appearance.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);

const homes = (page: Page) => page.locator('table.homes[aria-busy=false]').waitFor();
const home = (page: Page) => page.locator('.plan-side').waitFor();

type Enter = (page: Page) => Promise<unknown>;

test('no state of the console has a violation', async (t) => {
  const empty = await app.addClient();
  const newcomer = await addMember(app, { contextId: empty.contextId });
  const stranger = await addMember(app, {});
  const { member } = office;
  const unfold = (page: Page) =>
    page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
  const says =
    (text: string): Enter =>
    (page) =>
      page.getByText(text).waitFor();
  const isRefused = (page: Page) => page.getByRole('alert').waitFor();
  const choose = async (page: Page) => {
    await homes(page);
    await page.getByRole('checkbox').nth(2).check();
    await page.getByRole('button', { name: 'Deactivate' }).click();
  };
  // Not the home of the state before.
  const isLand = async (page: Page) => {
    await page.getByRole('heading', { level: 1, name: /Mechelen/ }).waitFor();
    await home(page);
  };
  const change = async (page: Page) => {
    await home(page);
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click();
  };
  const visits: [string, typeof member | null, [string, string, Enter][]][] = [
    ['nobody', null, [['sign-in', '', (page) => page.getByRole('button').waitFor()]]],
    ['a newcomer', newcomer, [['no homes', '#/homes', (page) => page.locator('.empty-state').waitFor()]]],
    ['a stranger', stranger, [['no agency', '#/homes', (page) => page.locator('.note').waitFor()]]],
    [
      'a member',
      member,
      [
        ['homes chosen', '#/homes', choose],
        ['nothing passes', '#/homes?search=nowhere', says('No homes match these filters.')],
        ['a filter that the server refuses', '#/homes?label_now=,', isRefused],
        ['a fact being changed', '#/home/GE-1', change],
        ['land', '#/home/ME-1', isLand],
        ['no such home', '#/home/none', isRefused],
        ['no such screen', '#/nowhere', says('This page does not exist')],
      ],
    ],
  ];
  for (const [name, visitor, states] of visits)
    await t.test(name, async () => {
      // The policy of the page keeps foreign scripts out, axe included.
      const { page, close } = await visitConsole(browser, app, visitor, states[0]?.[1] ?? '', {
        bypassCSP: true,
      });
      for (const [state, hash, enter] of states) {
        await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
        await enter(page);
        await assertGood(page, state);
      }
      await close();
    });
  const looked: [string, string, Enter][] = [
    ['homes', '#/homes', async (page) => [await homes(page), await unfold(page)]],
    ['a home', '#/home/GE-1', home],
    ['team', '#/team', (page) => page.locator('.members').waitFor()],
  ];
  for (const [name, hash, enter] of looked)
    await t.test(name, async () => {
      const { page, close } = await visitConsole(browser, app, member, hash, { bypassCSP: true });
      await enter(page);
      await assertGoodInEveryAppearance(page, () => enter(page));
      await close();
    });
  // Not chosen by hand, but the browser's own.
  for (const locale of ['nl-BE', 'nl-NL', 'fr-BE'])
    await t.test(`a home in ${locale}`, async () => {
      const { page, close } = await visitConsole(browser, app, member, '#/home/KO-1', {
        locale,
        bypassCSP: true,
      });
      await home(page);
      assert.equal(await page.locator('html').getAttribute('lang'), locale);
      await assertGood(page, locale, 'all but colours');
      await close();
    });
});
