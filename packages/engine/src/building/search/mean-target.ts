/**
 * The target as that of the mean score by floor area. Which apartment does how much is then one question for all of
 * them. Each counts with the higher of the score of its shown house and the one that it keeps with the required
 * confidence: what is not known of one apartment (the same walls, the same roof) is not known of its neighbours either,
 * so that the mean is kept with this confidence when each is.
 */

import { evaluate } from '../../energy/evaluate.ts';
import { labelBounds, labelsOf } from '../../label/label.ts';
import { scoreAt } from '../../plan/search/chance.ts';
import { applyNeeded } from '../../plan/search/choices.ts';
import { toScoreScale } from '../../stock/evidence/scores.ts';
import type { UnitClass } from '../units/unit-classes.ts';
import type { CommonChoice } from './common-options.ts';
import { leastCostMix, leastMixCents, type MixOption } from './least-cost-mix.ts';
import type { WholeBuilding } from './price-common.ts';
import { type Answer, MISSED_STEP_CENTS, type UnitOption } from './unit-answer.ts';
import type { UnitSpace } from './unit-space.ts';

export interface MeanTarget {
  /** Floor area of each apartment. */
  areasM2: readonly number[];
  /** The most that scores times areas may add up to: for the target, and for each worse label. */
  limits: readonly number[];
}

export function meanTarget({ classes, floorAreaM2, dwelling }: WholeBuilding): MeanTarget {
  const scale = dwelling.labelScale;
  const labels = labelsOf(scale);
  const target = classes[0]?.context.target ?? '';
  return {
    areasM2: classes.map((unit) => unit.dwelling.floorAreaM2),
    limits: labels.slice(labels.indexOf(target)).map((label) => labelBounds(scale, label).high * floorAreaM2),
  };
}

type UnitOptions = readonly (readonly UnitOption[])[];

function mixOf({ areasM2 }: MeanTarget, options: UnitOptions): MixOption[][] {
  return options.map((own, unit) =>
    own.map(({ cents, score }) => ({ cents, load: score * (areasM2[unit] ?? 0) })),
  );
}

/** Labels that the mean misses at least, with every apartment at its best. */
function stepsMissed({ limits }: MeanTarget, mix: readonly (readonly MixOption[])[]): number {
  const lightest = mix.reduce((sum, own) => sum + Math.min(...own.map(({ load }) => load)), 0);
  const step = limits.findIndex((limit) => lightest <= limit);
  return step < 0 ? limits.length - 1 : step;
}

/** A bound from below: the shown houses alone, and parts of ways allowed. */
export function leastOfMean(target: MeanTarget, spaces: readonly UnitSpace[], choice: CommonChoice): number {
  const mix = mixOf(
    target,
    spaces.map((space) => space.mixOptions(choice, false)),
  );
  const step = stepsMissed(target, mix);
  return step * MISSED_STEP_CENTS + Math.max(0, leastMixCents(mix, target.limits[step] ?? 0) - 1);
}

/** The cheapest ways that reach it together. */
export function answersToMean(
  target: MeanTarget,
  spaces: readonly UnitSpace[],
  classes: readonly UnitClass[],
  choice: CommonChoice,
): { answers: Answer[]; value: number } {
  const options = spaces.map((space) => space.mixOptions(choice, true));
  const mix = mixOf(target, options);
  const step = stepsMissed(target, mix);
  const sameAs = classes.map(({ estate }, unit) =>
    classes.slice(0, unit).findLastIndex((earlier) => earlier.estate === estate),
  );
  const found = leastCostMix(mix, target.limits[step] ?? 0, sameAs);
  if (found === null) throw new Error('no mix reaches the worst label');
  const answers = found.chosen.map((at, unit) => {
    const answer = options[unit]?.[at]?.answer;
    if (answer === undefined) throw new RangeError('no such way');
    return answer;
  });
  return { answers, value: step * MISSED_STEP_CENTS + found.cents };
}

const HALVINGS = 14;

/** The chance that the mean is within the limit of a label, under the same reading of what is not known. */
export function chanceOfMean(
  { limits }: MeanTarget,
  classes: readonly UnitClass[],
  answers: readonly Answer[],
): number {
  const scores = classes.map(({ context }, unit) =>
    context.houses.dwellings.map((house) =>
      toScoreScale(evaluate(applyNeeded(house, answers[unit]?.measures ?? [])).primaryKwhPerM2),
    ),
  );
  const loadAt = (chance: number): number =>
    classes.reduce((sum, { context, dwelling }, unit) => {
      return sum + dwelling.floorAreaM2 * scoreAt(chance, scores[unit] ?? [], context.houses);
    }, 0);
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (loadAt(middle) <= (limits[0] ?? 0)) low = middle;
    else high = middle;
  }
  return Math.round(low * 100) / 100;
}
