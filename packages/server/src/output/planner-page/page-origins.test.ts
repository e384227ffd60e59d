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

async function addWithCertificate(): Promise<string> {
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
  const link = await addWithCertificate();
  const html = await (await fetch(`${link}?lang=en&storeys=3`)).text();
  const stated = [
    ...html.matchAll(/<tbody><tr><th scope="rowgroup"[^>]*>([^<]+)<\/th>(.*?)<\/tbody>/gs),
  ].flatMap(([, origin, rows = '']) =>
    [...rows.matchAll(/<td>([^<]*)<\/td>/g)].map(([, value]) => `${value}: ${origin}`),
  );
  const byCertificate = stated.filter((row) => row.endsWith(': From the certificate of 12 March 2024'));
  assert.equal(byCertificate.length, 3);
  assert.ok(stated.includes(`140: Provided by ${ORGANISATION}`));
  assert.ok(stated.includes('3: Provided by you'));
  assert.ok(stated.some((row) => row.endsWith(': Typical for a house from 1935')));
});

test('its passport names them too', async () => {
  const link = await addWithCertificate();
  const pdf = await fetch(`${link}/passport.pdf?lang=fr-BE`);
  assert.equal(pdf.status, 200);
  const text = (await textOf(new Uint8Array(await pdf.arrayBuffer()))).replaceAll(/\s+/g, ' ');
  assert.match(text, /12 mars 2024/);
  assert.match(text, new RegExp(`indiqué par ${ORGANISATION}`));
});
