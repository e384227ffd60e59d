import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EstateInput } from '@rooftree/engine';
import { type PlannedHome, planHome } from '../homes/packages.ts';
import { loadSolver } from '../load-solver.ts';
import { PortfolioSolver } from './portfolio-solver.ts';
import type { ProgrammeLimits } from './terms.ts';
import type { Unit } from './unit-columns.ts';
import { WorstHomes } from './worst-homes.ts';

const YEAR = 2030;
const HOMES = (
  [
    [1930, 'F'],
    [1940, 'F'],
    [1950, 'F'],
    [1945, 'D'],
    [1955, 'D'],
    [1965, 'D'],
    [1975, 'D'],
  ] as const
).map(([year_built, energy_label]): PlannedHome => {
  const input: EstateInput = {
    address: { country: 'BE', zip_code: '9000', region: 'BE-VLG' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built,
    year_renovated: null,
    dwelling: { energy_label },
  };
  return planHome(input, { date: '2026-11-01' });
});
const UNITS = HOMES.map(
  (home, index): Unit => ({ members: [{ name: `${index}`, place: null, home }], previous: null }),
);

const highs = await loadSolver();

/** Figures, and the kWh that the homes with label F and all homes save. */
function solveFor(limits: ProgrammeLimits) {
  const solver = new PortfolioSolver(
    {
      firstYear: 2027,
      years: 4,
      objective: 'LOWEST_COST',
      noTenantPaysMore: false,
      duties: [],
      requiredProbability: 0.5,
      frozenUntilYear: null,
    },
    {
      scenarios: [limits],
      homes: HOMES.length,
      centsPerMovedHome: 0,
      withBaselines: false,
      gap: 0,
      hasPrevious: false,
    },
  );
  for (const unit of UNITS) solver.add(unit);
  solver.solve(highs, () => undefined);
  const savings = UNITS.map((unit, index) => {
    const [works] = solver.describe(unit)[0]?.[0]?.column.split('@') ?? [];
    const home = HOMES[index];
    const after = home?.packages.find(({ id }) => id === works)?.stages.at(-1)?.after ?? home?.today;
    return (home?.today.primaryKwhPerYear ?? 0) - (after?.primaryKwhPerYear ?? 0);
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [figures] = solver.figures();
  assert.ok(figures !== undefined);
  return { figures, worst: sum(savings.slice(0, 3)), all: sum(savings) };
}

describe('the worst homes', () => {
  it('are 43 % of all, by label and then by primary energy', () => {
    const worst = new WorstHomes();
    for (const unit of UNITS.toReversed()) worst.add(unit);
    assert.deepEqual([...worst.flags()], [0, 0, 0, 0, 1, 1, 1]);
  });

  it('bring the part of the saving that is required of them', () => {
    const cut = { by_year: YEAR, cut_at_least_percent: 35 };
    const free = solveFor({ energy: [cut] });
    const part = Math.min(99, Math.ceil((100 * free.worst) / free.all) + 10);
    const shared = solveFor({ energy: [{ ...cut, from_worst_homes_at_least_percent: part }] });
    assert.equal(shared.figures.isFeasible, true);
    assert.ok(free.worst < (part / 100) * free.all && shared.worst >= (part / 100) * shared.all);
    assert.ok(shared.figures.value >= free.figures.value);
  });
});
