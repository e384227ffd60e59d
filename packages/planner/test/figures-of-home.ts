/**
 * The figures of a demo home at the two ends of every comparison: the plan of the API, and the page that the server
 * draws.
 */
import type { Decision, LabelPrice } from '@rooftree/engine';
import { decide } from '@rooftree/planner/choices/plans/decide';
import type { PageData } from '@rooftree/planner/page-data';
import {
  billsOf,
  CLIENT_ALONE,
  expectedResult,
  grantSpan,
  type Language,
  monthOf,
  NO_OWN_LOAN,
  netCostRange,
  priceOf,
  rounded,
  wholeEuroSums,
  words as wordsIn,
  writeLabel,
} from '@rooftree/words';
import type { DemoPlan } from '../../server/src/output/reports/demo-plans.fixture.ts';
import { type Outlook, outlookOf } from '../../server/src/output/reports/outlook/outlook.ts';
import { texts as en, type Texts } from '../src/texts/en/page.ts';
import { texts as frBE } from '../src/texts/fr-BE/page.ts';
import { texts as nlBE } from '../src/texts/nl-BE/page.ts';
import { texts as nlNL } from '../src/texts/nl-NL/page.ts';
import { type Figure, filledIn, linesOfHtml, plain } from './figures.ts';

export const TEXTS: Record<Language, Texts> = { en, 'fr-BE': frBE, 'nl-BE': nlBE, 'nl-NL': nlNL };

/** A demo home with all that is worked out for it once. */
export interface Home extends DemoPlan {
  decision: Decision | null;
  outlook: Outlook | null;
}

export function homeOf(demo: DemoPlan): Home {
  const basis = { input: { ...demo.estate }, date: demo.plan.date, controls: {} };
  return {
    ...demo,
    decision: decide({ basis, search: '' }),
    outlook: outlookOf(demo.estate, demo.plan),
  };
}

export function pageOf({ externalId, estate, plan, decision }: Home, language: Language): PageData {
  const basis = { input: { ...estate }, date: plan.date, controls: {} };
  return {
    ...basis,
    token: externalId,
    language,
    context: { name: 'Huis & Haard', logoUrl: null, accentColor: null, contact: null },
    estate: { street: '', town: '', pictureUrl: null },
    origins: CLIENT_ALONE,
    search: '',
    decision,
    publicUrl: 'https://plan.example.com',
    takesAlerts: false,
    takesContacts: false,
    certificateOutcome: null,
    keepsCertificates: false,
    savedPlanId: null,
    isEmbedded: false,
    previewHasAddress: false,
  };
}

/** The figures as the API states them, in the words of the language. */
export function figuresOfApi(
  { plan, decision, outlook }: Pick<Home, 'plan' | 'decision' | 'outlook'>,
  language: Language,
  prices: readonly LabelPrice[] = decision?.label_prices ?? [],
): Figure[] {
  const { euro, euroRange, chance, number, alternative } = wordsIn(language);
  const { label, probability } = expectedResult(plan);
  const month = monthOf(plan, NO_OWN_LOAN);
  const bills = billsOf(plan);
  const span = grantSpan(plan, outlook?.grants ?? []);
  const of = (name: string, value: string): Figure => ({ name, surface: 'api', value: plain(value) });
  const nets = wholeEuroSums(plan).steps.map(({ net }) => net);
  return [
    ...(plan.steps.length === 0
      ? []
      : [
          of('label', writeLabel(label)),
          of('net', euro(plan.totals.net_cost)),
          ...(plan.totals.contingency ? [of('kept aside', euro(rounded(plan.totals.contingency)))] : []),
          of('net, about', euro(rounded(plan.totals.net_cost))),
          of('net, range', euroRange(netCostRange(plan))),
          of('bill a month', `${euro(month.billNow)} ${euro(month.billAfter)}`),
          of('bill a year', `${euro(bills.now)} ${euro(bills.after)}`),
          of('saved a year', euro(plan.totals.savings.bill_eur)),
        ]),
    ...(probability === null ? [] : [of('chance', `${writeLabel(label)} ${chance(probability)}`)]),
    ...(span === null ? [] : [of('grants', `${euro(rounded(span.low))} ${euro(rounded(span.high))}`)]),
    ...prices.flatMap(({ label: goal }) => {
      const price = priceOf(prices, goal);
      return price === null || price.cost === null
        ? []
        : [of(`price of ${writeLabel(goal)}`, euro(price.cost))];
    }),
    ...nets.flatMap((net, index) => [
      of(`step ${index + 1}`, euro(net)),
      of(`step ${index + 1}, about`, euro(rounded(net))),
    ]),
    ...(decision?.alternatives ?? []).map((one) => asGood('api', alternative(one, plan))),
    of('today', `${writeLabel(plan.baseline.label)} ${number(plan.baseline.primary_kwh_per_m2)}`),
  ];
}

export function figuresOfPage(html: string, texts: Texts, language: Language): Figure[] {
  const { euro, colon, catalogue } = wordsIn(language);
  const lines = linesOfHtml(html);
  const found = (name: string, values: readonly string[]): Figure => ({
    name,
    surface: 'page',
    value: values.map(plain).join(' '),
  });
  const after = (title: string) =>
    lines.flatMap((line, index) => (line === plain(title) ? [lines[index + 1] ?? ''] : []));
  const headings = [texts.heading, texts.headingUnreached, texts.headingBand, texts.headingBandUnreached];
  const buttons = [...html.matchAll(/<button\b[\s\S]*?<\/button>/g)].map(([button]) => linesOfHtml(button));
  const isAmount = (line = '') => line.includes('€');
  const steps = html.split(/id="step-(?=\d+")/).slice(1);
  return [
    ...headings.flatMap((heading) => filledIn(lines, heading)).map(([, to = '']) => found('label', [to])),
    ...filledIn(lines, texts.targetChance).map((values) => found('chance', values)),
    ...after(texts.cost).map((range) => found('net, range', [range])),
    ...filledIn(lines, (amount) => `${texts.mostLikely} ${amount}`).map((values) =>
      found('net, about', values),
    ),
    ...filledIn(lines, texts.bridgeTitle).map((values) => found('net', values)),
    ...[...html.matchAll(/<data value="(\d+)">([^<]*)</g)].flatMap(([, net, about = '']) => [
      found('net', [euro(Number(net))]),
      found('net, about', [amountIn(about)]),
    ]),
    ...filledIn(lines, aside(catalogue)).map((values) => found('kept aside', values)),
    ...[...html.matchAll(/<a href="#step-(\d+)">([\s\S]*?)<\/a>/g)]
      .filter(([, , sentence = '']) => sentence.includes(texts.firstStep))
      .map(([, number, sentence = '']) => found(`step ${number}, about`, [amountIn(sentence)])),
    ...filledIn(lines, texts.grantsByIncome).map((values) => found('grants', values)),
    ...filledIn(lines, texts.billPerMonth).map(([now = '', then = '']) =>
      found('bill a month', [now.replace(new RegExp(`^.*${colon.trim()} `), ''), then]),
    ),
    ...filledIn(lines, texts.dutyCosts).map(([label = '', cost = '']) => found(`price of ${label}`, [cost])),
    ...buttons
      .filter(([label = '', cost]) => /^[A-G][+−]*$/.test(label) && isAmount(cost))
      .map(([label = '', cost = '']) => found(`price of ${label}`, [cost])),
    ...steps.flatMap((card) => {
      const cardLines = linesOfHtml(`<i id="step-${card}`);
      const place = cardLines.indexOf(plain(texts.youPay));
      return place === -1 ? [] : [found(`step ${Number.parseInt(card, 10)}`, [cardLines[place + 1] ?? ''])];
    }),
    ...asGoodIn('page', lines, language),
  ].filter(({ value }) => value !== euro(0));
}

/** "Triple glazing instead of double glazing: €41,000 in total, with a chance of 64%": the works are its name. */
function asGood(surface: string, sentence: string): Figure {
  const [, works = '', amounts = ''] = /^(.*?) ?: (.*)$/.exec(plain(sentence)) ?? [];
  return { name: `as good: ${works}`, surface, value: amounts };
}

/** The sentences below their title, as far as they have that form. */
export function asGoodIn(surface: string, lines: readonly string[], language: Language): Figure[] {
  const title = lines.indexOf(plain(wordsIn(language).catalogue.lead.asGood));
  if (title === -1) return [];
  const end = lines.findIndex((line, index) => index > title && !/ ?: .*€.*%( \(label .+\))?\.?$/.test(line));
  return lines.slice(title + 1, end === -1 ? undefined : end).map((line) => asGood(surface, line));
}

/** The first amount of a text. */
export function amountIn(text: string): string {
  const [amount = ''] = /€ ?\d[\d ,.]*\d|\d[\d ,.]*\d ?€|€ ?\d|\d ?€/.exec(linesOfHtml(text).join(' ')) ?? [];
  return amount;
}

/** What to keep for surprises, as a sentence to be looked for. */
export function aside({ keepAside }: ReturnType<typeof wordsIn>['catalogue']) {
  return (amount: string) => keepAside.replace('{contingency_eur}', amount);
}
