/** The figures of a programme, summed over its homes one after the other. */
import type { HomeColumn } from '../homes/columns.ts';
import { CREWS, type Crew } from '../homes/crews.ts';
import type { PlannedHome, WorkPackage } from '../homes/packages.ts';
import { emittedGrams, isHelped } from './column-uses.ts';
import { type Deadline, deadlinesOf, dutyChance } from './duties.ts';
import type { ProgrammeTerms } from './terms.ts';
import type { Unit, UnitColumn } from './unit-columns.ts';

export interface LabelCount {
  label: string;
  homes: number;
}

export interface YearFigures {
  year: number;
  homes: number;
  paid_cents: number;
  grants_cents: number;
  hours: Record<Crew, number>;
  co2_kg: number;
  mean_bill_cents: number;
  /** At the end of the year. */
  labels: LabelCount[];
}

export interface DutyFigures {
  duty: string;
  year: number;
  homes: number;
  met: number;
  missed: number;
  /** Mean over the homes. */
  probability: number;
}

export interface Figures {
  present_cost_cents: number;
  paid_cents: number;
  grants_cents: number;
  co2_kg: number;
  co2_saved_kg: number;
  tenants_helped: number;
  homes_with_works: number;
  /** What homes that miss a duty are expected to need later. */
  reserve_cents: number;
  /** Before any works. */
  labels_now: LabelCount[];
  years: YearFigures[];
  duties: DutyFigures[];
}

interface YearSums {
  homes: number;
  paidCents: number;
  grantCents: number;
  minutes: Record<Crew, number>;
  grams: number;
  billCents: number;
  labels: Map<string, number>;
}

/** Of what the works cost, when no better package is known. ASSUMED. */
const LATER_WORKS_PART = 0.25;

export class Outcome {
  readonly #terms: ProgrammeTerms;
  readonly #years: YearSums[];
  readonly #duties = new Map<string, { deadline: Deadline; homes: number; met: number; chance: number }>();
  readonly #labelsNow = new Map<string, number>();
  #homes = 0;
  #presentCents = 0;
  #grams = 0;
  #gramsWithoutWorks = 0;
  #helped = 0;
  #withWorks = 0;
  #reserveCents = 0;

  constructor(terms: ProgrammeTerms) {
    this.#terms = terms;
    this.#years = Array.from({ length: terms.years }, () => ({
      homes: 0,
      paidCents: 0,
      grantCents: 0,
      minutes: { shell: 0, glass: 0, installer: 0, electrician: 0 },
      grams: 0,
      billCents: 0,
      labels: new Map(),
    }));
  }

  add({ members }: Unit, { columns }: UnitColumn): void {
    for (const [member, column] of columns.entries()) {
      const home = members[member]?.home;
      if (home !== undefined) this.#addHome(home, column);
    }
  }

  #addHome(home: PlannedHome, column: HomeColumn): void {
    const last = column.years.at(-1)?.state ?? home.today;
    this.#homes += 1;
    count(this.#labelsNow, home.today.label);
    this.#presentCents += column.presentCents;
    this.#grams += emittedGrams(home, column);
    this.#gramsWithoutWorks += home.today.co2GramsPerYear * this.#terms.years;
    this.#helped += isHelped(home, last) ? 1 : 0;
    this.#withWorks += column.package === null ? 0 : 1;
    let before = home.today;
    for (const [index, sums] of this.#years.entries()) {
      const year = column.years[index];
      if (year === undefined) continue;
      sums.homes += column.stageYears.includes(index) ? 1 : 0;
      sums.paidCents += year.paidCents;
      sums.grantCents += year.grantCents;
      for (const crew of CREWS) sums.minutes[crew] += year.minutes[crew];
      sums.grams += before.co2GramsPerYear;
      sums.billCents += before.billCentsPerYear;
      count(sums.labels, year.state.label);
      before = year.state;
    }
    let reserve = 0;
    for (const deadline of deadlinesOf(home, this.#terms)) {
      const chance = dutyChance(home, column, deadline);
      const sums = this.#duties.get(deadline.key) ?? { deadline, homes: 0, met: 0, chance: 0 };
      sums.homes += 1;
      sums.chance += chance;
      sums.met += chance >= this.#terms.requiredProbability - 1e-9 ? 1 : 0;
      this.#duties.set(deadline.key, sums);
      reserve = Math.max(reserve, (1 - chance) * laterCents(home, column, deadline, chance));
    }
    this.#reserveCents += reserve;
  }

  figures(): Figures {
    const sum = (amount: (year: YearSums) => number) =>
      this.#years.reduce((total, year) => total + amount(year), 0);
    return {
      present_cost_cents: this.#presentCents,
      paid_cents: sum(({ paidCents }) => paidCents),
      grants_cents: sum(({ grantCents }) => grantCents),
      co2_kg: Math.round(this.#grams / 1000),
      co2_saved_kg: Math.round((this.#gramsWithoutWorks - this.#grams) / 1000),
      tenants_helped: this.#helped,
      homes_with_works: this.#withWorks,
      reserve_cents: Math.round(this.#reserveCents),
      labels_now: countsOf(this.#labelsNow),
      years: this.#years.map((year, index) => ({
        year: this.#terms.firstYear + index,
        homes: year.homes,
        paid_cents: year.paidCents,
        grants_cents: year.grantCents,
        hours: {
          shell: Math.round(year.minutes.shell / 60),
          glass: Math.round(year.minutes.glass / 60),
          installer: Math.round(year.minutes.installer / 60),
          electrician: Math.round(year.minutes.electrician / 60),
        },
        co2_kg: Math.round(year.grams / 1000),
        mean_bill_cents: Math.round(year.billCents / Math.max(1, this.#homes)),
        labels: countsOf(year.labels),
      })),
      duties: [...this.#duties.values()]
        .sort((a, b) => a.deadline.year - b.deadline.year || (a.deadline.duty < b.deadline.duty ? -1 : 1))
        .map(({ deadline, homes, met, chance }) => ({
          duty: deadline.duty,
          year: deadline.year,
          homes,
          met,
          missed: homes - met,
          probability: Math.round((chance / homes) * 1000) / 1000,
        })),
    };
  }
}

function count(labels: Map<string, number>, label: string): void {
  labels.set(label, (labels.get(label) ?? 0) + 1);
}

const countsOf = (labels: ReadonlyMap<string, number>): LabelCount[] =>
  [...labels].sort().map(([label, homes]) => ({ label, homes }));

/** What it takes to be surer of the duty: the cheapest package with a better chance, less what was done. */
function laterCents(home: PlannedHome, column: HomeColumn, { key }: Deadline, chance: number): number {
  const done = column.package === null ? 0 : worksCents(column.package);
  const better = home.packages.filter(({ dutyProbability }) => (dutyProbability.get(key) ?? 0) > chance);
  if (better.length === 0) return done * LATER_WORKS_PART;
  return Math.min(...better.map((works) => Math.max(0, worksCents(works) - done)));
}

/** Without grants: nobody knows those of the year in which more is done. */
function worksCents({ stages }: WorkPackage): number {
  return stages.reduce((sum, { investmentCents }) => sum + investmentCents, 0);
}
