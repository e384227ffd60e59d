/** What to ask next, in the engine's order of what an answer is worth. */
import type { Decision, StoredPlan } from '@rooftree/engine';
import { FACTS, type Fact } from './facts.ts';

export interface OpenQuestion {
  fact: Fact;
  /** EUR that the answer saves on average; null where it is not known. */
  worthEur: number | null;
}

/** A flat's floor comes first: without it, it is unknown whether its roof and floor are the owner's at all. */
export function openQuestions(
  plan: StoredPlan,
  decision: Decision | null,
  isFloorKnown: boolean,
): readonly OpenQuestion[] {
  let asked: { fact: string; worthEur: number | null }[] =
    decision === null
      ? plan.missing_facts.map(({ fact }) => ({ fact, worthEur: null }))
      : decision.next_questions.map(({ fact, saves_eur: worthEur }) => ({ fact, worthEur }));
  if (plan.estate_type === 'APARTMENT' && !isFloorKnown) {
    const [worth] = asked.filter(({ fact }) => fact === 'apartment_floor');
    asked = [worth ?? { fact: 'apartment_floor', worthEur: null }, ...asked.filter((one) => one !== worth)];
  }
  return asked.flatMap(({ fact: name, worthEur }) => {
    const fact = FACTS.find((one) => one.name === name);
    return fact === undefined ? [] : [{ fact, worthEur }];
  });
}
