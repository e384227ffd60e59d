import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BuildingUnit } from '../../contract/building.ts';
import { cases } from '../../testing/long.ts';
import { numbers } from '../../validation/random.ts';
import { majoritiesOn } from './majorities.ts';
import { chanceOfVotes, votersOf, votesNeeded } from './vote.ts';

/** Every way that the owners can vote. */
function enumerated(votes: readonly number[], yes: readonly number[], needed: number): number {
  let chance = 0;
  for (let ways = 0; ways < 2 ** votes.length; ways++) {
    let [sum, product] = [0, 1];
    for (const [voter, own] of votes.entries()) {
      const isFor = (ways >> voter) & 1;
      sum += isFor * own;
      product *= isFor === 1 ? (yes[voter] ?? 0) : 1 - (yes[voter] ?? 0);
    }
    if (sum >= needed) chance += product;
  }
  return chance;
}

function unit(share: number, owner: string | null = null): BuildingUnit {
  return { external_id: `u${share}`, name: '', floor: null, share, votes: null, owner, use: null };
}

describe('the chance of a vote', () => {
  it('is that of all ways to vote, with up to 20 owners of unequal votes', () => {
    const next = numbers(5);
    for (const owners of [1, 2, 3, 5, 8, 12, 16, 20]) {
      const votes = Array.from({ length: owners }, () => 1 + Math.floor(next() * 120));
      const yes = votes.map(() => next());
      const total = votes.reduce((sum, one) => sum + one, 0);
      for (const needed of [1, Math.ceil(total / 2), Math.ceil((2 * total) / 3), total]) {
        const exact = enumerated(votes, yes, needed);
        assert.ok(Math.abs(chanceOfVotes(votes, yes, needed) - exact) < 1e-12, `${owners} owners, ${needed}`);
      }
    }
  });

  it('is that of many drawn meetings with 200 owners', () => {
    const next = numbers(8);
    const votes = Array.from({ length: 200 }, () => 20 + Math.floor(next() * 60));
    const yes = votes.map(() => 0.45 + 0.4 * next());
    const total = votes.reduce((sum, one) => sum + one, 0);
    const needed = Math.ceil((2 * total) / 3);
    const meetings = cases(40_000, 1_000_000);
    let adopted = 0;
    for (let meeting = 0; meeting < meetings; meeting++) {
      let sum = 0;
      for (let voter = 0; voter < 200; voter++) if (next() < (yes[voter] ?? 0)) sum += votes[voter] ?? 0;
      if (sum >= needed) adopted += 1;
    }
    // Four standard deviations of so many draws.
    const slack = 4 * Math.sqrt(0.25 / meetings);
    assert.ok(Math.abs(chanceOfVotes(votes, yes, needed) - adopted / meetings) < slack);
  });

  it('is sure when nothing is needed and impossible beyond all votes', () => {
    assert.equal(chanceOfVotes([1, 1], [0, 0], 0), 1);
    assert.equal(chanceOfVotes([1, 1], [1, 1], 3), 0);
    assert.equal(chanceOfVotes([1, 1], [1, 1], 2), 1);
  });
});

describe('votes of the owners', () => {
  it('are capped at those of all others together in Belgium', () => {
    const units = [unit(600), unit(250), unit(150)];
    assert.deepEqual(
      votersOf(units, true).map(({ votes }) => votes),
      [400, 250, 150],
    );
    assert.deepEqual(
      votersOf(units, false).map(({ votes }) => votes),
      [600, 250, 150],
    );
  });

  it('are one voice for all units of one owner', () => {
    const voters = votersOf([unit(300, 'a'), unit(200), unit(300, 'a'), unit(200)], true);
    assert.deepEqual(
      voters.map(({ votes, units }) => [votes, units]),
      [
        [400, [0, 2]],
        [200, [1]],
        [200, [3]],
      ],
    );
  });

  it('needed: two thirds, or more than half', () => {
    const { works, imposed, shares } = majoritiesOn('2026-11-18', 'BE-VLG');
    assert.equal(votesNeeded(works, 1000), 667);
    assert.equal(votesNeeded(works, 999), 666);
    assert.equal(votesNeeded(imposed, 1000), 501);
    assert.equal(votesNeeded(imposed, 999), 500);
    assert.equal(votesNeeded(shares, 999), 999);
  });
});
