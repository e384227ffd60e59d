import type { Money } from '@rooftree/engine';
import type { Passport } from '../passport.ts';
import type { Writer } from '../writer.ts';

/** Every figure with its cents, so that readers can check the sums. */
export function traceContent({ plan }: Passport, { words, texts }: Writer) {
  const t = texts.trace;
  const columns = texts.step;
  const money = (of: Money) =>
    [of.estimated_cost, of.estimated_vat_cost, of.total_estimated_cost_incl_vat, of.subsidy_amount].map(
      (eur) => words.number(eur, 2),
    );
  return {
    heading: t.heading,
    title: t.title,
    intro: t.intro,
    head: [columns.work, columns.exclVat, columns.vat, columns.inclVat, `${columns.subsidy}, €`],
    steps: plan.steps.map((step) => ({
      works: step.works.map((work) => [words.work(work.work), ...money(work)]),
      total: [`${t.step} ${step.number}`, ...money(step)],
    })),
    total: [t.total, ...money(plan.totals)],
    net: { title: t.net, value: words.euroCents(plan.totals.net_cost) },
    footnote: t.footnote(plan.engine_version, plan.data_version, words.date(plan.date)),
  };
}
