/**
 * The five tasks of who manages buildings for their owners, from begin to end in a browser, with what can be seen
 * alone: a sheet, a share, a plan, the vote and the letters. They follow each other: what one makes, the next ones use.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { antwerpBuilding } from '../../engine/src/testing/example-buildings.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGoodInEveryAppearance } from '../../server/src/testing/browser/every-appearance.ts';
import { type ConsoleVisit, visitConsole } from '../../server/src/testing/browser/office.ts';
import { officeTasks } from '../../server/src/testing/browser/office-worker.ts';
import { storeFlats } from '../../server/src/testing/data/example-flats.ts';
import { addMember, type TestMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
let visit: ConsoleVisit;
let page: Page;
let syndic: TestMember;
const { building: example, estates } = antwerpBuilding();
const task = officeTasks(() => ({ page, url: app.url }));

/** As a syndic's own software writes it; with another share for one apartment. */
function sheet(shareOfFirst: number) {
  const { address, units } = example;
  const heads =
    'Gebouw;Naam gebouw;Straat;Nr;Postcode;Gemeente;Bouwjaar;Totaal quotiteiten;Appartement;Appartementnummer;Verdieping;Quotiteiten';
  const lines = units.map(
    ({ external_id, name, floor, share }, place) =>
      `linde;${example.name};${address.street};${address.house_number};${address.zip_code};${address.city};${example.year_built};${example.shares_total};${external_id};${name};${floor};${place === 0 ? shareOfFirst : share}`,
  );
  return {
    name: 'quotiteiten.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heads, ...lines].join('\r\n')),
  };
}

before(async () => {
  const client = await app.addClient({ context: { name: 'Syndic Van Dam' } });
  await storeFlats(client, { building: example, estates });
  syndic = await addMember(app, { contextId: client.contextId });
  visit = await visitConsole(browser, app, syndic, '#/today');
  ({ page } = visit);
});

const building = () => page.locator('.building-line').filter({ hasText: example.name });

task('1. a sheet of apartments, corrected after the check', 3, async ({ open, click, giveFile }) => {
  await open('Buildings');
  await page.getByText('No buildings yet').waitFor();
  await click(page.getByRole('button', { name: 'Import a sheet' }));
  const dialog = page.getByRole('dialog');
  await giveFile(dialog.getByText('Choose a file'), sheet(60));
  await dialog.getByText(/^The shares add up to 972: 28 are missing to 1000\.$/).waitFor();
  assert.equal(await dialog.getByRole('button', { name: /^Import \d+ rows$/ }).count(), 0);
  await giveFile(dialog.getByText('Choose a file'), sheet(88));
  await click(dialog.getByRole('button', { name: 'Import 12 rows' }));
  await building().getByText('12 apartments').waitFor();
});

task('2. a share corrected', 4, async ({ open, click }) => {
  await open('Buildings');
  await click(building());
  await click(page.getByRole('link', { name: 'Edit' }));
  await page.getByLabel('Share, 0A').fill('90');
  await page.getByText('2 shares too many.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Save' }).isDisabled(), true);
  await page.getByLabel('Share, 0B').fill('64');
  await page.getByText('The shares add up to 1,000.').waitFor();
  await click(page.getByRole('button', { name: 'Save' }));
  await page.getByText('This building has no plan yet.').waitFor();
});

task('3. the building planned', 3, async ({ open, click }) => {
  await open('Buildings');
  await click(building());
  await page.getByLabel('Loan over').selectOption('10');
  await click(page.getByRole('button', { name: 'Plan the building' }));
  await page.getByRole('region', { name: 'Section through the building' }).waitFor();
});

task('4. whether the vote passes, and what would raise its chance', 2, async ({ open, click }) => {
  await open('Buildings');
  await click(building());
  const vote = page.getByRole('region', { name: 'The vote' });
  await vote.getByText(/^Chance that the meeting says yes: /).waitFor();
  await vote
    .getByText(/^\d+ votes expected, needed: \d+ of 1,000 votes$/)
    .first()
    .waitFor();
  await vote
    .getByText(/art\. 3\.88/)
    .first()
    .waitFor();
  await vote.getByRole('heading', { name: 'What would raise the chance' }).waitFor();
  // Which changes there are is the engine's to say; that each is a whole sentence, or that there is none, is the
  // screen's.
  const changes = await vote.locator('.improvements li').allInnerTexts();
  if (changes.length === 0)
    await vote.getByText('No change of loan, reserve, year or works raises it.').waitFor();
  for (const change of changes) assert.match(change, /^[^{}]+ The chance of a yes becomes [^{}]+$/);
});

task('5. a letter for every owner', 5, async ({ open, click }) => {
  await open('Buildings');
  await click(building());
  await click(page.getByRole('link', { name: 'Papers and owners' }));
  const letters = page.getByRole('listitem').filter({ hasText: 'Letters to the owners' });
  await letters.getByText('12 letters, each with its own figures and code.').waitFor();
  await click(letters.getByRole('button', { name: 'Create PDF' }));
  const link = letters.getByRole('link', { name: 'Open PDF' });
  const opened = page.waitForEvent('popup');
  await click(link);
  await (await opened).close();
  const answer = await fetch(String(await link.getAttribute('href')));
  assert.equal(answer.headers.get('content-type'), 'application/pdf');
});

test('an apartment opens with what its owner pays, and every part of the screen is good in every look', async () => {
  await visit.close();
  visit = await visitConsole(browser, app, syndic, '#/buildings', { bypassCSP: true });
  ({ page } = visit);
  await building().click();
  await page.getByRole('button', { name: /^1B/ }).click();
  const drawer = page.getByRole('dialog', { name: '1B' });
  await drawer.getByText('Energy bill today').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await assertGoodInEveryAppearance(page, () => page.locator('.house-section').waitFor());
  for (const view of ['Money', 'Maintenance', 'Papers and owners']) {
    await page.getByRole('link', { name: view }).click();
    await page.locator(`.tab[aria-current=page]`).getByText(view).waitFor();
    await assertGoodInEveryAppearance(page, () => page.locator('.tab[aria-current=page]').waitFor());
  }
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.locator('.field-table').waitFor();
  await assertGoodInEveryAppearance(page, () => page.locator('.field-table').waitFor());
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
