/** Portfolios of homes that the engine has planned, against two rules of thumb. */
import type { EstateFormat, EstateInput } from '@rooftree/engine';
import {
  type PlannedHome,
  PortfolioSolver,
  type ProgrammeTerms,
  planHome,
  type Unit,
} from '@rooftree/programme';
import type { Highs } from 'highs';
import { randomFrom } from '../../packages/programme/src/testing/draw-problem.ts';

const POOL = 160;
const HOMES = 120;
const DATE = '2026-11-01';
const FORMATS: readonly EstateFormat[] = ['OPEN', 'SEMI_OPEN', 'CLOSED'];
const LABELS = ['D', 'E', 'F', 'F'];
const TERMS: ProgrammeTerms = {
  firstYear: 2027,
  years: 6,
  objective: 'LOWEST_COST',
  noTenantPaysMore: false,
  duties: ['vlg_housing_code'],
  requiredProbability: 0.6,
  frozenUntilYear: null,
};
/** Room above what the duties alone need in a year of average. */
const BUDGET_ROOM = 1.2;

export interface RuleFigures {
  rule: string;
  /** How much more it costs than the programme, as a part of the net present cost of works alone. */
  moreForWorks: number;
  moreInTotal: number;
  missed: number;
  broken: number;
}

export function compareWithRules(highs: Highs, count: number): RuleFigures[] {
  const random = randomFrom(8);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new RangeError('nothing to pick');
    return value;
  };
  const pool = Array.from({ length: POOL }, () =>
    planned(1915 + Math.floor(random() * 75), pick(FORMATS), pick(LABELS)),
  );
  return Array.from({ length: count }, () => {
    const homes = Array.from({ length: HOMES }, () => pick(pool));
    const free = solveFor(highs, homes, {});
    const cents = Math.ceil((free.paid_cents / 3) * BUDGET_ROOM);
    const limits = { budget: [{ at_most_cents: cents }], homes: [{ at_most_homes: Math.ceil(HOMES / 3) }] };
    const best = solveFor(highs, homes, limits);
    return best.baselines.map(({ rule, value, paid_cents, duties_missed, limits_broken }) => ({
      rule,
      moreForWorks: paid_cents / best.paid_cents - 1,
      moreInTotal: value / best.value - 1,
      missed: duties_missed - best.duties.reduce((sum, { missed }) => sum + missed, 0),
      broken: limits_broken.length,
    }));
  }).flat();
}

function planned(yearBuilt: number, format: EstateFormat, label: string): PlannedHome {
  const input: EstateInput = {
    address: { country: 'BE', zip_code: '9000', region: 'BE-VLG' },
    estate_type: 'HOUSE',
    estate_format: format,
    year_built: yearBuilt,
    year_renovated: null,
    dwelling: { energy_label: label },
  };
  return planHome(input, { date: DATE, ownership: 'social_landlord' });
}

function solveFor(highs: Highs, homes: readonly PlannedHome[], limits: object) {
  const solver = new PortfolioSolver(TERMS, {
    scenarios: [limits],
    homes: homes.length,
    centsPerMovedHome: 0,
    withBaselines: true,
    gap: 1e-4,
    hasPrevious: false,
  });
  const units = homes.map(
    (home, index): Unit => ({
      members: [{ name: `${index}`, place: null, home }],
      previous: null,
    }),
  );
  for (const unit of units) solver.add(unit);
  solver.solve(highs, () => undefined);
  for (const unit of units) solver.describe(unit);
  const [figures] = solver.figures();
  if (figures === undefined) throw new Error('there is no programme');
  return figures;
}
