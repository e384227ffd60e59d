import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { successOf } from '../../server/src/testing/answers.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { assertGoodInEveryAppearance } from '../../server/src/testing/browser/every-appearance.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { startReceiver } from '../../server/src/testing/providers/webhook-receiver.ts';
import { addMember, type TestMember } from '../../server/src/testing/test-member.ts';

const { app, browser } = await startBrowserApp({
  hasWorker: true,
  env: { ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' },
});
const receiver = await startReceiver();
after(() => receiver.close());

async function visit(options: BrowserContextOptions = {}) {
  const { contextId } = await app.addClient();
  const owner = await addMember(app, { contextId });
  const visited = await visitConsole(browser, app, owner, '#/programs', options);
  const clients = visited.page.getByRole('region', { name: 'API clients' });
  const webhooks = visited.page.getByRole('region', { name: 'Webhooks' });
  return { ...visited, owner, contextId, clients, webhooks };
}

interface Client {
  client_id: string;
  name: string;
  permissions: string[];
  live_secrets: number;
  disabled_at: string | null;
}
const website = async (owner: TestMember): Promise<Client> => {
  const { clients } = await successOf<{ clients: Client[] }>(await owner.call('GET', '/v1/clients'));
  return clients.find(({ name }) => name === 'Website') ?? assert.fail('no such client');
};
const tokenFor = (client_id: string, client_secret: string) =>
  fetch(`${app.url}/v1/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id, client_secret }),
  }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.ok;
  });

test('a client is created with few permissions, gets a new secret, and is disabled by typing its name', async () => {
  const { page, owner, clients, complaints, close } = await visit();
  await page.locator('.page-header').getByRole('button', { name: 'New API client' }).click();
  const form = page.getByRole('dialog', { name: 'New API client' });
  await form.getByLabel('Name').fill('Website');
  await form.getByRole('checkbox', { name: 'read passports' }).uncheck();
  await form.getByRole('checkbox', { name: 'create plans' }).check();
  await form.getByRole('button', { name: 'Create' }).click();
  const secret = await clients.locator('.shown-once code').nth(1).innerText();
  const { client_id: id, permissions } = await website(owner);
  assert.deepEqual(permissions.toSorted(), ['calculations:create', 'estates:read', 'renovations:read']);
  assert(await tokenFor(id, secret));
  await clients.getByRole('button', { name: 'I have saved it' }).click();
  await clients.getByText(secret).waitFor({ state: 'detached' });

  await clients.getByRole('button', { name: 'New secret: Website' }).click();
  const asking = clients.getByRole('alertdialog');
  await asking.getByLabel('Revoke old secrets now').check();
  await asking.getByRole('button', { name: 'New secret' }).click();
  const renewed = await clients.locator('.shown-once code').nth(1).innerText();
  assert.deepEqual([await tokenFor(id, secret), await tokenFor(id, renewed)], [false, true]);
  assert.equal((await website(owner)).live_secrets, 1);

  await clients.getByRole('button', { name: 'Disable: Website' }).click();
  const disable = asking.getByRole('button', { name: 'Disable' });
  await asking.getByLabel('Type Website to confirm').fill('Websit');
  assert(await disable.isDisabled());
  await asking.getByLabel('Type Website to confirm').fill('Website');
  await disable.click();
  await clients.getByText(/disabled (now|\d)/).waitFor();
  assert.notEqual((await website(owner)).disabled_at, null);
  assert.deepEqual(complaints, []);
  await close();
});

test('a webhook is created, tried, looked at, sent again, resumed and deleted', async () => {
  const { page, contextId, webhooks, complaints, close } = await visit();
  await webhooks.getByRole('button', { name: 'New webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByLabel('URL (https://…)').fill('ftp://example.com');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByRole('alert').getByText('begins with https://').waitFor();
  await form.getByLabel('URL (https://…)').fill(`${receiver.url}/office`);
  await form.getByRole('checkbox', { name: 'a plan is ready' }).uncheck();
  await form.getByRole('button', { name: 'Create' }).click();
  assert.match(await webhooks.locator('.shown-once code').innerText(), /^whsec_/);
  await webhooks.getByRole('button', { name: 'I have saved it' }).click();

  await webhooks.getByRole('button', { name: 'Send a test event' }).click();
  await webhooks.getByRole('menuitem', { name: 'test', exact: true }).click();
  const sent = webhooks.getByRole('region', { name: 'Deliveries' });
  await sent.getByText('delivered', { exact: true }).waitFor();
  await sent.getByRole('cell', { name: '204', exact: true }).waitFor();
  assert.match(await sent.locator('pre').innerText(), /"type": "webhook\.test"/);
  await sent.getByRole('button', { name: 'Resend' }).click();
  await sent.getByRole('cell', { name: '204', exact: true }).nth(1).waitFor();
  assert.equal(receiver.received.length, 2);
  await webhooks.getByText('Active. Last delivery').waitFor();
  await webhooks.getByRole('button', { name: 'Send a test event' }).click();
  await webhooks.getByRole('menuitem', { name: 'a passport is ready' }).click();
  await sent.getByText('a passport is ready').first().waitFor();

  await app.dependencies.sql`UPDATE webhooks SET disabled_at = now() WHERE context_id = ${contextId}`;
  await sent.page().reload();
  await webhooks.getByText('Disabled after days of failures').waitFor();
  await webhooks.getByRole('button', { name: 'Resume' }).click();
  await webhooks.getByText('Resumed.').waitFor();
  await webhooks.getByText('Active.').waitFor();
  await webhooks.getByRole('button', { name: 'Delete' }).click();
  await webhooks.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await webhooks.getByText('No webhooks yet').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('an editor is offered none of it', async () => {
  const { contextId } = await app.addClient();
  const editor = await addMember(app, { contextId, role: 'editor' });
  const { page, close } = await visitConsole(browser, app, editor, '#/programs');
  await page.getByText('Your role does not allow this.').waitFor();
  assert.equal(await page.getByRole('link', { name: 'API and webhooks' }).count(), 0);
  await close();
});

test('none of these states has a violation', async () => {
  const { page, owner, clients, webhooks, close } = await visit({ bypassCSP: true });
  await owner.call('POST', '/v1/webhooks', { url: `${receiver.url}/${'long-'.repeat(20)}` });
  await page.reload();
  await webhooks.getByRole('button', { name: 'Send a test event' }).click();
  await webhooks.getByRole('menuitem', { name: 'test', exact: true }).click();
  await webhooks.locator('pre').waitFor();
  await page.locator('.page-header').getByRole('button', { name: 'New API client' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Website');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await clients.getByRole('button', { name: 'Disable: Website' }).click();
  const isReady = () => page.locator('.shown-once').waitFor();
  await isReady();
  await assertGoodInEveryAppearance(page, isReady);
  await close();
});
