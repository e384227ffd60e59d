/**
 * The best set of common works with each apartment's best answer to it, exact. For each set the apartments are
 * independent of each other, so that its value is the price of the common works and the sum of the answers. Sets are
 * taken by a bound from below (each apartment's shown house alone) and left as soon as what is known of them is no
 * better than the best.
 */

import type { BuildingControls } from '../../contract/building.ts';
import { HEAT_PUMP_LIMIT_W_PER_M2 } from '../../data/systems.ts';
import type { Measure } from '../../measures/measure.ts';
import type { SlotOptions } from '../../plan/search/choices.ts';
import { isAllElectric } from '../../plan/search/heat-pump-limit.ts';
import type { UnitClass } from '../units/unit-classes.ts';
import { type CommonChoice, type CommonOptions, commonOptions, optionsOfClasses } from './common-options.ts';
import { answersToMean, leastOfMean, type MeanTarget, meanTarget } from './mean-target.ts';
import { type PricedCommon, priceCommon, type WholeBuilding } from './price-common.ts';
import { type Answer, answerValue } from './unit-answer.ts';
import { UnitSpace } from './unit-space.ts';

/** A set of common works with its price. */
export interface Candidate {
  choice: CommonChoice;
  measures: readonly Measure[];
  priced: PricedCommon;
  /** A bound from below of its value. */
  least: number;
}

/** The best answers to a set of common works, in the order of the classes. */
export interface JointAnswer extends Candidate {
  answers: readonly Answer[];
  /** Price of the common works and of all answers; missed label steps come before any cost. */
  value: number;
}

export interface JointSpace {
  whole: WholeBuilding;
  allowed: readonly SlotOptions[];
  options: CommonOptions;
  spaces: readonly UnitSpace[];
  /** Every set of common works that is allowed, the lowest bound first. */
  candidates: readonly Candidate[];
  isByBill: boolean;
  /** Where the mean of all scores has to reach the target. */
  mean: MeanTarget | null;
}

export function jointSpace(whole: WholeBuilding, controls: Pick<BuildingControls, 'target_of'>): JointSpace {
  const { classes } = whole;
  const allowed = optionsOfClasses(classes);
  const options = commonOptions(classes, allowed);
  const made = new Map<UnitClass['estate'], UnitSpace>();
  const spaces = classes.map((unit, index) => {
    // There are options for every class.
    const space = made.get(unit.estate) ?? new UnitSpace(unit, allowed[index] as SlotOptions, options);
    made.set(unit.estate, space);
    return space;
  });
  const mean = controls.target_of === 'MEAN' ? meanTarget(whole) : null;
  const isByBill = classes[0]?.context.controls.objective === 'least_lifetime_cost';
  const candidates = allCandidates(whole, options, spaces, isByBill, mean).sort((a, b) => a.least - b.least);
  return { whole, allowed, options, spaces, candidates, isByBill, mean };
}

function allCandidates(
  whole: WholeBuilding,
  { shells, windows, heatings }: CommonOptions,
  spaces: readonly UnitSpace[],
  isByBill: boolean,
  mean: MeanTarget | null,
): Candidate[] {
  const { classes, floorAreaM2 } = whole;
  const candidates: Candidate[] = [];
  const beyond: Candidate[] = [];
  for (const [shell, onShell] of shells.entries()) {
    for (const [window, onWindows] of windows.entries()) {
      const peakKw = spaces.reduce((sum, space, index) => {
        return (
          sum + (classes[index]?.units.length ?? 0) * space.peakKw({ shell, windows: window, heating: 0 })
        );
      }, 0);
      const isAboveLimit = peakKw * 1000 > HEAT_PUMP_LIMIT_W_PER_M2 * floorAreaM2;
      for (const [heating, onHeating] of heatings.entries()) {
        const choice = { shell, windows: window, heating };
        const measures = [...onShell, ...onWindows, ...onHeating];
        const priced = priceCommon(measures, whole, peakKw);
        const isBeyond = isAboveLimit && onHeating.some(isAllElectric);
        let least = isByBill ? priced.lifetimeCents : priced.netCents;
        if (mean !== null) least += leastOfMean(mean, spaces, choice);
        else {
          for (const [index, space] of spaces.entries()) {
            least += (classes[index]?.units.length ?? 0) * space.leastValue(choice);
          }
        }
        (isBeyond ? beyond : candidates).push({ choice, measures, priced, least });
      }
    }
  }
  // Where nothing but heat pumps may be had, they are put behind any load.
  return candidates.length > 0 ? candidates : beyond;
}

/** The whole value of a set, or null as soon as it is not below `below`. */
export function jointAnswer(space: JointSpace, candidate: Candidate, below: number): JointAnswer | null {
  const { whole, spaces, isByBill, mean } = space;
  const { choice, priced } = candidate;
  const commonCents = isByBill ? priced.lifetimeCents : priced.netCents;
  if (mean !== null) {
    const { answers, value } = answersToMean(mean, spaces, whole.classes, choice);
    return commonCents + value >= below ? null : { ...candidate, answers, value: commonCents + value };
  }
  let bound = candidate.least;
  const answers: Answer[] = [];
  for (const [index, { units }] of whole.classes.entries()) {
    // There is a space for every class.
    const unit = spaces[index] as UnitSpace;
    const answer = unit.answer(choice);
    bound += units.length * (answerValue(answer) - unit.leastValue(choice));
    if (bound >= below) return null;
    answers.push(answer);
  }
  const value = answers.reduce(
    (sum, answer, index) => sum + (whole.classes[index]?.units.length ?? 0) * answerValue(answer),
    commonCents,
  );
  return { ...candidate, answers, value };
}

/** The least value of all sets that `isAllowed` takes; null where it takes none. */
export function searchJoint(
  space: JointSpace,
  isAllowed: (answer: JointAnswer) => boolean = () => true,
): JointAnswer | null {
  let best: JointAnswer | null = null;
  for (const candidate of space.candidates) {
    const below = best?.value ?? Number.POSITIVE_INFINITY;
    if (candidate.least >= below) break;
    const answer = jointAnswer(space, candidate, below);
    if (answer !== null && answer.value < below && isAllowed(answer)) best = answer;
  }
  return best;
}
