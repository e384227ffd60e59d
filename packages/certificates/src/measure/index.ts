/** A second door: judging readings against what is known of the documents. */

export { missedBars } from './bars.ts';
export { judge, type Verdict } from './judge.ts';
export { tableOf } from './table.ts';
export { type Tally, type Timed, tally } from './tally.ts';
export type { TrueValue, Truth, ValueClass } from './truth.ts';
