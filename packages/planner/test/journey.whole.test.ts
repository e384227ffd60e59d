import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { type Plan, parseEstateInput, planRenovation } from '@rooftree/engine';
import { formatNumber, wholeEuroSums } from '@rooftree/words';
import type { Page } from 'playwright-core';
import { localDay } from '../../server/src/infra/local-day.ts';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';
import { openPanel, shownNet, visit } from './visit.ts';

const run = promisify(execFile);

const { app, browser } = await startBrowserApp();
const client = await app.addClient({ context: { name: 'Huis & Haard' } });
const folder = await mkdtemp(join(tmpdir(), 'rooftree-journey-'));
after(() => rm(folder, { recursive: true }));

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
  await openPanel(page, 'cost');
  await page.locator('#income').selectOption('3');
  await openPanel(page, 'save-plan');
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
  assert.equal(await shownNet(page), Math.round(saved.plan.totals.net_cost));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the passport' }).click();
  const pdf = join(folder, 'report.pdf');
  await (await download).saveAs(pdf);
  assert.equal((await readFile(pdf)).subarray(0, 5).toString(), '%PDF-');
  const { stdout: text } = await run('pdftotext', ['-layout', pdf, '-']);
  const spaceless = text.replace(/\s/g, '');
  const { exclVat, vat, total, grants, net } = wholeEuroSums(saved.plan).plan;
  for (const amount of [exclVat, vat, total, grants, net]) {
    assert(spaceless.includes(formatNumber('en', amount)), `${amount} is not in the passport`);
  }
  await page.getByRole('link', { name: 'Open the passport (PDF)' }).waitFor();

  await page.locator('#target').press('ArrowLeft');
  await page.getByRole('status').filter({ hasText: 'Save it again' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Open the passport (PDF)' }).count(), 0);
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

test('what stands in the way of saving is reported as what it is, not as a lost connection', async (t) => {
  const { sql } = app.dependencies;
  const tellsWhenSaved = async (url: string, before: (page: Page) => Promise<unknown>, sentence: string) => {
    const { page, close } = await visit(browser, url);
    await before(page);
    await openPanel(page, 'save-plan');
    await page.locator('#save-plan button[type=submit]').click();
    await page.locator('#save-plan').getByRole('status').filter({ hasText: sentence }).waitFor();
    await close();
  };

  await t.test('a page of an older suggestion', async () => {
    const { link, externalId } = await addReferredEstate(client);
    const date = '2026-01-15';
    const plan = planRenovation(parseEstateInput(OLD_HOUSE, date), { date });
    const ofEstate = sql`(SELECT id FROM estates WHERE context_id = ${client.contextId} AND external_id = ${externalId})`;
    await sql`
      INSERT INTO renovations (context_id, estate_id, name, cost_cents, vat_cents, total_cents, subsidy_cents, engine_version,
        data_version, plan)
      VALUES (${client.contextId}, ${ofEstate}, 'Suggestion', 0, 0, 0, 0, ${plan.engine_version}, ${plan.data_version},
        ${JSON.stringify(plan)}::text::json)`;
    const forget = () => sql`DELETE FROM renovations WHERE estate_id = ${ofEstate}`;
    await tellsWhenSaved(link, forget, 'This page is out of date. Please reload it');
  });

  await t.test('a home that was withdrawn, in the four languages', async () => {
    const sentences = {
      en: 'This home is no longer on offer. Huis & Haard has withdrawn it',
      'nl-BE': 'Deze woning wordt niet meer aangeboden. Huis & Haard heeft',
      'nl-NL': 'Deze woning wordt niet meer aangeboden. Huis & Haard heeft',
      'fr-BE': 'Ce bien n’est plus proposé. Huis & Haard l’a retiré',
    };
    for (const [language, sentence] of Object.entries(sentences)) {
      const { link, externalId } = await addReferredEstate(client);
      const withdraw = () => client.call('DELETE', `/v1/estates/${externalId}`);
      await tellsWhenSaved(`${link}?lang=${language}`, withdraw, sentence);
    }
  });

  await t.test('choices that make no plan any more', async () => {
    const { link, externalId } = await addReferredEstate(client);
    const land = { address: OLD_HOUSE.address, estate_type: 'LAND' };
    const change = () => client.call('PUT', `/v1/estates/${externalId}`, land);
    await tellsWhenSaved(link, change, 'There is no plan for this home with these choices.');
  });

  await t.test('too much to save', async () => {
    const { link } = await addReferredEstate(client);
    const enlarge = (page: Page) =>
      page.route('**/renovations', (route) => route.continue({ postData: JSON.stringify('x'.repeat(9000)) }));
    await tellsWhenSaved(link, enlarge, 'This plan is too large to save.');
  });

  await t.test('a server in trouble', async () => {
    const { link } = await addReferredEstate(client);
    const breakDown = () => sql`ALTER TABLE renovations RENAME TO renovations_away`;
    try {
      await tellsWhenSaved(link, breakDown, 'Our server cannot do this right now.');
    } finally {
      await sql`ALTER TABLE renovations_away RENAME TO renovations`;
    }
  });
});

test('a lost connection is reported, and the plan can be saved once it is back', async () => {
  const { link } = await addReferredEstate(client);
  const { page, close } = await visit(browser, link);
  await openPanel(page, 'save-plan');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await page.getByRole('status').filter({ hasText: 'check your connection' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await page.getByRole('status').filter({ hasText: 'Saved as' }).waitFor();
  await close();
});
