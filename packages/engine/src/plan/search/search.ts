/**
 * The exact optimum over every allowed combination of measures.
 *
 * What makes it fast without giving up exactness:
 * - Costs of shell, openings, heating, hot water and solar add up within a support case (pricing-context.ts), so a sum of
 *   cheapest parts is a bound from below.
 * - The heat need falls with the loss of the shell, and all that follows from it (primary energy, bill, size of the heat
 *   pump) falls with the need: a shell that costs no less and loses no less than another can be left out.
 * - Primary energy is linear in the heat need for given installations and peak load, so most candidates are judged by one
 *   multiplication; the winner is always confirmed by the full evaluation.
 * - What is not allowed with a load (a heat pump) is not allowed with a larger one either.
 */
import { scoreOfDemand } from '../../energy/evaluate.ts';
import type { HeatDemand } from '../../energy/heat-demand.ts';
import { burnsFossilFuel } from '../../energy/installations.ts';
import type { Measure } from '../../measures/measure.ts';
import { type Costs, supportCase } from '../pricing-context.ts';
import type { ChanceTable } from './chance-table.ts';
import {
  demandOf,
  estimate,
  heatingCosts,
  type Installation,
  lifetimeBillCents,
  type Opening,
  type SearchSpace,
  type Shell,
} from './search-space.ts';

export interface Goal {
  minimise: 'net_cost' | 'lifetime_cost';
  /** Without limits all is within them. */
  maxPrimaryKwhPerM2?: number;
  maxNetCents?: number;
  /** Gas and oil are gone at the end. */
  isFossilFree?: boolean;
  /** A work that is not to be done. */
  without?: Measure;
  /** The score must be kept with at least this chance over every house that this one can be, not only in this one. */
  sure?: { least: number; chances: ChanceTable };
}

export interface Found {
  measures: readonly Measure[];
  netCents: number;
  primaryKwhPerM2: number;
  /** What was minimised. */
  value: number;
}

/** Slack of the linear estimate against the full evaluation, kWh/m². */
const ROUNDING = 1e-6;

interface Bounded<T> {
  item: T;
  /** The least that it can add to the value, and to the net cost. */
  least: number;
  leastNetCents: number;
}

export function searchBest(space: SearchSpace, goal: Goal): Found | null {
  const { pricingContext, shells, tightest } = space;
  const {
    sure,
    maxPrimaryKwhPerM2 = Number.POSITIVE_INFINITY,
    maxNetCents = Number.POSITIVE_INFINITY,
  } = goal;
  const isByBill = goal.minimise === 'lifetime_cost';
  const costsName = isByBill ? 'lifetimeCents' : 'netCents';
  const leastName = isByBill ? 'leastLifetimeCents' : 'leastNetCents';
  const reach = maxPrimaryKwhPerM2 + ROUNDING;

  const bounded = <T>(item: T, parts: readonly Costs[], billCents = 0): Bounded<T> => {
    let least = billCents;
    let leastNetCents = 0;
    for (const costs of parts) {
      least += costs[leastName];
      leastNetCents += costs.leastNetCents;
    }
    return { item, least, leastNetCents };
  };
  const isLeft = ({ measures }: { measures: readonly Measure[] }): boolean =>
    goal.without === undefined || !measures.includes(goal.without);
  const boundedShells = cheapestFirst(
    shells.flatMap((shell, index) => (isLeft(shell) ? [bounded(index, [shell.costs])] : [])),
  );
  const leastShell = boundedShells[0]?.least ?? 0;
  const leastShellNetCents = Math.min(...boundedShells.map(({ leastNetCents }) => leastNetCents));
  const boundedOpenings = cheapestFirst(
    space.openings.filter(isLeft).map((opening) => bounded(opening, [opening.costs])),
  );
  const lowestDemand = lowestOf(boundedOpenings.map(({ item }) => demandOf(space, item, tightest)));
  const boundedInstallations = new Map<string, readonly Bounded<Installation>[]>();

  function installationsFor({ ventilation }: Opening): readonly Bounded<Installation>[] {
    let known = boundedInstallations.get(ventilation);
    if (known === undefined) {
      const allowed = space.installationsFor(ventilation).filter((installation) => {
        const { heating, water, solar } = installation;
        if (![heating, water, solar].every(isLeft)) return false;
        return goal.isFossilFree !== true || !burnsFossilFuel(installation.equipped().dwelling);
      });
      const made = allowed.map((installation) => {
        const { heating, water, solar } = installation;
        const heat = heatingCosts(pricingContext, heating, lowestDemand);
        const bill = isByBill
          ? lifetimeBillCents(pricingContext, installation.equipped().dwelling, lowestDemand)
          : 0;
        return bounded(installation, [heat, water.costs, solar.costs], bill);
      });
      known = cheapestFirst(made);
      boundedInstallations.set(ventilation, known);
    }
    return known;
  }

  let found: Found | null = null;
  // Cents are whole: a net cost below this one is within the budget.
  let best = goal.minimise === 'net_cost' ? maxNetCents + 1 : Number.POSITIVE_INFINITY;

  /** Takes a combination when it is allowed and better than the best so far. False when it is only not sure enough. */
  function consider(shell: Shell, opening: Opening, installation: Installation, demand: HeatDemand): boolean {
    const { heating, water, solar } = installation;
    const heat = heatingCosts(pricingContext, heating, demand);
    const [a, b, c, d, e] = [shell.costs, opening.costs, heat, water.costs, solar.costs] as const;
    const supported = supportCase(
      a.counted.measures + b.counted.measures + c.counted.measures + d.counted.measures + e.counted.measures,
      a.counted.insulations + b.counted.insulations,
    );
    // Costs have an entry for every case of support.
    const sum = (name: 'netCents' | 'lifetimeCents'): number =>
      (a[name][supported] as number) +
      (b[name][supported] as number) +
      (c[name][supported] as number) +
      (d[name][supported] as number) +
      (e[name][supported] as number);
    const netCents = sum('netCents');
    if (netCents > maxNetCents) return true;
    let value = sum(costsName);
    const { dwelling } = installation.equipped();
    if (isByBill) value += lifetimeBillCents(pricingContext, dwelling, demand);
    if (value >= best) return true;
    const primaryKwhPerM2 = scoreOfDemand(dwelling, demand);
    if (primaryKwhPerM2 > maxPrimaryKwhPerM2) return true;
    if (sure && !sure.chances.isAtLeast(sure.least, maxPrimaryKwhPerM2, shell, opening, installation)) {
      return false;
    }
    const measures = [shell, opening, heating, water, solar].flatMap((part) => part.measures);
    found = { measures, netCents, primaryKwhPerM2, value };
    best = value;
    return true;
  }

  for (const opening of boundedOpenings) {
    const lowest = demandOf(space, opening.item, tightest);
    for (const installation of installationsFor(opening.item)) {
      const bound = opening.least + installation.least;
      if (bound + leastShell >= best) break;
      const boundNetCents = opening.leastNetCents + installation.leastNetCents;
      if (boundNetCents + leastShellNetCents > maxNetCents) continue;
      if (!space.isAllowed(installation.item.heating, lowest)) continue;
      if (estimateOf(installation.item, lowest) > reach) continue;
      let canBeSure: boolean | undefined;
      for (const { item: index, least: leastOfShell, leastNetCents } of boundedShells) {
        if (bound + leastOfShell >= best) break;
        if (boundNetCents + leastNetCents > maxNetCents) continue;
        const demand = demandOf(space, opening.item, index);
        if (!space.isAllowed(installation.item.heating, demand)) continue;
        if (estimateOf(installation.item, demand) > reach) continue;
        // The bounds were made from the list of shells, index by index.
        if (consider(shells[index] as Shell, opening.item, installation.item, demand)) continue;
        // Not sure enough: perhaps no shell makes it so.
        canBeSure ??= sure?.chances.canBeAtLeast(
          sure.least,
          maxPrimaryKwhPerM2,
          opening.item,
          installation.item,
        );
        if (canBeSure === false) break;
      }
    }
  }
  return found;
}

function estimateOf(installation: Installation, demand: HeatDemand): number {
  return estimate(installation.equipped(), demand.certifiedHeatNeedKwh, demand.peakHeatLoadKw);
}

function cheapestFirst<T>(items: Bounded<T>[]): readonly Bounded<T>[] {
  return items.sort((a, b) => a.least - b.least);
}

/** A demand that is not above any of the given ones. */
function lowestOf(demands: readonly HeatDemand[]): HeatDemand {
  return {
    standardHeatNeedKwh: Math.min(...demands.map((demand) => demand.standardHeatNeedKwh)),
    certifiedHeatNeedKwh: Math.min(...demands.map((demand) => demand.certifiedHeatNeedKwh)),
    peakHeatLoadKw: Math.min(...demands.map((demand) => demand.peakHeatLoadKw)),
  };
}
