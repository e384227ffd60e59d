/** How much the shown score moves for 2 m² or one year more. */
import { completeDwelling } from '../completion/complete.ts';
import { type EstateFormat, LABEL_SCALES, type LabelScale } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import {
  INFILTRATION_PER_HOUR,
  ORIGINAL_U_VALUES,
  THERMAL_BRIDGES_W_PER_M2_K,
} from '../data/constructions.ts';
import { WINDOW_SHARE_BY_YEAR } from '../data/shapes.ts';
import { SCORE_PERIODS_END, SCORE_RAMP_YEARS } from '../data/stock-scores.ts';
import {
  ELECTRIC_FADES,
  GLAZING_SHARES,
  HEATING_SHARES,
  OIL_FADES,
  SOLAR_PANEL_SHARES,
  STILL_ORIGINAL,
  VENTILATION_SHARES,
} from '../data/stock-shares.ts';
import { evaluate } from '../energy/evaluate.ts';
import { FORMATS, inputOf } from './stock-grid.ts';

const MOST_MOVED = 0.05;
const GIVEN_FACTS: readonly DwellingFacts[] = [
  {},
  { heating_type: 'GAS' },
  { window_glazing_type: 'DOUBLE' },
];
const AREAS = { HOUSE: [80, 110, 150, 210], APARTMENT: [45, 70, 95] };

export interface Jumps {
  pairs: number;
  byArea: number;
  /** Between years where no table of the engine changes. */
  withinPeriods: number;
  yearPairsWithinPeriods: number;
  atPeriods: number;
  yearPairsAtPeriods: number;
  /** The shown score lies farther than this from the median. */
  farFromMedian: number;
  /** The farthest of all, to find the cause. */
  worst: { moved: number; what: string };
}

export function measureJumps(yearStep: number): Jumps {
  const jumps: Jumps = {
    pairs: 0,
    byArea: 0,
    withinPeriods: 0,
    yearPairsWithinPeriods: 0,
    atPeriods: 0,
    yearPairsAtPeriods: 0,
    farFromMedian: 0,
    worst: { moved: 0, what: '' },
  };
  for (const scale of LABEL_SCALES) {
    for (const format of FORMATS) {
      for (let year = 1900; year <= 2022; year += yearStep) {
        for (const areaM2 of AREAS[format === null ? 'APARTMENT' : 'HOUSE']) {
          for (const facts of GIVEN_FACTS) compare(jumps, scale, format, year, areaM2, facts);
        }
      }
    }
  }
  return jumps;
}

function compare(
  jumps: Jumps,
  scale: LabelScale,
  format: EstateFormat | null,
  year: number,
  areaM2: number,
  facts: DwellingFacts,
): void {
  const here = shown(scale, format, year, areaM2, facts);
  const larger = Math.abs(shown(scale, format, year, areaM2 + 2, facts).score / here.score - 1);
  const later = Math.abs(shown(scale, format, year + 1, areaM2, facts).score / here.score - 1);
  jumps.pairs += 1;
  if (larger > MOST_MOVED) jumps.byArea += 1;
  if (isAtPeriod(year)) {
    jumps.yearPairsAtPeriods += 1;
    if (later > MOST_MOVED) jumps.atPeriods += 1;
  } else {
    jumps.yearPairsWithinPeriods += 1;
    if (later > MOST_MOVED) jumps.withinPeriods += 1;
  }
  if (Math.abs(here.score / here.median - 1) > MOST_MOVED) jumps.farFromMedian += 1;
  const moved = Math.max(larger, isAtPeriod(year) ? 0 : later);
  if (moved > jumps.worst.moved) {
    jumps.worst = { moved, what: `${scale} ${format} ${year} ${areaM2} m² ${JSON.stringify(facts)}` };
  }
}

/** Between this year and the next a table changes, or the statistics pass from one period into the next. */
function isAtPeriod(year: number): boolean {
  return (
    TABLE_YEARS.has(year + 1) || SCORE_PERIODS_END.some((end) => Math.abs(year - end) <= SCORE_RAMP_YEARS)
  );
}

const TABLE_YEARS = new Set(
  [
    ...Object.values(ORIGINAL_U_VALUES).flatMap((byElement) => Object.values(byElement)),
    ...Object.values(STILL_ORIGINAL).flatMap((byPart) => Object.values(byPart)),
    ...Object.values(GLAZING_SHARES),
    ...Object.values(HEATING_SHARES),
    ...Object.values(VENTILATION_SHARES),
    ...Object.values(SOLAR_PANEL_SHARES),
    ELECTRIC_FADES,
    OIL_FADES,
    WINDOW_SHARE_BY_YEAR,
    INFILTRATION_PER_HOUR,
    THERMAL_BRIDGES_W_PER_M2_K,
  ].flatMap((table) => table.map(([fromYear]) => fromYear)),
);

function shown(
  scale: LabelScale,
  format: EstateFormat | null,
  year: number,
  areaM2: number,
  facts: DwellingFacts,
): { score: number; median: number } {
  const { region, ...input } = inputOf(scale, format, year, { habitable_space_m2: areaM2, ...facts });
  const address = { country: input.country, zip_code: null, region };
  const { dwelling, primaryKwhPerM2 } = completeDwelling({ ...input, address }, '2026-11-15');
  return { score: evaluate(dwelling).primaryKwhPerM2, median: primaryKwhPerM2.p50 };
}
