/** What comes of the buyer's choices: a plan, or why there is none. Without the engine, so that the first script can name it. */
import type { EstateInput, Plan } from '@rooftree/engine';

export type NoPlan = { kind: 'none'; why: 'notADwelling' | 'yearMissing' | 'regionMissing' | 'other' };

/** As the page shows it. */
export type Outcome = { kind: 'plan'; plan: Plan } | NoPlan;

/** With the estate that it was planned for. */
export type PlannedOutcome = { kind: 'plan'; plan: Plan; input: EstateInput } | NoPlan;
