import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import {
  assertGood,
  assertGoodInEveryAppearance,
} from '../../server/src/testing/browser/every-appearance.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { untilEnded } from '../../server/src/testing/data/batches.ts';
import { addMember } from '../../server/src/testing/test-member.ts';
import { until } from '../../server/src/testing/until.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);

/** What no client could have sent: like a fact of an older version that the engine refuses now. */
async function failTwo(): Promise<void> {
  const { sql } = app.dependencies;
  const { contextId } = office.client;
  await sql`
    UPDATE estates SET year_built = 2150
    WHERE context_id = ${contextId} AND external_id IN ('GE-2', 'KO-1')`;
  const names = ['GE-1', 'GE-2', 'KO-1'];
  const controls = { target_label: 'B' };
  const answer = await office.client.call(
    'POST',
    `/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch?${new URLSearchParams(controls)}`,
    names,
  );
  const { id } = await successOf<{ id: string }>(answer);
  assert.equal((await untilEnded(sql, id)).failed, 2);
}

const newest = (page: Page) => page.getByRole('article').first();

test('from a failed job to the field to mend, and the failed homes again with the same wishes', async () => {
  await failTwo();
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/jobs');
  await newest(page).getByText('finished · 1 of 3 homes · 2 failed').waitFor();
  await newest(page).getByText('Why they failed').click();
  const reason = newest(page).getByRole('heading', { name: /Year of construction: .* 2 homes/ });
  await reason.waitFor();
  const links = newest(page).getByRole('link');
  assert.deepEqual(await Promise.all((await links.all()).map((link) => link.getAttribute('href'))), [
    '#/home/KO-1?fact=year_built',
    '#/home/GE-2?fact=year_built',
  ]);
  await links.first().click();
  const field = page.locator('[data-fact=year_built]').getByRole('textbox');
  await field.fill('1972');
  await page.locator('[data-fact=year_built]').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Not in the plan yet.').waitFor();

  await page.goBack();
  await newest(page).getByText('Why they failed').click();
  await newest(page).getByRole('button', { name: 'Plan the 2 failed homes again' }).click();
  await newest(page).getByText('finished · 1 of 2 homes · 1 failed').waitFor();
  const [again] = await app.dependencies.sql<[{ controls: { target_label: string } }]>`
    SELECT controls FROM calculation_jobs WHERE context_id = ${office.client.contextId} AND parent_id IS NULL
    ORDER BY created_at DESC LIMIT 1`;
  assert.equal(again.controls.target_label, 'B');
  // Which fact decides cannot be computed for a home with such a year: the screen does without it.
  const others = complaints.filter((complaint) => !/status of 409/.test(complaint));
  assert.deepEqual(others, []);
  await close();
});

test('a job that ended before the stream sent it is seen to end', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/team');
  let hasEnded = false;
  await page.route('**/v1/calculation-jobs?*', async (route) => {
    const answer = await route.fetch();
    const list: { data: { calculation_job_status: string }[] } = await answer.json();
    if (!hasEnded) for (const job of list.data.slice(0, 1)) job.calculation_job_status = 'RUNNING';
    await route.fulfill({ response: answer, json: list });
  });
  await page.goto(`${app.url}/console#/jobs`);
  await page.getByRole('progressbar').waitFor();
  hasEnded = true;
  await newest(page).getByText('finished').waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  assert.deepEqual(complaints, []);
  await close();
});

test('a job that has not ended is followed, and stopped', async () => {
  const { sql } = app.dependencies;
  const { contextId } = office.client;
  const waiting = await unstarted(contextId);
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/jobs');
  await page.getByRole('progressbar', { name: 'Waiting' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await newest(page).getByText('stopped').waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0);
  const [row] = await sql<[{ status: string }]>`
    SELECT calculation_job_status AS status FROM calculation_jobs WHERE id = ${waiting}`;
  assert.equal(row.status, 'STOPPED');
  assert.deepEqual(complaints, []);
  await close();
});

const move = (id: string, finished: number) => app.dependencies.sql`
  UPDATE calculation_jobs SET calculation_job_status = 'RUNNING', estates_finished = ${finished}, updated_at = clock_timestamp()
  WHERE id = ${id} AND context_id = ${office.client.contextId}`;

test('counts and a colleague’s new job come by themselves, over one stream', async () => {
  const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/homes');
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  const count = (pattern: RegExp) => asked.filter((path) => pattern.test(path)).length;
  await page.goto(`${app.url}/console#/jobs`);
  await newest(page).waitFor();
  await until(() => count(/events$/) === 1);
  const id = await unstarted(office.client.contextId);
  await newest(page).getByText('waiting · 0 of 4 homes').waitFor();
  await move(id, 1);
  await newest(page).getByText('running · 1 of 4 homes').waitFor();
  // From here on only counts change.
  await move(id, 2);
  await newest(page).getByText('running · 2 of 4 homes').waitFor();
  const lists = count(/page_size=20$/);
  await move(id, 3);
  await newest(page).getByText('running · 3 of 4 homes').waitFor();
  assert.equal(count(/page_size=20$/), lists);
  assert.equal(count(/events$/), 1);
  assert.deepEqual(complaints, []);
  await close();
  await app.dependencies.sql`UPDATE calculation_jobs SET calculation_job_status = 'STOPPED' WHERE id = ${id}`;
});

test('where the stream is refused or cut, the list is asked for again', async (t) => {
  const ways: Record<string, (route: Route) => Promise<void>> = {
    refused: (route) => route.fulfill({ status: 429, json: { statusCode: 429, error: 'Too Many Requests' } }),
    cut: (route) => route.abort('connectionreset'),
    'ended at once': (route) =>
      route.fulfill({ status: 200, contentType: 'text/event-stream', body: ':\n\n' }),
  };
  for (const [name, answer] of Object.entries(ways))
    await t.test(name, async () => {
      const id = await unstarted(office.client.contextId);
      const { page, close } = await visitConsole(browser, app, office.member, '#/today');
      await page.route('**/calculation-jobs/events', answer);
      await page.goto(`${app.url}/console#/jobs`);
      await newest(page).getByText('waiting · 0 of 4 homes').waitFor();
      await move(id, 2);
      await newest(page).getByText('running · 2 of 4 homes').waitFor();
      assert.equal(await page.getByRole('alert').count(), 0);
      await app.dependencies
        .sql`UPDATE calculation_jobs SET calculation_job_status = 'STOPPED' WHERE id = ${id}`;
      await newest(page).getByText('stopped').waitFor();
      await close();
    });
});

test('who is no longer a member sees so while following', async () => {
  const { contextId } = office.client;
  const viewer = await addMember(app, { contextId, role: 'viewer' });
  const { page, close } = await visitConsole(browser, app, viewer, '#/jobs');
  await newest(page).waitFor();
  await app.dependencies.sql`UPDATE memberships SET disabled_at = now() WHERE member_id = ${viewer.id}`;
  await page.getByText('You do not have access to an organisation yet.').waitFor();
  await close();
});

test('a viewer follows jobs and sees why homes failed, and can start or stop nothing', async () => {
  await unstarted(office.client.contextId);
  const viewer = await addMember(app, { contextId: office.client.contextId, role: 'viewer' });
  const { page, complaints, close } = await visitConsole(browser, app, viewer, '#/jobs');
  await page.getByRole('progressbar', { name: 'Waiting' }).first().waitFor();
  await page.locator('summary').first().click();
  await page.locator('.failed-homes').waitFor();
  assert.equal(await page.getByRole('button', { name: /^Stop$|again$/ }).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

/** A job that no worker knows of stays as it is until somebody stops it. */
async function unstarted(contextId: string): Promise<string> {
  const [row] = await app.dependencies.sql<[{ id: string }]>`
    INSERT INTO calculation_jobs (context_id, calculation_job_type, name, engine_version, data_version, estates_total,
      controls, expires_at)
    VALUES (${contextId}, 'ENERGY_EFFICIENCY_INDICATION', 'Waiting', '1', '1', 4, '{}', now() + interval '1 day')
    RETURNING id`;
  return row.id;
}

test('no state of it has a violation', async () => {
  await unstarted(office.client.contextId);
  const newcomer = await addMember(app, { contextId: (await app.addClient()).contextId });
  const { page, close } = await visitConsole(browser, app, office.member, '#/jobs', { bypassCSP: true });
  await page.locator('summary').first().click();
  const isReady = () => page.locator('.failed-homes').waitFor();
  await isReady();
  await assertGoodInEveryAppearance(page, isReady);
  await close();
  const empty = await visitConsole(browser, app, newcomer, '#/jobs', { bypassCSP: true });
  await empty.page.getByText('No jobs yet').waitFor();
  await assertGood(empty.page, 'without jobs');
  await empty.close();
});
