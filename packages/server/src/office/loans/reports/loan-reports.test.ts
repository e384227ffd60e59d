import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { readXlsx } from 'hucre/xlsx';
import { refusalOf, successOf } from '../../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { makeReport } from './loan-reports.job.ts';
import type { StoredSummary } from './report-summary.ts';
import { layoutOf } from './template-2.ts';
import { identityGaps } from './template-sums.ts';

interface Report {
  id: string;
  report_status: string;
  loans_done: number;
  homes_done: number;
  homes_total: number | null;
  summary: StoredSummary | null;
}
interface Cell {
  value: number | null;
  amount_cents: number;
  total: number;
  loans: { loan_id: string; amount_cents: number }[];
  next: string | null;
}

const HOMES: Record<string, object> = {
  certified: {
    address: { country: 'BE', zip_code: '9000' },
    year_built: 1990,
    dwelling: { habitable_space_m2: 140, energy_label: 'B', energy_score_kwh_per_m2: 150 },
  },
  labelled: {
    address: { country: 'NL', zip_code: '3512 KL' },
    year_built: 1975,
    dwelling: { habitable_space_m2: 110, energy_label: 'A+' },
  },
  estimated: {
    address: { country: 'BE', zip_code: '9000' },
    year_built: 1958,
    dwelling: { metered_gas_kwh: 15_000, metered_electricity_kwh: 3_000, heating_type: 'GAS' },
  },
};
const LAYOUT = layoutOf('2022');

describe('reports on loans', () => {
  let app: TestApp;
  let bank: TestClient;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    bank = await app.addClient();
    const estates = Object.entries(HOMES).map(([external_id, home]) => ({
      external_id,
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      ...home,
    }));
    const shop = {
      external_id: 'shop',
      estate_type: 'COMMERCIAL',
      address: { country: 'BE', zip_code: '9000' },
    };
    await successOf(await bank.call('POST', '/v1/estates/batch', [...estates, shop]));
    const loan = (loan_id: string, estate_external_id: string, cents: number, more: object = {}) => ({
      loan_id,
      estate_external_id,
      property_kind: 'RESIDENTIAL',
      currency: 'EUR',
      gross_carrying_amount_cents: cents,
      outstanding_cents: cents,
      value_at_origination_cents: 40_000_000,
      ...more,
    });
    const loans = [
      loan('1', 'certified', 20_000_001),
      loan('2', 'labelled', 15_000_000),
      loan('3', 'estimated', 10_000_007),
      loan('4', 'estimated', 50_000_000, { property_kind: 'POSSESSED' }),
      loan('5', 'shop', 30_000_000, { property_kind: 'COMMERCIAL', value_at_origination_cents: null }),
    ];
    await successOf(await bank.call('POST', '/v1/loans/batch', { loans }));
  });

  const request = async (body: object = {}) =>
    successOf<Report>(await bank.call('POST', '/v1/loan-reports', { reference_date: '2026-12-31', ...body }));
  const get = async (id: string) => successOf<Report>(await bank.call('GET', `/v1/loan-reports/${id}`));
  const make = async (body: object = {}) => {
    const { id } = await request(body);
    const { sql, compute } = app.dependencies;
    await makeReport({ sql, compute }, bank.contextId, id, new AbortController().signal);
    const report = await get(id);
    assert.equal(report.report_status, 'FINISHED');
    assert.ok(report.summary);
    return { id, report, summary: report.summary };
  };
  const cell = async (id: string, row: number, column: string, query = '') =>
    successOf<Cell>(await bank.call('GET', `/v1/loan-reports/${id}/cells/${row}/${column}${query}`));
  const file = async (id: string, name: string) => {
    const answer = await bank.call('GET', `/v1/loan-reports/${id}/files/${name}`);
    assert.equal(answer.status, 200, name);
    return Buffer.from(await answer.arrayBuffer());
  };

  it('fill template 2 so that both identities hold to the cent', async () => {
    const { summary, report } = await make();
    assert.equal(report.loans_done, 5);
    for (const row of summary.template)
      assert.deepEqual(identityGaps(row, LAYOUT), { labels: 0, bands: 0 }, row.heading);
    const [total, commercial, residential, possessed, estimated, outside] = summary.template;
    assert.equal(total?.cells['a'], 125_000_008);
    assert.equal(commercial?.cells['o'], 30_000_000);
    assert.equal(commercial?.cells['p'], 0, 'nothing is known of the shop');
    assert.equal(residential?.cells['i'], 20_000_001, 'label B');
    assert.equal(residential?.cells['h'], 15_000_000, 'A+ counts as A');
    assert.equal(residential?.cells['p'], 1);
    assert.equal(possessed?.cells['a'], 50_000_000);
    assert.equal(estimated?.cells['a'], 75_000_007, 'also the one with a label but without a score');
    assert.equal(outside?.cells['a'], 0);
    const spread = ['b', 'c', 'd', 'e', 'f', 'g'].filter((code) => (possessed?.cells[code] ?? 0) > 0);
    assert.ok(spread.length > 1, 'an estimate is in several bands');
    assert.equal(Object.values(possessed?.likeliest ?? {}).filter((cents) => cents > 0).length, 1);
  });

  it('give financed emissions with a score and its reason', async () => {
    const { summary } = await make();
    const { pcaf } = summary;
    assert.equal(pcaf.by_reason.LABEL_AND_AREA?.loans, 2);
    assert.equal(pcaf.by_reason.METERED_AVERAGE_FACTOR?.loans, 2);
    assert.equal(pcaf.by_reason.NO_VALUE?.loans, 1);
    // Metered gas and electricity with Belgian factors; the second loan is larger than the value.
    const home = 15_000 * 0.181 + 3_000 * 0.207;
    const financed = home * (10_000_007 / 40_000_000) + home;
    assert.ok(Math.abs((pcaf.by_reason.METERED_AVERAGE_FACTOR?.financed_kgco2 ?? 0) - financed) < 0.01);
    const scored = 20_000_001 * 3 + 15_000_000 * 3 + 10_000_007 * 2 + 50_000_000 * 2;
    assert.equal(pcaf.score, Math.round((scored / 95_000_008) * 100) / 100);
    assert.equal(pcaf.covered_cents, 95_000_008);
  });

  it("use the context's own factors and limits, and say so", async () => {
    const settings = {
      emission_factors: [
        {
          country: 'BE',
          carrier: 'electricity',
          year: 2025,
          basis: 'MARKET',
          kg_per_kwh: 0.05,
          source: 'suppliers',
        },
      ],
      taxonomy_limits: [
        {
          area: 'BE-VLG',
          from: '2026-01-01',
          top_15_kwh_per_m2: 160,
          nzeb_10_kwh_per_m2: null,
          source: 'study',
        },
      ],
    };
    const before = (await make()).summary;
    assert.deepEqual(
      before.taxonomy[0]?.amounts_cents,
      { YES: 15_000_000, NO: 0, UNKNOWN: 110_000_008 },
      'A alone',
    );
    await successOf(await bank.call('PUT', '/v1/loan-settings', settings));
    const { summary } = await make({ basis: 'MARKET' });
    assert.equal(summary.taxonomy[0]?.amounts_cents.YES, 35_000_001, 'label A, and one within the best 15 %');
    assert.equal(summary.pcaf.by_reason.METERED_SUPPLIER_FACTOR?.loans, 2);
    const used = summary.emission_factors.find(
      (each) => each.country === 'BE' && each.carrier === 'electricity',
    );
    assert.deepEqual([used?.kg_per_kwh, used?.is_own, used?.year], [0.05, true, 2025]);
  });

  it('count a label that has expired as none', async () => {
    const { sql } = app.dependencies;
    const certificate = { number: '1', valid_until: '2026-12-30' };
    await sql`
      UPDATE estates SET layers = '{}', facts = ${JSON.stringify({ energy_label: { certificate } })}::text::jsonb, updated_at = now()
      WHERE context_id = ${bank.contextId} AND external_id = 'labelled'`;
    const { summary } = await make();
    assert.equal(summary.expired_label_cents, 15_000_000);
    assert.equal(summary.template[2]?.cells['h'], 0);
    assert.equal(summary.template[2]?.cells['o'], 25_000_007);
    assert.equal((await make({ reference_date: '2026-12-30' })).summary.template[2]?.cells['h'], 15_000_000);
  });

  it('lead from every cell to its loans', async () => {
    const { id, summary } = await make();
    for (const { number, cells, unlabelled_estimated_cents: estimated } of summary.template)
      for (const [code, value] of Object.entries(cells)) {
        const found = await cell(id, number, code);
        assert.equal(found.amount_cents, code === 'p' ? estimated : value, `${number}${code}`);
        assert.equal(
          found.loans.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
          found.amount_cents,
        );
      }
    const page = await cell(id, 1, 'a', '?page_size=2');
    assert.deepEqual([page.total, page.next, page.loans.length], [5, '2', 2]);
    assert.equal((await bank.call('GET', `/v1/loan-reports/${id}/cells/11/a`)).status, 400);
  });

  it('are downloaded as workbooks and tables', async () => {
    const { id } = await make();
    const lines = (await file(id, 'loans.csv')).toString().trim().split('\r\n');
    assert.equal(lines.length, 6);
    assert.match(lines[0] ?? '', /^loan_id,estate_external_id,region,.*,pcaf_score,pcaf_reason,/);
    assert.match(lines[1] ?? '', /^1,certified,BE-VLG,true,RESIDENTIAL,3,EUR,200000\.01,/);
    assert.match((await file(id, 'template.csv')).toString(), /\r\n1,Total EU area,1250000\.08,/);
    const { sheets } = await readXlsx(await file(id, 'report.xlsx'));
    assert.deepEqual(
      sheets.map(({ name }) => name),
      ['Template 2', 'Template 2 likeliest band', 'PCAF', 'EU taxonomy', 'Method'],
    );
    assert.equal(sheets[0]?.rows[4]?.[2], 1.25000008);
    const loans = await readXlsx(await file(id, 'loans.xlsx'));
    assert.deepEqual([loans.sheets[0]?.rows.length, loans.sheets[0]?.rows[1]?.[7]], [6, 200_000.01]);
  });

  it('compute the figures of a home once for each state of its facts', async () => {
    assert.equal((await make()).report.homes_total, 4);
    assert.equal((await make()).report.homes_total, 0);
    await successOf(await bank.call('PATCH', '/v1/estates/certified', { year_built: 1991 }));
    assert.equal((await make()).report.homes_total, 1);
  });

  it('begin again after a crash, and are made once', async () => {
    const { id, report } = await make();
    const { sql, compute } = app.dependencies;
    await sql`UPDATE loan_reports SET report_status = 'RUNNING', ended_at = NULL WHERE id = ${id}`;
    await makeReport({ sql, compute }, bank.contextId, id, new AbortController().signal);
    assert.deepEqual((await get(id)).summary, report.summary);
    await makeReport({ sql, compute }, bank.contextId, id, new AbortController().signal);
    assert.equal((await cell(id, 1, 'a')).total, 5);
  });

  it('are refused before they are finished, and to others', async () => {
    const { id } = await request();
    const [status] = await refusalOf(await bank.call('GET', `/v1/loan-reports/${id}/files/loans.csv`));
    assert.equal(status, 409);
    const stranger = await app.addClient();
    assert.equal((await stranger.call('GET', `/v1/loan-reports/${id}`)).status, 404);
    assert.equal((await stranger.call('DELETE', `/v1/loan-reports/${id}`)).status, 404);
    assert.equal((await bank.call('DELETE', `/v1/loan-reports/${id}`)).status, 204);
    assert.equal((await bank.call('POST', '/v1/loan-reports', { reference_date: '2026-02-31' })).status, 400);
  });

  it('lose the lines of a home that is erased', async () => {
    const { id } = await make();
    assert.equal((await bank.call('DELETE', '/v1/estates/certified?erase=true')).status, 204);
    assert.equal((await cell(id, 1, 'a')).total, 4);
    assert.doesNotMatch((await file(id, 'loans.csv')).toString(), /certified/);
  });
});
