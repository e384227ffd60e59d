/**
 * The page as it opens, worked out by the server: its first view needs no engine, which the browser loads while the
 * buyer reads.
 */
import type { LabelPrice } from '@rooftree/engine';
import type { Choices } from './choices.ts';
import type { Outcome } from './plans/outcome.ts';
import { basisOf, type PlanBasis } from './plans/plan-basis.ts';
import { choicesPlans, labelsFor, readChoicesFor } from './plans/plan-with-choices.ts';

export interface Opening {
  /** Of the estate's scale, best first; none when its region is not known. */
  labels: readonly string[];
  /** Of the address, without those that are not possible here. */
  choices: Choices;
  rejected: string[];
  outcome: Outcome;
  /** What the better labels cost. */
  prices: readonly LabelPrice[];
}

export function openingOf(page: PlanBasis & { search: string }): Opening {
  const basis = basisOf(page);
  const { choices, rejected } = readChoicesFor(basis, page.search);
  const plans = choicesPlans(basis);
  const planned = plans.planFor(choices);
  const outcome: Outcome =
    planned.kind === 'none' ? planned : { kind: 'plan', plan: planned.plan, grantSpan: planned.grantSpan };
  return { labels: labelsFor(basis), choices, rejected, outcome, prices: plans.pricesFor(choices) };
}
