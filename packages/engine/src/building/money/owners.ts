/**
 * What the common works mean for each owner: their part of the cost, how it is paid, their month, and how the meeting
 * votes.
 */
import type { BuildingInput } from '../../contract/building.ts';
import type { OwnerMonth, VoteItem } from '../../contract/building-plan.ts';
import type { DecisionKind } from '../../data/majorities.ts';
import { type PricedCommonWork, partKindOf, type WholeBuilding } from '../search/price-common.ts';
import type { Expected } from '../units/expected-home.ts';
import { decisionKindOf, type Majorities } from '../vote/majorities.ts';
import { chanceOfVotes, votersOf, votesNeeded } from '../vote/vote.ts';
import { yesProbability } from '../vote/yes-probability.ts';
import { apportion } from './apportion.ts';
import { type CostKey, costKeyOf } from './apportioning-weights.ts';
import type { Finance } from './finance.ts';
import { nextDueYear } from './maintenance.ts';

/** A common work on one part: a façade of several parts is a line for each, as their keys may differ. */
export interface CommonLine {
  work: PricedCommonWork;
  partId: string | null;
  /** Of the work, 0 to 1. */
  weight: number;
  key: CostKey;
  netCents: number;
  /** Of each unit. */
  parts: readonly number[];
  kind: DecisionKind;
}

export interface OwnerMoney {
  netCents: number;
  fromReserve: number;
  fromLoan: number;
  atOnce: number;
  month: OwnerMonth;
  /** After the common works alone. */
  labelAfter: string;
  /** Part of the scale of labels by which the home gets better. */
  labelGain: number;
  yes: number;
}

export interface Owners {
  lines: readonly CommonLine[];
  units: readonly OwnerMoney[];
  items: readonly VoteItem[];
  probability: number;
  lossesCents: number;
}

/** What is expected of each unit before and after the common works. */
export interface Homes {
  before: readonly Expected[];
  after: readonly Expected[];
}

function commonLines(building: BuildingInput, whole: WholeBuilding, finance: Finance): CommonLine[] {
  const { scope } = finance;
  return finance.phases.flatMap(({ year, works }) =>
    works.flatMap((work): CommonLine[] => {
      const kind = partKindOf(work.measure);
      const parts = building.parts.filter((part) => part.kind === kind);
      const isDue = parts.some((part) => nextDueYear(part, scope) <= year);
      const decision = decisionKindOf(work.measure, dwellingFor(work, whole), isDue);
      if (parts.length === 0) {
        const key = costKeyOf(building, null);
        return [
          {
            work,
            partId: null,
            weight: 1,
            key,
            netCents: work.netCents,
            parts: apportion(work.netCents, key.weights),
            kind: decision,
          },
        ];
      }
      const sizes = parts.map((part) => scope.areaM2Of(part) || 1);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      return apportion(work.netCents, sizes).map((cents, index): CommonLine => {
        const part = parts[index] ?? null;
        const key = costKeyOf(building, part);
        return {
          work,
          partId: part?.id ?? null,
          weight: (sizes[index] ?? 0) / total,
          key,
          netCents: cents,
          parts: apportion(cents, key.weights),
          kind: decision,
        };
      });
    }),
  );
}

/** The worst of the apartments that the work is done for decides what the law says of it. */
function dwellingFor({ measure }: PricedCommonWork, { classes, dwelling }: WholeBuilding) {
  return classes.find((one) => measure.isApplicable(one.dwelling))?.dwelling ?? dwelling;
}

export function ownersOf(
  building: BuildingInput,
  whole: WholeBuilding,
  finance: Finance,
  homes: Homes,
  majorities: Majorities,
): Owners {
  const lines = commonLines(building, whole, finance);
  const money = moneyOfUnits(building, lines, finance, homes);
  const votes = voteOn(building, whole, lines, money, majorities);
  const lossesCents = money.reduce((sum, { month }) => sum + Math.max(0, -Math.round(month.net * 100)), 0);
  return { lines, units: money, ...votes, lossesCents };
}

function moneyOfUnits(
  { units }: BuildingInput,
  lines: readonly CommonLine[],
  finance: Finance,
  homes: Homes,
): OwnerMoney[] {
  const net = units.map((_, unit) => lines.reduce((sum, { parts }) => sum + (parts[unit] ?? 0), 0));
  const fromReserve = divided(finance.fromReserve, net);
  const left = net.map((cents, unit) => cents - (fromReserve[unit] ?? 0));
  const fromLoan = divided(finance.fromLoan, left);
  const payments = divided(finance.loanPerMonthCents, fromLoan);
  const { contribution_per_month: withWorks, contribution_without_works_per_month: without } =
    finance.maintenance;
  const change = divided(
    Math.round((withWorks - without) * 100),
    units.map(({ share }) => share),
  );
  return units.map((_, unit): OwnerMoney => {
    const [home, later] = [homes.before[unit] ?? NOTHING, homes.after[unit] ?? NOTHING];
    const before = Math.round((home.billEur * 100) / 12);
    const after = Math.round((later.billEur * 100) / 12);
    const labelGain = home.labelRank - later.labelRank;
    const payment = payments[unit] ?? 0;
    const reserve = change[unit] ?? 0;
    const netMonth = before - after - payment - reserve;
    const atOnce = (left[unit] ?? 0) - (fromLoan[unit] ?? 0);
    return {
      netCents: net[unit] ?? 0,
      fromReserve: fromReserve[unit] ?? 0,
      fromLoan: fromLoan[unit] ?? 0,
      atOnce,
      month: {
        bill_before: before / 100,
        bill_after: after / 100,
        loan_payment: payment / 100,
        reserve_change: reserve / 100,
        net: netMonth / 100,
      },
      labelAfter: later.label,
      labelGain,
      yes: yesProbability(netMonth / 100, atOnce / 100, labelGain),
    };
  });
}

const NOTHING: Expected = { billEur: 0, label: '', labelRank: 0 };

/** Nothing is divided among nobody. */
function divided(cents: number, weights: readonly number[]): number[] {
  return cents === 0 || weights.every((weight) => weight === 0)
    ? weights.map(() => 0)
    : apportion(cents, weights);
}

/**
 * An owner votes for or against the works as a whole: the items of the agenda have the same votes for, so that all pass
 * when the one that needs most does. Owners vote independently of each other.
 */
function voteOn(
  { units }: BuildingInput,
  { dwelling }: WholeBuilding,
  lines: readonly CommonLine[],
  money: readonly OwnerMoney[],
  majorities: Majorities,
): Pick<Owners, 'items' | 'probability'> {
  const voters = votersOf(units, dwelling.country === 'BE');
  const votes = voters.map((voter) => voter.votes);
  // Of several units of one owner, their mean.
  const yes = voters.map((voter) => {
    const mean = (read: (one: OwnerMoney) => number) =>
      voter.units.reduce((sum, unit) => sum + (money[unit] === undefined ? 0 : read(money[unit])), 0) /
      voter.units.length;
    return yesProbability(
      mean(({ month }) => month.net),
      mean(({ atOnce }) => atOnce) / 100,
      mean(({ labelGain }) => labelGain),
    );
  });
  const total = votes.reduce((sum, one) => sum + one, 0);
  const expected = votes.reduce((sum, one, voter) => sum + one * (yes[voter] ?? 0), 0);
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const chances = new Map<number, number>();
  const chanceOf = (needed: number): number => {
    const known = chances.get(needed) ?? chanceOfVotes(votes, yes, needed);
    chances.set(needed, known);
    return known;
  };
  const items = kinds.map((kind): VoteItem => {
    const majority = majorities[kind];
    const needed = votesNeeded(majority, total);
    return {
      id: majority.id,
      works: [...new Set(lines.filter((line) => line.kind === kind).map(({ work }) => work.priced.work))],
      majority,
      votes_total: total,
      votes_needed: needed,
      votes_expected: Math.round(expected * 100) / 100,
      probability: chanceOf(needed),
    };
  });
  return {
    items: mergedItems(items),
    probability: Math.min(1, ...items.map(({ probability }) => probability)),
  };
}

/** A deed can decide on two kinds of work in the same way. */
function mergedItems(items: readonly VoteItem[]): VoteItem[] {
  const byId = new Map<string, VoteItem>();
  for (const item of items) {
    const known = byId.get(item.id);
    byId.set(item.id, known === undefined ? item : { ...known, works: [...known.works, ...item.works] });
  }
  return [...byId.values()];
}
