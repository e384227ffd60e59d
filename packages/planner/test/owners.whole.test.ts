/**
 * The page of a building for its owners: the building for everybody with the link, one apartment for who has its code.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { BuildingPlan } from '@rooftree/engine';
import { LANGUAGES } from '@rooftree/words';
import { antwerpBuilding } from '../../engine/src/testing/example-buildings.ts';
import { successOf } from '../../server/src/testing/answers.ts';
import { becomes } from '../../server/src/testing/becomes.ts';
import { SIZES, WIDTHS } from '../../server/src/testing/browser/appearances.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { violationsOf } from '../../server/src/testing/browser/violations.ts';
import { storeFlats } from '../../server/src/testing/data/example-flats.ts';
import { visit } from './visit.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const { building, estates } = antwerpBuilding();
const path = `/v1/buildings/${building.external_id}`;
let link = '';
let codes: { name: string; code: string }[] = [];
let plan: BuildingPlan;

before(async () => {
  const client = await app.addClient({ context: { name: 'Syndic Van Dam', accentColor: '#ffd400' } });
  await storeFlats(client, { building, estates });
  const { external_id: _, ...body } = building;
  await successOf(await client.call('PUT', path, body));
  await successOf(await client.call('POST', `${path}/plan`, {}));
  const latest = async () =>
    successOf<{ status: string; plan: BuildingPlan }>(await client.call('GET', `${path}/plan`));
  await becomes(async () => (await latest()).status, 'FINISHED');
  ({ plan } = await latest());
  const owners = await successOf<{ url: string; units: typeof codes }>(
    await client.call('GET', `${path}/owner-link`),
  );
  link = `${app.url}${new URL(owners.url).pathname}`;
  codes = owners.units;
});

test('everybody with the link sees the building, and nothing of one owner', async () => {
  const answer = await fetch(`${link}?lang=en`);
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex, nofollow');
  assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
  const html = await answer.text();
  assert.ok(!html.includes('<script'), 'no script');
  assert.match(html, /Residentie Ter Rivieren/);
  assert.match(html, /What it means for you/);
  assert.doesNotMatch(html, /Energy bill today|Your part/);
  for (const { code } of codes) assert.ok(!html.includes(code));
});

test('an owner enters the code of the letter and sees the own month; a code of another apartment opens nothing', async () => {
  const { page, close } = await visit(browser, `${link}?lang=en`);
  const [first, second] = codes;
  await page.getByLabel('Your apartment').selectOption(first?.name ?? '');
  await page.getByLabel('Code of your letter').fill(second?.code ?? '');
  await page.getByRole('button', { name: 'Show my figures' }).click();
  await page.getByRole('alert').getByText('This code does not belong to this apartment.').waitFor();
  await page.getByLabel('Your apartment').selectOption(first?.name ?? '');
  await page.getByLabel('Code of your letter').fill(first?.code ?? '');
  await page.getByRole('button', { name: 'Show my figures' }).click();
  await page.getByRole('heading', { name: `Your apartment ${first?.name}` }).waitFor();
  await page.getByText('Energy bill today').waitFor();
  // The language is changed without the code being entered again.
  await page.getByRole('link', { name: 'FR', exact: true }).click();
  await page.getByRole('heading', { name: `Votre appartement ${first?.name}` }).waitFor();
  await close();
});

test('the link of a letter has the code, and shows the figures of one apartment alone', async () => {
  const html = await (await fetch(`${link}?lang=en&code=${codes[4]?.code}`)).text();
  assert.match(html, /Energy bill today/);
  const own = plan.units[4];
  const euro = (amount: number) => `€${Math.round(amount).toLocaleString('en-GB')}`;
  assert.ok(html.includes(euro(own?.common_net_cost ?? 0)));
  const others = new Set(plan.units.map(({ common_net_cost }) => euro(common_net_cost)));
  others.delete(euro(own?.common_net_cost ?? 0));
  assert.ok(others.size > 0);
  for (const amount of others) assert.ok(!html.includes(amount), amount);
});

test('a link that is not one says so', async () => {
  const answer = await fetch(`${app.url}/b/${'A'.repeat(22)}`, { headers: { 'accept-language': 'en' } });
  assert.equal(answer.status, 404);
  assert.match(await answer.text(), /<h1>/);
});

for (const language of LANGUAGES)
  test(`no look of the page has a violation, ${language}`, async () => {
    const { page, close } = await visit(browser, `${link}?lang=${language}`, { bypassCSP: true });
    const found: string[] = [];
    for (const search of ['', `&code=${codes[0]?.code}`]) {
      await page.goto(`${link}?lang=${language}${search}`);
      for (const width of WIDTHS)
        for (const [colorScheme, rules] of [
          ['light', 'all'],
          ['dark', 'colours'],
        ] as const) {
          await page.setViewportSize(SIZES[width]);
          await page.emulateMedia({ colorScheme });
          const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
          const problems = [
            ...(await violationsOf(page, rules)),
            ...(over > 0 ? [`${over} px too wide`] : []),
          ];
          found.push(...problems.map((problem) => `${search}, ${width}, ${colorScheme}: ${problem}`));
        }
    }
    await close();
    assert.deepEqual(found, []);
  });
