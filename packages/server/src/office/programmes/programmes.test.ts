import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { verify } from '@rooftree/programme';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

interface Programme {
  id: string;
  status: string;
  failure: string | null;
  homes: { total: number; planned: number; left_out: number };
  outcome: { homes_with_works: number; paid_cents: number; gap: number } | null;
  scenarios: {
    name: string | null;
    status: string;
    value: number;
    bound: number;
    gap: number;
    paid_cents: number;
    homes_with_works: number;
    homes_moved: number | null;
    labels_now: { label: string; homes: number }[];
    limits: { id: string; amount: number; used: number; slack: number; text: string }[];
    years: { year: number; homes: number; paid_cents: number }[];
    duties: { duty: string; year: number; homes: number; met: number; probability: number; text: string }[];
    conflict: { id: string; text: string }[];
    changes: { id: string; needed: number; text: string }[];
    baselines: { rule: string; text: string }[];
  }[];
}

interface Home {
  external_id: string;
  status: string;
  reason: string;
  complex: string | null;
  first_year: number | null;
  paid_cents: number;
}

const PROGRAMMES = '/v1/programmes';
const REQUEST = {
  name: 'Mechelen',
  first_year: 2027,
  years: 4,
  objective: 'LOWEST_COST',
  duties: { ids: ['vlg_housing_code'], required_probability: 0.6 },
};

describe('programmes', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient();
  });

  const addHomes = async (...labels: string[]) => {
    for (const [index, label] of labels.entries()) {
      await successOf(
        await client.call('PUT', `/v1/estates/home-${index}`, {
          address: { country: 'BE', zip_code: '2800', place: index % 2 ? 'Mechelen' : 'Muizen' },
          estate_type: 'HOUSE',
          estate_format: 'CLOSED',
          year_built: 1930 + 5 * index,
          dwelling: { energy_label: label },
        }),
      );
    }
  };
  const create = async (body: object) =>
    successOf<Programme>(await client.call('POST', PROGRAMMES, { ...REQUEST, ...body }));
  const get = async (id: string, query = '') =>
    successOf<Programme>(await client.call('GET', `${PROGRAMMES}/${id}${query}`));
  const solved = async (body: object) => {
    const { id } = await create(body);
    await until(async () => !['WAITING', 'PLANNING', 'SOLVING'].includes((await get(id)).status));
    return get(id);
  };

  it('meets the law within the limits, with a bound, prices in words and two baselines', async () => {
    await addHomes('F', 'F', 'E', 'C');
    const answer = await client.call('POST', PROGRAMMES, {
      ...REQUEST,
      limits: { homes: [{ at_most_homes: 2 }] },
    });
    const created = await successOf<Programme>(answer);
    assert.equal(answer.headers.get('location'), `${PROGRAMMES}/${created.id}`);
    assert.deepEqual([created.status, created.homes.total, created.outcome], ['WAITING', 4, null]);
    await until(async () => (await get(created.id)).status === 'FINISHED');
    const { homes, scenarios } = await get(created.id, '?language=nl-BE');
    assert.deepEqual(homes, { total: 4, planned: 4, left_out: 0 });
    const [base] = scenarios;
    assert.ok(base !== undefined && base.bound <= base.value && base.gap <= 0.01);
    assert.deepEqual(base.labels_now, [
      { label: 'C', homes: 1 },
      { label: 'E', homes: 1 },
      { label: 'F', homes: 2 },
    ]);
    const list = await successOf<{ data: Programme[] }>(await client.call('GET', PROGRAMMES));
    const { homes_with_works, paid_cents, gap } = base;
    assert.deepEqual(list.data[0]?.outcome, { homes_with_works, paid_cents, gap });
    assert.ok(base.limits.every(({ slack }) => slack >= 0));
    assert.match(base.limits[0]?.text ?? '', /^Woningen met werken in 2027: \d van 2\u00a0woningen\./);
    const [duty] = base.duties;
    assert.deepEqual([duty?.duty, duty?.year, duty?.homes], ['vlg_housing_code', 2030, 4]);
    assert.equal(duty?.met, 4);
    assert.ok(base.homes_with_works >= 3);
    assert.equal(
      base.years.reduce((sum, { paid_cents }) => sum + paid_cents, 0),
      base.paid_cents,
    );
    assert.deepEqual(
      base.baselines.map(({ rule }) => rule),
      ['WORST_LABEL_FIRST', 'CHEAPEST_KWH_FIRST'],
    );
  });

  it('names the limits that contradict each other, and the nearest programme', async () => {
    await addHomes('F', 'F');
    const { status, scenarios } = await solved({
      limits: { budget: [{ at_most_cents: 100_000 }] },
      scenarios: [{ name: 'Enough', limits: { budget: [{ at_most_cents: 20_000_000 }] } }],
    });
    assert.equal(status, 'INFEASIBLE');
    const [base, enough] = scenarios;
    assert.ok(base?.conflict.some(({ id }) => id === 'duties'));
    assert.ok(base?.conflict.some(({ text }) => /^Budget \d+: at most €1,000$/.test(text)));
    assert.ok((base?.changes.length ?? 0) > 0);
    assert.deepEqual([enough?.name, enough?.status, enough?.conflict], ['Enough', 'FINISHED', []]);
  });

  it('lists what it leaves out, and goes on with the others', async () => {
    await addHomes('F');
    await successOf(
      await client.call('PUT', '/v1/estates/shop', { address: { country: 'BE' }, estate_type: 'COMMERCIAL' }),
    );
    await successOf(
      await client.call('PUT', '/v1/estates/somewhere', { address: { country: 'BE' }, estate_type: 'HOUSE' }),
    );
    const { status, homes } = await solved({});
    assert.equal(status, 'FINISHED');
    assert.deepEqual(homes, { total: 3, planned: 1, left_out: 2 });
  });

  it('gives each home its reason, compares scenarios, and can be checked from its files', async () => {
    await addHomes('F', 'F', 'E', 'C');
    await successOf(
      await client.call('PUT', '/v1/estates/shop', { address: { country: 'BE' }, estate_type: 'COMMERCIAL' }),
    );
    const { id, scenarios } = await solved({
      limits: { homes: [{ at_most_homes: 2 }] },
      complexes: [{ code: 'C-1', external_ids: ['home-0', 'home-1'] }],
      scenarios: [{ name: 'One by one', limits: { homes: [{ at_most_homes: 3 }] } }],
    });
    const first = await successOf<{ next: string | null; data: Home[] }>(
      await client.call('GET', `${PROGRAMMES}/${id}/homes?page_size=3`),
    );
    const rest = await successOf<{ next: string | null; data: Home[] }>(
      await client.call('GET', `${PROGRAMMES}/${id}/homes?page_size=3&after=${first.next}`),
    );
    const homes = [...first.data, ...rest.data];
    assert.deepEqual([homes.length, rest.next], [5, null]);
    const of = (name: string) => homes.find(({ external_id }) => external_id === name);
    assert.deepEqual([of('shop')?.status, of('shop')?.reason], ['LEFT_OUT', 'NOT_A_HOME']);
    assert.deepEqual(
      [of('home-0')?.status, of('home-0')?.reason, of('home-0')?.complex],
      ['PLANNED', 'DUTY', 'C-1'],
    );
    assert.equal(of('home-0')?.first_year, of('home-1')?.first_year, 'a complex is renovated together');
    assert.equal(
      homes.reduce((sum, { paid_cents }) => sum + paid_cents, 0),
      scenarios[0]?.paid_cents,
    );
    const same = await successOf<{
      homes_moved: number;
      homes_in_both: number;
      difference: { paid_cents: number };
    }>(await client.call('GET', `${PROGRAMMES}/${id}/compare?with=${id}&with_scenario=0`));
    assert.deepEqual([same.homes_in_both, same.homes_moved, same.difference.paid_cents], [4, 0, 0]);

    const file = async (name: string) => {
      const answer = await client.call('GET', `${PROGRAMMES}/${id}/files/${name}`);
      assert.equal(answer.status, 200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const folder = mkdtempSync(join(tmpdir(), 'rooftree-programmes-'));
    try {
      const paths = ['problem.txt', 'certificate.txt'].map((name) => join(folder, name));
      for (const path of paths) writeFileSync(path, await file(basename(path)));
      const verdict = await verify(paths[0] ?? '', paths[1] ?? '');
      // The complex is one decision.
      assert.equal(verdict.homes, 3);
      assert.equal(verdict.costCents, BigInt(scenarios[0]?.value ?? 0));
    } finally {
      rmSync(folder, { recursive: true });
    }
    const csv = (await file('homes.csv')).toString();
    assert.equal(csv.trim().split('\r\n').length, 6);
    assert.match((await file('hours.csv')).toString(), /^year,trade,hours,homes\r\n2027,shell,/);
    const { readXlsx } = await import('hucre/xlsx');
    const { sheets } = await readXlsx(await file('programme.xlsx'));
    assert.deepEqual(
      sheets.map(({ name, rows }) => [name, rows.length]),
      [
        ['Years', 5],
        ['Homes', 6],
        ['Limits', 5],
      ],
    );
  });

  it('stays close to a previous programme, and finds its plans again', async () => {
    await addHomes('F', 'F', 'E');
    const limits = { homes: [{ at_most_homes: 1 }] };
    const before = await solved({ limits });
    const { sql } = app.dependencies;
    const planned = () => sql`
      SELECT estate_id, fingerprint FROM programme_packages WHERE context_id = ${client.contextId} ORDER BY 1, 2`;
    const plans = await planned();
    assert.equal(plans.length, 3);
    const after = await solved({
      limits,
      previous: { programme_id: before.id, cents_per_moved_home: 100_000, frozen_until_year: 2027 },
    });
    assert.equal(after.scenarios[0]?.homes_moved, 0);
    assert.deepEqual(await planned(), plans);
  });

  it('is created once for a repeated request, listed, cancelled and deleted', async () => {
    await addHomes('F');
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await successOf<Programme>(await client.call('POST', PROGRAMMES, REQUEST, headers)),
      await successOf<Programme>(await client.call('POST', PROGRAMMES, REQUEST, headers)),
    ];
    assert.equal(first.id, second.id);
    await until(async () => (await get(first.id)).status === 'FINISHED');
    const [status] = await refusalOf(await client.call('POST', `${PROGRAMMES}/${first.id}/cancel`));
    assert.equal(status, 409);
    const other = await create({ name: 'Another' });
    const page = await successOf<{ next: string | null; data: Programme[] }>(
      await client.call('GET', `${PROGRAMMES}?page_size=1`),
    );
    assert.deepEqual([page.data[0]?.id, page.next], [other.id, other.id]);
    const { data } = await successOf<{ data: Programme[] }>(
      await client.call('GET', `${PROGRAMMES}?after=${page.next}`),
    );
    assert.deepEqual(
      data.map(({ id }) => id),
      [first.id],
    );
    for (const { id } of [first, other])
      assert.equal((await client.call('DELETE', `${PROGRAMMES}/${id}`)).status, 204);
    assert.equal((await refusalOf(await client.call('GET', `${PROGRAMMES}/${first.id}`)))[0], 404);
  });

  it('refuses what cannot be meant, all of it at once', async () => {
    await addHomes('F');
    const refused = async (body: object) =>
      refusalOf(await client.call('POST', PROGRAMMES, { ...REQUEST, ...body }));
    const [status, messages] = await refused({
      first_year: 2020,
      homes: { filter: {}, external_ids: ['home-0'] },
      objective: 'MOST_CO2_PER_EURO',
      duties: { ids: ['nl_social_housing'] },
      limits: {
        hours: [
          { trade: 'glass', at_most_hours: 1 },
          { trade: 'glass', at_most_hours: 2 },
        ],
        labels: [{ label: 'Z', by_year: 2031, at_least_percent: 10 }],
      },
      complexes: [
        { code: 'a', external_ids: ['home-0'] },
        { code: 'b', external_ids: ['home-0'] },
      ],
    });
    assert.equal(status, 400);
    for (const message of [
      /first_year must not be less/,
      /exactly one of filter and external_ids/,
      /ownership must be social_landlord/,
      /limits.budget should not be empty/,
      /limits.hours must not have glass twice/,
      /label Z, which no scale has/,
      /year 2031, which is not in the programme/,
      /complexes must not have the estate home-0 twice/,
    ])
      assert.match(messages.join('\n'), message);
    assert.match((await refused({ homes: { external_ids: ['x'] } }))[1].join(), /at least one active estate/);
    assert.match(
      (await refused({ homes: { external_ids: ['home-0', 'x'] } }))[1].join(),
      /homes.external_ids must name active estates of the programme: x/,
    );
    assert.match(
      (await refused({ previous: { programme_id: randomUUID() } }))[1].join(),
      /finished programme/,
    );
    const many = Array.from({ length: 11 }, (_, place) => ({ place: `p${place}`, at_most_homes: 1 }));
    assert.match((await refused({ years: 25, limits: { homes: many } }))[1].join(), /more than 256/);
    for (const body of [{ years: 26 }, { years: 0 }, { objective: 'BEST' }, { colour: 1 }, { name: '' }])
      assert.equal((await refused(body))[0], 400);
  });
});
