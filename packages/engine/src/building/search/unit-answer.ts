import type { Measure } from '../../measures/measure.ts';

/** What an owner does inside, given the common works. */
export interface Answer {
  /** Label steps below the target, and more for what an adviser would not do. */
  missed: number;
  /** What is minimised: net cost, or cost over the lifetime with the bill. */
  cents: number;
  netCents: number;
  /** All works that touch the apartment, common ones first. */
  measures: readonly Measure[];
}

/** A way to answer the common works, with its score, kWh/m². */
export interface UnitOption {
  /** What is minimised, with what an adviser would not do before any cost. */
  cents: number;
  score: number;
  answer: Answer;
}

/** As one number: fewer missed steps come before any cost. No building costs a billion. */
export const MISSED_STEP_CENTS = 1e11;
export function answerValue({ missed, cents }: Pick<Answer, 'missed' | 'cents'>): number {
  return missed * MISSED_STEP_CENTS + cents;
}
