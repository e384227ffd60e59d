/**
 * The conformance suite's public API. It is written from the specification alone and imports nothing from the server.
 */
export { type CheckResult, checkConformance, type RunOptions, ServerUnreachableError } from './run.ts';
export type { Target } from './session.ts';
export { resultLines, summaryLine } from './table.ts';
