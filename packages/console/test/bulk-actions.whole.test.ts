import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { QueueWorker } from '../../server/src/infra/queue/queue-worker.ts';
import { startWorker } from '../../server/src/start/worker.ts';
import { successOf } from '../../server/src/testing/answers.ts';
import { launchBrowser } from '../../server/src/testing/browser/browser.ts';
import { chooseFromMenu } from '../../server/src/testing/browser/homes-list.ts';
import { type Office, openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { startTestApp, type TestApp } from '../../server/src/testing/test-app.ts';

let app: TestApp;
let browser: Browser;
let worker: QueueWorker;
let office: Office;
before(async () => {
  [app, browser] = await Promise.all([startTestApp(), launchBrowser()]);
  worker = await startWorker(app.dependencies);
  office = await openOffice(app);
});
after(async () => {
  await worker.stop();
  await browser.close();
  await app.stop();
});

test('passports of many homes are made after the tab was closed, in the language that was chosen', async () => {
  await worker.stop();
  const first = await visitConsole(browser, app, office.member, '#/homes');
  await first.page.getByLabel('Select all loaded homes').check();
  await first.page.getByLabel('Passport language').selectOption('fr-BE');
  await first.page.getByRole('button', { name: 'Passport', exact: true }).click();
  await first.page.getByText('0 of 5 done').waitFor();
  await first.page.getByText('1 has no plan yet.').waitFor();
  assert.equal(await first.page.getByRole('progressbar', { name: 'Passports' }).getAttribute('max'), '5');
  await first.close();

  const second = await visitConsole(browser, app, office.member, '#/homes');
  await second.page.getByText('0 of 5 done').waitFor();
  worker = await startWorker(app.dependencies);
  await second.page.getByText('Done: 5.').waitFor();
  assert.deepEqual(second.complaints, []);
  await second.close();
  const { reports } = await successOf<{ reports: { language: string }[] }>(
    await office.client.call('GET', '/v1/reports'),
  );
  assert.deepEqual(
    reports.map(({ language }) => language),
    ['fr-BE', 'fr-BE', 'fr-BE', 'fr-BE', 'fr-BE'],
  );
});

test('chosen homes are planned, deactivated and activated again', async () => {
  const { page, complaints, close } = await visitConsole(
    browser,
    app,
    office.member,
    '#/homes?search=lindelaan',
  );
  await page.getByText('2 homes').waitFor();
  await page.getByLabel('Select all loaded homes').check();
  await page.locator('.bulk').getByRole('button', { name: 'Plan', exact: true }).click();
  await page.getByText('Plans: Done: 2.').waitFor();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('No homes match these filters.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undo deactivation: Done: 2.').waitFor();
  await page.getByText('2 homes').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('a file holds the chosen homes, or all that match where none is chosen', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/homes?region=BE-VLG');
  const linesOf = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chooseFromMenu(page, 'Export as CSV'),
    ]);
    const text = (await buffer(await download.createReadStream())).toString('utf8');
    return text.trim().split('\n').length - 1;
  };
  await page.getByText('5 homes').waitFor();
  assert.equal(await linesOf(), 5);
  await page.getByLabel('Select Zonnebloemweg 9, 3000 Leuven').check();
  assert.equal(await linesOf(), 1);
  await close();
});
