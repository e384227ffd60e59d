import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LANGUAGES } from '@rooftree/words';
import { successOf } from '../../../testing/answers.ts';
import { startBatch, untilEnded } from '../../../testing/data/batches.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import type { Overview } from './overview.service.ts';

const house = (place: string, energy_label: string) => ({
  address: { country: 'BE', zip_code: '9000', place, street: 'Lindelaan', house_number: '10' },
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  year_built: 1962,
  dwelling: { energy_label, habitable_space_m2: 150 },
});

interface Item {
  external_id: string;
  net_cost: number;
  net_cost_low: number;
  net_cost_high: number;
  energy_now_kwh: number;
  energy_after_kwh: number;
  label_after: string;
  renovation_id: string;
}
interface StoredRenovation {
  plan: {
    baseline: { co2_kg: number };
    result: { co2_kg: number };
    milestones: { year: number; met_after_step: number | null; status: string }[];
  };
}

describe('the overview of a portfolio', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
    await client.call('PUT', '/v1/estates/one', house('Gent', 'F'));
    await client.call('PUT', '/v1/estates/two', house('Gent', 'E'));
    await client.call('PUT', '/v1/estates/three', house('Aalst', 'B'));
    const { sql } = app.dependencies;
    await untilEnded(sql, await startBatch(sql, client.contextId, { names: ['one', 'two'] }));
  });
  after(() => app.stop());

  const read = async (query = '', by = client) =>
    successOf<Overview>(await by.call('GET', `/v1/portfolio/overview${query}`));

  it('shows Dutch homes beside the benchmark of housing associations', async () => {
    assert.equal((await read()).aedes_benchmark, undefined, 'no Dutch home');
    const dutch = await app.addClient();
    const put = (name: string, dwelling: object) =>
      dutch.call('PUT', `/v1/estates/${name}`, {
        ...house('Utrecht', 'C'),
        address: { country: 'NL', zip_code: '3512 KL', place: 'Utrecht', street: 'Plompetorengracht' },
        dwelling,
      });
    await put('unscored', { energy_label: 'C' });
    assert.equal((await read('', dutch)).aedes_benchmark, undefined, 'no score');
    await put('good', { energy_score_kwh_per_m2: 150 });
    await put('bad', { energy_score_kwh_per_m2: 220.2 });
    const { aedes_benchmark: benchmark } = await read('', dutch);
    assert.deepEqual([benchmark?.homes, benchmark?.mean_kwh_per_m2, benchmark?.class], [2, 185.1, 'B']);
    await put('bad', { energy_score_kwh_per_m2: 204 });
    assert.equal((await read('', dutch)).aedes_benchmark?.class, 'A', 'up to 177');
    await put('bad', { energy_score_kwh_per_m2: 232.2 });
    assert.equal((await read('', dutch)).aedes_benchmark?.class, 'C', 'above 191');
  });

  it('adds up what the plans of the homes say', async () => {
    const overview = await read();
    const { data } = await successOf<{ data: Item[] }>(
      await client.call('GET', '/v1/portfolio/estates?is_planned=true'),
    );
    const plans = await Promise.all(
      data.map(async ({ renovation_id }) =>
        successOf<StoredRenovation>(await client.call('GET', `/v1/renovations/${renovation_id}`)),
      ),
    );
    const sum = (of: (item: Item) => number) => data.reduce((total, item) => total + of(item), 0);
    const carbon = (of: (plan: StoredRenovation['plan']) => number) =>
      plans.reduce((total, { plan }) => total + Math.round(of(plan)), 0);
    assert.deepEqual([overview.homes, overview.planned], [3, 2]);
    assert.equal(overview.net_cost, Math.round(sum((item) => item.net_cost)));
    assert.equal(overview.net_cost_low, Math.round(sum((item) => item.net_cost_low)));
    assert.equal(overview.net_cost_high, Math.round(sum((item) => item.net_cost_high)));
    assert.equal(
      overview.energy_now_kwh,
      sum((item) => item.energy_now_kwh),
    );
    assert.equal(
      overview.energy_after_kwh,
      sum((item) => item.energy_after_kwh),
    );
    assert.equal(
      overview.co2_now_kg,
      carbon(({ baseline }) => baseline.co2_kg),
    );
    assert.equal(
      overview.co2_after_kg,
      carbon(({ result }) => result.co2_kg),
    );
    const firstDuties = plans.map(({ plan }) =>
      Math.min(
        ...plan.milestones
          .filter(
            ({ met_after_step, status }) => met_after_step !== 0 && ['in_force', 'adopted'].includes(status),
          )
          .map(({ year }) => year),
      ),
    );
    assert.deepEqual(
      overview.duties.flatMap(({ year, homes }) => Array.from({ length: homes }, () => year)),
      firstDuties.filter(Number.isFinite).toSorted(),
    );
    assert.ok(overview.duties.length > 0);
  });

  it('counts labels today and after; a home without a plan has the same', async () => {
    const { scales } = await read();
    const labels = scales[0]?.labels ?? [];
    const total = (part: 'now' | 'after') => labels.reduce((sum, label) => sum + label[part], 0);
    assert.deepEqual([total('now'), total('after')], [3, 3]);
    assert.deepEqual(
      labels.filter(({ now }) => now > 0).map(({ label }) => label),
      ['B', 'E', 'F'],
    );
  });

  it('follows the filter, and is of one context alone', async () => {
    assert.equal((await read('?place=Aalst')).homes, 1);
    assert.equal((await read('?place=Aalst')).net_cost, 0);
    assert.equal((await read('', await app.addClient())).homes, 0);
  });

  it('is one page of PDF in every language', async () => {
    for (const language of LANGUAGES) {
      const answer = await client.call('GET', `/v1/portfolio/overview/pdf?language=${language}`);
      assert.equal(answer.status, 200, language);
      assert.equal(answer.headers.get('content-type'), 'application/pdf');
      const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1, language);
    }
  });
});
