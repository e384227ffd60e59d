/** A programme from homes to figures, in two passes over the homes, so that memory holds numbers and no plans. */
import type { Highs } from 'highs';
import { type Names, writeCertificate, writeProblem } from '../certificate.ts';
import { at, type Choice, type Problem, totalsOf } from '../problem.ts';
import { type ChosenHome, chosenHomes } from './chosen-homes.ts';
import type { LimitRow } from './limit-rows.ts';
import { type Figures, Outcome } from './outcome.ts';
import { mostColumns, type PortfolioOptions, PortfolioProblem } from './portfolio-problem.ts';
import type { Baseline } from './preferences.ts';
import { reasonOf } from './reasons.ts';
import { type SolvedScenario, solveScenario } from './solve-scenario.ts';
import type { ProgrammeTerms } from './terms.ts';
import { choicesOf, type Unit } from './unit-columns.ts';

export interface LimitFigures extends LimitRow {
  amount: number;
  used: number;
  /** What is left of it; negative where it is broken. */
  slack: number;
  /** By how much one unit more improves the value; null where no programme is within the limits. */
  price: number | null;
}

export interface ScenarioFigures extends Figures {
  isFeasible: boolean;
  value: number;
  /** Null where no programme is within the limits, so that there is no best one. */
  bound: number | null;
  gap: number | null;
  homes_moved: number | null;
  limits: LimitFigures[];
  conflict: string[];
  /** Limits that the nearest programme breaks, and what they would have to be. */
  changes: { id: string; amount: number; needed: number }[];
  baselines: (Pick<Figures, 'present_cost_cents' | 'paid_cents' | 'co2_kg'> & {
    rule: Baseline;
    value: number;
    duties_missed: number;
    limits_broken: string[];
  })[];
}

export interface SolverOptions extends PortfolioOptions {
  withBaselines: boolean;
  gap: number;
  hasPrevious: boolean;
}

export interface SolverProgress {
  scenario: number;
  value: number | null;
  bound: number;
  gap: number | null;
}

/** The second pass is not over the homes of the first: both must be done again. */
class ChangedHomes extends Error {
  override name = 'ChangedHomes';
}

interface Scenario extends SolvedScenario {
  problem: Problem;
  rows: LimitRow[];
  previous: Int32Array;
  outcome: Outcome;
  moved: number;
  ofBaselines: Outcome[];
}

export class PortfolioSolver {
  readonly #terms: ProgrammeTerms;
  readonly #options: SolverOptions;
  readonly #input: PortfolioProblem;
  #scenarios: Scenario[] = [];
  #described = 0;

  constructor(terms: ProgrammeTerms, options: SolverOptions) {
    this.#terms = terms;
    this.#options = options;
    this.#input = new PortfolioProblem(terms, options);
  }

  /** First pass. */
  add(unit: Unit): void {
    this.#input.add(unit);
  }

  solve(highs: Highs, onProgress: (progress: SolverProgress) => void): void {
    // The scenarios differ in some limits: the prices of the others are close, and what proves a conflict often proves
    // the next.
    let startPrices: ReadonlyMap<string, number> | undefined;
    let knownProof: ReadonlyMap<string, number> | undefined;
    for (const [number, built] of this.#input.build().entries()) {
      const { problem } = built;
      const pricesOf = (known: ReadonlyMap<string, number> | undefined) =>
        known && Float64Array.from(problem.limits, ({ id }) => known.get(id) ?? 0);
      const solved = solveScenario(highs, problem, {
        ...this.#options,
        objective: this.#terms.objective,
        preferences: this.#input.preferences,
        isRequired: this.#input.isRequired,
        startPrices: pricesOf(startPrices),
        knownProof: pricesOf(knownProof),
        onProgress: ({ costCents: value, boundCents: bound }) =>
          onProgress({ scenario: number, value, bound, gap: value === null ? null : gapOf(value, bound) }),
      });
      const byId = (prices: Float64Array) =>
        new Map(problem.limits.map(({ id }, limit) => [id, at(prices, limit)]));
      if (solved.infeasible === null) startPrices ??= byId(solved.programme.prices);
      else if (solved.infeasible.proof !== undefined) knownProof = byId(solved.infeasible.proof);
      this.#scenarios.push({
        ...built,
        ...solved,
        outcome: new Outcome(this.#terms),
        moved: 0,
        ofBaselines: solved.baselines.map(() => new Outcome(this.#terms)),
      });
    }
  }

  /** Second pass, in the same order: what each home does, by scenario. */
  describe(unit: Unit): ChosenHome[][] {
    const position = this.#described++;
    const { columns } = choicesOf(unit, this.#terms, mostColumns(this.#options.homes));
    const isSame = this.#input.columnIds[position] === columns.map(({ id }) => id).join();
    if (!isSame || !this.#input.isNamed(position, unit)) throw new ChangedHomes('homes changed meanwhile');
    return this.#scenarios.map((scenario) => {
      const { problem, programme, previous, outcome, baselines, ofBaselines } = scenario;
      const ofChoice = (choice: Choice) => columns[at(choice, position) - at(problem.firstColumn, position)];
      for (const [index, { choice }] of baselines.entries()) {
        const column = ofChoice(choice);
        if (column !== undefined) ofBaselines[index]?.add(unit, column);
      }
      const chosen = ofChoice(programme.choice);
      if (chosen === undefined) throw new ChangedHomes('a chosen column is gone');
      outcome.add(unit, chosen);
      const isAsBefore = at(previous, position) === at(programme.choice, position);
      if (unit.previous !== null && !isAsBefore) scenario.moved += unit.members.length;
      const reason = reasonOf(problem, programme.prices, {
        unit: position,
        column: at(programme.choice, position),
        hasWorks: chosen.columns.some(({ package: works }) => works !== null),
        isRequired: this.#input.isRequired[position] ?? false,
        isTogether: unit.members.length > 1,
        isAsBefore,
      });
      return chosenHomes(unit, chosen, reason, this.#terms.firstYear);
    });
  }

  figures(): ScenarioFigures[] {
    return this.#scenarios.map((scenario) => {
      const { problem, programme, rows, infeasible, outcome, moved, baselines, ofBaselines } = scenario;
      const { used } = totalsOf(problem, programme.choice);
      const isFeasible = infeasible === null;
      const bound = isFeasible ? Math.floor(programme.boundCents) : null;
      return {
        isFeasible,
        value: programme.costCents,
        bound,
        gap: bound === null ? null : gapOf(programme.costCents, bound),
        homes_moved: this.#options.hasPrevious ? moved : null,
        ...outcome.figures(),
        limits: rows.map((row, limit) => ({
          ...limitFigures(row, problem, limit, used),
          price: isFeasible ? at(programme.prices, limit) : null,
        })),
        conflict: infeasible?.conflict ?? [],
        changes: rows.flatMap(({ id, comparison }, limit) => {
          const excess = infeasible === null ? 0 : at(infeasible.excess, limit);
          const amount = problem.limits[limit]?.amount ?? 0;
          const needed = comparison === 'AT_MOST' ? amount + excess : amount - excess;
          return excess > 0 ? [{ id, amount, needed }] : [];
        }),
        baselines: baselines.map(({ rule, value, broken }, index) => {
          const figures = ofBaselines[index]?.figures() ?? new Outcome(this.#terms).figures();
          return {
            rule,
            value,
            present_cost_cents: figures.present_cost_cents,
            paid_cents: figures.paid_cents,
            co2_kg: figures.co2_kg,
            duties_missed: figures.duties.reduce((sum, { missed }) => sum + missed, 0),
            limits_broken: broken,
          };
        }),
      };
    });
  }

  /** The two files of a scenario; null where no programme is within the limits. */
  files(scenario: number): { problem: Generator<string>; certificate: Generator<string> } | null {
    const found = this.#scenarios[scenario];
    if (found === undefined || found.infeasible !== null) return null;
    const { problem, programme } = found;
    const names = namesOf(problem, this.#input);
    return {
      problem: writeProblem(problem, names),
      certificate: writeCertificate(problem, programme, names),
    };
  }
}

function gapOf(value: number, bound: number): number {
  return Math.max(0, value - bound) / Math.max(1, Math.abs(bound));
}

function limitFigures(
  row: LimitRow,
  problem: Problem,
  limit: number,
  used: Float64Array,
): Omit<LimitFigures, 'price'> {
  const amount = problem.limits[limit]?.amount ?? 0;
  const slack = row.comparison === 'AT_MOST' ? amount - at(used, limit) : at(used, limit) - amount;
  return { ...row, amount, used: at(used, limit), slack };
}

/** Columns by their ids; the files go through the homes in order, so that the ids of one are split once. */
function namesOf({ firstColumn }: Problem, { names, columnIds }: PortfolioProblem): Names {
  let unit = 0;
  let ids: string[] = columnIds[0]?.split(',') ?? [];
  return {
    home: (home) => names[home] ?? '',
    column: (column) => {
      if (column < at(firstColumn, unit) || column >= at(firstColumn, unit + 1)) {
        if (column < at(firstColumn, unit)) unit = 0;
        while (column >= at(firstColumn, unit + 1)) unit++;
        ids = columnIds[unit]?.split(',') ?? [];
      }
      return ids[column - at(firstColumn, unit)] ?? '';
    },
  };
}
