import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import type { Page } from 'playwright-core';
import { madePdf } from '../../server/src/estates/certificates/pdf/made-pdf.fixture.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';
import { openPanel, visit } from './visit.ts';

const { app, browser } = await startBrowserApp();
const { link } = await addReferredEstate(await app.addClient());

const INVOICE =
  'Invoice for a bicycle with a basket, a bell and two lamps, sold to a customer who rides it to work every day of the week';
/** A machine that is busy asks to try again in a moment, and so the owner does. */
async function readAtLast(page: Page, outcome: RegExp, handOver: () => Promise<void>): Promise<void> {
  const status = page.locator('#certificate .status');
  const late = /try again in a moment|straks opnieuw/;
  do {
    await handOver();
    await status.filter({ hasNotText: late }).waitFor();
    await status.filter({ hasText: new RegExp(`${outcome.source}|${late.source}`) }).waitFor();
  } while (late.test(await status.innerText()));
}

const file = (buffer: Buffer) => ({ name: 'epc.pdf', mimeType: 'application/pdf', buffer });

test('an owner chooses the certificate, sees what was read, and the plan follows; undo brings it back', async () => {
  const { page, complaints, close } = await visit(browser, `${link}?lang=en`);
  const part = page.locator('#certificate');
  await openPanel(page, 'certificate');
  const choose = (pdf: Buffer) => page.locator('#certificate-file').setInputFiles(file(pdf));
  await readAtLast(page, /This does not look like an energy certificate\./, () => choose(madePdf(INVOICE)));
  await readAtLast(page, /\d+ values were found and are now in the plan\./, () =>
    choose(madePdf(...FLEMISH_PAPER)),
  );
  await part.getByRole('row', { name: /250.*confirmed twice/ }).waitFor();
  await part.getByText('What your answer changed').or(part.locator('.plan-change')).first().waitFor();
  await page.waitForURL(/energy_score_kwh_per_m2=250/);
  await page.getByText('What this plan assumes').click();
  await page.getByRole('rowheader', { name: 'From the certificate of 1 March 2024' }).waitFor();
  await part.getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL((url) => !url.searchParams.has('energy_score_kwh_per_m2'));
  assert.deepEqual(complaints, []);
  await close();
});

test('after a reload the facts are still from the certificate, and another reader of the link sees that', async () => {
  const { page, close } = await visit(browser, `${link}?lang=en`);
  await readAtLast(page, /values were found/, () =>
    page.locator('#certificate-file').setInputFiles(file(madePdf(...FLEMISH_PAPER))),
  );
  await page.waitForURL(/energy_score_kwh_per_m2=250/);
  await page.reload();
  await page.getByText('What this plan assumes').click();
  await page.getByRole('rowheader', { name: 'From the certificate of 1 March 2024' }).waitFor();
  const other = await visit(browser, page.url());
  await other.page.getByText('What this plan assumes').click();
  await other.page.getByRole('rowheader', { name: 'Provided by you' }).waitFor();
  assert.equal(await other.page.getByRole('rowheader', { name: /from the certificate/i }).count(), 0);
  await other.close();
  await close();
});

test('it can be dropped', async () => {
  const { page, close } = await visit(browser, `${link}?lang=nl-BE`);
  const bytes = madePdf(...FLEMISH_PAPER).toString('base64');
  await openPanel(page, 'certificate');
  await readAtLast(page, /gegevens gevonden; ze zitten nu in het plan/, async () => {
    // As text: the server's types know no browser.
    const dropped = await page.evaluateHandle(`(() => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob('${bytes}'), (sign) => sign.charCodeAt(0));
      data.items.add(new File([bytes], 'epc.pdf'));
      return data;
    })()`);
    await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: dropped });
  });
  await close();
});
