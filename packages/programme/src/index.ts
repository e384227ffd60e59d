export { findBestPrices } from './best-prices.ts';
export { writeCertificate, writeProblem } from './certificate.ts';
export { findConflict } from './conflicts.ts';
export { type ColumnTerms, columnsOf, type HomeColumn } from './homes/columns.ts';
export { type PlannedHome, planHome, type WorkPackage } from './homes/packages.ts';
export { loadSolver } from './load-solver.ts';
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
