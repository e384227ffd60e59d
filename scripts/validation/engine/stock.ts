import { measureCoverage } from '../../../packages/engine/src/validation/measure-coverage.ts';
import { measureJumps } from '../../../packages/engine/src/validation/measure-jumps.ts';
import { measureMeters } from '../../../packages/engine/src/validation/measure-meters.ts';
import { measureStates } from '../../../packages/engine/src/validation/measure-states.ts';

const TRUTHS_PER_COHORT = 4;
const YEAR_STEP = 3;

/** The houses that an estate can be, against what is known of the stock. */
export function isStockSound(): boolean {
  return [printStates(), printCoverage(), printJumps(), printMeters()].every(Boolean);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`.padStart(5);
}

/** Electric heat and oil may not differ from the stock by more than 10 points given any letter. */
function printStates(): boolean {
  console.log(
    '\nShares of states given a letter, over the stock; behind the bar, listings with that letter.',
  );
  let farthest = 0;
  for (const { scale, type, letter, weight, shares, listings, ...row } of measureStates()) {
    const states = Object.entries(shares).map(([state, share]) => `${state} ${percent(share)}`);
    const line =
      listings.n === 0
        ? ''
        : `| n ${listings.n}, electric ${percent(listings.electric / listings.n)}, oil ${percent(listings.oil / listings.n)}`;
    console.log(`${scale} ${type} ${letter.padEnd(3)} ${percent(weight)}: ${states.join(', ')} ${line}`);
    farthest = Math.max(farthest, row.farthest);
  }
  const isMet = farthest <= 0.105;
  console.log(
    `farthest of electric heat or oil from its share in the cohort: ${percent(farthest)}, at most 10 %: ${verdict(isMet)}`,
  );
  return isMet;
}

function printCoverage(): boolean {
  console.log('\nHouses drawn apart from the points: true score within p10–p90 by the given facts.');
  let areMet = true;
  for (const [name, { n, covered, below }] of measureCoverage(TRUTHS_PER_COHORT)) {
    const isMet = covered / n >= 0.75 && covered / n <= 0.85;
    console.log(`${name}: ${percent(covered / n)} of ${n}, below ${percent(below / n)}: ${verdict(isMet)}`);
    areMet &&= isMet;
  }
  return areMet;
}

function printJumps(): boolean {
  const jumps = measureJumps(YEAR_STEP);
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} % of ${whole}`;
  console.log('\nThe shown score moves by more than 5 %');
  console.log(`for 2 m² more: ${share(jumps.byArea, jumps.pairs)}`);
  console.log(`for a year more within a period: ${share(jumps.withinPeriods, jumps.yearPairsWithinPeriods)}`);
  console.log(`for a year more at the end of a period: ${share(jumps.atPeriods, jumps.yearPairsAtPeriods)}`);
  console.log(`it lies more than 5 % from the median: ${share(jumps.farFromMedian, jumps.pairs)}`);
  console.log(`farthest: ${percent(jumps.worst.moved)}, ${jumps.worst.what}`);
  return jumps.byArea <= 0.01 * jumps.pairs && jumps.farFromMedian === 0;
}

function printMeters(): boolean {
  console.log('\nGas of gas-heated dwellings, kWh a year, model and meters.');
  let areMet = true;
  for (const { what, source, meteredKwh, modelKwh } of measureMeters()) {
    const off = modelKwh / meteredKwh - 1;
    const isMet = Math.abs(off) <= 0.1;
    console.log(
      `${what}: ${Math.round(modelKwh)} of ${Math.round(meteredKwh)}, ${percent(off)}: ${verdict(isMet)}. ${source}`,
    );
    areMet &&= isMet;
  }
  return areMet;
}

function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'NOT MET';
}
