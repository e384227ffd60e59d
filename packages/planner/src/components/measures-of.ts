import { MEASURES, type MeasureCode, type Step } from '@rooftree/engine';

/** The measures of a step, without the works that they bring with them. */
export function measuresOf(step: Step): MeasureCode[] {
  return MEASURES.filter((measure) => step.works.some((work) => work.work === measure));
}
