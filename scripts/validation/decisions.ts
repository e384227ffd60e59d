import { measureDecisions } from '../../packages/engine/src/validation/measure-decisions.ts';

const TRUTHS_PER_COHORT = 10;
/** Told chances may lie this far from what comes true. */
const MOST_OFF = 0.05;
/** Regret of the plan as it is told, over that of the best plan of the likeliest house. */
const MOST_OF_SHOWN_HOUSE = 0.5;

/** Plans in houses that were drawn apart from the points that the plans were made with. */
export function areDecisionsSound(): boolean {
  console.log('\nPlans in houses drawn apart from the points, by label scale.');
  let areMet = true;
  let [asTold, shownHouse] = [0, 0];
  for (const [scale, { plans, told, realised, off, houses, netEur, regretEur }] of measureDecisions(
    TRUTHS_PER_COHORT,
  )) {
    const isMet = Math.abs(told - realised) / plans <= MOST_OFF && off / plans <= MOST_OFF;
    const mean = (sum: number) => `${Math.round(sum / houses)} EUR (${Math.round((100 * sum) / netEur)} %)`;
    console.log(
      `${scale}: ${plans} plans, told ${(told / plans).toFixed(3)}, comes true ${(realised / plans).toFixed(3)}, apart by ${(off / plans).toFixed(3)} on average, at most ${MOST_OFF}: ${isMet ? 'met' : 'NOT MET'}`,
    );
    asTold += regretEur.asTold;
    shownHouse += regretEur.shownHouse;
    console.log(
      `  regret of the plan as it is told ${mean(regretEur.asTold)}, of the best plan of the shown house ${mean(regretEur.shownHouse)}, ratio ${(regretEur.asTold / regretEur.shownHouse).toFixed(2)}`,
    );
    console.log(
      `  others in ${houses} houses, and as a share of what their best plans cost: the whole list at once ${mean(regretEur.plan)}; core alone ${mean(regretEur.core)}; the list after two answers ${mean(regretEur.answered)}`,
    );
    areMet &&= isMet;
  }
  const isHalved = asTold <= MOST_OF_SHOWN_HOUSE * shownHouse;
  console.log(
    `Regret of the plans as they are told over that of the best plan of the shown house, all scales: ${(asTold / shownHouse).toFixed(2)}, at most ${MOST_OF_SHOWN_HOUSE}: ${isHalved ? 'met' : 'NOT MET'}`,
  );
  return areMet && isHalved;
}
