/** One price per label. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput } from '../../completion/estate-input.ts';
import { compareLabels } from '../../label/label.ts';
import { plan } from '../../testing/adviser-plan.ts';
import { DEFAULT_CONTROLS } from '../plan-options.ts';
import { planRenovation, planVariants } from '../plan-renovation.ts';

const FACTS = { habitable_space_m2: 140, window_glazing_type: 'SINGLE' } as const;
const CASES = [
  ['VLG', 'CLOSED', 1935],
  ['WAL', 'OPEN', 1955],
  ['BRU', 'SEMI_OPEN', 1965],
  ['NL', 'CLOSED', 1972],
] as const;

test('a label costs no more than the step after which the plan has it, and no less than a worse one', () => {
  let sensible = 0;
  for (const [place, format, year] of CASES) {
    const { decision, steps, label_scale: scale } = plan(place, format, year, FACTS, { withDecision: true });
    const prices = decision?.label_prices ?? [];
    assert.ok(prices.length > 0);
    let before = Number.POSITIVE_INFINITY;
    for (const { label, net_cost_eur: price, sensible_eur: more } of prices) {
      const name = `${place} ${label}`;
      const last = steps.findIndex(
        ({ expected_after: after }) => compareLabels(scale, after.label, label) <= 0,
      );
      const cost = steps
        .slice(0, last + 1)
        .reduce((sum, step) => sum + step.total_estimated_cost_incl_vat - step.subsidy_amount, 0);
      if (last !== -1) assert.ok(price !== null && price <= cost + 0.005, `${name}: ${price}, steps ${cost}`);
      assert.ok((price ?? before) <= before, `${name}: ${price} for a worse label than ${before}`);
      before = price ?? before;
      if (more > 0) sensible += 1;
    }
  }
  assert.ok(sensible > 0, 'single glass is never left');
});

test('price and what is sensible beside it are the plan with that goal', () => {
  for (const [place, format, year] of CASES) {
    const { decision } = plan(place, format, year, FACTS, { withDecision: true });
    for (const { label, net_cost_eur: price, sensible_eur: more } of decision?.label_prices ?? []) {
      const goal = plan(place, format, year, FACTS, { target_label: label });
      assert.equal(price !== null, goal.target.reached, `${place} ${label}`);
      if (price === null) continue;
      assert.equal(
        Math.round((price + more) * 100),
        Math.round(goal.totals.net_cost * 100),
        `${place} ${label}`,
      );
    }
  }
});

test('prices and ways follow the wishes of each, also where the terms hold wishes of their own', () => {
  const input = parseEstateInput(
    {
      address: { country: 'BE', zip_code: '9000' },
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1955,
      dwelling: { habitable_space_m2: 150 },
    },
    '2026-11-15',
  );
  const date = '2026-11-15';
  const bare = planRenovation(input, { date, withDecision: true });
  const { confidence: _byRule, ...wishes } = DEFAULT_CONTROLS;
  const options = { ...wishes, date };
  const full = planRenovation(input, { ...options, withDecision: true });
  assert.deepEqual(full.decision?.label_prices, bare.decision?.label_prices);
  const { cheapest, lifetime, fossil_free: fossilFree } = planVariants(input, options);
  const objectives = [cheapest, lifetime, fossilFree].map(({ controls }) => controls.objective);
  assert.deepEqual(objectives, ['least_investment', 'least_lifetime_cost', 'least_lifetime_cost']);
  assert.ok(fossilFree.controls.fossil_free);
});
