import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import type { Plan } from '@rooftree/engine';
import { formatEuro } from '@rooftree/words';
import type { Browser } from 'playwright-core';
import { localDay } from '../../infra/local-day.ts';
import { successOf } from '../../testing/answers.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { addReferredEstate } from '../../testing/referred-estate.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { shownNet, visit } from './visit.ts';

const run = promisify(execFile);

let app: TestApp;
let client: TestClient;
let browser: Browser;
let folder: string;
before(async () => {
  [app, browser] = await Promise.all([startTestApp(), launchBrowser()]);
  client = await app.addClient({ context: { name: 'Huis & Haard' } });
  folder = await mkdtemp(join(tmpdir(), 'rooftree-journey-'));
});
after(async () => {
  await browser.close();
  await app.stop();
  if (folder) await rm(folder, { recursive: true });
});

interface Renovation {
  renovation_id: string;
  renovation_name: string;
  is_edited: boolean;
  plan: Plan;
}

test('from the estate list’s link to a report whose totals are the page’s', async () => {
  const { link } = await addReferredEstate(client);
  const { page, complaints, close } = await visit(browser, link, { acceptDownloads: true });
  await page.locator('#target').press('ArrowLeft');
  await page.locator('#income').selectOption('3');
  await page.locator('#plan-name').fill('Plan of the garden side');
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await page.getByRole('status').filter({ hasText: 'Saved as “Plan of the garden side”.' }).waitFor();

  const { data } = await successOf<{ data: { renovation_id: string; renovation_name: string }[] }>(
    await client.call('GET', '/v1/renovations'),
  );
  const item = data.find(({ renovation_name }) => renovation_name === 'Plan of the garden side');
  const saved = await successOf<Renovation>(
    await client.call('GET', `/v1/renovations/${item?.renovation_id}`),
  );
  assert.equal(saved.is_edited, true);
  assert.equal(saved.plan.controls.target_label, 'B');
  const { totals } = saved.plan;
  assert.equal(await shownNet(page), Math.round(totals.net_cost));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the report' }).click();
  const pdf = join(folder, 'report.pdf');
  await (await download).saveAs(pdf);
  assert.equal((await readFile(pdf)).subarray(0, 5).toString(), '%PDF-');
  const { stdout: text } = await run('pdftotext', ['-layout', pdf, '-']);
  const spaceless = text.replace(/\s/g, '');
  const { estimated_cost, estimated_vat_cost, total_estimated_cost_incl_vat, subsidy_amount, net_cost } =
    totals;
  for (const amount of [
    estimated_cost,
    estimated_vat_cost,
    total_estimated_cost_incl_vat,
    subsidy_amount,
    net_cost,
  ]) {
    assert(spaceless.includes(formatEuro('en', amount).replace(/\s/g, '')), `${amount} is not in the report`);
  }
  await page.getByRole('link', { name: 'Open the report (PDF)' }).waitFor();

  await page.locator('#target').press('ArrowLeft');
  await page.getByRole('status').filter({ hasText: 'Save it again' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Open the report (PDF)' }).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('a report is made only of plans that were saved from the page', async () => {
  const { link } = await addReferredEstate(client);
  const other = await addReferredEstate(client);
  const headers = { 'content-type': 'application/json' };
  const post = (url: string, body: object) =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const date = localDay('BE');
  const { renovation_id: id } = await successOf<{ renovation_id: string }>(
    await post(`${link}/renovations`, { name: 'x', choices: '', date }),
  );
  assert.equal((await post(`${other.link}/renovations/${id}/reports`, { language: 'en' })).status, 404);
  assert.equal((await post(`${link}/renovations/${id}/reports`, { language: 'de' })).status, 400);
  await app.dependencies.sql`UPDATE renovations SET is_edited = false WHERE id = ${id}`;
  assert.equal((await post(`${link}/renovations/${id}/reports`, { language: 'en' })).status, 404);
});

test('a lost connection is told, and the plan can be saved once it is back', async () => {
  const { link } = await addReferredEstate(client);
  const { page, close } = await visit(browser, link);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await page.getByRole('status').filter({ hasText: 'check your connection' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await page.getByRole('status').filter({ hasText: 'Saved as' }).waitFor();
  await close();
});
