import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGoodInEveryAppearance } from '../../server/src/testing/browser/every-appearance.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);

/** Two good ones on one home, and one on a home that is not there. */
const TAPE = [
  'Leningnummer;Onderpand;Bruto boekwaarde;Restschuld;Waarde bij aanvang',
  'L-1;GE-1;182.500,25;181.000;310.000',
  'L-2;GE-1;50.000;49.000;310.000',
  'L-3;nowhere;1;1;1',
].join('\r\n');

test('a tape becomes loans, and the loans a report of which every cell leads to its loans', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/loans');
  await page.getByText('No loans yet').waitFor();
  await page.getByRole('button', { name: 'Import loans' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tape.csv', mimeType: 'application/octet-stream', buffer: Buffer.from(TAPE) });
  await page.getByText('There is no home with this reference').waitFor();
  await page.getByRole('button', { name: 'Import 2, skip 1' }).click();
  await page.getByText('2 loans', { exact: true }).waitFor();
  const list = page.getByRole('region', { name: 'Loans' });
  assert.match(await list.innerText(), /L-1\s+GE-1\s+Home\s+€182,500\.25\s+€181,000/);

  await page.getByRole('button', { name: 'Create report' }).click();
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await page.getByRole('heading', { name: `Report of 31 December ${new Date().getFullYear()}` }).waitFor();
  await page.getByText(/\(1 best, 5 worst\)/).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Loans (CSV)' }).click(),
  ]);
  assert.match(
    await text(await saved.createReadStream()),
    /\r\nL-2,GE-1,BE-VLG,true,RESIDENTIAL,3,EUR,50000\.00/,
  );
  await page.getByRole('link', { name: 'Loans in row 3, column a: 0.23' }).click();
  await page.getByText('€232,500.25 in 2 loans').waitFor();
  await page.getByText('L-2').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('the screens are good in every appearance', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/loans', { bypassCSP: true });
  await page.getByText('2 loans', { exact: true }).waitFor();
  await assertGoodInEveryAppearance(page, () => page.locator('table.data-table').waitFor());
  await page.locator('a[href*="/loans/report/"]').click();
  await page.locator('#template-2').waitFor();
  await assertGoodInEveryAppearance(page, () => page.locator('#template-2').waitFor());
  await close();
});

test('a viewer reads loans and changes none', async () => {
  const viewer = await addMember(app, { contextId: office.client.contextId, role: 'viewer' });
  const { page, close } = await visitConsole(browser, app, viewer, '#/loans');
  await page.getByText('2 loans', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'View', exact: true }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Import loans' }).count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Create report' }).count(), 0);
  await close();
});
