import type { Plan, PlanVariants } from '@rooftree/engine';
import { type Language, type Words, words as wordsIn, writeLabel } from '@rooftree/words';
import { table } from '../../infra/terminal.ts';
import { PLAN_PHRASES } from './plan-phrases.ts';

/** The three ways side by side: a column for each. */
export function variantsText(variants: PlanVariants, language: Language): string {
  const words = wordsIn(language);
  const phrases = PLAN_PHRASES[language];
  const plans = [variants.cheapest, variants.lifetime, variants.fossil_free];
  const row = (name: string, cell: (plan: Plan) => string): string[] => [name, ...plans.map(cell)];
  const longest = Math.max(...plans.map((plan) => worksOf(plan, words).length));
  return table(
    ['', ...phrases.variants],
    [
      row(phrases.label, ({ result }) => writeLabel(result.label)),
      row(phrases.chance, ({ target }) => words.percent(target.probability * 100)),
      row(phrases.cost, ({ totals }) => words.euro(totals.total_estimated_cost_incl_vat)),
      row(phrases.toPay, ({ totals }) => words.euro(totals.net_cost)),
      row(phrases.bill, ({ result }) => words.euro(result.bill_eur)),
      row('CO₂', ({ result }) => `${words.number(result.co2_kg)} kg`),
      ...Array.from({ length: longest }, (_, index) =>
        row(index === 0 ? phrases.works : '', (plan) => worksOf(plan, words)[index] ?? ''),
      ),
    ],
  );
}

function worksOf({ steps }: Plan, words: Words): string[] {
  return steps.flatMap((step) => step.works.map(({ work }) => words.work(work)));
}
