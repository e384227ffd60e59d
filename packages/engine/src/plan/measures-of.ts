import { MEASURES, type MeasureCode } from '../contract/codes.ts';
import type { WorkLine } from '../contract/plan.ts';

/** The measures of a step in the order of its works, without the works that they bring with them. */
export function measuresOf(step: { works: readonly Pick<WorkLine, 'work'>[] }): MeasureCode[] {
  return step.works
    .map(({ work }) => MEASURES.find((measure) => measure === work))
    .filter((measure) => measure !== undefined);
}
