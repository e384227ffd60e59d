/** Buildings with co-owners: their plan, and the rules that it is made by. */

export * from '../contract/building.ts';
export type * from '../contract/building-plan.ts';
export { apportion } from './apportion.ts';
export { costKeyOf } from './apportioning-weights.ts';
export { loanOfferFor, monthlyCents, publicLoanFor, termOf, writeLoan } from './association-loan.ts';
export { buildingControlsOf, DEFAULT_BUILDING_CONTROLS } from './building-controls.ts';
export { buildingFaults } from './building-faults.ts';
export { maintenancePlan, nextDueYear } from './maintenance.ts';
export { type Majorities, majoritiesOf, majoritiesOn } from './majorities.ts';
export { planBuilding } from './plan-building.ts';
export type { BuildingOptions } from './unit-classes.ts';
export { chanceOfVotes, votersOf, votesNeeded } from './vote.ts';
export { positionOf, withCommonFacts } from './with-common-facts.ts';
export { yesProbability } from './yes-probability.ts';
