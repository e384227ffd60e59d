import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGoodInEveryAppearance } from '../../server/src/testing/browser/every-appearance.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember, type TestMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp();

/** An agency in which two owners changed something. */
async function changedAgency(): Promise<{ owner: TestMember; contextId: string }> {
  const { contextId } = await app.addClient();
  const owner = await addMember(app, { contextId });
  const other = await addMember(app, { contextId });
  await app.dependencies.sql`UPDATE members SET name = 'Ann' WHERE id = ${owner.id}`;
  await app.dependencies.sql`UPDATE members SET name = '=Bea' WHERE id = ${other.id}`;
  const { id } = await successOf<{ id: string }>(
    await owner.call('POST', '/v1/members', { email: `carl-${contextId}@example.com`, role: 'viewer' }),
  );
  await owner.call('PATCH', `/v1/members/${id}`, { role: 'editor' });
  await other.call('POST', '/v1/clients', { name: 'Website', permissions: ['estates:read'] });
  return { owner, contextId };
}

test('changes are listed with values before and after, filtered by kind and person, and exported', async () => {
  const { owner } = await changedAgency();
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/homes');
  const choose = async (kind: string) => {
    await page.getByRole('combobox', { name: 'What' }).fill(kind);
    await page.getByRole('option', { name: kind, exact: true }).click();
  };
  await page.getByRole('link', { name: 'Audit log' }).click();
  const rows = page.locator('.entries tbody tr');
  await page.getByText('Member changed: carl').waitFor();
  const seen = await rows.allInnerTexts();
  // The agency and its first client were created before.
  assert.equal(seen.length, 5);
  assert.match(
    seen[0] ?? '',
    /=Bea\s+API client created: Website\s+Name: Website; Permissions: read homes\s+127/,
  );
  assert.match(seen[1] ?? '', /Ann\s+Member changed: carl-\S+\s+Role: viewer → editor\s+127/);
  assert.match(seen[2] ?? '', /Ann\s+Member invited: carl-\S+\s+Role: viewer/);
  assert.match(seen[4] ?? '', /command on the server\s+Agency created/);

  await page.getByRole('combobox', { name: 'Who' }).selectOption({ label: '=Bea' });
  await page.getByText('Member changed: carl').waitFor({ state: 'detached' });
  assert.equal(await rows.count(), 1);
  assert.match(page.url(), /actor_id=/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  const [head, line, ...rest] = (await buffer(await download.createReadStream()))
    .toString('utf8')
    .split('\r\n');
  assert.equal(head, '\ufeffWhen;Who;What;Home;Before and after;Source');
  // What begins like a formula is text.
  assert.match(
    line ?? '',
    /^[^;]+;'=Bea;API client created: Website;;"Name: Website; Permissions: read homes";127\.0\.0\.\S+$/,
  );
  assert.deepEqual(rest, ['']);

  await page.getByRole('combobox', { name: 'Who' }).selectOption('');
  await choose('Member changed');
  await page.getByText('Role: viewer → editor').waitFor();
  await page.reload();
  await page.getByText('Role: viewer → editor').waitFor();
  assert.equal(await rows.count(), 1);
  await choose('Webhook deleted');
  await page.getByText('No entries match these filters.').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('older entries follow, and the export has all of them', async () => {
  const { owner, contextId } = await changedAgency();
  await app.dependencies.sql`
    INSERT INTO audit_entries (context_id, actor_kind, operation, path, status, network)
    SELECT ${contextId}, 'server', 'putEstate', '/v1/estates/H' || n, 409, 'n' || n FROM generate_series(1, 210) n`;
  const { page, close } = await visitConsole(browser, app, owner, '#/audit');
  const rows = page.locator('.entries tbody tr');
  await rows.nth(49).waitFor();
  assert.equal(await rows.count(), 50);
  await page.getByText('refused').first().waitFor();
  await page.getByRole('button', { name: 'Show older' }).click();
  await rows.nth(99).waitFor();
  assert.equal(new Set(await rows.allInnerTexts()).size, 100);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  const lines = (await buffer(await download.createReadStream())).toString('utf8').trimEnd().split('\r\n');
  // With the export's own entry.
  assert.equal(lines.length, 1 + 216);
  await close();
});

test('an editor is not offered it', async () => {
  const { contextId } = await app.addClient();
  const editor = await addMember(app, { contextId, role: 'editor' });
  const { page, close } = await visitConsole(browser, app, editor, '#/audit');
  await page.getByText('Your role does not allow this.').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Audit log' }).count(), 0);
  await close();
});

test('it has no violation', async () => {
  const { owner } = await changedAgency();
  const { page, close } = await visitConsole(browser, app, owner, '#/audit', { bypassCSP: true });
  const isReady = () => page.locator('.entries').waitFor();
  await isReady();
  await assertGoodInEveryAppearance(page, isReady);
  await close();
});
