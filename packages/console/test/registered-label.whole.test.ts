import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RegisteredLabel } from '@rooftree/client';
import { EP_ONLINE_CREDENTIALS, epOnlineLabel, startEpOnline } from '@rooftree/connectors/testing';
import { launchBrowser } from '../../server/src/testing/browser/browser.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { addMember } from '../../server/src/testing/test-member.ts';
import { until } from '../../server/src/testing/until.ts';

test('the registered label of a Dutch home is seen, and asked for again', async () => {
  await using made = new AsyncDisposableStack();
  const register = await startEpOnline();
  made.defer(() => register.close());
  const env = {
    ROOFTREE_EP_ONLINE_KEY: EP_ONLINE_CREDENTIALS.api_key,
    ROOFTREE_CONNECTION_BASES: `EP_ONLINE=${register.base}`,
  };
  const [app, browser] = await Promise.all([startTestApp({ hasWorker: true, env }), launchBrowser()]);
  made.defer(() => app.stop());
  made.defer(() => browser.close());
  const client = await app.addClient();
  const address = { country: 'NL', zip_code: '9999 XA', house_number: '12', street: 'Dorpsstraat' };
  await client.call('PUT', '/v1/estates/home', { address, estate_type: 'HOUSE', year_built: 1968 });
  const isWaiting = async () => {
    const answer = await client.call('GET', '/v1/estates/home/registered-label');
    // The server's own answer.
    const { is_waiting } = (await answer.json()) as RegisteredLabel;
    return is_waiting;
  };
  // Sooner than the next minute.
  await client.call('POST', '/v1/estates/home/registered-label');
  const owner = await addMember(app, { contextId: client.contextId });
  const visit = await visitConsole(browser, app, owner, '#/home/home');
  made.defer(() => visit.close());
  const { page } = visit;
  const label = page.getByRole('region', { name: 'Registered label' });
  await label.getByText('EP-Online has no label for this address.').waitFor();
  register.labels.put('home', epOnlineLabel());
  // The answer comes when the label was read already, as on a slow network.
  await page.route('**/registered-label', async (route) => {
    const answer = await route.fetch();
    if (route.request().method() === 'POST') await until(async () => !(await isWaiting()));
    await route.fulfill({ response: answer });
  });
  await label.getByRole('button', { name: 'Check again' }).click();
  await label.getByText('D in EP-Online, registered on').waitFor();
  await label.getByText('Checked on').waitFor();
  await page.locator('[data-fact=energy_label]').getByText('registered label, EP-Online').waitFor();
  assert.deepEqual(visit.complaints, []);
});
