import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Override } from '@rooftree/engine';
import type { Page } from 'playwright-core';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import {
  assertGood,
  assertGoodInEveryAppearance,
} from '../../server/src/testing/browser/every-appearance.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

interface Listed {
  renovation_id: string;
  renovation_name: string;
  edited_by: string | null;
  renovation_deleted_at: string | null;
}

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app, 'editor');

const plansOf = async (home: string) =>
  successOf<Listed[]>(
    await office.client.call('GET', `/v1/estates/${home}/renovations?include_deleted=true`),
  );

async function suggestionOf(home: string): Promise<string> {
  const [plan] = await plansOf(home);
  return plan?.renovation_id ?? assert.fail(`no plan of ${home}`);
}

async function addEdited(
  home: string,
  name: string,
  choices: string,
  overrides: Override[] = [],
): Promise<string> {
  const id = await suggestionOf(home);
  const { date } = await successOf<{ date: string }>(
    await office.client.call('GET', `/v1/renovations/${id}/basis`),
  );
  const body = { renovation_name: name, choices, date, overrides };
  const answer = await office.member.call('POST', `/v1/renovations/${id}/edits`, body);
  return (await successOf<{ renovation_id: string }>(answer)).renovation_id;
}

const isOpen = (page: Page) => page.locator('.plan-room').waitFor();

test('an editor changes a plan, saves it as edited, renames it, and takes each of it back', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/home/GE-1');
  await page.getByRole('region', { name: 'Plans' }).getByRole('link').click();
  await isOpen(page);
  const suggestion = page.url();
  const save = page.getByRole('button', { name: 'Save as edited' });
  assert(await save.isDisabled(), 'nothing has been changed yet');
  // What a notch of the budget does is reported, and can be taken back.
  await page.locator('#budget').fill('12');
  await page.locator('.plan-change').waitFor();
  await page.waitForURL(/budget=12000/);
  await page.locator('.plan-change').getByRole('button', { name: 'Undo' }).click();
  await page.locator('.plan-change').waitFor({ state: 'detached' });
  await page.waitForURL(suggestion);

  await page.locator('#budget').fill('15');
  await page.locator('.plan-change').waitFor();
  const shown = await page.locator('.hero-cost').innerText();
  await page.getByLabel('Name of the plan').fill('Within fifteen thousand');
  await save.click();
  await page.getByRole('heading', { level: 1, name: 'Within fifteen thousand' }).waitFor();
  await page.getByText('created by a colleague').first().waitFor();
  // The server made it again, and it is what the page had shown.
  assert.equal(await page.locator('.hero-cost').innerText(), shown);
  assert.equal(await page.locator('#budget').inputValue(), '15');

  await page.getByRole('button', { name: 'Rename this plan' }).click();
  await page.getByRole('textbox', { name: 'Name of the plan' }).first().fill('Cheap');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Cheap' }).waitFor();
  await page.locator('.done').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Within fifteen thousand' }).waitFor();

  await page.getByRole('button', { name: 'Delete this plan' }).click();
  await page.getByText('This plan is deleted').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Save as edited' }).count(), 0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('This plan is deleted').waitFor({ state: 'detached' });
  assert.deepEqual(
    (await plansOf('GE-1')).map((plan) => [plan.edited_by, plan.renovation_deleted_at]),
    [
      [null, null],
      ['MEMBER', null],
    ],
  );
  assert.deepEqual(complaints, []);
  await close();
});

test('what was saved can be undone, and the choices are still there', async () => {
  const id = await suggestionOf('KO-1');
  const hash = `#/plan/${id}?budget=9000`;
  const { page, complaints, close } = await visitConsole(browser, app, office.member, hash);
  await isOpen(page);
  assert.equal(await page.locator('#budget').inputValue(), '9');
  await page.getByRole('button', { name: 'Save as edited' }).click();
  await page.getByText('Saved as a separate plan.').waitFor();
  await page.locator('.done').getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(new RegExp(`plan/${id}\\?budget=9000`));
  await page.locator('#budget').waitFor();
  const made = (await plansOf('KO-1')).filter(({ edited_by }) => edited_by !== null);
  assert.equal(made.length, 1);
  assert.notEqual(made[0]?.renovation_deleted_at, null);
  // It waits among the deleted ones of its home.
  await page.goto(`${app.url}/console#/home/KO-1`);
  await page.getByText('Deleted plans (1)').click();
  await page.getByRole('button', { name: /^Restore: / }).click();
  await page.getByText('Deleted plans (1)').waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await close();
});

test('two plans stand side by side, and what differs is reported', async () => {
  await addEdited('LE-1', 'Small', 'budget=8000');
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/home/LE-1');
  const plans = page.getByRole('region', { name: 'Plans' });
  for (const place of [0, 1]) await plans.getByRole('checkbox').nth(place).check();
  await plans.getByRole('link', { name: 'Compare both' }).click();
  const table = page.locator('.compare table');
  await table.waitFor();
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
  assert.match(await row('Owner pays').innerText(), /€[\s\S]*€[\s\S]*−\s*€/);
  assert.match(await row('Today').innerText(), /equal/);
  assert.match((await table.innerText()).replaceAll('\n', ' '), /not included/);
  await page.getByLabel('Show differences only').check();
  await row('Today').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Swap' }).click();
  await row('Owner pays')
    .filter({ hasText: /\+\s*€/ })
    .waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('the values of an adviser and the cost of a wish are beside the plan that has them', async () => {
  const id = await addEdited('GE-1', 'Advised', 'hot_water_heat_pump=on', [
    { fact: 'window_surface_m2', value: 19, reason: 'Measured on site' },
  ]);
  const { page, complaints, close } = await visitConsole(browser, app, office.member, `#/plan/${id}`);
  await isOpen(page);
  const values = page.getByRole('region', { name: 'Values changed by the adviser' });
  await values.getByText(/^Windows \(m²\): 19 instead of [\d.]+\. Reason: Measured on site$/).waitFor();
  const wishes = page.getByRole('region', { name: 'What your own wishes change' });
  await wishes.getByText(/^Heat-pump water heater included at your request: the works cost €/).waitFor();
  // The suggestion has neither.
  await page.goto(`${app.url}/console#/plan/${await suggestionOf('GE-1')}`);
  await values.waitFor({ state: 'detached' });
  await isOpen(page);
  assert.equal(await wishes.count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer sees a plan and changes nothing', async () => {
  const viewer = await addMember(app, { contextId: office.client.contextId, role: 'viewer' });
  const id = await suggestionOf('GE-2');
  const { page, complaints, close } = await visitConsole(browser, app, viewer, `#/plan/${id}?budget=9000`);
  await isOpen(page);
  await page.getByText('view only').waitFor();
  for (const name of ['Save as edited', 'Delete this plan', 'Rename this plan', 'Restore'])
    assert.equal(await page.getByRole('button', { name }).count(), 0, name);
  assert.equal(await page.locator('.plan-pictures').getByRole('button').count(), 0);
  // Links of the drawn plan lead to its own places, and the screen stays.
  await page.locator('.hero-cost a').click();
  await page.locator('#cost:focus').waitFor();
  assert.match(page.url(), new RegExp(`plan/${id}`));
  assert.deepEqual(complaints, []);
  await close();
});

test('a plan of facts that have changed since says so', async () => {
  const id = await suggestionOf('BR-1');
  await office.client.call('PATCH', '/v1/estates/BR-1', { year_built: 1955 });
  const { page, close } = await visitConsole(browser, app, office.member, `#/plan/${id}`);
  await page.getByText('have changed since this plan').waitFor();
  await close();
});

test('no state of it has a violation', async () => {
  const id = await suggestionOf('GE-1');
  const small = await addEdited('GE-1', 'Small', 'budget=8000');
  const gone = await addEdited('GE-1', 'Gone', 'budget=7000');
  await office.client.call('DELETE', `/v1/renovations/${gone}`);
  const compare = (page: Page) => page.locator('.compare').waitFor();
  const states: [string, string, (page: Page) => Promise<void>][] = [
    ['a plan', `#/plan/${id}`, isOpen],
    ['a changed plan', `#/plan/${id}?budget=9000`, isOpen],
    ['a deleted plan', `#/plan/${gone}`, isOpen],
    ['no such plan', `#/plan/${gone.replace(/^./, 'f')}`, (page) => page.getByRole('alert').waitFor()],
  ];
  const { page, close } = await visitConsole(browser, app, office.member, '#/nowhere', { bypassCSP: true });
  for (const [name, hash, enter] of states) {
    await page.goto(`${app.url}/console#/nowhere`);
    await page.locator('.note').waitFor();
    await page.goto(`${app.url}/console${hash}`);
    await enter(page);
    await assertGood(page, name);
  }
  for (const [hash, enter] of [
    [`#/plan/${small}`, isOpen],
    [`#/compare/${id}/${small}`, compare],
  ] as const) {
    await page.goto(`${app.url}/console${hash}`);
    await enter(page);
    await assertGoodInEveryAppearance(page, () => enter(page));
  }
  await close();
});
