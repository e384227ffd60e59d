/**
 * What an office does beside its homes: buyers, branding, colleagues, exports, plans compared, imports undone, people
 * erased.
 */
import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { type ConsoleVisit, openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { officeTasks } from '../../server/src/testing/browser/office-worker.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const { client, member: owner } = await openOffice(app);
let visit: ConsoleVisit;
let page: Page;
const task = officeTasks(() => ({ page, url: app.url }));

before(async () => {
  assert.equal((await owner.call('PATCH', '/v1/context', { takes_contact_requests: true })).status, 200);
  visit = await visitConsole(browser, app, owner, '#/today');
  ({ page } = visit);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

const rows = () => page.locator('table.homes[aria-busy=false] tbody tr');

async function saveAsBuyer(): Promise<void> {
  const estate = await successOf<{ referral_link: string }>(await client.call('GET', '/v1/estates/GE-1'));
  const buyer = await browser.newPage({ locale: 'en-GB' });
  await buyer.goto(`${estate.referral_link}?lang=en&budget=9000`);
  await buyer.locator('html[data-alive]').waitFor();
  const form = buyer.locator('#save-plan');
  await form.getByRole('heading', { name: 'Save this plan' }).click();
  await buyer.locator('#plan-name').fill('What we could do first');
  await buyer.getByLabel('I would like Huis & Haard to contact me about this plan').check();
  await form.getByLabel('Name', { exact: true }).fill('An Peeters');
  await form.getByLabel('Phone number').fill('+32 9 123 45 67');
  await buyer.getByRole('button', { name: 'Save this plan' }).click();
  await buyer.getByText('Saved as “What we could do first”. Sent to Huis & Haard.').waitFor();
  const saved = await form.locator('#saved-link').getAttribute('href');
  await buyer.close();
  assert.ok(!(await (await fetch(saved ?? '')).text()).includes('Peeters'), 'never on the page again');
}

task('12. what buyers saved, and who of them to call back', 0, async () => {
  await saveAsBuyer();
  await page.reload();
  await page.getByText('1 plan saved by a buyer in the last 7 days').waitFor();
  const line = page.locator('.work-line', { hasText: '1 buyer to contact' });
  const phone = line.getByRole('link', { name: '+32 9 123 45 67' });
  assert.equal(await phone.getAttribute('href'), 'tel:+3291234567');
});

test('the buyer is called back, and the line goes', async () => {
  const line = page.locator('.work-line', { hasText: '1 buyer to contact' });
  await line.getByRole('link', { name: 'What we could do first' }).click();
  await page.getByRole('heading', { level: 1, name: 'What we could do first' }).waitFor();
  assert.equal(await page.locator('#budget').inputValue(), '9');
  const contact = page.getByRole('region', { name: 'Buyer to contact' });
  await contact.getByRole('button', { name: 'Done: An Peeters' }).click();
  await contact.getByRole('button', { name: 'Mark as not done: An Peeters' }).waitFor();
  await page.goto(`${app.url}/console#/today`);
  await page.getByText('1 plan saved by a buyer in the last 7 days').waitFor();
  assert.equal(await line.count(), 0);
});

task('13. logo, colour, contact and language', 2, async ({ open, click }) => {
  await open('Branding');
  await page.getByLabel('Or the URL of a logo').fill('https://www.example.com/logo.svg');
  await page.getByLabel('Colour', { exact: true }).fill('#0B5D4B');
  await page.getByLabel('Person or team').fill('An');
  await page.getByLabel('Telephone').fill('+32 9 000 00 00');
  await page.getByLabel('Language of plans and jobs').selectOption('fr-BE');
  await click(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByText('Saved. Buyers see the change from now on.').waitFor();
});

task('14. a colleague with a role', 2, async ({ open, click }) => {
  await open('Team and access');
  await page.getByLabel('Email address').fill('bea@example.com');
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('editor');
  await click(page.getByRole('button', { name: 'Invite' }));
  await page.locator('.shown-once code').waitFor();
});

test('the link of the invitation can be copied, and lets the colleague in', async () => {
  await page.getByRole('button', { name: 'Copy: Invitation link' }).click();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  const joining = await visitConsole(browser, app, null, new URL(link).hash);
  await joining.page.getByLabel('Your name').fill('Bea');
  await joining.page.getByLabel('Password').fill('a long and quiet evening');
  await joining.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await joining.page.getByRole('heading', { name: 'Today' }).waitFor();
  await joining.close();
});

async function workbook(press: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(await buffer(await download.createReadStream()));
  const [head = [], ...homes] = sheets[0]?.rows ?? [];
  return { head, homes };
}

task('15. the portfolio with labels and costs in Excel', 2, async ({ open, click }) => {
  await open('Homes');
  await rows().first().waitFor();
  const { head, homes } = await workbook(() => click(page.getByRole('button', { name: 'Export to Excel' })));
  assert.equal(homes.length, 6);
  const planned = homes.filter((home) => /→/.test(String(home[head.indexOf('Label')])));
  assert.equal(planned.length, 5);
  assert.ok(planned.every((home) => typeof home[head.indexOf('Owner pays')] === 'number'));
});

test('a column of the list is a column of the workbook, in the order of the list', async () => {
  await page.goto(`${app.url}/console#/homes?is_planned=true&columns=labels,cost,energy&sort_by=energy_now`);
  await page.getByText('5 homes').waitFor();
  await rows().nth(4).waitFor();
  const { head, homes } = await workbook(() => page.getByRole('button', { name: 'Export to Excel' }).click());
  const values = (name: string) => homes.map((home) => Number(home[head.indexOf(name)]));
  const [now, after] = [
    values('Energy use today (kWh a year)'),
    values('Energy use after the works (kWh a year)'),
  ];
  assert.ok(now.every((used, index) => used > Number(after[index])));
  assert.deepEqual(
    now,
    now.toSorted((one, other) => one - other),
  );
});

task('16. two plans of a home compared', 4, async ({ open, click }) => {
  await open('Homes');
  await click(rows().filter({ hasText: 'Lindelaan 14' }).getByRole('link'));
  await click(page.getByRole('link', { name: 'Compare both' }));
  await page.getByRole('heading', { level: 1, name: 'Two plans side by side' }).waitFor();
  await page.getByRole('row', { name: /Owner pays/ }).waitFor();
});

task('17. an import undone', 2, async ({ open, click }) => {
  const lines = 'Referentie;Land;Postcode;Gemeente;Type;Bouwjaar\r\nIM-1;BE;9300;Aalst;huis;1958';
  await page.goto(`${app.url}/console#/import`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'crm.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
  await page.getByRole('button', { name: /^Import 1/ }).click();
  await page.getByText('Imported: 1 new').waitFor();
  await page.goto(`${app.url}/console#/today`);
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await open('Import');
  await click(page.getByRole('button', { name: 'Undo' }));
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Undone: 1 removed, 0 restored.').waitFor();
});

task('18. the data of a person erased', 2, async ({ open, click }) => {
  await open('Data and privacy');
  const part = page.getByRole('region', { name: 'Delete personal data' });
  await part.getByRole('searchbox').fill('Peeters');
  await page.keyboard.press('Enter');
  await click(part.getByRole('button', { name: /^Delete the data of An Peeters/ }));
  await part.getByLabel(/^To confirm/).fill('An Peeters, +32 9 123 45 67');
  await page.keyboard.press('Enter');
  await part.getByText(/The data of An Peeters.* has been deleted/).waitFor();
});

task('19. the code for the website of one home', 3, async ({ open, click }) => {
  await open('Homes');
  await click(rows().filter({ hasText: 'Vlasbloemstraat 44' }).getByText('for sale'));
  await click(page.getByRole('button', { name: 'Copy code for your website' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Copied' }).waitFor();
  const code = await page.evaluate<string>('navigator.clipboard.readText()');
  assert.match(code, /^<script src="\S+\/embed\.js" data-rooftree="\S+" async><\/script>$/);
});

task('20. who changed the glazing', 1, async ({ open }) => {
  await owner.call('PATCH', '/v1/estates/GE-1', { dwelling: { window_glazing_type: 'DOUBLE' } });
  await open('Audit log');
  const entry = page.getByRole('row').filter({ hasText: 'Lindelaan 14' }).first();
  await entry.waitFor();
  assert.match(await entry.innerText(), /Test member[\s\S]*[Gg]lazing: single[^→]*→ double/);
});

test('and no page complained', () => assert.deepEqual(visit.complaints, []));
