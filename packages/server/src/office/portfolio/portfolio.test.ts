import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { startBatch, untilEnded } from '../../testing/data/batches.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import type { Overview } from './overview/overview.service.ts';
import type { LabelDistribution } from './portfolio.service.ts';

interface Item {
  external_id: string;
  label_now: string | null;
  label_after: string | null;
  net_cost: number | null;
  net_cost_low: number | null;
  net_cost_high: number | null;
  renovation_id: string | null;
  planned_at: string | null;
  energy_now_kwh: number | null;
  energy_after_kwh: number | null;
  certificate_valid_until: string | null;
}
interface Page {
  next: string | null;
  data: Item[];
}

interface Place {
  country: string;
  region: string | null;
  place: string | null;
  count: number;
  planned: number;
  most_common_label: string | null;
  labels: { label: string; count: number }[];
  average_net_cost: number | null;
}

const house = (zip_code: string, place: string, street: string, house_number: string, more: object = {}) => ({
  address: { country: 'BE', zip_code, place, street, house_number },
  estate_type: 'HOUSE',
  year_built: 1962,
  ...more,
});

const ESTATES: Record<string, object> = {
  ten: house('9000', 'Gent', 'Lindelaan', '10', {
    estate_status: 'FOR_SALE',
    managing_user_external_id: 'ann',
    dwelling: { energy_label: 'E', habitable_space_m2: 150 },
  }),
  nine: house('9000', 'Gent', 'Lindelaan', '9', { estate_status: 'SOLD', managing_user_external_id: 'bob' }),
  liege: house('4000', 'Liège', 'Rue Hors-Château', '3', { dwelling: { energy_label: 'G' } }),
  plot: { address: { country: 'BE', zip_code: '9000', place: 'Gent' }, estate_type: 'LAND' },
  gone: house('9000', 'Gent', 'Lindelaan', '11'),
};
const WITHOUT_PLAN = ['plot', 'nine', 'gone'];

describe('the portfolio', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
    for (const [name, body] of Object.entries(ESTATES))
      assert.equal((await client.call('PUT', `/v1/estates/${name}`, body)).status, 201);
    assert.equal((await client.call('DELETE', '/v1/estates/gone')).status, 204);
    const names = Object.keys(ESTATES).filter((name) => !WITHOUT_PLAN.includes(name));
    const { sql } = app.dependencies;
    await untilEnded(sql, await startBatch(sql, client.contextId, { names }));
  });
  after(() => app.stop());

  const find = async (query = '') =>
    successOf<Page>(await client.call('GET', `/v1/portfolio/estates${query}`));
  const names = async (query: string) => (await find(query)).data.map(({ external_id }) => external_id);

  it('shows an estate with what its plan says', async () => {
    const { data } = await find('?search=lindelaan+10');
    const [item] = data;
    assert.equal(data.length, 1);
    const { plan } = await successOf<{
      plan: {
        baseline: { label: string; final_kwh: number };
        result: { label: string; final_kwh: number };
        expected_result: { label: string };
        totals: { net_cost: number; subsidy_amount: number };
        ranges: { total_estimated_cost_incl_vat: { p10: number; p90: number } };
      };
    }>(await client.call('GET', `/v1/renovations/${item?.renovation_id}`));
    const { p10, p90 } = plan.ranges.total_estimated_cost_incl_vat;
    const cents = (euros: number) => Math.round(euros * 100);
    const grants = plan.totals.subsidy_amount;
    assert.deepEqual(
      [item?.label_now, item?.label_after, cents(item?.net_cost ?? -1)],
      [plan.baseline.label, plan.expected_result.label, cents(plan.totals.net_cost)],
    );
    assert.deepEqual(
      [item?.energy_now_kwh, item?.energy_after_kwh],
      [plan.baseline.final_kwh, plan.result.final_kwh].map(Math.round),
    );
    assert.deepEqual(
      [cents(item?.net_cost_low ?? -1), cents(item?.net_cost_high ?? -1)],
      [p10, p90].map((euros) => Math.max(0, cents(euros - grants))),
    );
  });

  const filters: [string, string[]][] = [
    ['', ['plot', 'nine', 'ten', 'liege']],
    ['?include_deactivated=true', ['plot', 'nine', 'ten', 'gone', 'liege']],
    ['?search=LINDE', ['nine', 'ten']],
    ['?search=liege', ['liege']],
    ['?search=chateau%203', ['liege']],
    ['?search=10%20gent', ['ten']],
    ['?search=%27)%26', ['plot', 'nine', 'ten', 'liege']],
    ['?search=!%7C*%5C', []],
    ['?search=elaan', []],
    ['?place=Li%C3%A8ge', ['liege']],
    ['?place=9000,Nowhere', ['plot', 'nine', 'ten']],
    ['?region=BE-WAL', ['liege']],
    ['?estate_type=LAND', ['plot']],
    ['?estate_status=SOLD,FOR_SALE', ['nine', 'ten']],
    ['?label_now=E', ['ten']],
    ['?label_now=E,G', ['ten', 'liege']],
    ['?label_now=A%2B', []],
    ['?external_user_id=ann', ['ten']],
    ['?estate_provider_type=API&place=Gent', ['plot', 'nine', 'ten']],
    ['?is_planned=true', ['ten', 'liege']],
    ['?is_planned=false', ['plot', 'nine']],
    ['?net_cost_min=1', ['ten', 'liege']],
    ['?net_cost_max=1', []],
    ['?planned_since=2020-01-01T00:00:00Z', ['ten', 'liege']],
    ['?planned_before=2020-01-01T00:00:00Z', []],
    ['?quality_label=D', ['plot']],
    ['?external_id=liege,plot,none', ['plot', 'liege']],
    ['?is_planned=false&sort_by=net_cost', ['nine', 'plot']],
    ['?net_cost_min=1&sort_by=label_after&is_planned=false', []],
    ['?sort_direction=DESC', ['liege', 'ten', 'nine', 'plot']],
    ['?sort_by=label_now&is_planned=true', ['ten', 'liege']],
    ['?sort_by=label_now&sort_direction=DESC&is_planned=true', ['liege', 'ten']],
  ];
  for (const [query, expected] of filters)
    it(`answers ${query || 'without a filter'}`, async () => assert.deepEqual(await names(query), expected));

  for (const sort of [
    'address',
    'updated_at',
    'planned_at',
    'net_cost',
    'label_now',
    'label_after',
    'energy_now',
  ])
    for (const direction of ['ASC', 'DESC'])
      it(`gives every estate once, page by page, by ${sort} ${direction}; without a value last`, async () => {
        const query = `?include_deactivated=true&sort_by=${sort}&sort_direction=${direction}`;
        const whole = await names(query);
        assert.equal(whole.length, 5);
        if (!['address', 'updated_at', 'label_now'].includes(sort))
          assert.deepEqual(whole.slice(2).sort(), WITHOUT_PLAN.toSorted());
        const found: string[] = [];
        for (let after: string | null = ''; after !== null; ) {
          const page: Page = await find(`${query}&page_size=1${after && `&after=${after}`}`);
          found.push(...page.data.map(({ external_id }) => external_id));
          after = page.next;
        }
        assert.deepEqual(found, whole);
      });

  it('refuses a place in another order, or one made up', async () => {
    const { next } = await find('?page_size=1&sort_by=net_cost');
    for (const after of [next, 'x', Buffer.from('["2026; DROP",1]').toString('base64url')])
      assert.deepEqual(
        await refusalOf(await client.call('GET', `/v1/portfolio/estates?sort_by=planned_at&after=${after}`)),
        [400, ['after must be the `next` of a page in the same order']],
      );
  });

  it('counts labels as filters: each line without its own choice', async () => {
    const read = async (query: string) =>
      successOf<LabelDistribution>(await client.call('GET', `/v1/portfolio/labels${query}`));
    const all = await read('');
    assert.deepEqual([all.total, all.planned], [4, 2]);
    const flanders = all.scales.find(({ label_scale }) => label_scale === 'flanders');
    assert.equal(flanders?.without_label, 2);
    assert.equal(flanders?.labels.find(({ label }) => label === 'E')?.now, 1);
    const chosen = await read('?label_now=F');
    assert.equal(chosen.total, 0);
    const rungs = chosen.scales.find(({ label_scale }) => label_scale === 'flanders')?.labels ?? [];
    assert.equal(rungs.find(({ label }) => label === 'E')?.now, 1);
    assert.deepEqual(
      rungs.filter(({ after }) => after > 0),
      [],
    );
  });

  it('sums what owners pay and the energy of the estates that match', async () => {
    const read = async (query: string) =>
      successOf<LabelDistribution>(await client.call('GET', `/v1/portfolio/labels${query}`));
    for (const query of ['', '?label_now=E', '?search=lindelaan']) {
      const { data } = await find(query);
      // A row of the list has no CO₂; the overview is compared with the plans themselves.
      const overview = await successOf<Overview>(await client.call('GET', `/v1/portfolio/overview${query}`));
      const sum = (key: Exclude<keyof LabelDistribution['totals'], 'co2_now_kg' | 'co2_after_kg'>) => {
        const values = data.map((item) => item[key]).filter((value) => value !== null);
        return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
      };
      const { totals } = await read(query);
      assert.notEqual(totals.net_cost, null, query);
      for (const key of ['net_cost_low', 'net_cost', 'net_cost_high'] as const)
        assert.equal(totals[key]?.toFixed(2), sum(key)?.toFixed(2), `${query} ${key}`);
      assert.equal(totals.energy_now_kwh, sum('energy_now_kwh'), query);
      assert.equal(totals.energy_after_kwh, sum('energy_after_kwh'), query);
      for (const [key, value] of Object.entries(totals))
        assert.equal(
          Math.round(value ?? 0),
          Object.entries(overview).find(([name]) => name === key)?.[1],
          `${query} ${key}`,
        );
    }
    assert.deepEqual(
      Object.values((await read('?is_planned=false')).totals),
      [null, null, null, null, null, null, null],
      'without a plan',
    );
  });

  it('counts by place, under the filters', async () => {
    const read = async (query: string) =>
      successOf<{ total: number; places: Place[] }>(await client.call('GET', `/v1/portfolio/places${query}`));
    const { total, places } = await read('');
    assert.equal(total, 2);
    const [gent, liege] = places;
    const { net_cost: cost } = (await find('?search=lindelaan+10')).data[0] ?? {};
    assert.deepEqual(gent, {
      country: 'BE',
      region: 'BE-VLG',
      place: 'Gent',
      count: 3,
      planned: 1,
      most_common_label: 'E',
      labels: [{ label: 'E', count: 1 }],
      average_net_cost: cost,
    });
    assert.deepEqual([liege?.place, liege?.region, liege?.count], ['Liège', 'BE-WAL', 1]);
    assert.deepEqual(
      (await read('?include_deactivated=true')).places.map(({ count }) => count),
      [4, 1],
    );
    const [unplanned] = (await read('?is_planned=false')).places;
    assert.deepEqual([unplanned?.count, unplanned?.average_net_cost, unplanned?.labels], [2, null, []]);
    assert.deepEqual(await read('?label_now=F'), { total: 0, places: [] });
  });

  it('names the label that most homes of a place have, of two the worse, and averages in cents', async () => {
    const { sql } = app.dependencies;
    const { contextId, call } = await app.addClient();
    await call('PUT', '/v1/estates/one', house('9000', 'Gent "Oost"', 'Lindelaan', '1'));
    for (const [name, label] of [
      ['two', 'B'],
      ['three', 'B'],
      ['four', 'D'],
      ['five', 'D'],
      ['six', 'A+'],
    ])
      await call(
        'PUT',
        `/v1/estates/${name}`,
        house('9000', 'Gent "Oost"', 'Lindelaan', '2', { dwelling: { energy_label: label } }),
      );
    await call('PUT', '/v1/estates/nowhere', { address: { country: 'NL' }, estate_type: 'OTHER' });
    await sql`
      UPDATE portfolio_entries SET net_cents = CASE certificate_label WHEN 'B' THEN 1000001 ELSE 2000000 END
      WHERE context_id = ${contextId} AND certificate_label IN ('B', 'A+')`;
    const { places } = await successOf<{ places: Place[] }>(await call('GET', '/v1/portfolio/places'));
    assert.deepEqual(
      places.map(({ place, country, region, count }) => [place, country, region, count]),
      [
        ['Gent "Oost"', 'BE', 'BE-VLG', 6],
        [null, 'NL', null, 1],
      ],
    );
    assert.equal(places[0]?.most_common_label, 'D');
    assert.deepEqual(
      places[0]?.labels.map(({ label, count }) => `${label} ${count}`),
      ['A+ 1', 'B 2', 'D 2'],
    );
    assert.equal(places[0]?.average_net_cost, 13333.34);
  });

  it('orders by energy use, the least first', async () => {
    const { data } = await find('?is_planned=true&sort_by=energy_now');
    const used = data.map(({ energy_now_kwh: kwh }) => kwh ?? 0);
    assert.equal(used.length, 2);
    assert.ok(used.every((kwh) => kwh > 0));
    assert.deepEqual(
      used,
      used.toSorted((a, b) => a - b),
    );
  });

  it('says what can be chosen', async () => {
    const choices = await successOf<Record<string, { value: string; count: number }[]>>(
      await client.call('GET', '/v1/portfolio/choices'),
    );
    assert.deepEqual(choices, {
      places: [
        { value: 'Gent', count: 3 },
        { value: 'Liège', count: 1 },
      ],
      users: [
        { value: 'ann', count: 1 },
        { value: 'bob', count: 1 },
      ],
      providers: [{ value: 'API', count: 4 }],
    });
  });

  const exported = async (by: TestClient, query = ''): Promise<Item[]> => {
    const answer = await by.call('GET', `/v1/portfolio/export${query}`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/x-ndjson');
    const lines = (await answer.text()).split('\n');
    assert.equal(lines.pop(), '', 'every line is complete');
    return lines.map((line) => JSON.parse(line));
  };

  it('exports what the list has, under its filters and in its order', async () => {
    for (const query of ['', '?place=Gent&sort_by=net_cost&sort_direction=DESC', '?search=nowhere'])
      assert.deepEqual(await exported(client, query), (await find(query)).data);
    const [status] = await refusalOf(await client.call('GET', '/v1/portfolio/export?page_size=1'));
    assert.equal(status, 400);
  });

  it('exports more estates than a page has', async () => {
    const large = await app.addClient();
    await app.dependencies.sql`
      INSERT INTO estates (context_id, external_id, country, estate_provider_type, quality_label, estate_type, referral_token)
      SELECT ${large.contextId}, 'house-' || n, 'BE', 'API', 'D', 'OTHER', 'export-' || lpad(n::text, 15, '0')
      FROM generate_series(1, 1001) n`;
    const found = await exported(large);
    assert.equal(new Set(found.map(({ external_id }) => external_id)).size, 1001);
  });

  it('shows nothing of another context', async () => {
    const other = await app.addClient();
    assert.deepEqual(await successOf(await other.call('GET', '/v1/portfolio/estates')), {
      next: null,
      data: [],
    });
    assert.deepEqual(await successOf(await other.call('GET', '/v1/portfolio/labels')), {
      total: 0,
      planned: 0,
      totals: {
        net_cost_low: null,
        net_cost: null,
        net_cost_high: null,
        energy_now_kwh: null,
        energy_after_kwh: null,
        co2_now_kg: null,
        co2_after_kg: null,
      },
      scales: [],
    });
    assert.deepEqual(await successOf(await other.call('GET', '/v1/portfolio/places')), {
      total: 0,
      places: [],
    });
    assert.deepEqual(await successOf(await other.call('GET', '/v1/portfolio/choices')), {
      places: [],
      users: [],
      providers: [],
    });
  });
});
