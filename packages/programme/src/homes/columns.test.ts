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
    for (const { probability, targetLabel } of home.packages)
      assert.ok(probability > 0 && probability <= 1, targetLabel);
    assert.equal(new Set(columns.map(({ id }) => id)).size, columns.length, 'names are unique');
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
