import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import type { EstateInput } from '@rooftree/engine';
import type { Model, ModelData } from 'highs';
import { planHome } from '../homes/packages.ts';
import { loadSolver } from '../load-solver.ts';
import { PortfolioSolver } from './portfolio-solver.ts';
import type { ProgrammeLimits } from './terms.ts';
import type { Unit } from './unit-columns.ts';

const HOMES = 120;
const YEARS_BUILT = [1930, 1945, 1955, 1965, 1975];
const LABELS = ['F', 'E', 'D'];

const POOL = YEARS_BUILT.flatMap((year_built) =>
  LABELS.map((energy_label) => {
    const input: EstateInput = {
      address: { country: 'BE', zip_code: '9000', region: 'BE-VLG' },
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built,
      year_renovated: null,
      dwelling: { energy_label },
    };
    return planHome(input, { date: '2026-11-01' });
  }),
);
const UNITS = Array.from({ length: HOMES }).flatMap((_, index): Unit[] => {
  const home = POOL[index % POOL.length];
  return home === undefined ? [] : [{ members: [{ name: `${index}`, place: null, home }], previous: null }];
});

const highs = await loadSolver();
/** Columns and visited nodes of each search. */
const searches: { columns: number; nodes: number }[] = [];
const withModel = highs.withModel.bind(highs);
mock.method(highs, 'withModel', (data: ModelData, search: (model: Model) => unknown) =>
  withModel(data, (model) => {
    const found = search(model);
    searches.push({ columns: data.numCols, nodes: Number(model.info.get('mip_node_count')) });
    return found;
  }),
);

function solveAll(scenarios: readonly ProgrammeLimits[]) {
  searches.length = 0;
  const solver = new PortfolioSolver(
    {
      firstYear: 2027,
      years: 6,
      objective: 'LOWEST_COST',
      noTenantPaysMore: false,
      duties: ['vlg_housing_code'],
      requiredProbability: 0.7,
      frozenUntilYear: null,
    },
    { scenarios, homes: HOMES, centsPerMovedHome: 0, withBaselines: false, gap: 1e-3, hasPrevious: false },
  );
  for (const unit of UNITS) solver.add(unit);
  const progress: number[] = [];
  solver.solve(highs, ({ scenario }) => progress.push(scenario));
  return { figures: solver.figures(), searched: new Set(progress) };
}

const budget = (euros: number): ProgrammeLimits => ({ budget: [{ at_most_cents: euros * 100 }] });

describe('a programme that no choice is within', () => {
  const { figures, searched } = solveAll([60_000, 75_000, 40_000, 10_000_000].map(budget));
  const infeasible = figures.filter(({ isFeasible }) => !isFeasible);

  it('is proven by prices: the solver looks for the nearest programme only, among few nodes', () => {
    assert.equal(infeasible.length, 3);
    assert.ok(searches.length <= 4, `${searches.length} searches`);
    for (const { nodes } of searches) assert.ok(nodes <= 400, `${nodes} nodes`);
  });

  it('names the limits in conflict and what they would have to be', () => {
    for (const { conflict, changes } of infeasible) {
      assert.deepEqual(conflict, ['budget:2027', 'budget:2028', 'budget:2029', 'duties']);
      assert.ok(
        changes.length > 0 &&
          changes.every(({ id, needed, amount }) => conflict.includes(id) && needed > amount),
      );
    }
  });

  it('shares its proof with scenarios that fail for the same reason, not with those that succeed', () => {
    assert.deepEqual([...searched], [0, 3]);
    assert.equal(figures.at(-1)?.isFeasible, true);
  });
});
