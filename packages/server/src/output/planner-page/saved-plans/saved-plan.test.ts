import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { localDay } from '../../../infra/local-day.ts';
import { refusalOf, successOf } from '../../../testing/answers.ts';
import { addReferredEstate, OLD_HOUSE } from '../../../testing/data/referred-estate.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';

/** Taken once: a page of yesterday may be saved too, should midnight come in between. */
const DATE = localDay('BE');

let app: TestApp;
let client: TestClient;
before(async () => {
  app = await startTestApp();
  client = await app.addClient();
});
after(() => app.stop());

interface Saved {
  renovation_id: string;
  totals: { total_estimated_cost_incl_vat: number; subsidy_amount: number };
}

function save(link: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const plan = { name: 'Our plan', choices: '', date: DATE, ...body };
  return fetch(`${link}/renovations`, { method: 'POST', headers, body: JSON.stringify(plan) });
}

test('a saved plan is an edited renovation of the context, with the figures of the engine', async () => {
  const { link } = await addReferredEstate(client);
  const answer = await save(link, {
    name: '  Plan of Ann  ',
    choices: 'target=B&heating_type=OIL',
  });
  assert.equal(answer.status, 201);
  const saved = await successOf<Saved>(answer);

  const input = { ...OLD_HOUSE, dwelling: { ...OLD_HOUSE.dwelling, heating_type: 'OIL' } };
  const plan = planRenovation(parseEstateInput(input, DATE), { date: DATE, target_label: 'B' });
  assert.deepEqual(saved.totals, plan.totals);

  const found = await successOf<Record<string, unknown>>(
    await client.call('GET', `/v1/renovations/${saved.renovation_id}`),
  );
  assert.equal(found['renovation_name'], 'Plan of Ann');
  assert.equal(found['is_edited'], true);
  assert.equal(found['total_estimated_cost_incl_vat'], plan.totals.total_estimated_cost_incl_vat);
  assert.equal(found['subsidy_amount'], plan.totals.subsidy_amount);
  assert.deepEqual(found['plan'], JSON.parse(JSON.stringify(plan)));
  const search = await successOf<{ data: { renovation_id: string }[] }>(
    await client.call('GET', '/v1/renovations'),
  );
  assert(search.data.some(({ renovation_id }) => renovation_id === saved.renovation_id));
});

test('figures, unknown fields and impossible choices are refused, and nothing is saved', async () => {
  const { link } = await addReferredEstate(client);
  const before = await countRenovations();
  const refused: [object, number, RegExp][] = [
    [{ totals: { net_cost: 1 } }, 400, /property totals should not exist/],
    [{ name: '' }, 400, /name/],
    [{ name: ' \t ' }, 400, /name/],
    [{ name: 'x'.repeat(101) }, 400, /name/],
    [{ name: 'nul\0' }, 400, /name/],
    [{ choices: 'target=Z' }, 400, /target is not possible/],
    [{ choices: 'year_built=2190' }, 400, /year_built is not possible/],
    [{ choices: 'x'.repeat(2001) }, 400, /choices/],
    [{ date: '2020-01-01' }, 409, /load it again/],
    [{ date: localDay('BE', inDays(2)) }, 409, /load it again/],
    [{ date: 'today' }, 400, /date/],
  ];
  for (const [body, status, message] of refused) {
    const [refusedStatus, messages] = await refusalOf(await save(link, body));
    assert.equal(refusedStatus, status, JSON.stringify(body).slice(0, 80));
    assert.match(messages.join(), message);
  }
  assert.equal((await save(link, { name: 'x'.repeat(9000) })).status, 413);
  assert.equal(await countRenovations(), before);
});

test('a withdrawn, an unknown and an unplannable estate take no plan', async () => {
  const { link, externalId } = await addReferredEstate(client);
  await client.call('DELETE', `/v1/estates/${externalId}`);
  assert.equal((await save(link, {})).status, 410);
  assert.equal((await save(`${app.url}/r/${'A'.repeat(22)}`, {})).status, 404);
  const land = await addReferredEstate(client, { address: OLD_HOUSE.address, estate_type: 'LAND' });
  assert.equal((await save(land.link, {})).status, 400);
});

test('a saved plan belongs to the context of its estate alone', async () => {
  const { link } = await addReferredEstate(client);
  const { renovation_id: id } = await successOf<Saved>(await save(link, {}));
  const stranger = await app.addClient();
  assert.equal((await stranger.call('GET', `/v1/renovations/${id}`)).status, 404);
});

test('the page opens with the day and the wishes of the suggested renovation', async () => {
  const { link, externalId } = await addReferredEstate(client);
  const date = '2026-10-01';
  const plan = planRenovation(parseEstateInput(OLD_HOUSE, date), { date, target_label: 'C' });
  await app.dependencies.sql`
    INSERT INTO renovations (context_id, estate_id, name, cost_cents, vat_cents, total_cents, subsidy_cents,
      engine_version, data_version, plan)
    SELECT context_id, id, 'Suggestion', 0, 0, 0, 0, ${plan.engine_version}, ${plan.data_version},
      ${JSON.stringify(plan)}::text::json
    FROM estates WHERE context_id = ${client.contextId} AND external_id = ${externalId}`;
  const html = await (await fetch(`${link}?lang=en`)).text();
  assert.match(html, /to label C/);
  assert.match(html, /prices and rules of 1 October 2026/);
  const { totals } = await successOf<Saved>(await save(link, { date }));
  assert.deepEqual(totals, plan.totals);
});

test('an estate takes two hundred plans a day, and no more', async () => {
  const { link } = await addReferredEstate(client);
  const { renovation_id: id } = await successOf<Saved>(await save(link, {}));
  await app.dependencies.sql`
    INSERT INTO renovations (context_id, estate_id, name, cost_cents, vat_cents, total_cents, subsidy_cents, is_edited,
      engine_version, data_version, plan)
    SELECT context_id, estate_id, name, cost_cents, vat_cents, total_cents, subsidy_cents, is_edited, engine_version,
      data_version, plan
    FROM renovations, generate_series(1, 198) WHERE context_id = ${client.contextId} AND id = ${id}`;
  assert.equal((await save(link, {})).status, 201);
  const refused = await save(link, {});
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('retry-after'), '3600');
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function countRenovations(): Promise<number> {
  return (await successOf<{ total: number }>(await client.call('GET', '/v1/renovations'))).total;
}
