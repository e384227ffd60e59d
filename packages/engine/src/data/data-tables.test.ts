/** Plausibility gates: a slip of the pen in a table must not become a plan. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARRIERS, COUNTRIES, INCOME_GROUPS, MEASURES, RELATED_WORKS } from '../contract/codes.ts';
import { LOAN_CONDITIONS, LOANS, SUBSIDY_CONDITIONS, SUBSIDY_SCHEMES } from '../contract/remarks.ts';
import { CATALOGUE } from '../measures/catalogue.ts';
import {
  ENERGY_PRICE_CHANGE_SOURCES,
  ENERGY_PRICE_SOURCES,
  ofEnergyPrice,
} from './prices/energy-price-sources.ts';
import { ENERGY_PRICE_CHANGES, ENERGY_PRICES } from './prices/energy-prices.ts';
import { INCOME_LIMIT_SOURCES, INCOME_LIMITS } from './prices/income-limits.ts';
import { UPKEEP } from './prices/lifetimes.ts';
import { LOAN_SOURCES } from './prices/loan-sources.ts';
import { ASSOCIATION_BANK_LOAN, LOAN_TABLE } from './prices/loans.ts';
import { UNIT_COST_SOURCES } from './prices/unit-cost-sources.ts';
import { type CostUnit, UNIT_COSTS } from './prices/unit-costs.ts';
import { VAT_RULES } from './prices/vat-rules.ts';
import { vatSourceOf } from './prices/vat-sources.ts';
import { SUBSIDY_RULES } from './subsidies/all-rules.ts';
import type { SubsidyRule } from './subsidies/subsidy-rule.ts';
import { subsidySourceOf } from './subsidies/subsidy-sources.ts';
import { YEARLY_SUPPORT } from './subsidies/yearly-support.ts';
import { YEARLY_SUPPORT_SOURCES } from './subsidies/yearly-support-sources.ts';
import { DATA_VERSION } from './version.ts';

const WORKS = [...MEASURES, ...RELATED_WORKS];
const DAY = /^(20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** EUR without VAT that no price of the unit lies outside of. */
const COST_BOUNDS: Record<CostUnit, [number, number]> = {
  m2: [10, 1200],
  piece: [80, 5000],
  kW: [4000, 30_000],
  kWp: [700, 2500],
  kWh: [300, 1500],
  dwelling: [200, 15_000],
  site: [500, 5000],
  share: [0.02, 0.2],
};

test('every work has a price in both countries, within bounds, ordered, with year and source', () => {
  for (const country of COUNTRIES) {
    for (const work of WORKS) {
      const price = UNIT_COSTS[country][work];
      const source = UNIT_COST_SOURCES[country][work];
      const [least, most] = COST_BOUNDS[price.unit];
      const where = `${country} ${work}`;
      assert.ok(price.low >= least && price.high <= most, `${where}: outside ${least}–${most}`);
      assert.ok(price.low <= price.typical && price.typical <= price.high, `${where}: not ordered`);
      assert.ok(price.high <= price.low * 9, `${where}: the range says nothing`);
      assert.ok(price.year >= 2023 && price.year <= 2026, `${where}: ${price.year}`);
      assert.ok(source.length > 1, `${where}: no source`);
      if (source.startsWith('GK')) assert.equal(price.confidence, 'low', where);
    }
  }
});

test('every work has a lifetime and an upkeep that can be', () => {
  for (const work of WORKS) {
    const { lifetimeYears, maintenanceEurPerYear } = UPKEEP[work];
    assert.ok(lifetimeYears >= 10 && lifetimeYears <= 50, work);
    assert.ok(maintenanceEurPerYear >= 0 && maintenanceEurPerYear <= 300, work);
  }
});

test('every carrier has dated prices in both countries, in order of date and within bounds', () => {
  for (const country of COUNTRIES) {
    for (const carrier of [...CARRIERS, 'electricity_feed_in'] as const) {
      const rows = ENERGY_PRICES.filter((row) => row.country === country && row.carrier === carrier);
      assert.ok(rows.length > 0, `${country} ${carrier}`);
      assert.deepEqual(
        rows.map(({ from }) => from),
        rows.map(({ from }) => from).sort(),
      );
      for (const { from, eurPerKwh } of rows) {
        const source = ENERGY_PRICE_SOURCES[ofEnergyPrice({ country, carrier, from })] ?? '';
        assert.match(from, DAY);
        assert.ok(eurPerKwh.low <= eurPerKwh.typical && eurPerKwh.typical <= eurPerKwh.high);
        assert.ok(eurPerKwh.low >= 0.002 && eurPerKwh.high <= 0.6, `${country} ${carrier}`);
        assert.ok(source.length > 1);
      }
    }
  }
});

test('changes of energy prices come in the order of their dates for each carrier, small and with a source', () => {
  for (const { country, carrier, from, eurPerKwh } of ENERGY_PRICE_CHANGES) {
    const source = ENERGY_PRICE_CHANGE_SOURCES[ofEnergyPrice({ country, carrier, from })] ?? '';
    const where = `${country} ${carrier} ${from}`;
    assert.match(from, DAY, where);
    assert.ok(eurPerKwh !== 0 && Math.abs(eurPerKwh) <= 0.06, where);
    assert.ok(source.length > 1, where);
    const [today] = ENERGY_PRICES.filter((row) => row.country === country && row.carrier === carrier);
    assert.ok(Math.abs(eurPerKwh) < (today?.eurPerKwh.typical ?? 0) / 2, where);
  }
});

test('yearly support: no gap and no overlap between the powers that it goes by', () => {
  for (const date of ['2025-06-01', '2026-11-15']) {
    const rules = YEARLY_SUPPORT.filter(({ from, to }) => from <= date && (to === null || date <= to));
    assert.deepEqual(
      rules.map(({ aboveKwp, upToKwp }) => [aboveKwp, upToKwp]),
      [
        [0, 5],
        [5, 36],
      ],
    );
    for (const rule of rules)
      assert.ok(rule.certificatesPerMwh < 4 && YEARLY_SUPPORT_SOURCES[rule.id], rule.id);
  }
});

test('every rule of VAT has a rate that exists, a date and a source', () => {
  for (const rule of VAT_RULES) {
    assert.ok([0, 6, 9, 15, 21].includes(rule.ratePercent));
    assert.match(rule.from, DAY);
    assert.ok(vatSourceOf(rule).length > 1);
  }
});

test('all 212 rules of the four schemes are there, each once, with dates, source and limits', () => {
  assert.equal(SUBSIDY_RULES.length, 212);
  assert.equal(new Set(SUBSIDY_RULES.map(({ id }) => id)).size, 212);
  for (const rule of SUBSIDY_RULES) {
    assert.match(rule.from, DAY, rule.id);
    if (rule.to !== null) assert.ok(DAY.test(rule.to) && rule.from < rule.to, rule.id);
    assert.ok(subsidySourceOf(rule.id).length > 1, rule.id);
    assert.ok(SUBSIDY_SCHEMES.includes(rule.scheme), rule.id);
    for (const condition of rule.conditions) assert.ok(SUBSIDY_CONDITIONS.includes(condition), rule.id);
    for (const work of rule.works) assert.ok(WORKS.includes(work), rule.id);
    assert.ok(amountOf(rule) >= 0 && amountOf(rule) <= 800_000, `${rule.id}: ${amountOf(rule)}`);
    assert.ok(rule.minM2 === null || rule.maxM2 === null || rule.minM2 < rule.maxM2, rule.id);
  }
});

test('no two rules pay the same person for the same work on the same day', () => {
  for (const [index, rule] of SUBSIDY_RULES.entries()) {
    for (const other of SUBSIDY_RULES.slice(index + 1)) {
      const isSamePlan =
        rule.region === other.region &&
        rule.payee === other.payee &&
        rule.incomeGroup === other.incomeGroup &&
        rule.combination === other.combination &&
        (rule.ownerships?.some((owner) => other.ownerships?.includes(owner) ?? true) ?? true) &&
        rule.from <= (other.to ?? '9999') &&
        other.from <= (rule.to ?? '9999');
      const shared = isSamePlan ? rule.works.filter((work) => other.works.includes(work)) : [];
      // A sarking roof is both a new covering and insulation: Wallonia pays for both.
      const isCovering = rule.id.startsWith('wal_roof_cover') && shared.join() === 'roof_pitched_sarking';
      assert.ok(
        shared.length === 0 || isCovering,
        `${rule.id} and ${other.id} both pay for ${shared.join()}`,
      );
    }
  }
});

test('income limits fall from group to group, each with date and source', () => {
  assert.ok(Object.values(INCOME_LIMIT_SOURCES).every((source) => source.length > 1));
  for (const { from, limits } of Object.values(INCOME_LIMITS)) {
    assert.match(from, DAY);

    assert.deepEqual(
      limits.map(({ group }) => group),
      [...INCOME_GROUPS],
    );
    for (const name of ['single', 'coupleOrWithDependant'] as const) {
      const eur = limits.map((limit) => limit[name] ?? Number.POSITIVE_INFINITY);
      assert.deepEqual(
        eur,
        eur.toSorted((a, b) => b - a),
      );
      assert.ok(eur.every((limit) => limit > 15_000));
    }
  }
});

test('every loan is there, at most once on any day, with a source', () => {
  // A bank's loan to an association is in no public table; `nl_svve` is kept for plans of the past.
  assert.deepEqual(
    [...new Set(LOAN_TABLE.map(({ id }) => id)), ASSOCIATION_BANK_LOAN.id, 'nl_svve'],
    [...LOANS],
  );
  for (const [index, { id, from }] of LOAN_TABLE.entries()) {
    const before = LOAN_TABLE.slice(0, index).findLast((other) => other.id === id);
    assert.ok(before === undefined || (before.to !== null && before.to < from), id);
  }
  for (const loan of LOAN_TABLE) {
    assert.match(loan.from, DAY);
    assert.ok(loan.maxAmountEur === null || (loan.maxAmountEur >= 1000 && loan.maxAmountEur <= 100_000));
    assert.ok((LOAN_SOURCES[loan.id] ?? '').length > 1);
    for (const condition of loan.conditions) assert.ok(LOAN_CONDITIONS.includes(condition));
  }
});

test('the catalogue holds every measure once, in the order of the codes', () => {
  assert.deepEqual(
    CATALOGUE.map(({ code }) => code),
    [...MEASURES],
  );
});

test('the data version is a day', () => {
  assert.match(DATA_VERSION, DAY);
});

function amountOf({ amount }: SubsidyRule): number {
  if (amount.per === 'invoice') return amount.percent;
  return amount.per === 'kW' ? amount.startCents : amount.cents;
}
