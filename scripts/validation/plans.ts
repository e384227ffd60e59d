import { measurePlanGrid } from '../../packages/engine/src/validation/plan-grid.ts';

/** Plans of dwellings of which only region, format and year are known: none may break a rule of an adviser. */
export function arePlansSound(): boolean {
  const counts = measurePlanGrid();
  const { wornOutKept, heatPumpsAboveLimit, unsaidSteps, medianCostEur } = counts;
  const costs = Object.entries(medianCostEur).map(([region, eur]) => `${region} ${eur} EUR`);
  console.log(
    `${counts.plans} plans from region, format and year: ${counts.withWorks} with works, ${counts.reached} reach the label
gas or oil at the end: ${counts.fossilAtEnd}; oil kept: ${counts.oilKept} of ${counts.oil}; all-electric heat pumps: ${counts.heatPumps}
panels: ${counts.panels}; sealed, with a test: ${counts.sealed}; floors: ${counts.floors}; external walls: ${counts.externalWalls}, internal: ${counts.internalWalls}
old glass kept beside heat recovery: ${counts.oldGlassBesideRecovery}; steps that hardly save and say why: ${counts.saidSteps}
middle of the cost range, median before 1980: ${costs.join(', ')}
gas or oil appliances of 20 years kept: ${wornOutKept} of ${counts.wornOut} (must be 0)
heat pumps above the limit: ${heatPumpsAboveLimit} (must be 0); steps that raise the bill or hardly save without a word: ${unsaidSteps} (must be 0)`,
  );
  return wornOutKept + heatPumpsAboveLimit + unsaidSteps === 0;
}
