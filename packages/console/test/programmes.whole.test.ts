import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import {
  assertGood,
  assertGoodInEveryAppearance,
} from '../../server/src/testing/browser/every-appearance.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';
import { until } from '../../server/src/testing/until.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);

/** Solved once; the tests after the first one read it. */
let solved = '';

test('a director gets a programme in five steps: homes, money, the answer, another budget, a year', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/programmes');
  await page.getByText('No programmes yet').waitFor();
  await page.getByRole('link', { name: 'New programme' }).click();

  // Which homes, and the duties that their regions bring.
  await page.getByText('6 homes', { exact: true }).waitFor();
  await page.getByLabel('Flemish housing code').waitFor();
  assert.equal(await page.getByLabel('Flemish housing code').isChecked(), true);
  assert.equal(await page.getByLabel('Brussels, at most 275 kWh/m²').isChecked(), true);

  // The money: a goal that needs it, and a field that says so.
  await page.getByRole('radio', { name: /^Most CO₂ saved/ }).check();
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.getByRole('alert').getByText('Please fill this in.').waitFor();
  await page.getByLabel('Budget per year (€)').fill('60000');
  await page.getByLabel('Number of years').fill('4');
  await page.getByRole('button', { name: 'Solve' }).click();

  // The answer.
  await page.getByRole('heading', { name: /^\d homes in 4 years for €[\d,]+$/ }).waitFor();
  await page
    .getByText(/^No programme within these limits (is better|can be more than [\d.]+% better)\.$/)
    .waitFor();
  await page.getByRole('region', { name: 'Labels by year' }).getByText('Today').waitFor();
  await page
    .getByRole('region', { name: 'Compared with rules of thumb' })
    .getByText('Worst label first', { exact: true })
    .waitFor();
  solved = page.url().split('#')[1] ?? '';

  // Another budget: the whole page follows, and the address has it.
  const slider = page.getByRole('slider', { name: 'Budget' });
  const money = page.getByRole('region', { name: 'Budget' });
  await money.getByText('€240,000 in 4 years').waitFor();
  await slider.press('ArrowLeft');
  await money.getByText('€180,000 in 4 years').waitFor();
  assert.match(page.url(), /scenario=\d/);
  await slider.press('ArrowRight');

  // A year, and the homes in it with the reason for each.
  const years = page.getByRole('group', { name: 'Homes by year' });
  await years.getByRole('button', { name: /^Left out 1$/ }).click();
  await page.getByText('Not a house or an apartment.').first().waitFor();
  await years
    .getByRole('button', { name: /^20\d\d \d$/ })
    .first()
    .click();
  const list = page.getByRole('region', { name: 'Homes by year' }).getByRole('row');
  await until(async () =>
    /Lindelaan|Zonnebloemweg|Vlasbloemstraat|Haachtsesteenweg/.test((await list.allInnerTexts()).join()),
  );
  // No chance is written as if it were certain.
  assert.doesNotMatch((await list.allInnerTexts()).join(), /\b(?:9[6-9]|100)%/);
  assert.doesNotMatch(await page.locator('.duty-list').innerText(), /\b(?:9[6-9]|100)%/);
  await list.nth(1).getByRole('cell').nth(1).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the home' }).waitFor();
  await page.keyboard.press('Escape');

  // What others check.
  await page.getByRole('button', { name: 'More actions' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download certificate' }).click(),
  ]);
  assert.ok((await text(await saved.createReadStream())).length > 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('the screens are good in every appearance', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, `#${solved}`, { bypassCSP: true });
  const isReady = () => page.locator('table.programme-table').waitFor();
  await isReady();
  await assertGoodInEveryAppearance(page, isReady);
  await page.goto(`${app.url}/console#/programmes/new`);
  await page.locator('.goal-list').first().waitFor();
  await assertGood(page, 'a new programme');
  await close();
});

test('limits that contradict each other are named, and the nearest ones are one click away', async () => {
  // Before the next test reports works as done, which fulfils the duty of that home.
  const { id } = await successOf<{ id: string }>(
    await office.client.call('POST', '/v1/programmes', {
      name: 'Too little money',
      first_year: 2027,
      years: 4,
      objective: 'LOWEST_COST',
      limits: { budget: [{ at_most_cents: 1000 }] },
      duties: { ids: ['vlg_housing_code'] },
    }),
  );
  const { page, complaints, close } = await visitConsole(browser, app, office.member, `#/programmes/${id}`);
  await page.getByRole('heading', { name: 'No programme meets all these limits' }).waitFor();
  await page.getByText('Every home meets its legal duty in time').waitFor();
  await page.getByRole('link', { name: 'Use these limits' }).click();
  await page
    .getByLabel(/^Budget 20\d\d/)
    .first()
    .waitFor();
  const budgets = await page
    .getByLabel(/^Budget 20\d\d/)
    .evaluateAll((fields) =>
      fields.map((field) => (field instanceof HTMLInputElement ? Number(field.value) : 0)),
    );
  assert.ok(Math.max(...budgets) > 10, String(budgets));
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.getByRole('heading', { name: /^\d homes? in 4 years for / }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a year becomes work: approved, planned, and reported as done', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, `#${solved}`);
  const years = page.getByRole('group', { name: 'Homes by year' });
  await page.getByText('Choose a year to approve it.').waitFor();
  await years
    .getByRole('button', { name: /^20\d\d \d$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Approve 20\d\d$/ }).click();
  await page.getByText(/^20\d\d is approved: \d homes?$/).waitFor();
  await page.getByText(/^(\d) of \1 plans ready$/).waitFor();
  await page.getByText('0 done').waitFor();
  await page
    .getByRole('checkbox', { name: /^Select .*\d/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Report 1 home as done' }).click();
  await page.getByText('1 done').waitFor();
  await page
    .getByRole('row')
    .getByText(/^done on \d+ \w+ 20\d\d$/)
    .waitFor();

  // Another budget cannot be approved beside it.
  await page.getByRole('slider', { name: 'Budget' }).press('ArrowRight');
  await page.getByText('Another budget of this programme is approved.').waitFor();
  await page.getByRole('link', { name: 'Show it' }).click();
  await page.getByText('Another budget of this programme is approved.').waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await close();
});

test('the list has each programme with its result; one that runs is cancelled, one that ended deleted', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/programmes');
  await page.getByRole('link', { name: /Limits conflict/ }).waitFor();
  const first = page.getByRole('link', { name: /Programme 2027–2030.*Ready.*homes? in 4 years for €/s });
  await first.waitFor();
  await page.route('**/v1/programmes/*', async (route) => {
    const answer = await route.fetch();
    const programme = await answer.json();
    if (route.request().method() !== 'GET') return route.fulfill({ response: answer });
    const progress = { ...programme.progress, scenario: 1, value: 110, bound: 100, gap: 0.1 };
    await route.fulfill({
      response: answer,
      json: { ...programme, status: 'SOLVING', progress, scenarios: [] },
    });
  });
  await first.click();
  await page.getByText('Searching for the best programme: budget 2 of 5').waitFor();
  await page.getByText('at most 10.0% from the best').waitFor();
  await page.getByRole('button', { name: 'Cancel programme' }).click();
  // It has ended by then, which the server says.
  await page.getByRole('alert').waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${app.url}/console#/programmes`);
  await page.getByRole('link', { name: /Limits conflict/ }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete programme' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete programme' }).click();
  await first.waitFor();
  assert.equal(await page.getByRole('link', { name: /Limits conflict/ }).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer reads programmes and changes none', async () => {
  const viewer = await addMember(app, { contextId: office.client.contextId, role: 'viewer' });
  const { page, close } = await visitConsole(browser, app, viewer, '#/programmes');
  await page.getByRole('link', { name: /Programme 2027–2030/ }).click();
  await page.getByRole('heading', { name: /homes in 4 years for/ }).waitFor();
  await page.getByRole('button', { name: 'More actions' }).click();
  assert.equal(await page.getByRole('menuitem', { name: 'Delete programme' }).count(), 0);
  await page.goto(`${app.url}/console#/programmes/new`);
  await page.getByText('Your role does not allow this').waitFor();
  await close();
});

test('a housing company has the programme in its rail, and an agency finds it by searching', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/programmes');
  await page.getByRole('link', { name: /Programme 2027–2030/ }).waitFor();
  const rail = page.getByRole('navigation').getByRole('link', { name: 'Programme', exact: true });
  assert.equal(await rail.count(), 0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('program');
  await page.getByRole('option', { name: /Programme/ }).waitFor();
  await app.dependencies
    .sql`UPDATE contexts SET kind = 'HOUSING_COMPANY' WHERE id = ${office.client.contextId}`;
  await page.reload();
  await rail.waitFor();
  await close();
});
