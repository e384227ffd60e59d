import type { StoredPlan, StoredStep } from '@rooftree/engine';
import { type Language, type Words, words as wordsIn, writeLabel } from '@rooftree/words';
import { paint, table } from '../../infra/terminal.ts';
import { decisionText } from './decision-text.ts';
import { labelLadder } from './label-ladder.ts';
import { PLAN_PHRASES, type PlanPhrases } from './plan-phrases.ts';

/** A plan for reading in a terminal. `colourBits`: what the terminal can show, 1 for none. */
export function planText(plan: StoredPlan, language: Language, colourBits: number): string {
  const words = wordsIn(language);
  const phrases = PLAN_PHRASES[language];
  const works =
    plan.steps.length === 0
      ? phrases.noSteps
      : `${stepsText(plan, words, phrases)}\n\n${totalsText(plan, words, phrases)}`;
  const parts = [
    headingText(plan, words, phrases),
    ladderText(plan, words, phrases, colourBits),
    plan.target.reason === null ? '' : words.remark(plan.target.reason),
    works,
    decisionText(plan, words, phrases),
    confidenceText(plan, words, phrases),
    warningsText(plan, words, phrases),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function headingText(plan: StoredPlan, { catalogue, number }: Words, phrases: PlanPhrases): string {
  const type = catalogue.estateTypes[plan.estate_type];
  const format = plan.estate_format === null ? '' : ` (${catalogue.estateFormats[plan.estate_format]})`;
  const heading = fill(phrases.heading, {
    type: `${type.charAt(0).toUpperCase()}${type.slice(1)}${format}`,
    year: String(plan.year_built),
    area: number(plan.floor_area_m2),
    region: catalogue.regions[plan.region],
  });
  return paint('bold', heading);
}

function ladderText(plan: StoredPlan, { number }: Words, phrases: PlanPhrases, colourBits: number): string {
  const { baseline, result } = plan;
  const marks = [
    { label: baseline.label, text: `${phrases.today} ${number(baseline.primary_kwh_per_m2)} kWh/m²` },
  ];
  if (plan.steps.length > 0) {
    marks.unshift({
      label: result.label,
      text: `${phrases.after} ${number(result.primary_kwh_per_m2)} kWh/m²`,
    });
  }
  return labelLadder(plan.label_scale, marks, colourBits);
}

function stepsText(plan: StoredPlan, words: Words, phrases: PlanPhrases): string {
  const total = [
    '',
    phrases.total,
    words.euro(plan.totals.total_estimated_cost_incl_vat),
    words.euro(plan.totals.subsidy_amount),
    words.euro(plan.totals.savings.bill_eur),
    writeLabel(plan.result.label),
  ];
  return table(phrases.columns, [...plan.steps.flatMap((step) => stepRows(step, words)), total]);
}

/** One row per work; the figures are in the first. */
function stepRows(step: StoredStep, words: Words): string[][] {
  return step.works.map(({ work }, index) => {
    if (index > 0) return ['', words.work(work), '', '', '', ''];
    return [
      String(step.number),
      words.work(work),
      words.euro(step.total_estimated_cost_incl_vat),
      words.euro(step.subsidy_amount),
      words.euro(step.savings.bill_eur),
      writeLabel(step.after.label),
    ];
  });
}

function totalsText(
  { totals, ranges, baseline, result }: StoredPlan,
  words: Words,
  phrases: PlanPhrases,
): string {
  const years = totals.payback_years.with_support;
  return [
    paint('bold', fill(phrases.net, { net: words.euro(totals.net_cost) })),
    ...(totals.contingency === null
      ? []
      : [fill(phrases.contingency, { contingency: words.euro(totals.contingency) })]),
    fill(phrases.range, { range: words.euroRange(ranges.total_estimated_cost_incl_vat) }),
    fill(phrases.savings, {
      before: words.euro(baseline.bill_eur),
      after: words.euro(result.bill_eur),
      range: words.euroRange(ranges.savings_bill_eur),
    }),
    years === null ? phrases.noPayback : fill(phrases.payback, { years: words.number(years) }),
  ].join('\n');
}

function confidenceText(plan: StoredPlan, words: Words, phrases: PlanPhrases): string {
  const { p10, p90 } = plan.ranges.baseline_primary_kwh_per_m2;
  const confidence = fill(p10 === p90 ? phrases.confidenceKnown : phrases.confidence, {
    quality: plan.quality_label,
    meaning: words.catalogue.qualityLabels[plan.quality_label],
    low: words.number(p10),
    high: words.number(p90),
  });
  // The decision asks better questions: those that are worth most, not those that explain most.
  if (plan.decision !== null || plan.missing_facts.length === 0) return confidence;
  const facts = plan.missing_facts.map(({ fact }) => words.fact(fact)).join(', ');
  return `${confidence} ${fill(phrases.wouldHelp, { facts })}`;
}

function warningsText(plan: StoredPlan, words: Words, phrases: PlanPhrases): string {
  if (plan.warnings.length === 0) return '';
  const lines = plan.warnings.map((warning) => `- ${words.remark(warning)}`);
  return [paint('dim', phrases.warnings), ...lines].join('\n');
}

function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
