/** A given score or label: what each scenario's certificate must have made of its house, and how likely that is. */
import type { PlannableInput } from '../../dwelling/plannable.ts';
import { exp, log } from '../../energy/exponential.ts';
import { awayFromLimits, labelBounds, labelOf, scaleOf } from '../../label/label.ts';
import { normalCdf, normalQuantile } from '../normal.ts';
import { POINTS } from '../points.ts';
import { type DrawnScenario, normalised, scoreWeight } from '../scenarios.ts';
import { boundUpdate } from './bounded-update.ts';
import { meetScore } from './meet-score.ts';

/** Scores between which the certificate lies; equal when the score itself is given. */
export interface CertificateScore {
  low: number;
  high: number;
}

/** Nearer to the label than this, kWh/m², a score was rounded. */
const ROUNDED_BY = 1;

/** True when label and score are of two certificates. */
export function isContradictory({ dwelling, region }: PlannableInput): boolean {
  const { energy_score_kwh_per_m2: score, energy_label: label } = dwelling;
  if (score === undefined || label === undefined) return false;
  const { low, high } = labelBounds(scaleOf(region), label);
  return score < low - ROUNDED_BY || score > high + ROUNDED_BY;
}

/**
 * A score next to the label beside it is moved to the nearest end of that label. Of two that contradict each other the
 * one is believed that the other facts speak for (`alone`, the score that they give), and the score where they speak
 * for neither.
 */
export function certificateOf(
  input: PlannableInput,
  alone?: { p10: number; p90: number },
): CertificateScore | null {
  const { energy_score_kwh_per_m2: score, energy_label: label } = input.dwelling;
  const scale = scaleOf(input.region);
  if (score === undefined) return label === undefined ? null : labelBounds(scale, label);
  if (label !== undefined && isContradictory(input)) {
    const bounds = labelBounds(scale, label);
    const isScoreLikely = alone === undefined || (score >= alone.p10 && score <= alone.p90);
    const isLabelLikely = alone !== undefined && bounds.low < alone.p90 && bounds.high > alone.p10;
    if (!isScoreLikely && isLabelLikely) return bounds;
    return { low: score, high: score };
  }
  const { low, high } = labelBounds(scale, label ?? labelOf(scale, score));
  const met = awayFromLimits(scale, Math.min(Math.max(score, low + 1e-6), high));
  return { low: met, high: met };
}

/** Certificates that are far off: this share of them spreads this many times wider. Agents mistype. */
const ODD_SHARE = 0.05;
const ODD_SPREAD = 3;
/** Scenarios that weigh less than this share of the heaviest say nothing and are left out. */
const LEAST_SHARE = 0.001;

export function meetCertificate(
  input: PlannableInput,
  scenarios: readonly DrawnScenario[],
  certificate: CertificateScore,
): DrawnScenario[] {
  const isScore = certificate.low === certificate.high;
  const met = scenarios.map((scenario) => {
    const target = isScore ? certificate.low : scoreWithin(scenario, certificate);
    const dwelling = meetScore(scenario.dwelling, input.dwelling, scenario.parts, target);
    const weight =
      scenario.weightOfStates *
      (isScore ? densityAt(scenario, target) : massBetween(scenario, certificate)) *
      scoreWeight(scenario.group, dwelling, target);
    return {
      ...scenario,
      dwelling,
      primaryKwhPerM2: target,
      weight,
      typical: { ...scenario.typical, weight },
    };
  });
  boundUpdate(scenarios, met, certificate);
  const heaviest = Math.max(...met.map(({ weight }) => weight));
  // A certificate that no scenario can have had leaves the stock as it is.
  if (!(heaviest > 0)) {
    return normalised(met.map((scenario, index) => ({ ...scenario, weight: scenarios[index]?.weight ?? 0 })));
  }
  return normalised(met.filter(({ weight }) => weight >= LEAST_SHARE * heaviest));
}

/** Where a score lies among the certificates that a scenario could have, in standard deviations. */
function deviationAt({ parts, group: { model } }: DrawnScenario, score: number): number {
  const factor = (score - parts.otherKwhPerM2) / parts.heatingKwhPerM2;
  if (factor <= 0) return Number.NEGATIVE_INFINITY;
  return (log(factor) - model.certificate.median) / model.certificate.spread;
}

function densityAt(scenario: DrawnScenario, score: number): number {
  const at = deviationAt(scenario, score);
  if (!Number.isFinite(at)) return 0;
  const density =
    (1 - ODD_SHARE) * exp(-0.5 * at * at) + (ODD_SHARE / ODD_SPREAD) * exp(-0.5 * (at / ODD_SPREAD) ** 2);
  // Per kWh/m² and not per unit of the factor's logarithm.
  return density / (score - scenario.parts.otherKwhPerM2);
}

function massBetween(scenario: DrawnScenario, { low, high }: CertificateScore): number {
  const [from, to] = [deviationAt(scenario, low), deviationAt(scenario, high)];
  const between = (spread: number) => normalCdf(to / spread) - normalCdf(from / spread);
  return Math.max((1 - ODD_SHARE) * between(1) + ODD_SHARE * between(ODD_SPREAD), 0);
}

/** The scenario's own place among the certificates that it could have, of those within the bounds. */
function scoreWithin(scenario: DrawnScenario, { low, high }: CertificateScore): number {
  const { parts, group } = scenario;
  const { median, spread } = group.model.certificate;
  const [from, to] = [deviationAt(scenario, low), deviationAt(scenario, high)];
  const uniform = POINTS[scenario.point]?.uniform.certificate ?? 0.5;
  const [below, upTo] = [normalCdf(from), normalCdf(to)];
  if (upTo - below < 1e-9) {
    const nearest = scenario.primaryKwhPerM2 < low ? low : high;
    return inside(nearest, low, high);
  }
  const deviation = normalQuantile(below + uniform * (upTo - below));
  const score = parts.otherKwhPerM2 + exp(median + spread * deviation) * parts.heatingKwhPerM2;
  return inside(score, low, high);
}

/** Away from the bounds by more than a rounding. */
function inside(score: number, low: number, high: number): number {
  return Math.min(Math.max(score, low + 0.1), high - 0.1);
}
