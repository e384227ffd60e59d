import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { EstateInput } from '@rooftree/engine';
import { type PlannedHome, planHome } from '../homes/packages.ts';
import { readHome, writeHome } from '../homes/stored-home.ts';
import { loadSolver } from '../load-solver.ts';
import { verify } from '../verify.ts';
import { PortfolioSolver, type SolverOptions } from './portfolio-solver.ts';
import type { ProgrammeTerms } from './terms.ts';
import type { Unit } from './unit-columns.ts';

const highs = await loadSolver();
const folder = mkdtempSync(join(tmpdir(), 'rooftree-portfolio-'));
after(() => rmSync(folder, { recursive: true }));

const TERMS: ProgrammeTerms = {
  firstYear: 2027,
  years: 4,
  objective: 'LOWEST_COST',
  noTenantPaysMore: false,
  duties: [],
  requiredProbability: 0.5,
  frozenUntilYear: null,
};
const OPTIONS: SolverOptions = {
  scenarios: [{}],
  homes: 6,
  centsPerMovedHome: 0,
  withBaselines: true,
  gap: 1e-4,
  hasPrevious: false,
};

function house([yearBuilt, label]: readonly [number, string]): PlannedHome {
  const input: EstateInput = {
    address: { country: 'BE', zip_code: '9000', region: 'BE-VLG' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: yearBuilt,
    year_renovated: null,
    dwelling: { energy_label: label },
  };
  return planHome(input, { date: '2026-11-01' });
}

const HOMES = (
  [
    [1930, 'F'],
    [1945, 'F'],
    [1955, 'E'],
    [1965, 'E'],
    [1975, 'D'],
    [1995, 'C'],
  ] as const
).map(house);
const single = (home: PlannedHome, index: number): Unit => ({
  members: [{ name: `home, ${index}`, place: index < 3 ? 'Gent' : 'Aalst', home }],
  previous: null,
});
const UNITS = HOMES.map(single);

function solveAll(units: readonly Unit[], terms: Partial<ProgrammeTerms>, options: Partial<SolverOptions>) {
  const solver = new PortfolioSolver({ ...TERMS, ...terms }, { ...OPTIONS, ...options });
  for (const unit of units) solver.add(unit);
  const bounds: number[] = [];
  solver.solve(highs, ({ bound }) => bounds.push(bound));
  assert.ok(bounds.length > 0);
  const homes = units.map((unit) => solver.describe(unit));
  return { solver, homes, figures: solver.figures() };
}

describe('the programme of a portfolio', () => {
  it('reads a stored home as it was', () => {
    for (const home of HOMES) assert.deepEqual(readHome(JSON.parse(writeHome(home))), home);
  });

  it('does for each home what is best for it where nothing limits it', () => {
    const { homes, figures } = solveAll(UNITS, {}, {});
    for (const [chosen] of homes.flat())
      assert.match(chosen?.reason ?? '', /BEST_FOR_THE_HOME|NO_WORKS_WORTHWHILE/);
    const [base] = figures;
    assert.equal(base?.isFeasible, true);
    assert.equal(base?.present_cost_cents, base?.value);
    assert.equal(
      base?.paid_cents,
      homes.flat(2).reduce((sum, { paid_cents }) => sum + paid_cents, 0),
      'the years together cost what the homes cost',
    );
  });

  it('meets the law, within the homes of a year, and names the limit that moves a home', () => {
    const { homes, figures } = solveAll(
      UNITS,
      { duties: ['vlg_housing_code'], requiredProbability: 0.6 },
      { scenarios: [{ homes: [{ at_most_homes: 2 }] }] },
    );
    const [base] = figures;
    assert.equal(base?.isFeasible, true);
    assert.ok(base?.limits.every(({ slack }) => slack >= 0));
    const [duty] = base?.duties ?? [];
    assert.deepEqual([duty?.duty, duty?.year], ['vlg_housing_code', 2030]);
    assert.ok((duty?.homes ?? 0) > 0 && (duty?.probability ?? 0) >= 0.6);
    assert.ok(homes.flat(2).some(({ reason }) => reason === 'DUTY'));
    assert.deepEqual(
      base?.baselines.map(({ rule }) => rule),
      ['WORST_LABEL_FIRST', 'CHEAPEST_KWH_FIRST'],
    );
    for (const { value, limits_broken } of base?.baselines ?? [])
      if (limits_broken.length === 0) assert.ok(value >= (base?.value ?? 0));
  });

  it('solves scenarios side by side: less money is never cheaper', () => {
    const budget = (cents: number) => ({ budget: [{ at_most_cents: cents }] });
    const { figures } = solveAll(
      UNITS,
      { duties: ['vlg_housing_code'] },
      { scenarios: [budget(20_000_000), budget(7_000_000)] },
    );
    const [much, little] = figures;
    assert.ok(much?.isFeasible && little?.isFeasible);
    assert.ok(much.value <= little.value);
    for (const { limits } of figures) assert.equal(limits.length, 4);
  });

  it('says which limits contradict each other, and what comes closest', () => {
    const { figures, solver } = solveAll(
      UNITS,
      { duties: ['vlg_housing_code'] },
      {
        scenarios: [
          { budget: [{ at_most_cents: 100_000 }], hours: [{ trade: 'shell', at_most_hours: 1e6 }] },
        ],
      },
    );
    const [base] = figures;
    assert.equal(base?.isFeasible, false);
    assert.ok(base?.conflict.includes('duties'));
    assert.ok(base?.conflict.some((id) => id.startsWith('budget')));
    assert.ok(!base?.conflict.some((id) => id.startsWith('hours')));
    assert.ok(base?.changes.every(({ id, needed }) => id.startsWith('budget') && needed > 100_000));
    assert.equal(solver.files(0), null);
    // Nothing is the best of what is not possible, so nothing has a distance from it or a price.
    assert.deepEqual([base?.bound, base?.gap], [null, null]);
    assert.ok(base?.limits.every(({ price }) => price === null));
  });

  it('renovates a complex in the same years', () => {
    const complex: Unit = {
      members: HOMES.slice(0, 3).map((home, index) => ({ name: `flat-${index}`, place: null, home })),
      previous: null,
    };
    const { homes } = solveAll(
      [complex, ...UNITS.slice(3)],
      { duties: ['vlg_housing_code'] },
      { scenarios: [{ homes: [{ at_most_homes: 3 }] }] },
    );
    const together = homes[0]?.[0] ?? [];
    assert.equal(together.length, 3);
    assert.equal(new Set(together.flatMap(({ first_year }) => first_year ?? [])).size, 1);
  });

  it('stays with the previous programme where nothing is gained, and in frozen years always', () => {
    const limits = { scenarios: [{ homes: [{ at_most_homes: 2 }] }] };
    const before = solveAll(UNITS, { duties: ['vlg_housing_code'] }, limits);
    const again = UNITS.map((unit, index) => ({
      ...unit,
      previous: before.homes[index]?.[0]?.[0]?.column ?? null,
    }));
    const after = solveAll(
      again,
      { duties: ['vlg_housing_code'], frozenUntilYear: 2027 },
      {
        ...limits,
        hasPrevious: true,
        centsPerMovedHome: 50_000,
      },
    );
    assert.equal(after.figures[0]?.homes_moved, 0);
    assert.deepEqual(
      after.homes.flat(2).map(({ column }) => column),
      before.homes.flat(2).map(({ column }) => column),
    );
  });

  it('can be checked from its files', async () => {
    const { solver, figures } = solveAll(
      UNITS,
      { duties: ['vlg_housing_code'] },
      { scenarios: [{ homes: [{ at_most_homes: 2 }, { place: 'Gent', at_most_homes: 1 }] }] },
    );
    const files = solver.files(0);
    assert.ok(files !== null);
    const [problem, certificate] = [join(folder, 'problem'), join(folder, 'certificate')];
    writeFileSync(problem, [...files.problem].join(''));
    writeFileSync(certificate, [...files.certificate].join(''));
    const verdict = await verify(problem, certificate);
    assert.equal(verdict.homes, 6);
    assert.equal(verdict.costCents, BigInt(figures[0]?.value ?? 0));
  });

  it('helps tenants, or saves CO2, with the money that there is', () => {
    const scenarios = [{ budget: [{ at_most_cents: 3_000_000 }] }];
    const cost = solveAll(UNITS, {}, { scenarios }).figures[0];
    const co2 = solveAll(UNITS, { objective: 'MOST_CO2_PER_EURO' }, { scenarios }).figures[0];
    const tenants = solveAll(UNITS, { objective: 'MOST_TENANTS_HELPED' }, { scenarios }).figures[0];
    assert.ok((co2?.co2_kg ?? 0) <= (cost?.co2_kg ?? 0));
    assert.ok((tenants?.tenants_helped ?? 0) >= (cost?.tenants_helped ?? 0));
  });
});
