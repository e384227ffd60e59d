import { measureDecisions } from '../../packages/engine/src/validation/measure-decisions.ts';

const TRUTHS_PER_COHORT = 10;
/** Told chances may lie this far from what comes true. */
const MOST_OFF = 0.05;

/** Plans in houses that were drawn apart from the points that the plans were made with. */
export function areDecisionsSound(): boolean {
  console.log('\nPlans in houses drawn apart from the points, by label scale.');
  let areMet = true;
  for (const [scale, { plans, told, realised, off, houses, netEur, regretEur }] of measureDecisions(
    TRUTHS_PER_COHORT,
  )) {
    const isMet = Math.abs(told - realised) / plans <= MOST_OFF && off / plans <= MOST_OFF;
    const mean = (sum: number) => `${Math.round(sum / houses)} EUR (${Math.round((100 * sum) / netEur)} %)`;
    console.log(
      `${scale}: ${plans} plans, told ${(told / plans).toFixed(3)}, comes true ${(realised / plans).toFixed(3)}, apart by ${(off / plans).toFixed(3)} on average, at most ${MOST_OFF}: ${isMet ? 'met' : 'NOT MET'}`,
    );
    console.log(
      `  regret in ${houses} houses, and as a share of what their best plans cost: ${mean(regretEur.plan)}; core first ${mean(regretEur.core)}; plan of the shown house alone ${mean(regretEur.shownHouse)}; after two answers ${mean(regretEur.answered)}`,
    );
    areMet &&= isMet;
  }
  return areMet;
}
