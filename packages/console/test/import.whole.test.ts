import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGoodInEveryAppearance } from '../../server/src/testing/browser/every-appearance.ts';
import { chooseOption } from '../../server/src/testing/browser/homes-list.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp({
  hasWorker: true,
  env: { ROOFTREE_IMPORT_MAX_BYTES: '1048576' },
});
const office = await openOffice(app);

/** GE-1 changes, KO-1 stays as it is, two are new, one is wrong. */
const CRM = [
  'Referentie;Land;Postcode;Gemeente;Straat;Nr;Type;Bouwjaar (ca.);Notitie',
  'GE-1;BE;9000;Gent;Lindelaan;14;huis;1961;',
  'KO-1;BE;8500;Kortrijk;Vlasbloemstraat;44;huis;1972;',
  'AA-1;BE;9300;Aalst;Molenstraat;3;huis;1955;sleutel bij buren',
  'AA-2;BE;9300;Aalst;Molenstraat;5;appartement;1980;',
  'AA-3;BE;9300;Aalst;Molenstraat;7;huis;oud;',
].join('\r\n');

const choose = (page: Page, text: string | Buffer, name = 'crm.csv') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
const count = (page: Page, kind: string) =>
  page
    .locator('.counts div', { has: page.locator('dt', { hasText: new RegExp(`^${kind}$`) }) })
    .locator('dd');

test('a file becomes homes: columns, dry run, import, plan, and back again', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/import');
  await choose(page, CRM);
  await page.getByText('7 columns recognised, 2 ignored').waitFor();
  // Without the year nothing of GE-1 differs.
  await chooseOption(page, 'Meaning of “Bouwjaar (ca.)”', 'Year of construction');
  await page.getByText('8 columns recognised, 1 ignored').waitFor();
  assert.deepEqual(
    await Promise.all(
      ['new', 'changed', 'unchanged', 'refused'].map((kind) => count(page, kind).innerText()),
    ),
    ['2', '1', '1', '1'],
  );
  const faults = page.getByRole('region', { name: 'Cells to correct' });
  await faults.getByText('Enter a whole number, such as 1958.').waitFor();
  assert.match(await faults.innerText(), /6\s+Bouwjaar \(ca\.\)\s+oud/);
  await page.getByText('Year of construction: 1958 → 1961').waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the list' }).click(),
  ]);
  assert.match(await text(await saved.createReadStream()), /6;Bouwjaar \(ca\.\);oud;Enter a whole number/);

  await page.getByRole('button', { name: 'Import 3, skip 1' }).click();
  await page.getByText('Imported: 2 new, 1 changed. 1 skipped.').waitFor();
  await page.getByRole('link', { name: 'View these homes' }).first().click();
  await page.getByText('3 homes').waitFor();
  await page.goBack();
  await page.getByText('crm.csv').waitFor();

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone: 2 removed, 1 restored.').waitFor();
  const { year_built: year } = (await (await office.client.call('GET', '/v1/estates/GE-1')).json()) as {
    year_built: number;
  };
  assert.equal(year, 1958);

  // The column is known from now on, and the homes are planned where they came.
  await choose(page, CRM);
  await page.getByText('8 columns recognised, 1 ignored').waitFor();
  await page.getByRole('button', { name: 'Import 3, skip 1' }).click();
  await page.getByRole('button', { name: 'Plan them now' }).click();
  await page.getByText('finished · 3 of 3 homes').waitFor({ timeout: 60_000 });
  await office.client.call('PATCH', '/v1/estates/AA-1', { year_built: 1956 });
  await page.goto(`${app.url}/console#/import`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Deactivated, because they already have a plan: 1.').waitFor();
  await page.getByText('Changed since the import and left alone (1): AA-1').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('what cannot be imported is reported in words, with a way on', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/import');
  const says = async (file: string | Buffer, sentence: string | RegExp, name?: string) => {
    await choose(page, file, name);
    await page.getByText(sentence).waitFor();
    await page.getByRole('button', { name: 'Another file' }).click();
  };
  await says('Naam;Telefoon\nAnn;0477\n', /There is no column for the reference/);
  await says('Referentie;Land;Type\n', /headings but no homes/);
  await says('Referentie;Prijs;price\n1;2;3\n', /both mean: Price \(€\)/);
  await says(Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel file/, 'homes.xls');
  await says(Buffer.from('PK\u0003\u0004 and no more'), /is damaged/, 'homes.xlsx');
  await says(`Referentie;Land;Type\n${'x'.repeat(2_000_000)}`, /A file can be at most 1 MB/);
  const { writeXlsx } = await import('hucre/xlsx');
  const rows = [
    ['Referentie', 'Land', 'Type'],
    ['h-1', 'BE', 'huis'],
  ];
  const sheets = [
    { name: 'Te koop', rows },
    { name: 'Verkocht', rows },
  ];
  await says(
    Buffer.from(await writeXlsx({ sheets })),
    /Only the first sheet, “Te koop”, is imported/,
    'crm.xlsx',
  );
  assert.deepEqual(complaints, []);
  await close();
});

test('a file as an agency has it: without countries, with a heading of its own and a home that cannot be planned yet', async () => {
  const client = await app.addClient({ context: { name: 'Nieuw', language: 'nl-BE' } });
  const member = await addMember(app, { contextId: client.contextId });
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/import');
  const file =
    'Referentie;Straat;Nr;Postcode;Gemeente;Wat;Bouwjaar\nK-1;Kerkstraat;12;9300;Aalst;huis;1955\nK-2;Molenweg;4;9000;Gent;huis;\n';
  await choose(page, file);
  await page.getByText('There is no column for the country: Belgium is assumed.').waitFor();
  await page.getByText('There is no column for the type').waitFor();
  await chooseOption(page, /Wat/, 'Type');
  await page.getByRole('button', { name: 'Import 2 homes' }).click();
  await page.getByText('Imported: 2 new').waitFor();
  await page.getByRole('button', { name: 'Plan them now' }).click();
  await page.getByText('1 home is being planned:').waitFor();
  await page.getByText('1 home cannot be planned yet').waitFor();
  await page.getByRole('link', { name: 'Fill in' }).click();
  await page.getByRole('link', { name: /Molenweg 4/ }).waitFor();
  assert.equal(await page.locator('table.homes tbody tr').count(), 1);
  // Chosen with others, it does not hold them up either.
  await page.goto(`${app.url}/console#/homes`);
  await page.getByRole('link', { name: /Kerkstraat 12/ }).waitFor();
  await page.getByLabel('Select all loaded homes').check();
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.getByText('Done: 1.').waitFor();
  await page.getByText('1 home cannot be planned yet').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer sees who can import, and no way to do it', async () => {
  const viewer = await addMember(app, { contextId: office.client.contextId, role: 'viewer' });
  const { page, close } = await visitConsole(browser, app, viewer, '#/import');
  await page.getByText('Your role does not allow this.').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Import' }).count(), 0);
  await close();
});

test('no state of it has a violation', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/import', { bypassCSP: true });
  const isEmpty = () => page.locator('.drop-zone').waitFor();
  await isEmpty();
  await assertGoodInEveryAppearance(page, isEmpty);
  await choose(page, CRM);
  const isChecked = () => page.locator('table.plain').nth(1).waitFor();
  await isChecked();
  await assertGoodInEveryAppearance(page, isChecked);
  await close();
});
