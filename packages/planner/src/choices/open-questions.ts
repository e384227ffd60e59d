/** What to ask next, in the engine's order of what an answer is worth. */
import type { Decision, StoredPlan } from '@rooftree/engine';
import { FACTS, type Fact } from './facts.ts';

export interface OpenQuestion {
  fact: Fact;
  /** EUR that the answer saves on average; null where it is not known. */
  worthEur: number | null;
  /** EUR that finding out costs: a certificate has a price. */
  costsEur: number;
}

/** A flat's floor comes first: without it, it is unknown whether its roof and floor are the owner's at all. */
export function openQuestions(
  plan: StoredPlan,
  decision: Decision | null,
  isFloorKnown: boolean,
): readonly OpenQuestion[] {
  let asked: (Omit<OpenQuestion, 'fact'> & { fact: string })[] =
    decision === null
      ? plan.missing_facts.map(({ fact }) => ({ fact, worthEur: null, costsEur: 0 }))
      : decision.next_questions.map(({ fact, saves_eur: worthEur, costs_eur: costsEur = 0 }) => ({
          fact,
          worthEur,
          costsEur,
        }));
  if (plan.estate_type === 'APARTMENT' && !isFloorKnown) {
    const [worth] = asked.filter(({ fact }) => fact === 'apartment_floor');
    asked = [
      worth ?? { fact: 'apartment_floor', worthEur: null, costsEur: 0 },
      ...asked.filter((one) => one !== worth),
    ];
  }
  return asked.flatMap(({ fact: name, ...question }) => {
    const fact = FACTS.find((one) => one.name === name);
    return fact === undefined ? [] : [{ fact, ...question }];
  });
}
