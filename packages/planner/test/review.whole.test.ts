import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import type { Page } from 'playwright-core';
import { madePdf } from '../../server/src/estates/certificates/pdf/made-pdf.fixture.ts';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { violationsOf } from '../../server/src/testing/browser/violations.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';
import { until } from '../../server/src/testing/until.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const client = await app.addClient({ context: { name: 'Huis & Haard' } });

/** The link to a review whose document was kept. */
async function linkToReview(houseNumber = OLD_HOUSE.address.house_number): Promise<string> {
  const address = { ...OLD_HOUSE.address, house_number: houseNumber };
  const { externalId } = await addReferredEstate(client, { ...OLD_HOUSE, address });
  const path = `/v1/calculation-jobs/epc-document-processing?estate=${externalId}&review=true&apply=none`;
  const sent = await fetch(`${app.url}${path}`, {
    method: 'POST',
    body: new Uint8Array(madePdf(...FLEMISH_PAPER)),
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/pdf' },
  });
  const { id } = await successOf<{ id: string }>(sent);
  await until(async () => {
    const job = await successOf<{ calculation_job_status: string }>(
      await client.call('GET', `/v1/calculation-jobs/${id}`),
    );
    return job.calculation_job_status === 'FINISHED';
  });
  return (
    await successOf<{ url: string }>(await client.call('POST', `/v1/calculation-jobs/${id}/review-link`))
  ).url;
}

const widthPastTheScreen = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

test('a reviewer on a phone sees each value where it was read, corrects one and is done', async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    locale: 'fr-BE',
    // For axe-core; the page itself has no script.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(await linkToReview());
  await page.locator('html[lang=fr-BE]').waitFor();
  assert.deepEqual(await violationsOf(page), []);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await violationsOf(page), []);
  assert.equal(await widthPastTheScreen(page), 0);
  const value = page.locator('#value-habitable_space_m2');
  if ((await value.locator('details[open]').count()) === 0) await value.locator('summary').click();
  await page.locator('a[href="#place-habitable_space_m2"]').click();
  await page.locator('#place-habitable_space_m2:target').waitFor();
  const correction = page.locator('[name="value.habitable_space_m2"]');
  await correction.waitFor({ state: 'hidden' });
  await page.locator('input[name="decision.habitable_space_m2"][value=correct]').check();
  await correction.fill('131,5');
  await page.locator('button[type=submit]').click();
  await page.getByText(/corrigée/).waitFor();
  assert.deepEqual(await violationsOf(page), []);
  await context.close();
});

test('a certificate of another address is used only after a reviewer has said so', async () => {
  const context = await browser.newContext({ locale: 'nl-BE', bypassCSP: true });
  const page = await context.newPage();
  await page.goto(await linkToReview('99'));
  await page.getByRole('heading', { name: /^EPC van Kerkstraat 99/ }).waitFor();
  assert.equal(await page.locator('input[type=radio]:checked').count(), 0);
  assert.deepEqual(await violationsOf(page), []);
  await page.getByRole('group', { name: 'Bouwjaar' }).getByRole('radio', { name: 'Aanvaarden' }).check();
  await page.getByRole('button', { name: 'Bewaar het nazicht' }).click();
  await page.getByText('Bevestig eerst dat dit het juiste certificaat is.').waitFor();
  assert.equal(await page.locator('input[type=radio]:checked').count(), 1);
  await page.getByLabel('toch gebruiken').check();
  await page.getByRole('button', { name: 'Bewaar het nazicht' }).click();
  await page.getByText(/1 aanvaard, 0 verbeterd/).waitFor();
  await context.close();
});
