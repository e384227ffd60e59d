/**
 * Texts of buyers and of a provider that try to be markup or script, in a real browser without the page's own content
 * policy.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { whiseEstate } from '@rooftree/connectors/testing';
import type { Browser } from 'playwright-core';
import { localDay } from '../../server/src/infra/local-day.ts';
import { launchBrowser } from '../../server/src/testing/browser/browser.ts';
import { visitConsole } from '../../server/src/testing/browser/office.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';
import { type Agencies, startAgencies } from '../../server/src/testing/providers/agency.ts';
import { addMember, type TestMember } from '../../server/src/testing/test-member.ts';

let agencies: Agencies;
let browser: Browser;
before(async () => {
  [agencies, browser] = await Promise.all([startAgencies(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await agencies.close();
});

const HOSTILE = [
  '<img src="https://evil.example/x.png" onerror="document.title=1/0">',
  '"><script>document.title="taken"</script>',
  "' onmouseover='document.title=1'",
  '</textarea><svg onload=document.title=2>',
  'javascript:document.title=3',
  '{{constructor.constructor("document.title=4")()}} <%= document.title=5 %>',
  '&lt;b&gt;bold&lt;/b&gt; &#60;i&#62;',
  '\u202egnirts dnuora denrut\u202c',
];

/** Opens a screen and waits for each of the texts, as it is; nothing else may have come of them. */
async function assertShown(member: TestMember, hash: string, texts: readonly string[]): Promise<void> {
  const { app } = agencies;
  const visit = await visitConsole(browser, app, member, hash, { bypassCSP: true });
  const { page, complaints, close } = visit;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  for (const text of texts) await page.getByText(text).first().waitFor({ state: 'attached' });
  const main = page.locator('body');
  assert.equal(await main.locator('script:not([src]), [onerror], [onload], [onmouseover]').count(), 0);
  assert.equal(await main.locator('a[href^="javascript:"], [src*="evil.example"]').count(), 0);
  assert.match(await page.title(), /Rooftree/);
  assert.equal(await main.locator('a[href*="?bcc="]').count(), 0);
  assert.deepEqual([foreign, complaints], [[], []]);
  await close();
}

test('what buyers call themselves and their plans', async () => {
  const { app } = agencies;
  const client = await app.addClient({ context: { name: HOSTILE[0] ?? '' } });
  const owner = await addMember(app, { contextId: client.contextId });
  await owner.call('PATCH', '/v1/context', { takes_contact_requests: true });
  const { link } = await addReferredEstate(client);
  for (const text of HOSTILE) {
    const plan = {
      name: `Plan ${text}`,
      choices: 'target=B',
      date: localDay('BE'),
      contact: {
        name: text,
        email: 'an?bcc=evil&body=x@example.com',
        consent: true,
        language: 'en',
      },
    };
    const saved = await fetch(`${link}/renovations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(plan),
    });
    // A sign that turns text around is no name: it is refused before it is shown to anybody.
    assert.ok(saved.status === 201 || saved.status === 400, `${saved.status} ${await saved.text()}`);
  }
  const answer = await owner.call('GET', '/v1/contact-requests?is_handled=false');
  const { data } = (await answer.json()) as { data: { name: string; renovation_name: string }[] };
  assert.ok(data.length >= HOSTILE.length - 1, `${data.length} were taken`);
  await assertShown(
    owner,
    '#/buyers',
    data.flatMap(({ name, renovation_name: plan }) => [name, plan]),
  );
});

test('what a provider says of its homes, and the connection that brings them', async () => {
  const { app, whise } = agencies;
  const agency = await agencies.open({});
  await agency.owner.call('PATCH', `/v1/connections/${agency.connectionId}`, { name: HOSTILE[1] });
  whise.estates.clear();
  HOSTILE.forEach((text, place) => {
    const id = place + 1;
    const street = text.slice(0, 100);
    whise.estates.put(String(id), whiseEstate(id, { address: street, city: text, referenceNumber: text }));
  });
  whise.estates.put('99', whiseEstate(99, { address: HOSTILE[0], category: { id: HOSTILE[0] } }));
  const { read } = await agency.read('FULL');
  assert.equal(read, HOSTILE.length + 1);
  const { sql } = app.dependencies;
  const rows = await sql<{ street: string | null }[]>`
    SELECT street FROM estates WHERE context_id = ${agency.client.contextId}`;
  const streets = rows.flatMap(({ street }) => street ?? []);
  assert.ok(streets.length > 0);
  await assertShown(agency.owner, '#/connections', [HOSTILE[1] ?? '']);
  await assertShown(agency.owner, '#/homes', streets);
});

test('the names of members, agencies and clients', async () => {
  const { app } = agencies;
  const { sql } = app.dependencies;
  const { contextId } = await app.addClient({ context: { name: HOSTILE[1] ?? '' } });
  const owner = await addMember(app, { contextId });
  for (const text of HOSTILE) {
    const { id } = await addMember(app, { contextId, role: 'viewer' });
    await sql`UPDATE members SET name = ${text} WHERE id = ${id}`;
    await owner.call('POST', '/v1/clients', { name: text, permissions: ['estates:read'] });
  }
  await assertShown(owner, '#/team', HOSTILE);
  await assertShown(owner, '#/audit', HOSTILE.slice(0, 2));
});
