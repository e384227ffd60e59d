import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { VoteImprovement } from '../../contract/building-plan.ts';
import { antwerpBuilding, rotterdamBuilding } from '../../testing/example-buildings.ts';
import { cases } from '../../testing/long.ts';
import { randomBuilding } from '../../testing/random-buildings.ts';
import { numbers } from '../../validation/random.ts';
import { planBuilding } from '../plan-building.ts';

const OPTIONS = { date: '2026-11-18' };
const DEAR = { ...OPTIONS, energyPrices: { gas: 0.3, oil: 0.3, electricity: 0.45, district_heat: 0.3 } };

const bestOf = (improvements: readonly VoteImprovement[]) =>
  Math.max(0, ...improvements.map(({ probability }) => probability));

describe('changes that raise the chance of a vote', () => {
  it('bring the meeting in Antwerp to a yes, and the one in Rotterdam near it', () => {
    const antwerp = antwerpBuilding();
    const { vote } = planBuilding(antwerp.building, antwerp.estates, {}, OPTIONS);
    assert.ok(vote.probability < 0.3);
    assert.ok(bestOf(vote.improvements) > 0.6, 'fewer works and a larger loan');
    assert.ok(vote.improvements.some(({ also }) => also !== undefined));
    const rotterdam = rotterdamBuilding();
    const other = planBuilding(rotterdam.building, rotterdam.estates, {}, OPTIONS).vote;
    assert.ok(other.probability < 0.1 && bestOf(other.improvements) > 0.4);
  });

  it('say what is lost with works that are left out, apart from what the money costs', () => {
    const { building, estates } = antwerpBuilding();
    const { vote } = planBuilding(building, estates, {}, OPTIONS);
    const fewer = vote.improvements.find(({ change, also }) => change === 'FEWER_WORKS' && !also);
    assert.ok(fewer !== undefined && fewer.missed_savings_per_year_eur > 0 && fewer.cost_eur === 0);
    const borrowed = vote.improvements.find(({ also }) => also?.change === 'LESS_FROM_RESERVE');
    assert.ok(borrowed !== undefined && borrowed.cost_eur > 0, 'interest');
    assert.equal(borrowed.missed_savings_per_year_eur, fewer.missed_savings_per_year_eur);
    assert.equal(borrowed.worse_labels, fewer.worse_labels);
  });

  it('are sorted by cost, and each dearer one reaches more', () => {
    for (let seed = 1; seed <= cases(6, 100); seed++) {
      const { building, estates } = randomBuilding(numbers(500 + seed), 6);
      const { vote } = planBuilding(building, estates, { budget_per_year_eur: 4000 }, OPTIONS);
      const ofThisPlan = vote.improvements.filter(({ change }) => change !== 'NOBODY_PAYS_MORE');
      let [cost, chance] = [0, vote.probability];
      for (const one of ofThisPlan) {
        const ofOneYear = one.cost_eur + one.missed_savings_per_year_eur;
        assert.ok(ofOneYear >= cost && one.probability > chance, `building ${seed}`);
        [cost, chance] = [ofOneYear, one.probability];
      }
    }
  });

  it('reach the chance that a plan with the change has', () => {
    const { building, estates } = antwerpBuilding();
    const { vote } = planBuilding(building, estates, { loan_years: 10 }, OPTIONS);
    const both = vote.improvements.find(({ also }) => also?.values['years'] === 25);
    assert.ok(both !== undefined);
    const { improvements } = planBuilding(building, estates, { loan_years: 25 }, OPTIONS).vote;
    const alone = improvements.find(
      ({ change, values, also }) =>
        also === undefined && change === both.change && values['works'] === both.values['works'],
    );
    assert.equal(alone?.probability, both.probability);
  });

  it('have the works that cost nobody anything among them, where there are any that raise it', () => {
    let found = 0;
    for (let seed = 1; seed <= cases(30, 300); seed++) {
      const next = numbers(1000 + seed);
      const { building, estates } = randomBuilding(next, 2 + Math.floor(next() * 4));
      const { vote, nobody_pays_more: isFree } = planBuilding(building, estates, {}, DEAR);
      const free = planBuilding(building, estates, { nobody_pays_more: true }, DEAR);
      const proposed = vote.improvements.filter(({ change }) => change === 'NOBODY_PAYS_MORE');
      const isWanted = !isFree && free.nobody_pays_more && free.vote.probability >= vote.probability + 0.005;
      if (!isWanted || free.common_works.length === 0) continue;
      found += 1;
      assert.equal(proposed[0]?.probability, free.vote.probability, `building ${seed}`);
    }
    assert.ok(found > 0, 'no building has such works');
  });
});
