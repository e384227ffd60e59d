import { measuresOf } from '@rooftree/engine';
import { writeLabel } from '@rooftree/words';
import type { Passport } from '../passport.ts';
import { capitalise, labelBadge, type Writer, writePayback, writeRate } from '../writer.ts';

export function summaryContent(passport: Passport, writer: Writer) {
  const { plan } = passport;
  const { words, texts } = writer;
  const { summary } = texts;
  const { baseline, result, totals, ranges } = plan;
  const hasSteps = plan.steps.length > 0;
  const state = (title: string, of: typeof baseline) => ({
    title,
    ...labelBadge(passport, of.label),
    kwh: words.number(of.primary_kwh_per_m2),
  });
  return {
    heading: summary.heading,
    headline: hasSteps
      ? summary.headline(writeLabel(baseline.label), writeLabel(result.label), plan.steps.length)
      : summary.headlineNothing(writeLabel(baseline.label)),
    dwelling: summary.dwelling(
      dwellingKind(passport, writer),
      plan.year_built,
      words.number(plan.floor_area_m2),
    ),
    target: targetSentence(passport, writer),
    states: [state(summary.today, baseline), ...(hasSteps ? [state(summary.after, result)] : [])],
    cost: hasSteps ? costContent(passport, writer) : null,
    range: summary.range(words.euroRange(ranges.total_estimated_cost_incl_vat)),
    keepAside: totals.contingency > 0 ? words.keepAside(totals.contingency) : null,
    total: { title: summary.total, value: words.euro(totals.total_estimated_cost_incl_vat) },
    steps: stepsTable(passport, writer),
    figures: figures(passport, writer),
    notes: [...(hasSteps ? [monthlyNote(passport, writer)] : []), confidenceNote(passport, writer)],
  };
}

function confidenceNote({ plan }: Passport, { words, texts: { summary } }: Writer) {
  const { label, probability } = plan.target;
  const quality = summary.confidenceText(
    plan.quality_label,
    words.catalogue.qualityLabels[plan.quality_label],
    writeLabel(plan.baseline.label),
    words.percent(100 * (plan.label_probabilities[plan.baseline.label] ?? 0)),
  );
  const chance = summary.chance(writeLabel(label), words.percent(100 * probability));
  return { title: summary.confidence, text: plan.steps.length > 0 ? `${quality} ${chance}` : quality };
}

/** What a buyer asks first: loan and bill, month by month. */
function monthlyNote({ plan }: Passport, writer: Writer) {
  const { words, texts } = writer;
  const { loan, own_money: own, savings_per_month: saved } = plan.cash_flow;
  const sentences = [
    ...(loan === null
      ? []
      : [
          texts.summary.loan(
            words.euro(loan.amount),
            String(loan.years),
            writeRate(loan.rate_percent, writer),
            words.euro(loan.payment_per_month),
          ),
        ]),
    ...(loan !== null && own > 0 ? [texts.summary.ownMoney(words.euro(own))] : []),
    ...(saved > 0 ? [texts.summary.billFalls(words.euro(saved))] : []),
    writePayback(plan.totals.payback_years, writer),
  ];
  return { title: texts.summary.monthly, text: sentences.join(' ') };
}

function dwellingKind({ plan }: Passport, { words }: Writer): string {
  const { estateTypes, estateFormats } = words.catalogue;
  const type = capitalise(estateTypes[plan.estate_type]);
  if (plan.estate_type === 'APARTMENT' || plan.estate_format === null) return type;
  return `${type}, ${estateFormats[plan.estate_format]}`;
}

function targetSentence({ plan }: Passport, { words, texts }: Writer): string | null {
  if (plan.target.reason === null) return null;
  const reason = words.remark(plan.target.reason);
  return plan.target.reached
    ? reason
    : `${texts.summary.notReached(writeLabel(plan.target.label))} ${reason}`;
}

function costContent({ plan }: Passport, { words, texts }: Writer) {
  const { summary } = texts;
  const { totals } = plan;
  const { estimated_cost: cost, estimated_vat_cost: vat, subsidy_amount: subsidy, net_cost: net } = totals;
  const total = totals.total_estimated_cost_incl_vat;
  return {
    title: subsidy > 0 ? summary.costTitle(words.euro(net)) : summary.costTitleNoGrants(words.euro(net)),
    bars: [
      { kind: 'cost', title: summary.works, from: 0, to: cost, value: words.euro(cost) },
      { kind: 'vat', title: summary.vat, from: cost, to: total, value: `+ ${words.euro(vat)}` },
      {
        kind: 'subsidy',
        title: summary.subsidy,
        from: net,
        to: total,
        value: subsidy > 0 ? `− ${words.euro(subsidy)}` : words.euro(0),
      },
      { kind: 'net', title: summary.youPay, from: 0, to: net, value: words.euro(net) },
    ],
    max: total,
    alt: summary.bridgeAlt(words.euro(cost), words.euro(vat), words.euro(subsidy), words.euro(net)),
  };
}

function figures({ plan }: Passport, { words, texts }: Writer) {
  const { summary } = texts;
  const { baseline, result, totals, ranges } = plan;
  const hasSteps = plan.steps.length > 0;
  const figure = (title: string, unit: string, before: number, after: number, note: string) => ({
    title,
    unit,
    before: words.number(before),
    after: hasSteps ? words.number(after) : null,
    note: hasSteps ? note : null,
  });
  return [
    figure(
      summary.bill,
      `€ ${summary.perYear}`,
      baseline.bill_eur,
      result.bill_eur,
      summary.billRange(words.euroRange(ranges.savings_bill_eur)),
    ),
    figure(
      summary.co2,
      `kg ${summary.perYear}`,
      baseline.co2_kg,
      result.co2_kg,
      summary.saves(`${words.number(totals.savings.co2_kg)} kg`),
    ),
    figure(
      summary.primary,
      `kWh/m² ${summary.perYear}`,
      baseline.primary_kwh_per_m2,
      result.primary_kwh_per_m2,
      summary.afterRange(words.range(ranges.result_primary_kwh_per_m2)),
    ),
  ];
}

function stepsTable(passport: Passport, { words, texts }: Writer) {
  const { summary, step: t } = texts;
  return {
    title: summary.stepsTitle,
    head: ['', t.work, `${t.cost}, €`, `${t.subsidy}, €`, summary.label],
    rows: passport.steps.map(({ step }) => ({
      number: String(step.number),
      works: measuresOf(step)
        .map((measure) => words.measure(measure).name)
        .join(' + '),
      cost: words.number(step.total_estimated_cost_incl_vat),
      subsidy: words.number(step.subsidy_amount),
      label: labelBadge(passport, step.after.label),
    })),
  };
}
