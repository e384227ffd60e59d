import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EstateInput } from '@rooftree/engine';
import { columnsOf } from './columns.ts';
import { planHome } from './packages.ts';

const TERMS = { firstYear: 2027, years: 6, discountRate: 0.03, priceRise: 0.01, horizonYears: 30 };
const HOUSE: EstateInput = {
  address: { country: 'BE', zip_code: '9000', region: 'BE-VLG' },
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  year_built: 1955,
  year_renovated: null,
  dwelling: {},
};

describe('the choices for a home', () => {
  const home = planHome(HOUSE, { date: '2026-11-18' });
  const columns = columnsOf(home, TERMS);

  it('begin with nothing, which pays the bills of today', () => {
    const [nothing] = columns;
    assert.equal(nothing?.package, null);
    assert.ok(nothing?.years.every(({ paidCents, state }) => paidCents === 0 && state === home.today));
  });

  it('have a package for each better label, each with its chance', () => {
    assert.ok(home.packages.length >= 3);
    for (const { id, labelProbability, stages } of home.packages) {
      const chances = [...labelProbability.values()];
      assert.ok(
        chances.every((chance, label) => chance >= (chances[label - 1] ?? 0) && chance <= 1),
        id,
      );
      assert.equal(chances.at(-1), 1, 'the worst label, or a better one, is certain');
      for (const { after } of stages) assert.ok(after.probability > 0 && after.probability < 1, id);
    }
    assert.equal(new Set(columns.map(({ id }) => id)).size, columns.length, 'names are unique');
  });

  it('say how sure the label of today is', () => {
    assert.ok(home.today.probability > 0.05 && home.today.probability < 0.95, 'without a certificate');
    const certified = planHome({ ...HOUSE, dwelling: { energy_label: 'E' } }, { date: '2026-11-18' });
    assert.deepEqual([certified.today.label, certified.today.probability], ['E', 1]);
  });

  it('count a grant until its scheme ends, whose amounts do not rise with the prices', () => {
    const works = home.packages.find(({ wishes }) => wishes.includes('fossil_free'));
    const columnOfYear = (year: number) => columns.find(({ id }) => id === `${works?.id}@${year}`);
    const [before, after] = [2027, 2028].map(columnOfYear);
    const sums = [before, after].map((column) => {
      const years = column?.years ?? [];
      return {
        grants: years.reduce((sum, { grantCents }) => sum + grantCents, 0),
        paid: years.reduce((sum, { paidCents }) => sum + paidCents, 0),
      };
    });
    const [first, second] = sums;
    // Mijn VerbouwPremie for heat pumps ends on 2027-12-31.
    assert.ok((first?.grants ?? 0) > 0 && second?.grants === 0, JSON.stringify(sums));
    const investment = works?.stages.reduce((sum, stage) => sum + stage.investmentCents, 0) ?? 0;
    assert.equal((first?.paid ?? 0) + (first?.grants ?? 0), investment);
    assert.ok(Math.abs((second?.paid ?? 0) - 1.01 * investment) <= 1);
  });

  it('meet a duty with the chance after all works, not after the step that first makes it likely', () => {
    const chanceOf = (id: string) =>
      home.packages.find((works) => works.id === id)?.dutyProbability.get('vlg_housing_code:2030') ?? 0;
    assert.ok(chanceOf('A+') > 0.9 && chanceOf('A+') > chanceOf('C'), `${chanceOf('A+')}`);
  });

  it('pay every stage once, in its year, and keep what it reached', () => {
    for (const { package: works, years, stageYears, id } of columns.slice(1)) {
      const stages = works?.stages ?? [];
      assert.equal(years.filter(({ paidCents }) => paidCents !== 0).length, new Set(stageYears).size, id);
      assert.equal(years.at(-1)?.state, stages.at(-1)?.after, id);
      const firstYear = Math.min(...stageYears);
      assert.ok(
        years.slice(0, firstYear).every(({ state }) => state === home.today),
        id,
      );
    }
  });

  it('take the same hours in whichever year', () => {
    const hours = (id: string) =>
      columns
        .find((column) => column.id === id)
        ?.years.flatMap(({ minutes }) => Object.values(minutes))
        .reduce((a, b) => a + b);
    const [works] = home.packages;
    assert.equal(hours(`${works?.id}@2027`), hours(`${works?.id}@2031`));
  });
});
