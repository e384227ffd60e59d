/** Plans of a list of measures, and three plans side by side: no page makes them. */

export { type PlanVariants, planMeasures, planVariants } from './plan-renovation.ts';
