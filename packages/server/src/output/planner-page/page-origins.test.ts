/** What the page and its passport say of where a fact comes from. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { successOf } from '../../testing/answers.ts';
import { addCertificate } from '../../testing/data/certificate-facts.ts';
import { addReferredEstate } from '../../testing/data/referred-estate.ts';
import { textOf } from '../../testing/server/pdf-programs.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

const ORGANISATION = 'Deltahuis Bank';

let app: TestApp;
let client: TestClient;
before(async () => {
  app = await startTestApp();
  client = await app.addClient({ context: { name: ORGANISATION } });
});
after(() => app.stop());

async function addHeard(): Promise<string> {
  const { link, externalId } = await addReferredEstate(client);
  const { id } = await successOf<{ id: string }>(await client.call('GET', `/v1/estates/${externalId}`));
  await addCertificate(app.dependencies.sql, client.contextId, id, {
    energy_label: 'F',
    energy_score_kwh_per_m2: 520,
    heating_type: 'GAS',
  });
  return link;
}

test('the page names the certificate with its day, the agency, what the reader answered and what is typical', async () => {
  const link = await addHeard();
  const html = await (await fetch(`${link}?lang=en&storeys=3`)).text();
  const rows = [
    ...html.matchAll(
      /<th scope="row">([^<]+)<\/th><td[^>]*>([^<]*)<\/td><td class="quiet"[^>]*>([^<]*)<\/td>/g,
    ),
  ];
  const told = rows.map(([, , value, origin]) => `${value}: ${origin}`);
  const byCertificate = told.filter((row) => row.endsWith(': from the certificate of 12 March 2024'));
  assert.equal(byCertificate.length, 3);
  assert.ok(told.includes(`140: provided by ${ORGANISATION}`));
  assert.ok(told.includes('3: provided by you'));
  assert.ok(told.some((row) => row.endsWith(': typical for a house from 1935')));
});

test('its passport names them too', async () => {
  const link = await addHeard();
  const pdf = await fetch(`${link}/passport.pdf?lang=fr-BE`);
  assert.equal(pdf.status, 200);
  const text = (await textOf(new Uint8Array(await pdf.arrayBuffer()))).replaceAll(/\s+/g, ' ');
  assert.match(text, /12 mars 2024/);
  assert.match(text, new RegExp(`indiqué par ${ORGANISATION}`));
});
