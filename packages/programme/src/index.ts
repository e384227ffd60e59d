export { findBestPrices } from './best-prices.ts';
export { writeCertificate, writeProblem } from './certificate.ts';
export { findConflict } from './conflicts.ts';
export { type ColumnTerms, columnsOf, type HomeColumn } from './homes/columns.ts';
export { CREWS, type Crew } from './homes/crews.ts';
export { optionsOfWish, type PlannedHome, planHome, type WorkPackage } from './homes/packages.ts';
export { readHome, type StoredHome, writeHome } from './homes/stored-home.ts';
export { loadSolver } from './load-solver.ts';
export type { ChosenHome } from './portfolio/chosen-homes.ts';
export { LIMIT_KINDS, LIMIT_UNITS, type LimitRow } from './portfolio/limit-rows.ts';
export { allRows, TooManyLimits } from './portfolio/portfolio-problem.ts';
export {
  PortfolioSolver,
  type ScenarioFigures,
  type SolverOptions,
  type SolverProgress,
} from './portfolio/portfolio-solver.ts';
export { BASELINES } from './portfolio/preferences.ts';
export { REASONS } from './portfolio/reasons.ts';
export { DUTIES_OF_LAW } from './portfolio/solve-scenario.ts';
export {
  CALENDARS,
  type Calendar,
  PROGRAMME_OBJECTIVES,
  type ProgrammeLimits,
  type ProgrammeObjective,
  type ProgrammeTerms,
} from './portfolio/terms.ts';
export type { Unit, UnitMember } from './portfolio/unit-columns.ts';
export {
  type Choice,
  type ColumnInput,
  type Limit,
  type Problem,
  ProblemBuilder,
  totalsOf,
} from './problem.ts';
export { type Programme, type SolveOptions, solve } from './solve.ts';
export { withPriceOfMoving } from './stay.ts';
export { RefusedProgramme, type Verdict, verify } from './verify.ts';
