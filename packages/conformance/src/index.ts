/** The conformance suite's doors: it is written from the specification alone and imports nothing of the server. */
export { checkConformance, type PointResult, type RunOptions, ServerUnreachableError } from './run.ts';
export type { Target } from './session.ts';
export { resultLines, summaryLine } from './table.ts';
