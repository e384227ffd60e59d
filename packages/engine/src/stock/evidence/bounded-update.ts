/** How far a certificate may move the share of a state. */
import type { Dwelling } from '../../dwelling/dwelling.ts';
import type { Scenario } from '../scenarios.ts';
import type { CertificateScore } from './certificate.ts';

/**
 * By this much at most. Among Belgian dwellings with known label and heating, electric heat and oil differ from letter
 * to letter by about as much (heating-by-label-be.csv, docs/method/stock.md): too many things that a model does not
 * know lie between a state and a letter for one to say more of the other.
 */
const MOST_MOVED = 0.1;
/**
 * A certificate that fewer than this share of the stock reach on its side is evidence: of an old house with label A,
 * panels may be supposed.
 */
const COMMON_FROM = 0.05;
const SWEEPS = 6;

const SINGLE_GLASS_FROM_W_PER_M2K = 5;

interface State {
  has: (dwelling: Dwelling) => boolean;
  /** Whether even a rare certificate says no more of it. */
  always: boolean;
}

const STATES: readonly State[] = [
  { has: ({ heatGenerator }) => heatGenerator === 'electric_direct', always: true },
  { has: ({ heatCarrier }) => heatCarrier === 'oil', always: true },
  { has: ({ solarPanelsKwp }) => solarPanelsKwp > 0, always: false },
  { has: ({ windows }) => windows.uValueWPerM2K >= SINGLE_GLASS_FROM_W_PER_M2K, always: false },
];

/** Both lists have the same scenarios in the same order; the weights of `after` are changed in place. */
export function boundUpdate(
  before: readonly Scenario[],
  after: readonly Scenario[],
  certificate: CertificateScore,
): void {
  const isCommon = isReached(before, certificate);
  const states = STATES.filter(({ always }) => always || isCommon).map(({ has }) => {
    const members = before.map(({ dwelling }) => has(dwelling));
    return { members, prior: shareOf(before, members) };
  });
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const { members, prior } of states) bound(after, members, prior);
  }
}

function bound(scenarios: readonly Scenario[], members: readonly boolean[], prior: number): void {
  const share = shareOf(scenarios, members);
  const bounded = Math.min(Math.max(share, prior - MOST_MOVED), prior + MOST_MOVED);
  // A given state has a share of 0 or 1, which nothing can move.
  if (bounded === share || share <= 0 || share >= 1) return;
  for (const [index, scenario] of scenarios.entries()) {
    scenario.weight *= members[index] === true ? bounded / share : (1 - bounded) / (1 - share);
  }
}

function isReached(scenarios: readonly Scenario[], { low, high }: CertificateScore): boolean {
  const above = scenarios.map(({ primaryKwhPerM2 }) => primaryKwhPerM2 >= low);
  const below = scenarios.map(({ primaryKwhPerM2 }) => primaryKwhPerM2 <= high);
  return shareOf(scenarios, above) >= COMMON_FROM && shareOf(scenarios, below) >= COMMON_FROM;
}

function shareOf(scenarios: readonly Scenario[], members: readonly boolean[]): number {
  let [share, total] = [0, 0];
  for (let index = 0; index < scenarios.length; index++) {
    const weight = scenarios[index]?.weight ?? 0;
    total += weight;
    if (members[index] === true) share += weight;
  }
  return total > 0 ? share / total : 0;
}
