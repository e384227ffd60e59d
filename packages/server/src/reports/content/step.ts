import { measuresOf, type Step, type WorkLine } from '@rooftree/engine';
import { inSentence } from '@rooftree/words';
import type { Passport, PassportStep } from '../passport.ts';
import { breakable, capitalise, joinWithAnd, labelBadge, type Writer, writePayback } from '../writer.ts';

export function stepContent(passport: Passport, { step, before, netCost }: PassportStep, writer: Writer) {
  const { words, texts } = writer;
  const t = texts.step;
  const measures = measuresOf(step);
  const names = measures.map((measure) => words.measure(measure).name);
  return {
    heading: t.heading(step.number, passport.steps.length),
    title: capitalise(joinWithAnd(names.map(inSentence), t.and)),
    before: labelBadge(passport, before.label),
    after: labelBadge(passport, step.after.label),
    figures: [
      {
        kind: 'cost',
        title: t.cost,
        value: words.euro(step.total_estimated_cost_incl_vat),
        note: words.euroRange(step.cost_range),
      },
      { kind: 'subsidy', title: t.subsidy, value: words.euro(step.subsidy_amount), note: null },
      { kind: 'net', title: t.youPay, value: words.euro(netCost), note: null },
      {
        kind: 'energy',
        title: t.saving,
        value: `${words.euro(step.savings.bill_eur)} ${t.perYear}`,
        note: words.euroRange(step.savings_range.bill_eur),
      },
    ],
    reason: [words.remark(step.reason), words.due(step.timing)].filter((text) => text !== null).join(' '),
    works: worksContent(step, writer),
    effect: effectContent(step, before, writer),
    payback: writePayback(step.payback_years, writer),
    peakLoad: t.peakLoad(words.number(step.after.peak_heat_load_kw, 1)),
    support: supportContent(step, writer),
    options: {
      title: t.optionsTitle,
      items: step.options.map((option) =>
        t.option(
          words.measure(option.measure).name,
          inSentence(words.measure(option.instead_of).name),
          words.euro(option.total_estimated_cost_incl_vat),
        ),
      ),
    },
    watch: {
      title: t.watchTitle,
      items: measures.map((measure) => {
        const { name, watchFor, whoDoesIt } = words.measure(measure);
        return { name, text: watchFor, who: `${t.whoDoesIt}${texts.colon} ${inSentence(whoDoesIt)}.` };
      }),
    },
  };
}

function worksContent(step: Step, { words, texts }: Writer) {
  const t = texts.step;
  const maintenance = step.works.reduce((sum, work) => sum + work.maintenance_eur_per_year, 0);
  return {
    title: t.worksTitle,
    head: [t.work, t.quantity, t.exclVat, t.vatRate, t.vat, t.inclVat, t.lifetime],
    rows: step.works.map((work) => [
      words.work(work.work),
      quantity(work, { words, texts }),
      words.number(work.estimated_cost),
      words.percent(work.vat_rate_percent, Number.isInteger(work.vat_rate_percent) ? 0 : 1),
      words.number(work.estimated_vat_cost),
      words.number(work.total_estimated_cost_incl_vat),
      work.lifetime_years > 0 ? t.years(work.lifetime_years) : '–',
    ]),
    total: [
      t.total,
      '',
      words.number(step.estimated_cost),
      '',
      words.number(step.estimated_vat_cost),
      words.number(step.total_estimated_cost_incl_vat),
      '',
    ],
    notes: [
      ...(step.anyway_cost > 0 ? [t.anyway(words.euro(step.anyway_cost))] : []),
      ...(maintenance > 0 ? [t.maintenance(words.euro(maintenance))] : []),
    ],
  };
}

function quantity({ quantity: amount, unit }: WorkLine, { words }: Writer): string {
  return `${words.number(amount, Number.isInteger(amount) ? 0 : 1)}\u00a0${words.catalogue.units[unit]}`;
}

function effectContent(step: Step, before: PassportStep['before'], { words, texts }: Writer) {
  const t = texts.step;
  const { savings, after } = step;
  const percent = (saved: number, from: number) => (from > 0 ? words.percent((100 * saved) / from) : '–');
  const row = (title: string, from: number, to: number, saved: number, share: string) => ({
    title,
    /** What remains, for the bar. */
    remains: from > 0 ? Math.min(1, Math.max(0, to / from)) : 0,
    cells: [words.number(from), words.number(to), words.number(saved), share],
  });
  return {
    title: t.effectTitle,
    head: ['', '', t.before, t.after, t.saves, '%'],
    rows: [
      row(
        t.primary,
        before.primary_kwh,
        after.primary_kwh,
        savings.primary_kwh,
        words.percent(savings.primary_percent),
      ),
      row(
        t.final,
        before.final_kwh,
        after.final_kwh,
        savings.final_kwh,
        words.percent(savings.final_percent),
      ),
      row(t.co2, before.co2_kg, after.co2_kg, savings.co2_kg, percent(savings.co2_kg, before.co2_kg)),
      row(
        t.bill,
        before.bill_eur,
        after.bill_eur,
        savings.bill_eur,
        percent(savings.bill_eur, before.bill_eur),
      ),
    ],
  };
}

function supportContent(step: Step, { words, texts }: Writer) {
  const t = texts.step;
  const items = step.works.flatMap((work) =>
    work.subsidies.map((line) => ({
      amount: words.euro(line.amount),
      scheme: words.scheme(line.scheme),
      work: inSentence(words.work(work.work)),
      rule: `${t.rule} ${breakable(line.rule_id)}`,
      conditions:
        line.conditions.length > 0
          ? `${t.conditionsLead} ${line.conditions.map((code) => words.condition(code)).join('; ')}`
          : null,
      confidence: words.catalogue.confidences[line.confidence],
    })),
  );
  return { title: t.supportTitle, items, none: t.noSupport };
}
