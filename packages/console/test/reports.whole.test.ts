import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import {
  assertGood,
  assertGoodInEveryAppearance,
} from '../../server/src/testing/browser/every-appearance.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);
before(async () => {
  for (const [name, language] of [
    ['GE-1', 'en'],
    ['KO-1', 'en'],
    ['GE-2', 'fr-BE'],
  ] as const) {
    const { data } = await successOf<{ data: { renovation_id: string }[] }>(
      await office.client.call('GET', `/v1/portfolio/estates?external_id=${name}`),
    );
    const id = data[0]?.renovation_id;
    const made = await office.member.call('POST', `/v1/renovations/${id}/reports`, { language });
    assert.equal(made.status, 201);
  }
});

test('outdated passports are found with the reason, and made again', async () => {
  await office.client.call('PATCH', '/v1/estates/GE-1', { price: 250000 });
  await office.client.call('PATCH', '/v1/estates/GE-2', { price: 260000 });
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/reports');
  const rows = page.locator('tbody tr');
  await rows.nth(2).waitFor();
  assert.match(await rows.filter({ hasText: 'Vlasbloemstraat' }).innerText(), /Test member[\s\S]*up to date/);
  await page.getByRole('link', { name: 'Outdated', exact: true }).click();
  await rows.filter({ hasText: 'Vlasbloemstraat' }).waitFor({ state: 'detached' });
  assert.equal(await rows.count(), 2);
  assert.match(await rows.first().innerText(), /outdated\s+home changed/);
  await page.getByLabel('Passport language').selectOption('fr-BE');
  await rows.filter({ hasText: 'Lindelaan 14' }).waitFor({ state: 'detached' });
  assert.match(page.url(), /is_outdated=true&language=fr-BE/);
  await page.getByRole('button', { name: 'Recreate all outdated passports' }).click();
  await page.getByText('No passports match these filters.').waitFor({ timeout: 60_000 });
  // The other languages were left alone: the filter says which are made.
  await page.getByLabel('Passport language').selectOption('');
  await rows.filter({ hasText: 'Lindelaan 14' }).waitFor();
  await page.getByRole('button', { name: /^Recreate: Lindelaan 14/ }).click();
  await page.getByText('No passports match these filters.').waitFor({ timeout: 60_000 });
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await rows.nth(2).waitFor();
  const pdf = await fetch(
    (await rows
      .first()
      .getByRole('link', { name: /^PDF of/ })
      .getAttribute('href')) ?? '',
  );
  assert.equal(pdf.headers.get('content-type'), 'application/pdf');
  await pdf.arrayBuffer();
  assert.deepEqual(complaints, []);
  await close();
});

test('no state of it has a violation', async () => {
  await office.client.call('PATCH', '/v1/estates/KO-1', { price: 270000 });
  const newcomer = await addMember(app, { contextId: (await app.addClient()).contextId });
  const { page, close } = await visitConsole(browser, app, office.member, '#/reports', { bypassCSP: true });
  const isReady = () => page.locator('tbody tr').first().waitFor();
  await isReady();
  await assertGoodInEveryAppearance(page, isReady);
  await close();
  const empty = await visitConsole(browser, app, newcomer, '#/reports', { bypassCSP: true });
  await empty.page.getByText('No passports yet').waitFor();
  await assertGood(empty.page, 'without passports');
  await empty.close();
});
