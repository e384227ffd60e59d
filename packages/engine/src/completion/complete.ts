/** From what is said of an estate to a whole dwelling, with everything that is not known carried along. */
import type { LabelScale, QualityLabel } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Assumption, Conflict, Plan, Range, Remark } from '../contract/plan.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { type PlannableInput, requirePlannable } from '../dwelling/plannable.ts';
import { scoreParts } from '../energy/evaluate.ts';
import { exp } from '../energy/exponential.ts';
import { awayFromLimits, labelOf, READS_ABOVE_KWH_PER_M2, scaleOf } from '../label/label.ts';
import { shownLetter } from '../label/shown-label.ts';
import { medianDwelling } from '../stock/draw/median-dwelling.ts';
import {
  type CertificateScore,
  certificateOf,
  isContradictory,
  meetCertificate,
} from '../stock/evidence/certificate.ts';
import { hasMeters, heedMeters, withMeters } from '../stock/evidence/meters.ts';
import { fromScoreScale, toScoreScale } from '../stock/evidence/scores.ts';
import { type DrawnScenario, type Scenario, scenariosOf } from '../stock/scenarios.ts';
import { labelProbabilities, scoreRange } from '../stock/spread.ts';
import { assumptionsOf } from './assumptions.ts';
import { conflictsOf, doubtOf, hasGivenStates, isCertificateDoubted } from './conflicts.ts';
import { missingFactsOf } from './missing-facts.ts';
import { qualityLabelOf } from './quality-label.ts';
import { warningsOf } from './warnings.ts';

export interface CompletedDwelling {
  /** The one that is shown and planned: each part in its middle or likeliest state, and the median score. */
  dwelling: Dwelling;
  /** What it may be as well; weights add up to 1. */
  scenarios: readonly Scenario[];
  /** Score that a certificate would give, kWh primary/m². */
  primaryKwhPerM2: Range;
  labelProbabilities: Plan['label_probabilities'];
  /** Standard deviation between certificates of equal houses, in ln(score + shift). */
  certificateNoise: number;
  assumptions: Assumption[];
  qualityLabel: QualityLabel;
  unexplainedKwhPerM2: number | null;
  missingFacts: Plan['missing_facts'];
  conflicts: Conflict[];
  /** A certificate that nothing speaks against is today's label. */
  isCertified: boolean;
  warnings: Remark[];
}

/** `date` (YYYY-MM-DD) is today for the calculation. Throws an `InputError` for an estate that cannot be planned. */
export function completeDwelling(input: EstateInput, date: string): CompletedDwelling {
  const estate = requirePlannable(input);
  const possible = possibleDwellings(estate);
  const { scenarios } = possible;
  const dwelling = shownDwelling(estate, possible);
  const unexplainedKwhPerM2 = unexplainedBy(dwelling, possible);
  return {
    dwelling,
    scenarios,
    primaryKwhPerM2: possible.range,
    labelProbabilities: possible.labelProbabilities,
    certificateNoise: possible.certificateNoise,
    assumptions: assumptionsOf(estate, dwelling, scenarios),
    qualityLabel: qualityLabelOf(estate, scenarios, possible),
    unexplainedKwhPerM2,
    missingFacts: missingFactsOf(estate, scenarios),
    conflicts: possible.conflicts,
    isCertified: possible.certificate !== null && !isCertificateDoubted(possible.conflicts),
    warnings: [
      // A certificate that the facts contradict is reported as a conflict, with a larger distance: not twice.
      ...warningsOf(estate, isCertificateDoubted(possible.conflicts) ? null : unexplainedKwhPerM2, date),
      ...possible.conflicts.map(({ code, values }): Remark => ({ code, ...(values && { values }) })),
    ],
  };
}

/** Each part in its middle or likeliest state, with the median score. */
export function shownDwelling(estate: PlannableInput, possible: PossibleDwellings): Dwelling {
  return withMeters(
    medianDwelling(possible.scenarios, estate.dwelling, possible.shownKwhPerM2),
    estate.dwelling,
  );
}

export interface PossibleDwellings {
  scenarios: readonly DrawnScenario[];
  certificate: CertificateScore | null;
  range: Range;
  /** Largest first, those that are worth showing. */
  labelProbabilities: Plan['label_probabilities'];
  /** Of what is not known of the score beyond the scenarios, in ln(score + shift). */
  scoreNoise: number;
  /** The score that is shown: the median, or next to it where that gives a better letter. */
  shownKwhPerM2: number;
  shownLabel: string;
  conflicts: Conflict[];
  /** Standard deviation between certificates of equal houses, and more where a certificate is doubted. */
  certificateNoise: number;
}

/** The part that an indication needs too. */
export function possibleDwellings(estate: PlannableInput): PossibleDwellings {
  const scale = scaleOf(estate.region);
  const stock = scenariosOf(estate);
  const stockNoise = stock[0]?.group.model.noise ?? 0;
  const alone = needsFactsAlone(estate) ? rangeOf(stock, stockNoise) : NO_RANGE;
  const conflicts = conflictsOf(estate, stock, alone);
  const certificate = certificateOf(estate, alone);
  const certified = certificate === null ? stock : meetCertificate(estate, stock, certificate);
  const scenarios = hasMeters(estate.dwelling) ? heedMeters(certified, estate.dwelling) : certified;
  const between = certificate === null ? stockNoise : stockNoise * TWO_CERTIFICATES;
  const certificateNoise = between + doubtOf(estate, alone, conflicts);
  const isDoubted = isCertificateDoubted(conflicts);
  const noise = certificate === null || isDoubted ? certificateNoise : 0;
  const scores = scenarios.map(({ primaryKwhPerM2 }) => toScoreScale(primaryKwhPerM2));
  const weights = scenarios.map(({ weight }) => weight);
  const range = isDoubted ? around(scores, weights, noise) : scoreRange(scores, weights, noise);
  const probabilities = labelProbabilities(scale, scores, weights, noise);
  const shownKwhPerM2 = shownScore(estate, scale, range.p50, probabilities);
  return {
    scenarios,
    certificate,
    range,
    labelProbabilities: notableShares(probabilities),
    scoreNoise: noise,
    shownKwhPerM2,
    shownLabel: labelOf(scale, shownKwhPerM2),
    conflicts,
    certificateNoise,
  };
}

/**
 * The certificate of today is one draw of the noise, the one after the works another. The works renew a part of what
 * the first one judged: three quarters of its noise are left, √(1 + 0.75²). Fitted on houses that were drawn first and
 * described afterwards (validation/measure-chances.ts).
 */
const TWO_CERTIFICATES = 1.25;

const NO_RANGE: Range = { p10: Number.NEGATIVE_INFINITY, p50: 0, p90: Number.POSITIVE_INFINITY };

/** Whether there is a certificate for the other facts to speak against. */
function needsFactsAlone(estate: PlannableInput): boolean {
  const { energy_label: label, energy_score_kwh_per_m2: score } = estate.dwelling;
  return isContradictory(estate) || ((label ?? score) !== undefined && hasGivenStates(estate.dwelling));
}

/** The tenth of a normal distribution, in standard deviations. */
const TENTH = 1.2816;

/**
 * Of scores that are all but equal, because a certificate gives them: what it may be off by lies around their middle.
 */
function around(scores: readonly number[], weights: readonly number[], noise: number): Range {
  const { p50 } = scoreRange(scores, weights, 0);
  const at = (deviations: number) => fromScoreScale(toScoreScale(p50) + deviations * noise);
  return { p10: at(-TENTH), p50, p90: at(TENTH) };
}

function rangeOf(scenarios: readonly DrawnScenario[], noise: number): Range {
  return scoreRange(
    scenarios.map(({ primaryKwhPerM2 }) => toScoreScale(primaryKwhPerM2)),
    scenarios.map(({ weight }) => weight),
    noise,
  );
}

/** A certificate's label is today's label; without one, the letter and the score that agree. */
function shownScore(
  { dwelling }: PlannableInput,
  scale: LabelScale,
  medianKwhPerM2: number,
  probabilities: ReadonlyMap<string, number>,
): number {
  if (dwelling.energy_label !== undefined || dwelling.energy_score_kwh_per_m2 !== undefined) {
    return awayFromLimits(scale, medianKwhPerM2);
  }
  const { letter, scoreKwhPerM2 } = shownLetter(scale, probabilities, medianKwhPerM2);
  // The lower limit belongs to the better letter: a little more than it has the letter that is meant.
  const withLetter = scoreKwhPerM2 + (labelOf(scale, scoreKwhPerM2).startsWith(letter) ? 0 : 0.01);
  return awayFromLimits(scale, withLetter, READS_ABOVE_KWH_PER_M2);
}

/**
 * Further from the median of the stock's certificates than this many of their standard deviations, a factor explains
 * nothing.
 */
const FARTHEST_FACTOR = 3;

/** What the certificate says beyond what certificates make of such a dwelling. */
function unexplainedBy(
  dwelling: Dwelling,
  { certificate, scenarios: [scenario] }: PossibleDwellings,
): number | null {
  if (certificate === null || scenario === undefined) return null;
  const { median, spread } = scenario.group.model.certificate;
  const { factor, scoreFactor, offsetKwhPerM2 } = dwelling.certificate;
  const { otherKwhPerM2: other, heatingKwhPerM2: heating } = scoreParts(dwelling);
  const least = exp(median - FARTHEST_FACTOR * spread);
  const most = exp(median + FARTHEST_FACTOR * spread);
  const explained = Math.min(Math.max(factor, least), most);
  // The score, less that of a house whose certificate is one of the stock's.
  const gap = other + factor * heating - (other - offsetKwhPerM2 + explained * heating) / scoreFactor;
  return Math.abs(gap) < 0.5 ? 0 : Math.round(gap * 10) / 10;
}

const LEAST_PROBABILITY_SHOWN = 0.005;

function notableShares(probabilities: ReadonlyMap<string, number>): Record<string, number> {
  const shown = [...probabilities].filter(([, probability]) => probability > LEAST_PROBABILITY_SHOWN);
  shown.sort((a, b) => b[1] - a[1]);
  return Object.fromEntries(
    shown.map(([label, probability]) => [label, Math.round(probability * 1000) / 1000]),
  );
}
