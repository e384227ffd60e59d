/**
 * The page as it opens, worked out by the server: its first view needs no engine, which the browser loads while the
 * buyer reads.
 */
import type { Choices } from './choices.ts';
import { mostGrantsOf } from './plans/most-grants.ts';
import type { Outcome } from './plans/outcome.ts';
import { basisOf, type PlanBasis } from './plans/plan-basis.ts';
import { choicesPlanner, labelsFor, readChoicesFor } from './plans/plan-with-choices.ts';

export interface Opening {
  /** Of the estate's scale, best first; none when its region is not known. */
  labels: readonly string[];
  /** Of the address, without those that are not possible here. */
  choices: Choices;
  rejected: string[];
  outcome: Outcome;
  /** EUR for the income group that gets most; null where grants do not follow the income, or the group is given. */
  mostGrants: number | null;
}

export function openingOf(page: PlanBasis & { search: string }): Opening {
  const basis = basisOf(page);
  const { choices, rejected } = readChoicesFor(basis, page.search);
  const plan = choicesPlanner(basis);
  const planFor = (wanted: Choices): Outcome => {
    const outcome = plan(wanted);
    return outcome.kind === 'none' ? outcome : { kind: 'plan', plan: outcome.plan };
  };
  const outcome = planFor(choices);
  return {
    labels: labelsFor(basis),
    choices,
    rejected,
    outcome,
    mostGrants: mostGrantsOf(outcome, choices, planFor),
  };
}
