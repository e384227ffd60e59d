/**
 * What is sure in a plan, what depends on facts that are not known, and what to find out next. Plain JSON, snake case.
 */
import type { MeasureCode } from './codes.ts';

/** What an answer to a question would mean for a work. */
export interface DecidingAnswer {
  /** A value of the fact, or `low`, `middle`, `high` for a number. */
  answer: string;
  probability: number;
  /** In how many of the houses with this answer the work belongs to the best plan. */
  share_of_cases: number;
  /** What to do on this part at once with this answer; null: leave it until the house is known better. */
  measure?: MeasureCode | null;
}

export interface WorkCertainty {
  measure: MeasureCode;
  is_in_plan: boolean;
  /** In how many of the possible houses a work on this part belongs to the best plan. */
  share_of_cases: number;
  /** In how many of them it is this very work: a heating that every house renews may become a pump in half of them. */
  share_of_this_work: number;
  /** `core`: do it whatever the house turns out to be; it belongs to the rule with the least expected cost. */
  certainty: 'core' | 'depends';
  /**
   * What this work costs, less support, in the houses whose best plan holds a work on this part; the middle of them.
   */
  net_cost_eur: number;
  /** For a work that depends: the fact that decides most about it. */
  decided_by: { fact: string; answers: DecidingAnswer[] } | null;
}

export interface NextQuestion {
  /** A field of `dwelling` in the API, or `estate_format`. */
  fact: string;
  /** Expected cost that a wrong choice would bring and the answer avoids, less what finding out costs. */
  saves_eur: number;
  /** What finding out costs: a certificate has a price. Plans before 0.4.0 have none. */
  costs_eur?: number;
  /** By how much the chance of reaching the target rises, on average over the answers. */
  gains_probability: number;
}

/** The cheapest plan that reaches the target with a higher chance. */
export interface NextRung {
  confidence: number;
  probability: number;
  net_cost_eur: number;
  /** Beyond the plan itself. */
  more_eur: number;
  /** Works that it has and the plan has not, and the other way round. */
  added: MeasureCode[];
  dropped: MeasureCode[];
}

/**
 * A list of works that is as good as that of the plan: it costs hardly more and reaches the label as surely as
 * required.
 */
export interface Alternative extends Omit<NextRung, 'confidence'> {}

/** A label better than today's, and the least that it takes to have it. */
export interface LabelPrice {
  label: string;
  /** Of the cheapest way there, less support; null where no works get there. */
  net_cost_eur: number | null;
  /**
   * What a plan with this goal costs beyond it: bare roofs, single glass and worn-out boilers are not left as they are.
   */
  sensible_eur: number;
}

export interface Decision {
  /** Number of possible houses that were planned. */
  houses: number;
  /** The core first, then what depends; of each, what most houses need first. */
  works: WorkCertainty[];
  /** Chance of the target after the core works alone. */
  probability_after_core: number;
  /** Chance of the target when every house gets the plan that suits it: what knowing all would bring. */
  probability_if_known: number;
  /**
   * What it takes to be surer; null where the plan is (nearly) as sure already, or nothing makes it so. Plans before
   * 0.4.0 have none.
   */
  next_rung?: NextRung | null;
  /** Near ties, surest first, at most three. Plans before 0.7.0 have none. */
  alternatives?: Alternative[];
  /** Best label first; none where there is no better one. Plans before 0.6.0 have none. */
  label_prices?: LabelPrice[];
  /** In the order of what the answer is worth; at most five. */
  next_questions: NextQuestion[];
}
