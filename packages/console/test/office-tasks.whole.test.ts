/**
 * What an office does with its homes, each task from begin to end in a browser: no shell, no program, no address typed.
 * They follow each other as in the office: what one makes, the next ones use.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import type { Page } from 'playwright-core';
import { madePdf } from '../../server/src/estates/certificates/pdf/made-pdf.fixture.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { type ConsoleVisit, visitConsole } from '../../server/src/testing/browser/office.ts';
import { officeTasks } from '../../server/src/testing/browser/office-worker.ts';
import { addMember, type TestMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
let visit: ConsoleVisit;
let page: Page;
let owner: TestMember;
const task = officeTasks(() => ({ page, url: app.url }));

const csv = (lines: readonly string[]) => ({
  name: 'crm.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Referentie;Land;Postcode;Gemeente;Straat;Nr;Type;Bouwjaar;Status', ...lines].join('\r\n'),
  ),
});
const FIRST_HOMES = csv([
  'GE-1;BE;9000;Gent;Lindelaan;14;huis;1958;te koop',
  'GE-2;BE;9000;Gent;Lindelaan;9;huis;1931;te koop',
  'KO-1;BE;8500;Kortrijk;Vlasbloemstraat;44;huis;1972;verkocht',
]);

before(async () => {
  const { contextId } = await app.addClient({ context: { name: 'Huis & Haard' } });
  owner = await addMember(app, { contextId });
  visit = await visitConsole(browser, app, owner, '#/import');
  ({ page } = visit);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('input[type=file]').setInputFiles(FIRST_HOMES);
  await page.getByRole('button', { name: /^Import \d+/ }).click();
  await page.getByRole('button', { name: 'Plan them now' }).click();
  await page.getByText('finished · 3 of 3 homes').waitFor();
});

const rows = () => page.locator('table.homes[aria-busy=false] tbody tr');
const row = (address: string) => rows().filter({ hasText: address });
const side = () => page.getByRole('complementary');

task('1. all homes with label, cost and quality', 1, async ({ open }) => {
  await open('Homes');
  await row('Lindelaan 14').waitFor();
  assert.match(await row('Lindelaan 14').innerText(), /€[\s\S]*[ABCD]/);
  assert.ok(
    (await row('Lindelaan 14')
      .getByRole('img', { name: /^label / })
      .count()) >= 2,
  );
});

task('2. one home added by its address, and planned at once', 4, async ({ open, click }) => {
  await open('Homes');
  await click(page.getByRole('link', { name: 'New home' }));
  await page.getByLabel('Street').fill('Zilveren Potloodstraat');
  await page.getByLabel('House number').fill('12');
  await page.getByLabel('Box or addition').fill('3');
  await page.getByLabel('Postcode').fill('9000');
  await page.getByLabel('Place').fill('Gent');
  await page.getByLabel('Form of the house').selectOption('SEMI_OPEN');
  await page.getByLabel('Year of construction').fill('1962');
  await page.getByLabel('Your own reference').fill('GE-3');
  await click(page.getByRole('button', { name: 'Add this home' }));
  await page.getByRole('heading', { name: 'Zilveren Potloodstraat 12 box 3, 9000 Gent' }).waitFor();
  await side().locator('.cost-line').waitFor();
});

test('a year that cannot be and a reference that exists are refused in words', async () => {
  await page.goto(`${app.url}/console#/new-home`);
  await page.getByLabel('Postcode').fill('9000');
  await page.getByLabel('Year of construction').fill('2999');
  await page.getByRole('button', { name: 'Add this home' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Year of construction').fill('1962');
  await page.getByLabel('Your own reference').fill('GE-1');
  await page.getByRole('button', { name: 'Add this home' }).click();
  await page.getByText('A home with this reference already exists').waitFor();
});

task('3. two hundred homes from the CRM, and their plans', 3, async ({ open, click, giveFile }) => {
  const lines = Array.from(
    { length: 200 },
    (_, index) =>
      `CRM-${index};BE;9300;Aalst;Molenstraat;${index + 1};huis;${index < 6 ? '' : 1930 + (index % 60)};verkocht`,
  );
  await open('Import');
  await giveFile(page.getByText('Choose a file'), csv(lines));
  await click(page.getByRole('button', { name: 'Import 200 homes' }));
  await page.getByText('Imported: 200 new').waitFor();
  await click(page.getByRole('button', { name: 'Plan them now' }));
  await page.getByText('194 homes').waitFor();
});

task('4. a fact corrected', 5, async ({ findHome, click }) => {
  await findHome('Lindelaan 14');
  const facts = page.getByRole('region', { name: 'Building' });
  await click(facts.getByRole('button', { name: /^\d+ unknown/ }));
  await click(facts.getByRole('button', { name: 'Change Living area (m²)' }));
  await facts.getByRole('textbox', { name: 'Living area (m²)' }).fill('142');
  await click(facts.getByRole('button', { name: 'Save' }));
  await facts.getByText('by hand').or(facts.getByText('142')).first().waitFor();
});

task('5. facts read from an energy certificate', 2, async ({ findHome, giveFile }) => {
  await findHome('Zilveren Potloodstraat 12');
  const part = page.getByRole('region', { name: 'Energy certificate' });
  await giveFile(part.getByText('Choose a file'), {
    name: 'epc.pdf',
    mimeType: 'application/pdf',
    buffer: madePdf(...FLEMISH_PAPER),
  });
  await part.getByText(/values read, [1-9]\d* filled in\./).waitFor();
  await page.locator('.facts').getByText('certificate').first().waitFor();
});

task('6. homes that cannot be planned, and why', 3, async ({ click }) => {
  await click(page.getByRole('link', { name: /Fill in: 6 homes have no year of construction/ }));
  await rows().nth(5).waitFor();
  assert.equal(await rows().count(), 6);
});

task('7. everything planned again after a change of prices', 5, async ({ open, click }) => {
  await open('Prices and grants');
  await page.getByRole('combobox', { name: 'Country or region' }).fill('Flanders');
  await page.keyboard.press('Enter');
  await page.getByLabel('Your price: Cavity wall insulation').selectOption('factor');
  await page.getByLabel('factor on the default price, Cavity wall insulation').fill('1.5');
  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await page.getByText('The plans are being recalculated').waitFor();
  await open('Jobs');
  await page
    .getByText(/finished · \d+ of \d+ homes/)
    .nth(2)
    .waitFor();
});

task('8. the link for a buyer', 2, async ({ findHome, click }) => {
  await findHome('Lindelaan 14');
  await click(page.getByRole('button', { name: 'Copy link for buyers' }));
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  assert.equal((await fetch(link)).status, 200);
});

task('9. a passport in French for one home', 3, async ({ findHome, click }) => {
  await findHome('Lindelaan 14');
  await page.getByRole('combobox', { name: 'Passport language' }).selectOption('fr-BE');
  await click(page.getByRole('button', { name: 'Create passport' }));
  const passport = side().getByRole('region', { name: 'Passports' }).getByRole('link');
  await passport.waitFor();
  const pdf = await fetch((await passport.getAttribute('href')) ?? '');
  assert.equal(pdf.headers.get('content-type'), 'application/pdf');
  await pdf.arrayBuffer();
});

task('10. passports for all homes that are for sale', 4, async ({ open, click }) => {
  await open('Homes');
  await click(page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'For sale' }));
  await page.getByText('2 homes').waitFor();
  await click(page.getByLabel('Select all loaded homes'));
  await click(page.getByRole('button', { name: 'Passport', exact: true }));
  await page.getByText('Done: 2.').waitFor();
});

task('11. passports that are outdated', 1, async ({ click }) => {
  await owner.call('PATCH', '/v1/estates/GE-2', { dwelling: { habitable_space_m2: 133 } });
  await page.reload();
  await click(page.getByRole('link', { name: /1 passport is outdated/ }));
  await page.locator('tbody tr').filter({ hasText: 'Lindelaan 9' }).getByText('home changed').waitFor();
  assert.equal(await page.locator('tbody tr').filter({ hasText: 'Lindelaan 14' }).count(), 0);
});

test('and no page complained', () => assert.deepEqual(visit.complaints, []));
