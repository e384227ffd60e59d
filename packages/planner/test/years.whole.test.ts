import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Plan, parseEstateInput, planRenovation } from '@rooftree/engine';
import { moveStep, stepYears, yearKeyOf } from '@rooftree/planner/years/step-years';
import type { Page } from 'playwright-core';
import { becomes } from '../../server/src/testing/becomes.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate, OLD_HOUSE } from '../../server/src/testing/data/referred-estate.ts';
import { dateOf, openPanel, openStep, visit } from './visit.ts';

const { app, browser } = await startBrowserApp();
const { link } = await addReferredEstate(await app.addClient());

const planOn = (date: string): Plan => planRenovation(parseEstateInput(OLD_HOUSE, date), { date });
const shownYears = async (page: Page) =>
  (await page.locator('.step-year output').allTextContents()).map(Number);

test('a step that is dragged, pushed or stepped to another year takes the rest along', async () => {
  const { page, complaints, close } = await visit(browser, link, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const plan = planOn(await dateOf(page));
  const proposed = stepYears(plan, {});
  assert.deepEqual(await shownYears(page), proposed);
  await openStep(page, 1);
  const first = page.locator('#year-of-1');

  const year = (proposed[0] ?? 0) + 1;
  await page.getByRole('button', { name: 'Later, Step 1' }).click();
  const pushed = stepYears(plan, moveStep(plan, {}, 0, year));
  await becomes(() => shownYears(page), pushed);
  await first.press('ArrowRight');
  const moved = stepYears(plan, moveStep(plan, {}, 0, year + 1));
  await becomes(() => shownYears(page), moved);
  const [step] = plan.steps;
  assert(step);
  await page.waitForURL(`${link}?year_of_${yearKeyOf(step)}=${year + 1}`);
  // The line of the step and the one about the change follow.
  await page.locator('#step-1 .eyebrow', { hasText: `Step 1 · ${year + 1}` }).waitFor();
  const line = page.locator('.summary-change');
  await line.filter({ hasText: /more for energy up to \d{4}/ }).waitFor();

  // Where it comes to rest: what stands above it has just changed its height.
  await first.hover({ position: { x: 20, y: 20 } });
  await page.mouse.down();
  const box = await first.boundingBox();
  assert(box);
  await page.mouse.move(box.x + box.width - 4, box.y + 20, { steps: 4 });
  await page.mouse.up();
  // What is closed follows a moment later.
  await becomes(async () => {
    const dragged = await shownYears(page);
    const [earliest = 0] = dragged;
    return earliest > year + 10 && dragged.every((one) => one >= earliest);
  }, true);

  await line.getByRole('button', { name: 'Undo' }).click();
  await becomes(() => shownYears(page), proposed);
  assert.deepEqual(complaints, []);
  await close();
});

test('a year that comes too late for the law is reported, and the proposal comes back', async () => {
  const certified = { ...OLD_HOUSE, dwelling: { ...OLD_HOUSE.dwelling, energy_label: 'F' } };
  const estate = await addReferredEstate(await app.addClient(), certified);
  const { page, close } = await visit(browser, estate.link);
  const late = page.locator('.step-list .note', { hasText: 'Too late for the law: label D is due by' });
  assert.equal(await late.count(), 0);
  await openStep(page, 1);
  await page.locator('#year-of-1').press('End');
  await late.waitFor();
  await page.getByRole('button', { name: 'Back to the proposed years' }).click();
  await late.waitFor({ state: 'detached' });
  await close();
});

test('without script the years are a form, whose answer stands in the address', async () => {
  const { page, close } = await visit(browser, link, { javaScriptEnabled: false });
  await openPanel(page, 'years');
  const form = page.locator('.years form');
  const select = form.locator('select').first();
  const name = await select.getAttribute('name');
  await select.selectOption('2033');
  await form.getByRole('button', { name: 'Change the years' }).click();
  assert.equal(new URL(page.url()).searchParams.get(String(name)), '2033');
  assert.match(await page.locator('#step-1 .eyebrow').innerText(), /2033/);
  assert.equal(await page.locator('.years form select').first().inputValue(), '2033');
  await close();
});
