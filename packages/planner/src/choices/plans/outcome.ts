/**
 * What comes of the buyer's choices: a plan, or why there is none. Without the engine, so that the first script can
 * name it.
 */
import type { EstateInput, Plan } from '@rooftree/engine';
import type { GrantSpan } from '@rooftree/words/grant-span';

export type NoPlan = { kind: 'none'; why: 'notADwelling' | 'yearMissing' | 'regionMissing' | 'other' };

/** As the page shows it. */
export type Outcome = { kind: 'plan'; plan: Plan; grantSpan: GrantSpan | null } | NoPlan;

/** With the estate that it was planned for. */
export type PlannedOutcome = (Extract<Outcome, { kind: 'plan' }> & { input: EstateInput }) | NoPlan;
