/** The chance that a meeting says yes, exact: the distribution of the votes for, by convolution over the owners. */
import type { BuildingUnit } from '../../contract/building.ts';
import type { Majority } from '../../contract/building-plan.ts';

/** One owner with the votes of all units that are theirs. */
export interface Voter {
  votes: number;
  /** Indexes of the units. */
  units: readonly number[];
}

/**
 * Owners with their votes. Source: Belgian Civil Code, art. 3.87 § 6: nobody votes with more votes than all the others
 * together. We take everyone to be present; the Dutch model rules have no such limit.
 */
export function votersOf(units: readonly BuildingUnit[], isCapped: boolean): Voter[] {
  const byOwner = new Map<string, { votes: number; units: number[] }>();
  for (const [index, { owner, votes, share }] of units.entries()) {
    const key = owner === null ? `unit ${index}` : `owner ${owner}`;
    const voter = byOwner.get(key) ?? { votes: 0, units: [] };
    voter.votes += votes ?? share;
    voter.units.push(index);
    byOwner.set(key, voter);
  }
  const voters = [...byOwner.values()];
  if (!isCapped || voters.length < 2) return voters;
  const total = voters.reduce((sum, { votes }) => sum + votes, 0);
  return voters.map((voter) => ({ ...voter, votes: Math.min(voter.votes, total - voter.votes) }));
}

/** The fewest votes that are enough when `total` are cast. */
export function votesNeeded(
  { votes: { numerator, denominator }, is_strict: isStrict }: Pick<Majority, 'votes' | 'is_strict'>,
  total: number,
): number {
  // Whole numbers: a share in floating point would be off by one vote now and then.
  const exact = total * numerator;
  return isStrict ? Math.floor(exact / denominator) + 1 : Math.ceil(exact / denominator);
}

/** Chance that at least `needed` votes are for, where each voter says yes by itself with its own chance. */
export function chanceOfVotes(votes: readonly number[], yes: readonly number[], needed: number): number {
  if (needed <= 0) return 1;
  const unit = votes.reduce((common, one) => divisorOf(common, one), 0) || 1;
  const total = votes.reduce((sum, one) => sum + one, 0) / unit;
  const least = Math.ceil(needed / unit);
  if (least > total) return 0;
  const chances = new Float64Array(total + 1);
  chances[0] = 1;
  let reached = 0;
  for (const [voter, all] of votes.entries()) {
    const weight = all / unit;
    const chance = yes[voter] ?? 0;
    reached += weight;
    if (weight === 0) continue;
    for (let sum = reached; sum >= 0; sum--) {
      const without = (chances[sum] ?? 0) * (1 - chance);
      chances[sum] = without + (sum >= weight ? (chances[sum - weight] ?? 0) * chance : 0);
    }
  }
  // The smaller tail is summed: it loses the least to rounding.
  let above = 0;
  let below = 0;
  for (let sum = total; sum >= 0; sum--) {
    if (sum >= least) above += chances[sum] ?? 0;
    else below += chances[sum] ?? 0;
  }
  return above <= below ? above : 1 - below;
}

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}
