import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createWebhook, removeWebhook } from '../../server/src/output/webhooks/webhooks.service.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';
import { openPanel, visit } from './visit.ts';

const { app, browser } = await startBrowserApp();
const client = await app.addClient({ context: { name: 'Huis & Haard' } });
const { link, externalId } = await addReferredEstate(client);
let webhookId: string;
before(async () => {
  ({ id: webhookId } = await createWebhook(app.dependencies.sql, client.contextId, {
    url: 'https://agency.example/hook',
    events: ['plan_alert.requested'],
    allowPrivateAddresses: false,
  }));
});

/** What waits for the agency, oldest first; there is no worker here. */
async function waiting(): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const rows = await app.dependencies.sql<{ body: string }[]>`
    SELECT payload->>'body' AS body FROM graphile_worker._private_jobs AS job ORDER BY job.id`;
  return rows.map(({ body }) => JSON.parse(body));
}
const wish = (body: object, url = link) =>
  fetch(`${url}/alerts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ consent: true, language: 'en', choices: '', ...body }),
  });

test('a reader leaves an address with consent, and the agency is notified', async () => {
  const { page, complaints, close } = await visit(browser, `${link}?lang=nl-BE&target=B`);
  const form = page.locator('#alert');
  await openPanel(page, 'alert');
  const send = form.getByRole('button', { name: 'Hou mij op de hoogte' });
  // By the keyboard: a click once missed the box, as it does when the page moves meanwhile.
  const consent = page.locator('#alert-consent');
  await consent.press('Space');
  await send.press('Enter');
  await form.getByText('Vul een e-mailadres of een telefoonnummer in.').waitFor();
  await page.locator('#alert-email').fill('lezer@example.com');
  await consent.press('Space');
  assert.equal(await consent.isChecked(), false);
  await send.press('Enter');
  assert.deepEqual(await waiting(), []);
  await consent.press('Space');
  await send.press('Enter');
  await form.getByText('Doorgegeven aan Huis & Haard.').waitFor();
  const [event, ...others] = await waiting();
  assert(event);
  assert.deepEqual(others, []);
  assert.equal(event.type, 'plan_alert.requested');
  const { consented_at: consentedAt, ...data } = event.data;
  assert.match(String(consentedAt), /^\d{4}-/);
  assert.deepEqual(data, {
    external_id: externalId,
    wish: 'CHANGES',
    renovation_id: null,
    name: null,
    email: 'lezer@example.com',
    phone: null,
    language: 'nl-BE',
    plan_url: `${link}?lang=nl-BE&target=B`,
  });
  assert.deepEqual(complaints, []);
  await close();
});

test('no wish without consent, without an address, or with one that is none', async () => {
  const before = (await waiting()).length;
  for (const body of [
    { email: 'a@b.example', consent: false },
    {},
    { email: 'nobody' },
    { email: 'a@b.example\r\nbcc: c@d.example' },
    { phone: 'call me' },
    { phone: '1'.repeat(31) },
  ])
    assert.equal((await wish(body)).status, 400, JSON.stringify(body));
  assert.equal((await waiting()).length, before);
});

test('without a webhook that wants it the page has no form, and a wish finds nobody', async () => {
  const other = await app.addClient();
  const elsewhere = await addReferredEstate(other);
  assert.equal((await wish({ phone: '+32 9 123 45 67' }, elsewhere.link)).status, 404);
  assert.doesNotMatch(await (await fetch(elsewhere.link)).text(), /id="alert"/);
  assert.match(await (await fetch(link)).text(), /id="alert"/);
  await removeWebhook(app.dependencies.sql, client.contextId, webhookId);
  assert.doesNotMatch(await (await fetch(link)).text(), /id="alert"/);
});
