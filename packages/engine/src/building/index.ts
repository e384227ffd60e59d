/** Buildings with co-owners: their plan, and the rules that it is made by. */

export * from '../contract/building.ts';
export type * from '../contract/building-plan.ts';
export { buildingControlsOf, DEFAULT_BUILDING_CONTROLS } from './building-controls.ts';
export { buildingFaults } from './building-faults.ts';
export { apportion } from './money/apportion.ts';
export { costKeyOf } from './money/apportioning-weights.ts';
export { loanOfferFor, monthlyCents, publicLoanFor, termOf, writeLoan } from './money/association-loan.ts';
export { maintenancePlan, nextDueYear } from './money/maintenance.ts';
export { planBuilding } from './plan-building.ts';
export type { BuildingOptions } from './units/unit-classes.ts';
export { type Majorities, majoritiesOf, majoritiesOn } from './vote/majorities.ts';
export { chanceOfVotes, votersOf, votesNeeded } from './vote/vote.ts';
export { yesProbability } from './vote/yes-probability.ts';
export { positionOf, withCommonFacts } from './with-common-facts.ts';
