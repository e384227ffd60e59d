/**
 * What an office does in a week, each task from begin to end in a browser: no shell, no program, no token. They follow each other as in
 * the office: what one makes, the next ones use.
 */
import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { before, test } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import type { Page } from 'playwright-core';
import { madePdf } from '../../server/src/estates/certificates/pdf/made-pdf.fixture.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { type ConsoleVisit, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
let visit: ConsoleVisit;
let page: Page;
before(async () => {
  const { contextId } = await app.addClient({ context: { name: 'Huis & Haard' } });
  const owner = await addMember(app, { contextId });
  visit = await visitConsole(browser, app, owner, '#/import');
  ({ page } = visit);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await importFile(FIRST_HOMES);
  await page.getByRole('button', { name: 'Plan them now' }).click();
  await page.getByText('finished · 3 of 3 homes').waitFor();
});

const FIRST_HOMES = [
  'Referentie;Land;Postcode;Gemeente;Straat;Nr;Type;Bouwjaar;Status',
  'GE-1;BE;9000;Gent;Lindelaan;14;huis;1958;te koop',
  'GE-2;BE;9000;Gent;Lindelaan;9;huis;1931;te koop',
  'KO-1;BE;8500;Kortrijk;Vlasbloemstraat;44;huis;1972;verkocht',
].join('\r\n');

async function importFile(text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'crm.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: /^Import \d+/ }).click();
  await page.getByText(/^Imported: /).waitFor();
}

const open = (hash: string) => page.goto(`${app.url}/console${hash}`);
/** Until it is there, the screen of before is: fields of the same name must not be filled in. */
async function openUnder(hash: string, heading: string | RegExp): Promise<void> {
  await open(hash);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
const rows = () => page.locator('table.homes[aria-busy=false] tbody tr');
const side = () => page.getByRole('complementary');

test('1. all homes with label, cost and quality', async () => {
  await open('#/homes');
  const row = rows().filter({ hasText: 'Lindelaan 14' });
  await row.waitFor();
  assert.match(await row.innerText(), /€[\s\S]*[ABCD]/);
  assert.ok((await row.getByRole('img', { name: /^label / }).count()) >= 2);
});

test('2. one home added by its address', async () => {
  await page.getByRole('link', { name: 'New home' }).click();
  await page.getByLabel('Street').fill('Zilveren Potloodstraat');
  await page.getByLabel('House number').fill('12');
  await page.getByLabel('Box or addition').fill('3');
  await page.getByLabel('Zip code').fill('9000');
  await page.getByLabel('Place').fill('Gent');
  await page.getByLabel('Form of the house').selectOption('SEMI_OPEN');
  await page.getByLabel('Year of construction').fill('2999');
  await page.getByRole('button', { name: 'Add this home' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Year of construction').fill('1962');
  await page.getByLabel('Your own reference').fill('GE-1');
  await page.getByRole('button', { name: 'Add this home' }).click();
  await page.getByText('A home with this reference already exists').waitFor();
  await page.getByLabel('Your own reference').fill('GE-3');
  await page.getByRole('button', { name: 'Add this home' }).click();
  await page.getByRole('heading', { name: 'Zilveren Potloodstraat 12 3, 9000 Gent' }).waitFor();
  // It is planned at once.
  await side().locator('.cost-line').waitFor();
});

test('3. two hundred homes from the CRM', async () => {
  const lines = Array.from(
    { length: 200 },
    (_, index) =>
      `CRM-${index};BE;9300;Aalst;Molenstraat;${index + 1};huis;${index < 6 ? '' : 1930 + (index % 60)};verkocht`,
  );
  await openUnder('#/import', 'Import');
  await importFile(
    ['Referentie;Land;Postcode;Gemeente;Straat;Nr;Type;Bouwjaar;Status', ...lines].join('\r\n'),
  );
  await page.getByText('Imported: 200 new').waitFor();
});

test('4. a fact corrected', async () => {
  await openUnder('#/home/GE-1', 'Lindelaan 14, 9000 Gent');
  const facts = page.getByRole('region', { name: 'Building' });
  await facts.getByRole('button', { name: /^\d+ unknown/ }).click();
  await facts.getByRole('button', { name: 'Change Living area (m²)' }).click();
  await facts.getByRole('textbox', { name: 'Living area (m²)' }).fill('142');
  await facts.getByRole('button', { name: 'Save' }).click();
  await facts.getByText('by hand').or(facts.getByText('142')).first().waitFor();
});

test('5. facts read from an energy certificate', async () => {
  await openUnder('#/home/GE-3', /^Zilveren Potloodstraat 12/);
  const part = page.getByRole('region', { name: 'Energy certificate' });
  await part
    .locator('input[type=file]')
    .setInputFiles({ name: 'epc.pdf', mimeType: 'application/pdf', buffer: madePdf(...FLEMISH_PAPER) });
  await part.getByText(/values read, [1-9]\d* filled in\./).waitFor();
  await page.locator('.facts').getByText('certificate').first().waitFor();
});

test('6. homes that cannot be planned, and why', async () => {
  await openUnder('#/today', 'Today');
  await page.getByRole('link', { name: /Fill in: 6 homes have no year of construction/ }).click();
  await rows().nth(5).waitFor();
  assert.equal(await rows().count(), 6);
});

test('7. everything planned again after a change of prices', async () => {
  await open('#/prices?place=BE-VLG');
  await page.getByLabel('Your price: Cavity wall insulation').selectOption('factor');
  await page.getByLabel('factor on the default price, Cavity wall insulation').fill('1.5');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('The plans are being recalculated').waitFor();
  await open('#/jobs');
  await page
    .getByText(/finished · \d+ of \d+ homes/)
    .nth(1)
    .waitFor();
});

test('8. the link for a buyer', async () => {
  await openUnder('#/home/GE-1', 'Lindelaan 14, 9000 Gent');
  await side().getByRole('button', { name: 'Copy link for buyers' }).click();
  await side().getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  assert.equal((await fetch(link)).status, 200);
});

test('9. a passport in French for one home', async () => {
  await side().getByRole('combobox', { name: 'Passport language' }).selectOption('fr-BE');
  await side().getByRole('button', { name: 'Create passport' }).click();
  const passport = side().getByRole('region', { name: 'Passports' }).getByRole('link');
  await passport.waitFor();
  const pdf = await fetch((await passport.getAttribute('href')) ?? '');
  assert.equal(pdf.headers.get('content-type'), 'application/pdf');
  await pdf.arrayBuffer();
});

test('10. passports for all homes that are for sale', async () => {
  await open('#/homes?estate_status=FOR_SALE');
  await page.getByText('2 homes').waitFor();
  await page.getByLabel('Select all loaded homes').check();
  await page.getByRole('button', { name: 'Passport', exact: true }).click();
  await page.getByText('Done: 2.').waitFor();
});

test('11. passports that are outdated', async () => {
  await openUnder('#/home/GE-2', 'Lindelaan 9, 9000 Gent');
  const facts = page.getByRole('region', { name: 'Building' });
  await facts.getByRole('button', { name: /^\d+ unknown/ }).click();
  await facts.getByRole('button', { name: 'Change Living area (m²)' }).click();
  await facts.getByRole('textbox', { name: 'Living area (m²)' }).fill('133');
  await facts.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Not in the plan yet.').waitFor();
  await open('#/reports?is_outdated=true');
  await page.locator('tbody tr').filter({ hasText: 'Lindelaan 9' }).waitFor();
  assert.equal(await page.locator('tbody tr').filter({ hasText: 'Lindelaan 14' }).count(), 0);
});

test('12. what buyers saved, and who of them to call back', async () => {
  await openUnder('#/branding', 'Branding');
  await page.getByLabel('Let buyers leave').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Buyers see the change from now on.').waitFor();
  await openUnder('#/home/GE-1', 'Lindelaan 14, 9000 Gent');
  const link = await side().getByRole('link', { name: 'View as buyer' }).getAttribute('href');
  const buyer = await browser.newPage({ locale: 'en-GB' });
  await buyer.goto(`${link}?lang=en&budget=9000`);
  await buyer.locator('html[data-alive]').waitFor();
  const form = buyer.locator('#save-plan');
  await form.getByRole('heading', { name: 'Save this plan' }).click();
  await buyer.locator('#plan-name').fill('What we could do first');
  await buyer.getByLabel('I would like Huis & Haard to contact me about this plan').check();
  await form.getByLabel('Name', { exact: true }).fill('An Peeters');
  await form.getByLabel('Phone number').fill('+32 9 123 45 67');
  await buyer.getByRole('button', { name: 'Save this plan' }).click();
  await buyer.getByText('Saved as “What we could do first”. Sent to Huis & Haard.').waitFor();
  const again = await form.locator('#saved-link').getAttribute('href');
  await buyer.close();
  assert.ok(!(await (await fetch(again ?? '')).text()).includes('Peeters'), 'never on the page again');

  await openUnder('#/today', 'Today');
  await page.getByText('1 plan saved by a buyer in the last 7 days').waitFor();
  const line = page.locator('.work-line', { hasText: '1 buyer to contact' });
  assert.equal(
    await line.getByRole('link', { name: '+32 9 123 45 67' }).getAttribute('href'),
    'tel:+3291234567',
  );
  await line.getByRole('link', { name: 'What we could do first' }).click();
  await page.getByRole('heading', { level: 1, name: 'What we could do first' }).waitFor();
  assert.equal(await page.locator('#budget').inputValue(), '9');
  const contact = page.getByRole('region', { name: 'Buyer to contact' });
  await contact.getByText('An Peeters').waitFor();
  await contact.getByRole('button', { name: 'Done: An Peeters' }).click();
  await contact.getByRole('button', { name: 'Mark as not done: An Peeters' }).waitFor();
  await openUnder('#/today', 'Today');
  await page.getByText('1 plan saved by a buyer in the last 7 days').waitFor();
  assert.equal(await line.count(), 0);
});

test('13. logo, colour, contact and language', async () => {
  await openUnder('#/branding', 'Branding');
  await page.getByLabel('Or the URL of a logo').fill('https://www.example.com/logo.svg');
  await page.getByLabel('Colour', { exact: true }).fill('#0B5D4B');
  await page.getByLabel('Person or team').fill('An');
  await page.getByLabel('Telephone').fill('+32 9 000 00 00');
  await page.locator('#setting-language').selectOption('fr-BE');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Buyers see the change from now on.').waitFor();
});

test('14. a colleague with a role, and who did what', async () => {
  await openUnder('#/team', 'Team and access');
  await page.getByLabel('Email address').fill('bea@example.com');
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('editor');
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByRole('status').locator('code').innerText();
  const joining = await visitConsole(browser, app, null, new URL(link).hash);
  await joining.page.getByLabel('Your name').fill('Bea');
  await joining.page.getByLabel('Password').fill('a long and quiet evening');
  await joining.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await joining.page.getByRole('heading', { name: 'Today' }).waitFor();
  await joining.close();
  await open('#/audit');
  await page.getByText('Member invited: Bea').waitFor();
});

test('15. the portfolio with labels and energy today and after, and costs, in Excel', async () => {
  await open('#/homes?is_planned=true&columns=type,year,labels,cost,energy&sort_by=energy_now');
  await rows().first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(await buffer(await download.createReadStream()));
  const [head = [], ...homes] = sheets[0]?.rows ?? [];
  assert.ok(homes.length >= 4, `${homes.length} homes`);
  const cost = head.indexOf('Owner pays');
  const label = head.indexOf('Label');
  const [now, then] = [
    head.indexOf('Energy use today (kWh a year)'),
    head.indexOf('Energy use after the works (kWh a year)'),
  ];
  const used = homes.map((home) => Number(home[now]));
  assert.ok(homes.every((home) => Number(home[now]) > Number(home[then])));
  assert.deepEqual(
    used,
    used.toSorted((a, b) => a - b),
  );
  assert.ok(homes.every((home) => typeof home[cost] === 'number'));
  assert.ok(homes.every((home) => /→/.test(String(home[label]))));
});

test('and no page complained', () => assert.deepEqual(visit.complaints, []));
