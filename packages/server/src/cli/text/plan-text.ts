/** A plan in the terminal, in the words of the passport. */
import { CONFLICTS, measuresOf, type StoredPlan, type StoredStep } from '@rooftree/engine';
import { spreadOverYears, yearBounds } from '@rooftree/engine/step-years';
import type { PlanVariants } from '@rooftree/engine/ways';
import {
  adjustmentsOf,
  aimOf,
  billsOf,
  type ExpectedLabel,
  expectedResult,
  isUnverified,
  type Language,
  labelAfterStep,
  leadingList,
  mergedRemarks,
  otherReading,
  rounded,
  roundedRange,
  type StepGroup,
  words as wordsIn,
  writeLabel,
  writePrice,
} from '@rooftree/words';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { paint, plain, table } from '../../infra/terminal.ts';
import { roughPrices } from '../../output/reports/content/known.ts';
import { loanSentences } from '../../output/reports/content/money.ts';
import { isLaw, lawSentences } from '../../output/reports/content/summary.ts';
import { certaintyContent, compareWays } from '../../output/reports/content/ways.ts';
import { dwellingSentence, type Writer, writeOutcome, writePayback } from '../../output/reports/writer.ts';
import { labelLadder } from './label-ladder.ts';
import { specificationTexts } from './specification-text.ts';

/** `colourBits`: what the terminal can show, 1 for none. */
export function planText(
  plan: StoredPlan,
  language: Language,
  colourBits: number,
  { withSpecification = false }: { withSpecification?: boolean } = {},
): string {
  const writer = writerIn(language);
  const hasSteps = plan.steps.length > 0;
  const conflicts = writer.words.conflicts(plan.conflicts ?? []);
  const parts = [
    paint('bold', `${dwellingSentence(plan, writer)}, ${writer.words.catalogue.regions[plan.region]}`),
    ladderText(plan, writer, colourBits),
    outcomeText(plan, writer),
    listText(conflicts.title, conflicts.items),
    ...adjustmentsOf(plan, writer.words).map(({ title, items }) => listText(title, items.map(plain))),
    ...leadTexts(plan, writer),
    ...(hasSteps ? [stepsText(plan, writer), totalsText(plan, writer)] : [noWorksText(plan, writer)]),
    ...(withSpecification ? specificationTexts(plan, writer) : []),
    ...certaintyTexts(plan, writer),
    listText(writer.texts.summary.lawTitle, lawSentences(plan, writer)),
    listText(writer.texts.money.loansTitle, loanSentences(plan, writer)),
    knownText(plan, writer),
    listText(writer.texts.known.notesTitle, [
      ...mergedRemarks(plan)
        .filter((one) => !isConflict(one.code) && !isLaw(one) && one.code !== 'price_weakly_sourced')
        .map((warning) => writer.words.remark(warning)),
      ...roughPrices(plan, writer),
    ]),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The three ways side by side: a column for each. */
export function variantsText(variants: PlanVariants, language: Language): string {
  const writer = writerIn(language);
  const t = writer.texts.ways;
  const { columns, works, rows } = compareWays(variants, writer);
  const longest = Math.max(...works.map(({ length }) => length));
  return table(headings(['', ...columns.map(({ name }) => name)], language), [
    ...Array.from({ length: longest }, (_, index) => [
      index === 0 ? t.works : '',
      ...works.map((names) => names[index] ?? ''),
    ]),
    [t.after, ...columns.map(({ way }) => writeLabel(expectedResult(way).label))],
    ...rows,
  ]);
}

function writerIn(language: Language): Writer {
  return { words: wordsIn(language), texts: passportTexts(language) };
}

function headings(names: readonly string[], language: Language): string[] {
  return names.map((name) => name.toLocaleUpperCase(language));
}

function noWorksText(plan: StoredPlan, { words, texts }: Writer): string {
  const { bill, perYear } = texts.summary;
  return [
    texts.ways.nothing,
    words.worksIfWorse(plan),
    `${bill}${words.colon} ${words.euro(billsOf(plan).now)} ${perYear}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function ladderText(plan: StoredPlan, { words, texts }: Writer, colourBits: number): string {
  const mark = (
    title: string,
    { label, primary_kwh_per_m2: kwh }: Pick<ExpectedLabel, 'label' | 'primary_kwh_per_m2'>,
  ) => ({
    label,
    text: `${title} ${words.number(kwh)} kWh/m²`,
  });
  const after = plan.steps.length > 0 ? [mark(texts.cover.labelAfter, expectedResult(plan))] : [];
  const prices = plan.decision?.label_prices ?? [];
  const other = otherReading(plan);
  const marks = [
    ...after,
    mark(texts.ways.today, plan.baseline),
    ...(other === null ? [] : [{ label: other.label, text: words.readBy(other) }]),
  ];
  const ladder = labelLadder(plan.label_scale, marks, {
    colourBits,
    priceOf: (label) => writePrice(prices, label, words),
  });
  return prices.length === 0 ? ladder : `${ladder}\n${paint('dim', texts.ways.ladderPrices)}`;
}

function isConflict(code: string): boolean {
  return CONFLICTS.some((conflict) => conflict === code);
}

/** How likely the works reach the goal, and what it takes to be surer. */
function outcomeText(plan: StoredPlan, writer: Writer): string {
  const rung = plan.decision?.next_rung ?? null;
  return [
    writeOutcome(plan, writer),
    ...(rung === null ? [] : [writer.words.nextRung(rung, aimOf(plan))]),
    writer.words.labelAtHalf(plan.decision?.label_prices ?? [], plan.target),
  ]
    .filter((sentence) => sentence !== '')
    .join('\n');
}

/** What to do in any case, then what to decide once more is known; nothing where nothing is open. */
function leadTexts(plan: StoredPlan, { words }: Writer): string[] {
  const list = leadingList(plan, plan.decision);
  if (list === null || list.decide.steps.length === 0) return [];
  const groupText = (title: string, { steps, netEur }: StepGroup) =>
    listText(
      `${title}${words.colon} ${words.euro(netEur)}`,
      steps.map((step) => {
        const open = words.openOf(step, plan.decision);
        const name = measuresOf(step).map(words.work).join(' + ');
        return open === '' ? name : `${name} (${open})`;
      }),
    );
  return [
    groupText(words.coreTitle(plan.conflicts), list.core),
    groupText(words.catalogue.lead.decide, list.decide),
  ];
}

function stepsText(plan: StoredPlan, writer: Writer): string {
  const { steps, totals } = plan;
  const { words, texts } = writer;
  const { summary, step, ways } = texts;
  const { years } = spreadOverYears(plan);
  const yearOf = (index: number) => years[index] ?? yearBounds(plan).first;
  const names = ['', summary.works, summary.year, step.cost, summary.subsidy, ways.bill, summary.label];
  const total = [
    '',
    summary.total,
    '',
    words.euro(totals.total_estimated_cost_incl_vat),
    marked(words.euro(totals.subsidy_amount), steps),
    billChange(totals.savings.bill_eur, writer),
    writeLabel(expectedResult(plan).label),
  ];
  const rows = [...steps.flatMap((one, index) => stepRows(plan, one, yearOf(index), writer)), total];
  const due = steps.flatMap((one, index) => {
    const reason = words.due(plan, one, yearOf(index));
    return reason === null ? [] : [`${step.name(one.number)}${words.colon} ${reason}`];
  });
  return [
    paint('dim', words.catalogue.lead.all),
    table(headings(names, words.language), rows),
    ...words.unverifiedGrants(plan).map((note) => paint('dim', `* ${note}`)),
    ...due.map((line) => `- ${line}`),
  ].join('\n');
}

/** An amount of grants with the mark of the notes under the table, where one of them applies. */
function marked(amount: string, steps: readonly StoredStep[]): string {
  const grants = steps.flatMap(({ works }) => works.flatMap(({ subsidies }) => subsidies));
  return grants.some(isUnverified) ? `${amount}*` : amount;
}

/** One row per work; the year, as the page and the passport have it, and the figures are in the first. */
function stepRows(plan: StoredPlan, step: StoredStep, year: number, writer: Writer): string[][] {
  const { words } = writer;
  return step.works.map(({ work }, index) => {
    if (index > 0) return ['', words.work(work), '', '', '', '', ''];
    return [
      String(step.number),
      words.work(work),
      String(year),
      words.euro(step.total_estimated_cost_incl_vat),
      marked(words.euro(step.subsidy_amount), [step]),
      billChange(step.savings.bill_eur, writer),
      writeLabel(labelAfterStep(plan, step)),
    ];
  });
}

/** "€179 less", "€6 more". */
function billChange(savedEur: number, { words, texts }: Writer): string {
  const eur = Math.round(savedEur);
  if (eur === 0) return words.euro(0);
  return (eur < 0 ? texts.summary.more : texts.summary.less)(words.euro(Math.abs(eur)));
}

function totalsText(plan: StoredPlan, writer: Writer): string {
  const { words, texts } = writer;
  const t = texts.summary;
  const { totals, ranges } = plan;
  const bills = billsOf(plan);
  const cost = roundedRange(ranges.total_estimated_cost_incl_vat, totals.total_estimated_cost_incl_vat);
  const saved = roundedRange(ranges.savings_bill_eur, totals.savings.bill_eur);
  return [
    paint('bold', `${t.youPay}${words.colon} ${words.grantsInTime(plan) || words.euro(totals.net_cost)}`),
    t.range(words.euroRange(cost)),
    ...((totals.contingency ?? 0) > 0 ? [words.keepAside(rounded(totals.contingency ?? 0))] : []),
    `${t.bill}${words.colon} ${words.euro(bills.now)} → ${words.euro(bills.after)} ${t.perYear}${saved.p90 === 0 ? '' : ` (${t.billRange(words.euroRange(saved))})`}`,
    words.ownersPayback(plan.controls.ownership, writePayback(totals.payback_years, writer)),
  ].join('\n');
}

function certaintyTexts(plan: StoredPlan, writer: Writer): string[] {
  // The works of the plan are in the list that leads.
  const works = plan.decision?.works.filter(({ is_in_plan: isInPlan }) => !isInPlan) ?? [];
  return certaintyContent(plan, plan.decision && { ...plan.decision, works }, writer).map(
    ({ title, items }) => listText(title, items),
  );
}

function knownText({ quality_label: quality, ranges }: StoredPlan, { words, texts }: Writer): string {
  const { primary, perYear } = texts.summary;
  const { qualityLabels } = words.catalogue;
  const today = words.range(ranges.baseline_primary_kwh_per_m2);
  return [
    `${texts.known.title}${words.colon} ${quality}, ${qualityLabels[quality]}`,
    `${primary}, ${texts.ways.today.toLowerCase()}${words.colon} ${today} kWh/m² ${perYear}`,
  ].join('\n');
}

function listText(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return [paint('dim', title), ...items.map((item) => `- ${item}`)].join('\n');
}
