import type { Remark } from '../contract/plan.ts';
import type { DwellingWarning } from '../contract/remarks.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';

/** Outside of these about one dwelling in a thousand. General knowledge. */
const USUAL_FLOOR_AREA_M2 = {
  HOUSE: { least: 35, most: 600 },
  APARTMENT: { least: 18, most: 300 },
} as const;
const UNEXPLAINED_SHOWN_FROM_KWH_PER_M2 = 10;
const RECENT_YEARS = 2;

export function warningsOf(
  estate: PlannableInput,
  unexplainedKwhPerM2: number | null,
  date: string,
): Remark[] {
  const warnings: Remark[] = [];
  const warn = (code: DwellingWarning, values?: Remark['values']) =>
    warnings.push(values === undefined ? { code } : { code, values });
  const area = estate.dwelling.habitable_space_m2;
  const usual = USUAL_FLOOR_AREA_M2[estate.estate_type];
  if (area === undefined) warn('floor_area_unknown');
  else if (area < usual.least || area > usual.most) warn('floor_area_unusual', { habitable_space_m2: area });
  if (estate.estate_type === 'HOUSE' && estate.estate_format === null) warn('estate_format_unknown');
  if (unexplainedKwhPerM2 !== null && Math.abs(unexplainedKwhPerM2) >= UNEXPLAINED_SHOWN_FROM_KWH_PER_M2) {
    warn('certificate_unexplained', { unexplained_kwh_per_m2: unexplainedKwhPerM2 });
  }
  if (estate.year_built > Number(date.slice(0, 4)) - RECENT_YEARS) {
    warn('recently_built', { year_built: estate.year_built });
  }
  return warnings;
}
