import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { before, test } from 'node:test';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import {
  assertGood,
  assertGoodInEveryAppearance,
} from '../../server/src/testing/browser/every-appearance.ts';
import { HOMES, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp();
const client = await app.addClient({ context: { name: 'Huis & Haard' } });
before(async () => {
  for (const [name, body] of Object.entries(HOMES)) await client.call('PUT', `/v1/estates/${name}`, body);
});

test('an owner counts what would go, forgets an agent and a member, and exports everything', async () => {
  const owner = await addMember(app, { contextId: client.contextId });
  const colleague = await addMember(app, { contextId: client.contextId, role: 'viewer' });
  await client.call('PATCH', '/v1/estates/GE-1', { managing_user_external_id: 'agent-claes' });
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/today');
  await page.getByRole('link', { name: 'Data and privacy' }).click();

  const kept = page.getByRole('region', { name: 'Retention' });
  await kept.getByRole('row', { name: /Data to undo imports 7 days/ }).waitFor();
  await kept.getByLabel('Preview with retention of (days)').fill('30');
  await kept.getByRole('button', { name: 'Preview' }).click();
  await kept.getByRole('columnheader', { name: 'Older than 30 days' }).waitFor();

  const person = page.getByRole('region', { name: 'Delete personal data' });
  const find = async (word: string) => {
    await person.getByLabel('Name, address, number or id').fill(word);
    await person.getByRole('button', { name: 'Find' }).click();
  };
  await find('nobody at all');
  await person.getByText('No one found').waitFor();
  await find('claes');
  await person.getByRole('button', { name: 'Delete the data of agent-claes' }).click();
  const asking = person.getByRole('alertdialog');
  await asking.getByText('1 home and 0 plans stay, without a manager').waitFor();
  const confirm = asking.getByRole('button', { name: 'Delete the data of agent-claes' });
  assert.equal(await confirm.isDisabled(), true, 'not before the name was typed');
  await asking.getByLabel('To confirm').fill('agent-claes');
  await confirm.click();
  await person.getByText('The data of agent-claes has been deleted: 1 homes').waitFor();
  await person.getByText('No one found').waitFor();
  await find(colleague.email);
  await person.getByRole('button', { name: `Delete the data of Test member (${colleague.email})` }).click();
  await asking.getByLabel('To confirm').fill(`Test member (${colleague.email})`);
  await asking.getByRole('button', { name: /^Delete the data/ }).click();
  await person.getByText(`${colleague.email}) has been deleted.`).waitFor();
  const gone = await app.dependencies.sql`SELECT 1 FROM members WHERE email = ${colleague.email}`;
  assert.equal(gone.length, 0);
  // The last owner stays, and learns why.
  await find(owner.email);
  await person.getByRole('button', { name: `Delete the data of Test member (${owner.email})` }).click();
  await asking.getByLabel('To confirm').fill(`Test member (${owner.email})`);
  await asking.getByRole('button', { name: /^Delete the data/ }).click();
  await person.getByText('This is the last owner. Make another member owner first.').waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  await page.getByText('Export complete.').waitFor();
  assert.match(file.suggestedFilename(), /^huis-haard-\d{4}-\d\d-\d\d\.ndjson$/);
  const lines = (await text(await file.createReadStream())).trim().split('\n');
  assert.equal(lines.filter((line) => line.startsWith('{"kind":"estate"')).length, Object.keys(HOMES).length);

  await page.getByRole('link', { name: 'Audit log' }).click();
  for (const what of ['All data exported', 'Personal data deleted', 'Member removed'])
    await page.getByRole('cell', { name: what }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('an owner keeps a kind for less long, after counting, and takes it back', async () => {
  const { contextId } = await app.addClient({ context: { name: 'Korter' } });
  const owner = await addMember(app, { contextId });
  const { sql } = app.dependencies;
  await sql`
    INSERT INTO estate_imports (context_id, actor_kind, actor_id, created_at, import_status)
    VALUES (${contextId}, 'member', ${owner.id}, now() - interval '5 days', 'INTERRUPTED')`;
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/privacy');
  const row = page.getByRole('row', { name: /Data to undo imports/ });
  await row.getByText('7 days').waitFor();
  const noForm = page.getByRole('button', { name: 'Shorten retention: Stored API' });
  assert.equal(await noForm.count(), 0, 'what nobody may choose');
  await row.getByRole('button', { name: 'Shorten retention: Data to undo imports' }).click();
  const days = row.getByLabel('Days, from 1 to 7');
  assert.equal(await page.evaluate('document.activeElement.matches("form.shorter input")'), true);
  await days.fill('3');
  await days.press('Enter');
  await row.getByText('1 item would be permanently deleted today.').waitFor();
  await row.getByRole('button', { name: 'Set to 3 days' }).waitFor();
  // Another number has to be counted first.
  await days.fill('6');
  await row.getByRole('button', { name: 'Preview' }).click();
  await row.getByText('Nothing would be deleted today.').waitFor();
  await days.fill('3');
  await row.getByRole('button', { name: 'Preview' }).click();
  await row.getByRole('button', { name: 'Set to 3 days' }).click();
  await row.getByText('server: 7 days').waitFor();
  assert.match(await page.evaluate('document.activeElement.ariaLabel'), /^Shorten retention: Data to undo/);
  await row.getByText(/takes effect on/).waitFor();
  assert.deepEqual(
    [...(await sql`SELECT kind, days FROM context_retentions WHERE context_id = ${contextId}`)],
    [{ kind: 'imports', days: 3 }],
  );
  await row.getByRole('button', { name: /^Use the server setting/ }).click();
  await row.getByText('server: 7 days').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByText('Data to undo imports: – → 3').waitFor();
  await page.getByText('Data to undo imports: 3 → –').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('who may not see it gets a message', async () => {
  const member = await addMember(app, { contextId: client.contextId, role: 'editor' });
  const { page, close } = await visitConsole(browser, app, member, '#/privacy');
  await page.getByText('Your role does not allow this').waitFor();
  await close();
});

test('no state has a violation, in any language and width', async () => {
  const owner = await addMember(app, { contextId: client.contextId });
  const { page, close } = await visitConsole(browser, app, owner, '#/privacy', { bypassCSP: true });
  await page.locator('table.members').waitFor();
  await page.locator('table.members tr button').first().click();
  await page.locator('form.shorter').waitFor();
  await page.locator('input[type=search]:not([role])').fill('an');
  await page.locator('section:has(input[type=search]:not([role])) button[type=submit]').click();
  await page.locator('.sessions button').first().click();
  const isAsked = () => page.getByRole('alertdialog').waitFor();
  await isAsked();
  await assertGoodInEveryAppearance(page, isAsked);
  await page.setViewportSize({ width: 1920, height: 900 });
  await assertGood(page, 'very wide');
  await close();
});
