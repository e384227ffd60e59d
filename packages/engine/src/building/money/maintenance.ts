/**
 * The maintenance plan of many years: which part is due when, what it costs in that year, and what the owners must pay
 * each month so that the fund is never below zero. Money in integer cents.
 */
import type { BuildingInput, BuildingPart, PartKind } from '../../contract/building.ts';
import type { MaintenancePlan, MaintenanceRow } from '../../contract/building-plan.ts';
import type { Country, MeasureCode, RelatedWork } from '../../contract/codes.ts';
import { MAINTENANCE_INDEX_PERCENT, PART_UPKEEP } from '../../data/part-upkeep.ts';
import { contributionsFor } from './contributions.ts';

/** A planned work that renews parts of a kind: their next maintenance is done with it. */
export interface RenewingWork {
  work: MeasureCode | RelatedWork;
  kind: PartKind;
  year: number;
  /** Of the part, 0 to 1: windows that are new already are not replaced, and keep their own maintenance. */
  share: number;
}

export interface MaintenanceScope {
  building: BuildingInput;
  country: Country;
  fromYear: number;
  years: number;
  /** Of each part: what the building names, or our own measure of it. */
  areaM2Of: (part: BuildingPart) => number;
  works: readonly RenewingWork[];
  /** What the works take from the fund, by year. */
  fromReserveCents: ReadonlyMap<number, number>;
}

/** Measures whose price has the renewal of the part itself in it. A filled cavity leaves the joints as they are. */
const RENEWED_BY: Partial<Record<MeasureCode, PartKind>> = {
  roof_flat: 'flat_roof',
  roof_pitched_sarking: 'pitched_roof',
  wall_external: 'facade',
  windows_high_efficiency: 'windows',
  windows_triple: 'windows',
  boiler_condensing: 'heating',
  heat_pump_hybrid: 'heating',
  heat_pump_air_water: 'heating',
  heat_network: 'heating',
};

/**
 * The Dutch price of high-efficiency glass is that of glass in the old frame (Milieu Centraal), which still has to be
 * painted.
 */
const GLASS_ALONE: Partial<Record<Country, MeasureCode>> = { NL: 'windows_high_efficiency' };

export function renewedKind(work: MeasureCode | RelatedWork, country: Country): PartKind | null {
  if (work === GLASS_ALONE[country]) return null;
  // Related works are no keys: they renew nothing.
  return RENEWED_BY[work as MeasureCode] ?? null;
}

/** Maintenance that is due so many years after a work is spared by it: nobody renews a roof twice. Own rule. */
const SPARED_WITHIN_YEARS = 10;

function intervalOf({ kind, maintenance_interval_years: own }: BuildingPart): number {
  return own ?? PART_UPKEEP[kind].intervalYears;
}

export function maintenanceCents(
  part: BuildingPart,
  { building, country, areaM2Of }: MaintenanceScope,
): number {
  if (part.maintenance_cost_eur !== null) return Math.round(part.maintenance_cost_eur * 100);
  const { per, eur } = PART_UPKEEP[part.kind].cost;
  const amount = per === 'm2' ? areaM2Of(part) : per === 'dwelling' ? building.units.length : 1;
  return Math.round(eur[country] * amount * 100);
}

/**
 * When a part is next due: as given, after its last time, or by its state and its age; never before the plan starts.
 */
export function nextDueYear(part: BuildingPart, { building, fromYear }: MaintenanceScope): number {
  const interval = intervalOf(part);
  if (part.next_due_year !== null) return Math.max(part.next_due_year, fromYear);
  if (part.last_done_year !== null) return Math.max(part.last_done_year + interval, fromYear);
  // NEN 2767: 1 is as new, from 5 on it is due. Between them its life is taken to run evenly.
  if (part.condition !== null) return fromYear + Math.round((interval * Math.max(0, 5 - part.condition)) / 4);
  if (building.year_built === null) return fromYear + Math.round(interval / 2);
  const times = Math.max(1, Math.ceil((fromYear - building.year_built) / interval));
  return building.year_built + times * interval;
}

interface Due {
  year: number;
  cents: number;
  tied: MeasureCode | RelatedWork | null;
}

function dueOf(part: BuildingPart, scope: MaintenanceScope): Due[] {
  const cents = maintenanceCents(part, scope);
  const renewing = scope.works.find(({ kind }) => kind === part.kind);
  const renewedCents = Math.round(cents * (renewing?.share ?? 0));
  if (renewing === undefined || renewedCents === cents) return cycleOf(part, scope, cents, renewing);
  return mergedDues([
    ...cycleOf(part, scope, renewedCents, renewing),
    ...cycleOf(part, scope, cents - renewedCents, undefined),
  ]);
}

/** What is done in one year is one line, unless a work does it. */
function mergedDues(dues: readonly Due[]): Due[] {
  const merged = new Map<string, Due>();
  for (const due of dues) {
    const key = `${due.year} ${due.tied}`;
    merged.set(key, { ...due, cents: due.cents + (merged.get(key)?.cents ?? 0) });
  }
  return [...merged.values()].sort((a, b) => a.year - b.year);
}

function cycleOf(
  part: BuildingPart,
  scope: MaintenanceScope,
  cents: number,
  renewing: RenewingWork | undefined,
): Due[] {
  const { fromYear, years } = scope;
  const interval = intervalOf(part);
  const due: Due[] = [];
  let year = nextDueYear(part, scope);
  let isRenewed = renewing === undefined;
  while (year < fromYear + years) {
    if (!isRenewed && renewing !== undefined && year >= renewing.year) {
      isRenewed = true;
      const isSpared = year <= renewing.year + SPARED_WITHIN_YEARS;
      if (isSpared) due.push({ year: renewing.year, cents, tied: renewing.work });
      year = renewing.year + interval;
      continue;
    }
    due.push({ year, cents, tied: null });
    year += interval;
  }
  return due;
}

/** The maintenance that a work spares, by part: what is due anyway soon after it. */
export function sparedCents(part: BuildingPart, scope: MaintenanceScope): number {
  return dueOf(part, scope).reduce((sum, { cents, tied }) => sum + (tied === null ? 0 : cents), 0);
}

export function indexedCents(cents: number, years: number): number {
  return Math.round(cents * (1 + MAINTENANCE_INDEX_PERCENT / 100) ** years);
}

export function maintenancePlan(scope: MaintenanceScope): MaintenancePlan {
  const { building, fromYear, years } = scope;
  const spentCents = new Array<number>(years).fill(0);
  const rows = building.parts.map((part): MaintenanceRow => {
    const due = dueOf(part, scope).map(({ year, cents, tied }) => {
      const indexed = indexedCents(cents, year - fromYear);
      // What a work includes is paid as part of the work.
      if (tied === null) spentCents[year - fromYear] = (spentCents[year - fromYear] ?? 0) + indexed;
      return { year, cost: cents / 100, indexed_cost: indexed / 100, tied_work: tied };
    });
    const { id, kind, name, condition, last_done_year } = part;
    return { part_id: id, kind, name, condition, last_done_year, due };
  });
  const worksCents = spentCents.map((_, index) => scope.fromReserveCents.get(fromYear + index) ?? 0);
  const startCents = Math.round(building.money.reserve_fund_eur * 100);
  const paid = contributionsFor(
    startCents,
    spentCents.map((cents, index) => cents + (worksCents[index] ?? 0)),
  );
  let fundCents = startCents;
  const fund = paid.map((cents, index) => {
    const start = fundCents;
    fundCents += cents - (spentCents[index] ?? 0) - (worksCents[index] ?? 0);
    return {
      year: fromYear + index,
      start: start / 100,
      contribution: cents / 100,
      maintenance: (spentCents[index] ?? 0) / 100,
      works_from_reserve: (worksCents[index] ?? 0) / 100,
      end: fundCents / 100,
    };
  });
  return {
    from_year: fromYear,
    years,
    index_percent_per_year: MAINTENANCE_INDEX_PERCENT,
    rows,
    contribution_per_month: Math.ceil((paid[0] ?? 0) / 12) / 100,
    contribution_without_works_per_month: 0,
    fund,
  };
}
