import type { Decision } from '@rooftree/engine';
import { words } from '@rooftree/words';
import { z } from 'zod';
import { get } from '../api.ts';
import { homeArguments } from '../controls.ts';
import { suggestedRenovation } from '../home-plans.ts';
import { language } from '../plan-summary.ts';
import { defineTool } from '../tool.ts';

export const nextQuestions = defineTool({
  name: 'next_questions',
  title: 'What to find out next',
  description:
    'The unknown facts of a home that are worth finding out, by what the answer is worth, and which works belong to the plan whatever the answers are.',
  isWrite: false,
  input: z.object({ ...homeArguments, language }),
  output: z.object({
    questions: z.array(
      z.object({
        fact: z.string(),
        name: z.string(),
        saves_eur: z.number(),
        costs_eur: z.number(),
        gains_probability: z.number(),
      }),
    ),
    sure_works: z.array(z.string()),
    works_that_depend: z.array(z.object({ measure: z.string(), decided_by: z.string().nullable() })),
  }),
  run: async (context, { external_id: externalId, language: inLanguage }) => {
    const { renovation_id: id } = await suggestedRenovation(context, externalId);
    const decision = await get<Decision>(context.call, `/v1/renovations/${id}/decision`);
    const facts: Partial<Record<string, string>> = words(inLanguage).catalogue.facts;
    return {
      questions: decision.next_questions.map((question) => ({
        fact: question.fact,
        name: facts[question.fact] ?? question.fact,
        saves_eur: question.saves_eur,
        costs_eur: question.costs_eur ?? 0,
        gains_probability: question.gains_probability,
      })),
      sure_works: decision.works
        .filter(({ certainty }) => certainty === 'core')
        .map(({ measure }) => measure),
      works_that_depend: decision.works
        .filter(({ certainty, is_in_plan: isInPlan }) => certainty === 'depends' && isInPlan)
        .map(({ measure, decided_by: decidedBy }) => ({ measure, decided_by: decidedBy?.fact ?? null })),
    };
  },
});
