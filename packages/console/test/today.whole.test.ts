import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import type { Page } from 'playwright-core';
import { madePdf } from '../../server/src/estates/certificates/pdf/made-pdf.fixture.ts';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGoodInEveryAppearance } from '../../server/src/testing/browser/every-appearance.ts';
import { type Office, openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addEstate } from '../../server/src/testing/data/renovation-rows.ts';
import { addMember } from '../../server/src/testing/test-member.ts';
import { until } from '../../server/src/testing/until.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const busy = await openBusyOffice();

/** Something of each kind to do. */
async function openBusyOffice(): Promise<Office> {
  const office = await openOffice(app);
  const { client } = office;
  const { sql } = app.dependencies;
  const home = (zip_code: string | null, street: string, year_built: number | null) => ({
    address: { country: 'BE', zip_code, street, house_number: '1' },
    estate_type: 'HOUSE',
    year_built,
  });
  for (const name of ['Aalststraat', 'Boomstraat', 'Citadelstraat', 'Dokstraat'])
    await client.call('PUT', `/v1/estates/${name}`, home('9000', name, null));
  await client.call('PUT', '/v1/estates/nowhere', home(null, 'Nergensstraat', 1950));
  await client.call('PUT', '/v1/estates/new', home('9000', 'Nieuwstraat', 1999));
  await sql`
    INSERT INTO calculation_jobs (context_id, calculation_job_type, calculation_job_status, name, engine_version,
      data_version, estates_total, estates_finished, estates_failed)
    VALUES (${client.contextId}, 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION', 'FINISHED', 'Half of them', '1', '1', 4, 2, 2)`;
  const read = await fetch(
    `${app.url}/v1/calculation-jobs/epc-document-processing?estate=GE-1&review=true&apply=none`,
    {
      method: 'POST',
      body: new Uint8Array(madePdf(...FLEMISH_PAPER)),
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/pdf' },
    },
  );
  const { id } = await successOf<{ id: string }>(read);
  await until(async () => {
    const job = await client.call('GET', `/v1/calculation-jobs/${id}`);
    return (await successOf<{ calculation_job_status: string }>(job)).calculation_job_status === 'FINISHED';
  });
  const plan = await successOf<{ data: { renovation_id: string }[] }>(
    await client.call('GET', '/v1/renovations?page_size=1'),
  );
  const passport = `/v1/renovations/${plan.data[0]?.renovation_id}`;
  assert.ok((await client.call('POST', `${passport}/reports`, { language: 'en' })).ok);
  assert.ok((await client.call('PATCH', passport, { renovation_name: 'Another name' })).ok);
  await sql`
    UPDATE portfolio_entries SET certificate_valid_until = '2026-01-31'
    WHERE context_id = ${client.contextId} AND place = 'Leuven'`;
  return office;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const openToday = (page: Page) => menu(page).getByRole('link', { name: 'Today' }).click();
const steps = (page: Page) => page.locator('.first-steps');
/** A filter of the list of homes, by what it is set to. */
const chip = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name, exact: true });
const line = (page: Page, heading: string) =>
  page.locator('.work-line', { has: page.getByRole('heading', { name: heading, exact: true }) });

test('a newcomer imports, plans, makes a passport and invites, each ticked off, until nothing is to do', async () => {
  const { contextId } = await app.addClient();
  const owner = await addMember(app, { contextId });
  const { page, complaints, close } = await visitConsole(browser, app, owner, '');
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await steps(page).waitFor();
  assert.equal(await steps(page).getByText('to do').count(), 4);

  await steps(page).getByRole('link', { name: 'Import' }).click();
  const file = 'reference;country;zip_code;estate_type;year_built\r\nAA-1;BE;9300;HOUSE;1955\r\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: /^Import 1/ }).click();
  await page.getByText('Imported: 1 new').waitFor();

  await openToday(page);
  await steps(page).getByText('Import your homes · done').waitFor();
  await line(page, '1 home has no plan yet').waitFor();
  await steps(page).getByRole('link', { name: 'Plan' }).click();
  await page.getByText('1 home ·').waitFor();
  await page.getByLabel('Select all loaded homes').check();
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.getByText('Done: 1.').waitFor();

  await openToday(page);
  await steps(page).getByText('Plan them · done').waitFor();
  await steps(page).getByRole('link', { name: 'Create passport' }).click();
  await page.getByRole('link', { name: '9300' }).click();
  await page.getByRole('button', { name: 'Create passport' }).click();
  await page.getByRole('region', { name: 'Passports' }).getByRole('link').waitFor();

  await openToday(page);
  await steps(page).getByText('Create your first passport · done').waitFor();
  await steps(page).getByRole('link', { name: 'Invite' }).click();
  await page.getByLabel('Email address').fill('bart@example.com');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('row', { name: /bart@example.com/ }).waitFor();

  await openToday(page);
  await page.getByText('Nothing to do today.').waitFor();
  assert.equal(await steps(page).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('each line of a busy agency leads to where it is done, and goes when it is', async () => {
  const { member } = await openBusyOffice();
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/today');
  await page.getByRole('button', { name: 'Hide these steps' }).click();
  await steps(page).waitFor({ state: 'detached' });

  const years = line(page, '4 homes have no year of construction');
  assert.match(await years.innerText(), /Dokstraat 1, 9000[\s\S]*and 1 more/);
  await years.getByRole('link', { name: 'Fill in' }).click();
  await page.getByText('4 homes ·').waitFor();
  assert.match(page.url(), /[?&]missing=year_built$/);
  await chip(page, 'Missing: year of construction').waitFor();
  await page.goBack();
  await years.getByRole('link', { name: 'Dokstraat 1' }).click();
  const fact = page.locator('[data-fact=year_built]');
  await fact.getByRole('textbox').fill('1972');
  await fact.getByRole('button', { name: 'Save' }).click();
  await fact.getByText('1972').waitFor();
  await openToday(page);
  await line(page, '3 homes have no year of construction').waitFor();
  // It could be planned from now on.
  await line(page, '2 homes have no plan yet').getByRole('link', { name: 'Choose and plan' }).click();
  await page.getByText('2 homes ·').waitFor();
  await chip(page, 'Data quality: A, B, C').waitFor();
  await openToday(page);
  await line(page, '1 home has no postcode').getByRole('link', { name: 'Show' }).click();
  await page.getByText('1 home ·').waitFor();

  await openToday(page);
  await line(page, '1 passport is outdated').getByRole('link', { name: 'Recreate' }).click();
  await page.getByRole('button', { name: 'Recreate all outdated passports' }).waitFor();
  await openToday(page);
  const certificates = line(page, '1 certificate has expired or expires within 60 days');
  await certificates.getByText('valid until 31 January 2026').waitFor();
  await certificates.getByRole('link', { name: 'Show' }).click();
  await page.getByText('1 home ·').waitFor();
  await page.locator('tbody tr', { hasText: 'Zonnebloemweg 9' }).getByText('31 January 2026').waitFor();

  await openToday(page);
  const jobs = line(page, '1 job with failed homes in the last 7 days');
  await jobs.getByText('2 of 4 homes failed').waitFor();
  await jobs.getByRole('button', { name: 'Archive: Half of them' }).click();
  await jobs.waitFor({ state: 'detached' });

  await line(page, '1 certificate to review')
    .getByRole('button', { name: 'Review: Lindelaan 14, 9000 Gent' })
    .click();
  await page.waitForURL(/\/review\/[\w-]{43}$/);
  assert.match(await page.locator('main').innerText(), /Lindelaan/);
  // What was hidden stays so.
  await page.goto(`${app.url}/console#/today`);
  await line(page, '1 home has no postcode').waitFor();
  assert.equal(await steps(page).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer sees the work and is offered nothing that they may not do', async () => {
  const viewer = await addMember(app, { contextId: busy.client.contextId, role: 'viewer' });
  const { page, complaints, close } = await visitConsole(browser, app, viewer, '#/today');
  await line(page, '1 certificate to review').waitFor();
  const main = page.getByRole('main');
  assert.equal(await main.getByRole('button', { name: /Archive|Review/ }).count(), 0);
  assert.equal(await main.getByRole('link', { name: /^(Fill in|Choose|Import|Invite|Make)/ }).count(), 0);
  await main.getByRole('link', { name: 'Show: 4 homes have no year of construction' }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('of more than a thousand a line says just that', async () => {
  const { contextId } = await app.addClient();
  const owner = await addMember(app, { contextId });
  const { sql } = app.dependencies;
  const estateId = await addEstate(sql, contextId);
  await sql`
    INSERT INTO contact_requests (context_id, estate_id, wish, phone, language, page_choices)
    SELECT ${contextId}, ${estateId}, 'CHANGES', '09 123 45 67', 'en', '' FROM generate_series(1, 1001)`;
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/today');
  const buyers = line(page, 'More than 1,000 buyers to contact');
  await buyers.waitFor();
  assert.equal(await buyers.getByText(/^and .* more$/).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('a fault is reported in place, and asked again', async () => {
  const { page, close } = await visitConsole(browser, app, busy.member, '#/team');
  await page.route('**/v1/today', (route) => route.abort());
  await openToday(page);
  await page.getByRole('alert').waitFor();
  await page.unroute('**/v1/today');
  await page.getByRole('button', { name: 'Try again' }).click();
  await line(page, '1 certificate to review').waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  await close();
});

test('no state of it has a violation', async () => {
  const newcomer = await addMember(app, { contextId: (await app.addClient()).contextId });
  for (const member of [busy.member, newcomer]) {
    const { page, close } = await visitConsole(browser, app, member, '#/today', { bypassCSP: true });
    // A busy agency may have done all of its first steps.
    const isReady = () => page.locator('.first-steps, .work-line').first().waitFor();
    await isReady();
    await assertGoodInEveryAppearance(page, isReady);
    await close();
  }
});
