import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { recordFailure, recordSuccess } from '../../server/src/governance/backup/backup-state.repository.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import {
  assertGood,
  assertGoodInEveryAppearance,
} from '../../server/src/testing/browser/every-appearance.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp();
const { contextId } = await app.addClient({ context: { name: 'Huis & Haard' } });
before(async () => {
  const { sql } = app.dependencies;
  await recordSuccess(sql, { kind: 'backup', place: '/backups' });
  await recordFailure(sql, 'verify', '/backups', 'the copy does not start');
});

test('an owner sees how the service does, and nothing of the server', async () => {
  const member = await addMember(app, { contextId });
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/today');
  await page.getByRole('link', { name: 'Status' }).click();
  const service = page.getByRole('region', { name: 'Service' });
  await service.getByText('No worker is running').waitFor();
  await service.getByText('send invitation links yourself').waitFor();
  assert.equal(await page.getByRole('region', { name: 'Server', exact: true }).count(), 0);
  await page.getByRole('region', { name: 'This agency' }).getByText('API clients').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('an operator sees all of it, and looks again', async () => {
  const member = await addMember(app, { isOperator: true });
  const { page, complaints, close } = await visitConsole(browser, app, member, '#/status');
  const server = page.getByRole('region', { name: 'Server', exact: true });
  await server.getByText(/^PostgreSQL \d+/).waitFor();
  await server.getByText('the copy does not start').waitFor();
  await server.getByText('MiB free').waitFor();
  await recordSuccess(app.dependencies.sql, { kind: 'verify', place: '/backups' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await server.getByText('the copy does not start').waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await close();
});

test('who may not see it gets a message', async () => {
  const member = await addMember(app, { contextId, role: 'editor' });
  const { page, close } = await visitConsole(browser, app, member, '#/status');
  await page.getByText('Your role does not allow this').waitFor();
  await close();
});

test('no state has a violation, in any language and width', async () => {
  const member = await addMember(app, { isOperator: true });
  const { page, close } = await visitConsole(browser, app, member, '#/status', { bypassCSP: true });
  const isReady = () => page.locator('.statement').nth(2).waitFor();
  await isReady();
  await assertGoodInEveryAppearance(page, isReady);
  await page.setViewportSize({ width: 1920, height: 900 });
  await assertGood(page, 'very wide');
  await close();
});
