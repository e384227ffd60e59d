/** A plan as it is read from where it was kept: made by this version of the engine or by an earlier one. */
import type { Track } from '../contract/codes.ts';
import type {
  CashFlow,
  Conflict,
  ExpectedState,
  Milestone,
  Plan,
  PlanControls,
  Step,
  StepTiming,
  WorkLine,
} from '../contract/plan.ts';

/** What an earlier version did not work out is null here, and nowhere else is anything different from a new plan. */
export interface StoredPlan
  extends Omit<
    Plan,
    | 'controls'
    | 'target'
    | 'steps'
    | 'totals'
    | 'cash_flow'
    | 'milestones'
    | 'emission_factors'
    | 'loans'
    | 'expected_result'
    | 'conflicts'
  > {
  controls: StoredControls;
  target: Omit<Plan['target'], 'probability'> & { probability: number | null };
  steps: StoredStep[];
  totals: Omit<Plan['totals'], 'contingency'> & { contingency: number | null };
  cash_flow: CashFlow | null;
  /** Null: not worked out. None: no duty asks for a label. */
  milestones: Milestone[] | null;
  /** Null: not recorded. */
  emission_factors: Plan['emission_factors'] | null;
  loans: StoredLoan[];
  expected_result: StoredExpectation | null;
  /** Null: not looked for. None: nothing disagrees. */
  conflicts: Conflict[] | null;
}

export interface StoredControls extends Omit<PlanControls, 'confidence'> {
  /** Null: none could be asked for, the plan was made for the shown house alone. */
  confidence: number | null;
}

export interface StoredExpectation extends Omit<ExpectedState, 'probability'> {
  /** Null: not worked out. */
  probability: number | null;
}

export interface StoredStep extends Omit<Step, 'timing' | 'track' | 'works' | 'expected_after'> {
  /** Null: not worked out. */
  expected_after: ExpectedState | null;
  /** Null: not worked out. That nothing presses is a timing whose year is null. */
  timing: StepTiming | null;
  track: Track | null;
  works: StoredWork[];
}

export interface StoredWork extends Omit<WorkLine, 'track'> {
  /** Null in an apartment of which it was not worked out who decides. */
  track: Track | null;
}

export interface StoredLoan extends Omit<Plan['loans'][number], 'conditions'> {
  conditions: string[] | null;
}
