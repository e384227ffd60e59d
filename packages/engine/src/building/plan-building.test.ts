import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BuildingPlan } from '../contract/building-plan.ts';
import { InputError } from '../contract/input-error.ts';
import { antwerpBuilding, type ExampleBuilding, rotterdamBuilding } from '../testing/example-buildings.ts';
import { cases } from '../testing/long.ts';
import { randomBuilding } from '../testing/random-buildings.ts';
import { numbers } from '../validation/random.ts';
import { planBuilding } from './plan-building.ts';

const OPTIONS = { date: '2026-11-18' };

const cents = (eur: number): number => Math.round(eur * 100);
const sumOf = <T>(items: readonly T[], read: (item: T) => number): number =>
  items.reduce((sum, item) => sum + cents(read(item)), 0);

/** Every sum that a syndic or an owner can check with a pencil. */
function checkSums(plan: BuildingPlan): void {
  const { totals, common_works: works, units, phases, maintenance } = plan;
  assert.equal(
    cents(totals.net_cost),
    sumOf(works, (work) => work.net_cost),
  );
  assert.equal(
    cents(totals.net_cost),
    sumOf(units, (unit) => unit.common_net_cost),
  );
  assert.equal(
    cents(totals.net_cost),
    sumOf(phases, (phase) => phase.net_cost),
  );
  assert.equal(
    cents(totals.private_net_cost),
    sumOf(units, (unit) => unit.private_net_cost),
  );
  assert.equal(
    cents(totals.from_reserve),
    sumOf(units, (unit) => unit.paid_from_reserve),
  );
  assert.equal(
    cents(totals.from_loan),
    sumOf(units, (unit) => unit.paid_by_loan),
  );
  assert.equal(
    cents(totals.from_owners),
    sumOf(units, (unit) => unit.paid_at_once),
  );
  assert.equal(
    cents(plan.loan?.payment_per_month ?? 0),
    sumOf(units, ({ month }) => month.loan_payment),
  );
  for (const work of works) {
    const { work: code, part_id: part } = work;
    const ofUnits = sumOf(units, ({ common_parts: parts }) => {
      return parts.find((one) => one.work === code && one.part_id === part)?.net_cost ?? 0;
    });
    assert.equal(ofUnits, cents(work.net_cost), code);
    assert.equal(
      cents(work.total_estimated_cost_incl_vat) - cents(work.subsidy_amount),
      cents(work.net_cost),
    );
    assert.equal(
      cents(work.estimated_cost) + cents(work.estimated_vat_cost),
      cents(work.total_estimated_cost_incl_vat),
    );
    assert.ok(work.anyway_cost <= work.net_cost);
    assert.ok(plan.vote.items.some(({ id, works: on }) => id === work.vote_item && on.includes(code)));
  }
  for (const unit of units) {
    const paid = cents(unit.paid_from_reserve) + cents(unit.paid_by_loan) + cents(unit.paid_at_once);
    assert.equal(paid, cents(unit.common_net_cost));
    assert.equal(
      sumOf(unit.common_parts, (part) => part.net_cost),
      cents(unit.common_net_cost),
    );
    const { bill_before, bill_after, loan_payment, reserve_change, net } = unit.month;
    assert.equal(
      cents(bill_before) - cents(bill_after) - cents(loan_payment) - cents(reserve_change),
      cents(net),
    );
    assert.ok(unit.paid_at_once >= 0 && unit.paid_by_loan >= 0 && unit.paid_from_reserve >= 0);
  }
  for (const phase of phases) {
    const paid = cents(phase.from_reserve) + cents(phase.from_loan) + cents(phase.from_owners);
    assert.equal(paid, cents(phase.net_cost));
  }
  let fund = maintenance.fund[0]?.start ?? 0;
  for (const {
    start,
    contribution,
    maintenance: spent,
    works_from_reserve: works,
    end,
  } of maintenance.fund) {
    assert.equal(cents(start), cents(fund));
    assert.equal(cents(start) + cents(contribution) - cents(spent) - cents(works), cents(end));
    assert.ok(end >= 0, 'the fund is never below zero');
    fund = end;
  }
  const paidIn = maintenance.fund.some(({ contribution }) => contribution > 0);
  if (paidIn) assert.equal(fund, 0);
  const losses = units.reduce((sum, { month }) => sum + Math.max(0, -cents(month.net)), 0);
  assert.equal(losses, cents(plan.losses_per_month));
  assert.equal(plan.nobody_pays_more, losses === 0);
}

describe('the plan of a building', () => {
  const examples: Record<string, () => ExampleBuilding> = { antwerpBuilding, rotterdamBuilding };
  for (const [name, example] of Object.entries(examples)) {
    it(`adds up to the cent for ${name}`, () => {
      const { building, estates } = example();
      const plan = planBuilding(building, estates, {}, OPTIONS);
      checkSums(plan);
      assert.ok(plan.target.reached);
      assert.ok(plan.common_works.length > 0);
      assert.deepEqual(
        plan.units.map(({ external_id: id }) => id),
        building.units.map(({ external_id: id }) => id),
      );
    });
  }

  it('adds up to the cent for random buildings and wishes', () => {
    for (let seed = 1; seed <= cases(6, 200); seed++) {
      const next = numbers(9000 + seed);
      const { building, estates } = randomBuilding(next, 1 + Math.floor(next() * 8));
      checkSums(
        planBuilding(
          building,
          estates,
          {
            target_of: next() < 0.3 ? 'MEAN' : 'EVERY_UNIT',
            objective: next() < 0.3 ? 'least_lifetime_cost' : 'least_investment',
            budget_per_year_eur: next() < 0.5 ? null : 5000,
            loan_years: next() < 0.5 ? null : 10,
            maintenance_years: next() < 0.5 ? 10 : 30,
          },
          OPTIONS,
        ),
      );
    }
  });

  it('has what the owner pays of a common work in the plan of the apartment', () => {
    const { building, estates } = antwerpBuilding();
    const { units } = planBuilding(building, estates, {}, OPTIONS);
    for (const { plan, common_parts: parts } of units) {
      for (const line of plan.steps.flatMap(({ works }) => works)) {
        if (line.track !== 'building') continue;
        const own = sumOf(
          parts.filter(({ work }) => work === line.work),
          (part) => part.net_cost,
        );
        const inPlan = cents(line.total_estimated_cost_incl_vat) - cents(line.subsidy_amount);
        // VAT of a part is rounded by itself.
        assert.ok(Math.abs(own - inPlan) <= 2, `${line.work}: ${own} and ${inPlan}`);
      }
    }
  });

  it('charges nobody for a part that their key leaves out', () => {
    const { building, estates } = antwerpBuilding();
    const upper = building.units.filter(({ floor }) => floor !== 0).map(({ external_id: id }) => id);
    const parts = building.parts.map((part) =>
      part.id === 'roof' ? { ...part, apportioning: 'UNITS_WITH_PART' as const, units: upper } : part,
    );
    const plan = planBuilding({ ...building, parts }, estates, {}, OPTIONS);
    checkSums(plan);
    for (const unit of plan.units) {
      const roof = unit.common_parts.find(({ work }) => work === 'roof_flat')?.net_cost ?? 0;
      assert.equal(roof > 0, upper.includes(unit.external_id));
    }
  });

  it('pays for a tank, a boiler room and wiring once', () => {
    const { building, estates } = antwerpBuilding();
    const oil = { ...building, facts: { ...building.facts, heating_type: 'OIL' as const } };
    const costs = [1, 2].map((times) => {
      const units = oil.units.flatMap((unit) =>
        Array.from({ length: times }, (_, copy) => ({ ...unit, external_id: `${unit.external_id}-${copy}` })),
      );
      const all = new Map(
        units.map(({ external_id: id }) => [id, estates.get(id.slice(0, -2)) ?? assert.fail(id)]),
      );
      const parts = oil.parts.filter(({ kind }) => kind !== 'lift');
      const plan = planBuilding({ ...oil, parts, units, shares_total: 1000 * times }, all, {}, OPTIONS);
      checkSums(plan);
      return plan.common_works.find(({ work }) => work === 'oil_tank_removal')?.estimated_cost;
    });
    assert.ok(costs[0] !== undefined && costs[0] > 0);
    assert.equal(costs[0], costs[1]);
  });

  it('is the same again, and leaves what it was given as it was', () => {
    const { building, estates } = antwerpBuilding();
    const before = JSON.stringify([building, [...estates]]);
    const first = JSON.stringify(planBuilding(building, estates, {}, OPTIONS));
    assert.equal(JSON.stringify(planBuilding(building, estates, {}, OPTIONS)), first);
    assert.equal(JSON.stringify([building, [...estates]]), before);
    assert.deepEqual(JSON.parse(first).controls.target_of, 'EVERY_UNIT');
  });

  it('names every unit that is missing or no apartment', () => {
    const { building, estates } = antwerpBuilding();
    estates.delete('antwerp-0A');
    const house = estates.get('antwerp-1B') ?? assert.fail();
    estates.set('antwerp-1B', { ...house, estate_type: 'HOUSE' });
    assert.throws(
      () => planBuilding(building, estates, {}, OPTIONS),
      (error: unknown) =>
        error instanceof InputError &&
        error.faults.map(({ path }) => path).join() === 'units[0].external_id,units[4].external_id',
    );
  });
});
