/** A given score or label: the scenarios that fit it gain weight, and each is moved until it meets it. */

import type { PlannableInput } from '../dwelling/plannable.ts';
import { awayFromLimits, labelBounds, scaleOf } from '../label/label.ts';
import { calibrated } from './calibrate.ts';
import { normalised, type Scenario } from './scenarios.ts';
import { toScoreScale } from './scores.ts';

/** Scores between which the certificate lies; equal when the score itself is given. */
export interface CertificateScore {
  low: number;
  high: number;
}

export function certificateOf(input: PlannableInput): CertificateScore | null {
  const { energy_score_kwh_per_m2: score, energy_label: label } = input.dwelling;
  const scale = scaleOf(input.region);
  if (score !== undefined) {
    const met = awayFromLimits(scale, score);
    return { low: met, high: met };
  }
  return label === undefined ? null : labelBounds(scale, label);
}

/**
 * How far off a scenario may be, in ln(score + shift), before it counts for little. A score can be met by moving a house
 * some way; a label is wide enough to have houses of its own in it.
 */
const TOLERANCE = { score: 0.2, label: 0.05, afterMoving: 0.002 } as const;
/** Scenarios that weigh less than this share of the heaviest say nothing and are left out. */
const LEAST_SHARE = 0.01;

export function meetCertificate(
  input: PlannableInput,
  scenarios: readonly Scenario[],
  certificate: CertificateScore,
): Scenario[] {
  const isScore = certificate.low === certificate.high;
  const fitting = favourNearest(scenarios, certificate, isScore ? TOLERANCE.score : TOLERANCE.label);
  const moved = fitting.map((scenario) => {
    const target = nearest(scenario.primaryKwhPerM2, certificate);
    if (target === scenario.primaryKwhPerM2) return scenario;
    return { ...scenario, ...calibrated(scenario.dwelling, input.dwelling, target) };
  });
  return favourNearest(moved, certificate, TOLERANCE.afterMoving);
}

/** The scenario that is least off sets the measure, so that a surprising certificate leaves some scenarios standing. */
function favourNearest(
  scenarios: readonly Scenario[],
  certificate: CertificateScore,
  tolerance: number,
): Scenario[] {
  const distances = scenarios.map(({ primaryKwhPerM2: score }) => {
    return Math.abs(toScoreScale(score) - toScoreScale(nearest(score, certificate)));
  });
  const leastOff = Math.min(...distances);
  const weighed = scenarios.map((scenario, index) => {
    const off = ((distances[index] ?? 0) - leastOff) / tolerance;
    return { ...scenario, weight: scenario.weight * Math.exp(-0.5 * off * off) };
  });
  const heaviest = Math.max(...weighed.map(({ weight }) => weight));
  return normalised(weighed.filter(({ weight }) => weight >= LEAST_SHARE * heaviest));
}

/** Just inside the label, so that rounding does not push it over the edge. */
function nearest(score: number, { low, high }: CertificateScore): number {
  if (low === high) return low;
  return Math.min(Math.max(score, low + 0.1), high - 0.1);
}
