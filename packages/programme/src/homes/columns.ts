import { CREWS, type Crew } from './crews.ts';
import { grantCentsIn, type HomeState, type PlannedHome, type Stage, type WorkPackage } from './packages.ts';

export interface ColumnTerms {
  firstYear: number;
  years: number;
  /** Real rate for what is spent or saved later, per year. */
  discountRate: number;
  /** Of works above general prices, per year. */
  priceRise: number;
  /** Bills are counted until then, from the first year. */
  horizonYears: number;
}

/**
 * One choice for one home: a package in one year or in two, or nothing, with what it asks of each limit in each year.
 */
export interface HomeColumn {
  id: string;
  package: WorkPackage | null;
  /** Of each stage, from 0 for the first year of the programme. */
  stageYears: readonly number[];
  /** Net present cost over the horizon: works less grants, and energy; in cents. */
  presentCents: number;
  /** By year of the programme. */
  years: readonly ColumnYear[];
}

export interface ColumnYear {
  /** What is paid for works in that year, after grants. */
  paidCents: number;
  grantCents: number;
  minutes: Record<Crew, number>;
  /** At the end of the year. */
  state: HomeState;
}

const NO_MINUTES: Record<Crew, number> = { shell: 0, glass: 0, installer: 0, electrician: 0 };

/** All columns of a home, "nothing" first: each package in each year, and in two stages a year or two apart. */
export function columnsOf(home: PlannedHome, terms: ColumnTerms): HomeColumn[] {
  const columns = [columnOf(home, null, [], terms)];
  for (const works of home.packages) {
    for (let year = 0; year < terms.years; year++) {
      const stages = works.stages.length;
      columns.push(columnOf(home, works, new Array<number>(stages).fill(year), terms));
      for (let gap = 1; stages === 2 && gap <= 2 && year + gap < terms.years; gap++)
        columns.push(columnOf(home, works, [year, year + gap], terms));
    }
  }
  return columns;
}

/** The column of one package in these years; null is no works. */
export function columnOf(
  { today }: PlannedHome,
  works: WorkPackage | null,
  stageYears: readonly number[],
  terms: ColumnTerms,
): HomeColumn {
  const years: ColumnYear[] = [];
  let state = today;
  let present = 0;
  for (let year = 0; year < Math.max(terms.years, terms.horizonYears); year++) {
    const done = (works?.stages ?? []).filter((_, stage) => stageYears[stage] === year);
    const rise = (1 + terms.priceRise) ** year;
    const grantCents = done.reduce((sum, stage) => sum + grantCentsIn(stage, terms.firstYear + year), 0);
    // Prices rise, the amounts of a grant do not.
    const paidCents =
      done.reduce((sum, { investmentCents }) => sum + Math.round(investmentCents * rise), 0) - grantCents;
    // The works of a year save from the next one on.
    const spent = paidCents + (year < terms.horizonYears ? state.billCentsPerYear : 0);
    present += spent / (1 + terms.discountRate) ** year;
    state = done.at(-1)?.after ?? state;
    if (year < terms.years) years.push({ paidCents, grantCents, minutes: sumMinutes(done), state });
  }
  const name = [...new Set(stageYears)].map((year) => terms.firstYear + year).join('+');
  return {
    id: works === null ? 'nothing' : `${works.id}@${name}`,
    package: works,
    stageYears,
    presentCents: Math.round(present),
    years,
  };
}

function sumMinutes(stages: readonly Stage[]): Record<Crew, number> {
  const sum = { ...NO_MINUTES };
  for (const { minutes } of stages) for (const crew of CREWS) sum[crew] += minutes[crew];
  return sum;
}
