/**
 * The exact optimum over every allowed combination of measures.
 *
 * What makes it fast without giving up exactness:
 * - Costs of shell, openings, heating, hot water and solar add up within a support case (circumstances.ts), so a sum of
 *   cheapest parts is a bound from below.
 * - The heat need falls with the loss of the shell, and all that follows from it (primary energy, bill, size of the heat
 *   pump) falls with the need: a shell that costs no less and loses no less than another can be left out.
 * - Primary energy is linear in the heat need for given installations, so most candidates are judged by one multiplication;
 *   the winner is always confirmed by the full evaluation.
 */
import type { Dwelling } from '../dwelling/dwelling.ts';
import { billEur } from '../energy/energy-state.ts';
import { evaluateDemand, type HeatDemand, heatDemand, transmissionLoss } from '../energy/evaluate.ts';
import type { Measure } from '../measures/measure.ts';
import { ANNUITY_YEARS } from '../money/lifetime-cost.ts';
import type { RemainingLoad } from '../money/price-measures.ts';
import { applyAll, type Choices } from './choices.ts';
import { type Circumstances, type Costs, costsOf, SUPPORT_CASES, supportCase } from './circumstances.ts';
import { remainingLoad } from './remaining-load.ts';

export interface Goal {
  minimise: 'net_cost' | 'lifetime_cost' | 'primary_energy';
  maxPrimaryKwhPerM2: number;
  maxNetCents: number;
}

export interface Found {
  measures: readonly Measure[];
  netCents: number;
  primaryKwhPerM2: number;
  /** What was minimised. */
  value: number;
}

export interface Search {
  best(goal: Goal): Found | null;
}

interface Part {
  measures: readonly Measure[];
  costs: Costs;
}

interface Shell extends Part {
  dwelling: Dwelling;
  lossWPerK: number;
}

interface Opening extends Part {
  dwelling: Dwelling;
  /** Heat demand with each shell, filled when first asked for. */
  demands: (HeatDemand | undefined)[];
}

/** Installations on one kind of ventilation: primary energy = perNeed × heat need + fixed. */
interface Installation {
  heating: readonly Measure[];
  waterAndSolar: readonly Part[];
  dwelling: Dwelling;
  primaryPerNeed: number;
  primaryFixedKwh: number;
}

/** Slack of the linear estimate against the full evaluation, kWh/m². */
const ROUNDING = 1e-6;

export function searchOver(choices: Choices, circumstances: Circumstances): Search {
  const today = circumstances.dwelling;
  const noLoad: RemainingLoad = { peakHeatLoadKw: 0, isLowTemperatureReady: true };
  const part = (measures: readonly Measure[]): Part => ({
    measures,
    costs: costsOf(measures, noLoad, circumstances),
  });

  const shells = withoutDominated(
    choices.shells.map((measures): Shell => {
      const dwelling = applyAll(today, measures);
      return { ...part(measures), dwelling, lossWPerK: transmissionLoss(dwelling) };
    }),
  );
  const tightest = shells.reduce((best, shell) => (shell.lossWPerK < best.lossWPerK ? shell : best));
  const tightestIndex = shells.indexOf(tightest);
  const openings = choices.openings.map((measures): Opening => {
    return { ...part(measures), dwelling: applyAll(today, measures), demands: [] };
  });
  const waters = choices.waters.map(part);
  const solars = choices.solars.map(part);
  const heatingCosts = new Map<string, Costs>();

  function demandOf(opening: Opening, shellIndex: number): HeatDemand {
    const known = opening.demands[shellIndex];
    if (known !== undefined) return known;
    const { pitchedRoof, flatRoof, wall, floor } = (shells[shellIndex] as Shell).dwelling;
    const demand = heatDemand({ ...opening.dwelling, pitchedRoof, flatRoof, wall, floor });
    opening.demands[shellIndex] = demand;
    return demand;
  }

  function costsOfHeating(heating: readonly Measure[], demand: HeatDemand): Costs {
    const [measure] = heating;
    if (measure === undefined) return costsOf(heating, noLoad, circumstances);
    const load = remainingLoad(today, demand);
    const key = `${measure.code} ${measure.quantity(today, load.peakHeatLoadKw)} ${load.isLowTemperatureReady}`;
    let costs = heatingCosts.get(key);
    if (costs === undefined) {
      costs = costsOf(heating, load, circumstances);
      heatingCosts.set(key, costs);
    }
    return costs;
  }

  const installationsByVentilation = new Map<Dwelling['ventilation'], readonly Installation[]>();
  function installationsFor(ventilation: Dwelling['ventilation']): readonly Installation[] {
    const known = installationsByVentilation.get(ventilation);
    if (known !== undefined) return known;
    const made: Installation[] = [];
    for (const heating of choices.heatings) {
      for (const water of waters) {
        for (const solar of solars) {
          const measures = [...heating, ...water.measures, ...solar.measures];
          const dwelling = applyAll({ ...today, ventilation }, measures);
          const fixed = evaluateDemand(dwelling, { standardHeatNeedKwh: 0, peakHeatLoadKw: 0 }).primaryKwh;
          const unit = evaluateDemand(dwelling, { standardHeatNeedKwh: 1000, peakHeatLoadKw: 0 }).primaryKwh;
          made.push({
            heating,
            waterAndSolar: [water, solar],
            dwelling,
            primaryPerNeed: (unit - fixed) / 1000,
            primaryFixedKwh: fixed,
          });
        }
      }
    }
    installationsByVentilation.set(ventilation, made);
    return made;
  }

  function best(goal: Goal): Found | null {
    const costsName = goal.minimise === 'lifetime_cost' ? 'lifetimeCents' : 'netCents';
    const least = (costs: Costs): number => Math.min(...costs[costsName]);
    const isByEnergy = goal.minimise === 'primary_energy';
    const isByBill = goal.minimise === 'lifetime_cost';
    const leastOfShell = shells.map((shell) => (isByEnergy ? 0 : least(shell.costs)));
    const shellOrder = shells
      .map((_, index) => index)
      .sort((a, b) => at(leastOfShell, a) - at(leastOfShell, b));
    const leastShell = at(leastOfShell, at(shellOrder, 0));

    const pairs: { opening: Opening; installation: Installation; bound: number }[] = [];
    for (const opening of openings) {
      const lowest = demandOf(opening, tightestIndex);
      for (const installation of installationsFor(opening.dwelling.ventilation)) {
        const primary = estimate(installation, lowest, today);
        if (primary > goal.maxPrimaryKwhPerM2 + ROUNDING) continue;
        let bound = primary;
        if (!isByEnergy) {
          bound = least(opening.costs) + least(costsOfHeating(installation.heating, lowest));
          for (const { costs } of installation.waterAndSolar) bound += least(costs);
          if (isByBill) bound += billOf(installation, lowest, circumstances);
        }
        pairs.push({ opening, installation, bound });
      }
    }
    pairs.sort((a, b) => a.bound - b.bound);

    let found: Found | null = null;
    for (const { opening, installation, bound } of pairs) {
      const limit: number = found === null ? Number.POSITIVE_INFINITY : found.value;
      if (bound + (isByEnergy ? -ROUNDING : leastShell) >= limit) break;
      for (const index of shellOrder) {
        const ceiling: number = found === null ? Number.POSITIVE_INFINITY : found.value;
        if (bound + (isByEnergy ? -ROUNDING : at(leastOfShell, index)) >= ceiling) break;
        const demand = demandOf(opening, index);
        const primary = estimate(installation, demand, today);
        if (primary > goal.maxPrimaryKwhPerM2 + ROUNDING) continue;
        const shell = shells[index] as Shell;
        const parts = [
          shell,
          opening,
          { costs: costsOfHeating(installation.heating, demand) },
          ...installation.waterAndSolar,
        ];
        let measureCount = 0;
        let insulationCount = 0;
        for (const { costs } of parts) {
          measureCount += costs.counted.measures;
          insulationCount += costs.counted.insulations;
        }
        const supported = supportCase(measureCount, insulationCount);
        let netCents = 0;
        let value = 0;
        for (const { costs } of parts) {
          netCents += at(costs.netCents, supported);
          value += at(costs[costsName], supported);
        }
        if (netCents > goal.maxNetCents) continue;
        if (isByEnergy) value = primary;
        else if (isByBill) value += billOf(installation, demand, circumstances);
        if (value >= ceiling) continue;
        const { primaryKwhPerM2 } = evaluateDemand(installation.dwelling, demand);
        if (primaryKwhPerM2 > goal.maxPrimaryKwhPerM2) continue;
        found = {
          measures: [
            ...shell.measures,
            ...opening.measures,
            ...installation.heating,
            ...installation.waterAndSolar.flatMap(({ measures }) => measures),
          ],
          netCents,
          primaryKwhPerM2,
          value,
        };
      }
    }
    return found;
  }

  return { best };
}

function estimate(installation: Installation, demand: HeatDemand, { floorAreaM2 }: Dwelling): number {
  const primaryKwh = installation.primaryPerNeed * demand.standardHeatNeedKwh + installation.primaryFixedKwh;
  return primaryKwh / floorAreaM2;
}

function billOf(installation: Installation, demand: HeatDemand, { energyPrices }: Circumstances): number {
  return billEur(evaluateDemand(installation.dwelling, demand), energyPrices) * 100 * ANNUITY_YEARS;
}

/** Leaves out a shell that another one beats or equals in loss and in every cost, with the same count for the grants. */
function withoutDominated(shells: readonly Shell[]): readonly Shell[] {
  return shells.filter(
    (shell, index) => !shells.some((other, at) => other !== shell && dominates(other, shell, at < index)),
  );
}

function dominates(other: Shell, shell: Shell, comesFirst: boolean): boolean {
  if (other.lossWPerK > shell.lossWPerK) return false;
  if (Math.min(2, other.costs.counted.measures) !== Math.min(2, shell.costs.counted.measures)) return false;
  let isBetter = other.lossWPerK < shell.lossWPerK;
  for (const supported of SUPPORT_CASES) {
    for (const name of ['netCents', 'lifetimeCents'] as const) {
      const difference = at(other.costs[name], supported) - at(shell.costs[name], supported);
      if (difference > 0) return false;
      if (difference < 0) isBetter = true;
    }
  }
  return isBetter || comesFirst;
}

/** An index that is known to be inside. */
function at(numbers: readonly number[], index: number): number {
  return numbers[index] as number;
}
