/** From what is said of an estate to a whole dwelling, with everything that is not known carried along. */
import type { QualityLabel } from '../contract/codes.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Assumption, Plan, Range, Remark } from '../contract/plan.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { type PlannableInput, requirePlannable } from '../dwelling/plannable.ts';
import { evaluate } from '../energy/evaluate.ts';
import { awayFromLimits, labelOf, scaleOf } from '../label/label.ts';
import { shownLetter } from '../label/shown-label.ts';
import { calibrated } from '../stock/calibrate.ts';
import { type CertificateScore, certificateOf, meetCertificate } from '../stock/certificate.ts';
import { byLikeness } from '../stock/representative.ts';
import { type Scenario, scenariosOf, typicallyShaped } from '../stock/scenarios.ts';
import { labelProbabilities, quantiles, scoreRange } from '../stock/spread.ts';
import { assumptionsOf } from './assumptions.ts';
import { missingFactsOf } from './missing-facts.ts';
import { certificateNoise, qualityLabelOf } from './quality-label.ts';
import { warningsOf } from './warnings.ts';

export interface CompletedDwelling {
  /** The one that is shown: typical states, and a score in the label that is shown. */
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
  warnings: Remark[];
}

/** `date` (YYYY-MM-DD) is today for the calculation. Throws an `InputError` for an estate that cannot be planned. */
export function completeDwelling(input: EstateInput, date: string): CompletedDwelling {
  const estate = requirePlannable(input);
  const possible = possibleDwellings(estate);
  const { scenarios } = possible;
  const dwelling = shownDwelling(estate, possible);
  const unexplainedKwhPerM2 = unexplainedBy(dwelling, possible.certificate);
  return {
    dwelling,
    scenarios,
    primaryKwhPerM2: possible.range,
    labelProbabilities: possible.labelProbabilities,
    certificateNoise: certificateNoise(estate),
    assumptions: assumptionsOf(estate, dwelling, scenarios),
    qualityLabel: qualityLabelOf(estate, scenarios),
    unexplainedKwhPerM2,
    missingFacts: missingFactsOf(estate, scenarios),
    warnings: warningsOf(estate, unexplainedKwhPerM2, date),
  };
}

export interface PossibleDwellings {
  scenarios: readonly Scenario[];
  certificate: CertificateScore | null;
  range: Range;
  /** Largest first, those that are worth telling. */
  labelProbabilities: Plan['label_probabilities'];
  /** The score that is shown: the median, moved into the letter that is shown. */
  shownKwhPerM2: number;
  shownLabel: string;
}

/** The part that an indication needs too. */
export function possibleDwellings(estate: PlannableInput): PossibleDwellings {
  const scale = scaleOf(estate.region);
  const certificate = certificateOf(estate);
  const stock = scenariosOf(estate);
  const scenarios = certificate === null ? stock : meetCertificate(estate, stock, certificate);
  const noise = certificate === null ? certificateNoise(estate) : 0;
  const range = scoreRange(scenarios, noise);
  const probabilities = labelProbabilities(scale, scenarios, noise);
  const { low, high } = shownLetter(scale, probabilities);
  const shownKwhPerM2 = awayFromLimits(scale, within(range.p50, low, high, scenarios));
  return {
    scenarios,
    certificate,
    range,
    labelProbabilities: worthTelling(probabilities),
    shownKwhPerM2,
    shownLabel: labelOf(scale, shownKwhPerM2),
  };
}

/** The median itself when it lies between the bounds, else the quarter nearest to it of the scenarios that do. */
function within(median: number, low: number, high: number, scenarios: readonly Scenario[]): number {
  if (median > low && median <= high) return median;
  const inside = scenarios.filter(({ primaryKwhPerM2: score }) => score > low && score <= high);
  const total = inside.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return median <= low ? low + 1 : high;
  const [score = median] = quantiles(
    inside.map((scenario) => scenario.primaryKwhPerM2),
    inside.map(({ weight }) => weight / total),
    [median <= low ? 0.25 : 0.75],
  );
  return score;
}

/** The dwelling that looks most like the others, of those that can be given the score that is shown. */
function shownDwelling(estate: PlannableInput, { scenarios, shownKwhPerM2 }: PossibleDwellings): Dwelling {
  let nearest: Dwelling | null = null;
  let leastOff = Number.POSITIVE_INFINITY;
  for (const scenario of byLikeness(scenarios, shownKwhPerM2)) {
    const { dwelling, primaryKwhPerM2 } = calibrated(
      typicallyShaped(estate, scenario),
      estate.dwelling,
      shownKwhPerM2,
    );
    const off = Math.abs(primaryKwhPerM2 - shownKwhPerM2);
    if (off < leastOff) {
      leastOff = off;
      nearest = dwelling;
    }
    if (off < MET_WITHIN_KWH_PER_M2) break;
  }
  if (nearest === null) throw new RangeError('there is always a scenario');
  return nearest;
}

/** What the certificate says beyond what the dwelling can be made to have. */
function unexplainedBy(dwelling: Dwelling, certificate: CertificateScore | null): number | null {
  if (certificate === null) return null;
  const score = evaluate(dwelling).primaryKwhPerM2;
  const gap = score < certificate.low ? certificate.low - score : Math.min(certificate.high - score, 0);
  return Math.abs(gap) < 0.5 ? 0 : Math.round(gap * 10) / 10;
}

const MET_WITHIN_KWH_PER_M2 = 0.1;
const LEAST_PROBABILITY_TOLD = 0.005;

function worthTelling(probabilities: ReadonlyMap<string, number>): Record<string, number> {
  const told = [...probabilities].filter(([, probability]) => probability > LEAST_PROBABILITY_TOLD);
  told.sort((a, b) => b[1] - a[1]);
  return Object.fromEntries(
    told.map(([label, probability]) => [label, Math.round(probability * 1000) / 1000]),
  );
}
