import type { HomeColumn } from '../homes/columns.ts';
import type { PlannedHome } from '../homes/packages.ts';
import type { ProgrammeTerms } from './terms.ts';

/** A duty of a home that ends within the years of the programme. */
export interface Deadline {
  /** As in `dutyProbability`: `vlg_housing_code:2030`. */
  key: string;
  duty: string;
  year: number;
  /** The last year of works that are in time, from 0 for the first of the programme. */
  lastYear: number;
}

/** This one ends with its year, the others begin with it. */
const ENDS_WITH_YEAR = 'nl_social_housing';

export function deadlinesOf({ dutyProbability }: PlannedHome, terms: ProgrammeTerms): Deadline[] {
  const { firstYear, years, duties } = terms;
  return [...dutyProbability.keys()].flatMap((key) => {
    const [duty = '', text = ''] = key.split(':');
    const year = Number(text);
    const lastYear = (duty === ENDS_WITH_YEAR ? year : year - 1) - firstYear;
    const isOurs = duties.some((wanted) => wanted === duty) && lastYear < years;
    return isOurs ? [{ key, duty, year, lastYear }] : [];
  });
}

/** That the home meets the duty in time. Works that are not finished by then count for nothing. */
export function dutyChance(home: PlannedHome, column: HomeColumn, { key, lastYear }: Deadline): number {
  const isInTime = column.package !== null && Math.max(...column.stageYears) <= lastYear;
  const chances = isInTime && column.package !== null ? column.package.dutyProbability : home.dutyProbability;
  return chances.get(key) ?? 0;
}
