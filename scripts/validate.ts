/**
 * `npm run validate -- <file…>`: reference cases through the core balance; exit 1 above a file's tolerance. Without files also
 * the plans of dwellings of which only region, format and year are known; exit 1 where one breaks a rule of an adviser.
 */
import { readFileSync } from 'node:fs';
import { measurePlanGrid } from '../packages/engine/src/validation/plan-grid.ts';
import { solveTabulaCase, type TabulaFile } from '../packages/engine/src/validation/tabula-case.ts';
import { costsFromGToA } from '../packages/engine/src/validation/whole-houses.ts';

const DEFAULT_FILES = ['tabula-be-cases.json', 'tabula-be-refurbished-cases.json'].map(
  (name) => new URL(`../packages/engine/src/validation/${name}`, import.meta.url),
);

const given = process.argv.slice(2);
for (const file of given.length > 0 ? given : DEFAULT_FILES) {
  if (!isWithinTolerance(file)) process.exitCode = 1;
}
if (given.length === 0 && !arePlansSound()) process.exitCode = 1;

function isWithinTolerance(file: string | URL): boolean {
  const { tolerance, cases }: TabulaFile = JSON.parse(readFileSync(file, 'utf8'));
  let largest = 0;
  let compared = 0;
  for (const reference of cases) {
    const solved = solveTabulaCase(reference);
    for (const [quantity, expected] of Object.entries(reference.expected)) {
      const value = solved[quantity];
      // A quantity that we do not know, or a value that is no number, must fail and not slip through.
      const deviation =
        value === undefined || Number.isNaN(value) ? Number.POSITIVE_INFINITY : Math.abs(value - expected);
      console.log(
        `${reference.code}  ${quantity}  expected ${expected}  got ${value}  deviation ${deviation}`,
      );
      largest = Math.max(largest, deviation);
      compared += 1;
    }
  }
  const verdict = compared > 0 && largest <= tolerance;
  console.log(
    `${file}: ${cases.length} cases, ${compared} values, largest deviation ${largest}, tolerance ${tolerance}: ${verdict ? 'pass' : 'FAIL'}`,
  );
  return verdict;
}

function arePlansSound(): boolean {
  const counts = measurePlanGrid();
  const { wornOutKept, heatPumpsAboveLimit, unsaidSteps, medianCostEur } = counts;
  const { ownHeatPumpsOfFlats, twoWaterHeaters, dueOutOfOrder } = counts;
  const whole = costsFromGToA();
  const wholeEur = whole[whole.length >> 1] ?? 0;
  const costs = Object.entries(medianCostEur).map(([region, eur]) => `${region} ${eur} EUR`);
  console.log(
    `${counts.plans} plans from region, format and year: ${counts.withWorks} with works, ${counts.reached} reach the label
gas or oil at the end: ${counts.fossilAtEnd} (hybrids ${counts.hybrids}, new boilers ${counts.newBoilers}), of the plans that cost least over thirty years ${counts.fossilAtEndOfLifetime}
oil kept: ${counts.oilKept} of ${counts.oil}; all-electric heat pumps: ${counts.heatPumps}
panels: ${counts.panels}; sealed, with a test: ${counts.sealed}; floors: ${counts.floors}; external walls: ${counts.externalWalls}, internal: ${counts.internalWalls}
old glass kept beside heat recovery: ${counts.oldGlassBesideRecovery}; steps that hardly save and say why: ${counts.saidSteps}
middle of the cost range, median before 1980: ${costs.join(', ')}
gas or oil appliances of 20 years kept: ${wornOutKept} of ${counts.wornOut} (must be 0)
Belgian houses of 150 m² from G to A: median ${wholeEur} EUR of ${whole.length} (must be 70,000 to 110,000)
apartments with a heat pump of their own: ${ownHeatPumpsOfFlats} (must be 0); two water heaters: ${twoWaterHeaters} (must be 0); steps due out of order: ${dueOutOfOrder} (must be 0)
heat pumps above the limit: ${heatPumpsAboveLimit} (must be 0); steps that raise the bill or hardly save without a word: ${unsaidSteps} (must be 0)`,
  );
  const broken =
    wornOutKept + heatPumpsAboveLimit + unsaidSteps + ownHeatPumpsOfFlats + twoWaterHeaters + dueOutOfOrder;
  return broken === 0 && wholeEur >= 70_000 && wholeEur <= 110_000;
}
