/**
 * One number everywhere: every demo home in the languages of its country, each figure wherever it appears on the page, the card, the passport, the
 * terminal, in the console and in the API.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareLabels, type Decision, type Plan } from '@rooftree/engine';
import { openingOf } from '@rooftree/planner/choices/opening';
import { decide } from '@rooftree/planner/choices/plans/decide';
import type { PageData } from '@rooftree/planner/page-data';
import {
  billsOf,
  CLIENT_ALONE,
  expectedResult,
  grantSpan,
  LANGUAGES,
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
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { compareRows } from '../../console/src/compare/compare-rows.ts';
import { texts as consoleTexts } from '../../console/src/texts/en/texts.ts';
import { planText } from '../../server/src/cli/text/plan-text.ts';
import { pageBundleOnce } from '../../server/src/output/planner-page/page-bundle.ts';
import { type DemoPlan, demoPlans } from '../../server/src/output/reports/demo-plans.fixture.ts';
import { type Outlook, outlookOf } from '../../server/src/output/reports/outlook/outlook.ts';
import { passportContent } from '../../server/src/output/reports/passport-content.ts';
import { planLabels } from '../../server/src/planning/renovations/plan-labels.ts';
import { samplePassport } from '../../server/src/testing/data/sample-passport.ts';
import { textsIn } from '../../server/src/testing/server/texts-in.ts';
import { texts as en, type Texts } from '../src/texts/en/page.ts';
import { texts as frBE } from '../src/texts/fr-BE/page.ts';
import { texts as nlBE } from '../src/texts/nl-BE/page.ts';
import { texts as nlNL } from '../src/texts/nl-NL/page.ts';
import { disagreements, type Figure, filledIn, linesOfHtml, plain } from './figures.ts';

const TEXTS: Record<Language, Texts> = { en, 'fr-BE': frBE, 'nl-BE': nlBE, 'nl-NL': nlNL };
const { renderer, assetsFor } = await pageBundleOnce('')();

/** A demo home with all that is worked out for it once. */
interface Home extends DemoPlan {
  decision: Decision | null;
  outlook: Outlook | null;
}

function homeOf(demo: DemoPlan): Home {
  const basis = { input: { ...demo.estate }, date: demo.plan.date, controls: {} };
  return {
    ...demo,
    decision: decide({ basis, search: '' }),
    outlook: outlookOf(demo.estate, demo.plan),
  };
}

function pageOf({ externalId, estate, plan, decision }: Home, language: Language): PageData {
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
function figuresOfApi({ plan, decision, outlook }: Home, language: Language): Figure[] {
  const { euro, euroRange, chance, number, alternative } = wordsIn(language);
  const { label, probability } = expectedResult(plan);
  const month = monthOf(plan, NO_OWN_LOAN);
  const bills = billsOf(plan);
  const prices = decision?.label_prices ?? [];
  const span = grantSpan(plan, outlook?.grants ?? []);
  const of = (name: string, value: string): Figure => ({ name, surface: 'api', value: plain(value) });
  const nets = wholeEuroSums(plan).steps.map(({ net }) => net);
  return [
    ...(plan.steps.length === 0
      ? []
      : [
          of('label', writeLabel(label)),
          of('net', euro(plan.totals.net_cost)),
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
    ...nets.map((net, index) => of(`step ${index + 1}`, euro(net))),
    ...(decision?.alternatives ?? []).map((one) => asGood('api', alternative(one))),
    of('today', `${writeLabel(plan.baseline.label)} ${number(plan.baseline.primary_kwh_per_m2)}`),
  ];
}

function figuresOfPage(html: string, texts: Texts, language: Language): Figure[] {
  const { euro, colon } = wordsIn(language);
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
function asGoodIn(surface: string, lines: readonly string[], language: Language): Figure[] {
  const title = lines.indexOf(plain(wordsIn(language).catalogue.lead.asGood));
  if (title === -1) return [];
  const end = lines.findIndex((line, index) => index > title && !/ ?: .*€.*%\.?$/.test(line));
  return lines.slice(title + 1, end === -1 ? undefined : end).map((line) => asGood(surface, line));
}

function figuresOfCard(page: PageData, texts: Texts): Figure[] {
  const lines = linesOfHtml(renderer.renderPreview(page, null) ?? '');
  const badge = renderer.badgeOf(page);
  const found = (name: string, value = ''): Figure => ({ name, surface: 'card', value: plain(value) });
  return [
    ...filledIn(lines, texts.shortCost).map(([range]) => found('net, range', range)),
    ...filledIn(lines, texts.shortTitle).map(([, to]) => found('label', to)),
    ...(badge === null
      ? []
      : filledIn([plain(badge.text)], texts.badgeText).flatMap(([about]) => [
          found('net, about', about),
          found('label', badge.label_after),
        ])),
  ];
}

function figuresOfPassport({ plan, outlook }: Home, language: Language): Figure[] {
  const texts = passportTexts(language);
  const content = passportContent(samplePassport(plan, { outlook }), language);
  const { attachment: _plan, ...pages } = content;
  const lines = [...textsIn(pages)].map(([, text]) => plain(text));
  const found = (name: string, values: readonly string[]): Figure => ({
    name,
    surface: 'passport',
    value: values.map(plain).join(' '),
  });
  const { summary, cover, good } = texts;
  return [
    ...filledIn(lines, summary.chance).map((values) => found('chance', values)),
    ...filledIn(lines, summary.grantsByIncome).map((values) => found('grants', values)),
    ...filledIn(lines, cover.bills).map((values) => found('bill a month', values)),
    ...filledIn(lines, cover.middle).map(([about = '']) => found('net, about', [about.split(', ')[0] ?? ''])),
    ...filledIn(lines, good.more).map(([label = '', cost = '']) => found(`price of ${label}`, [cost])),
    ...asGoodIn('passport', lines, language),
    ...(content.plan?.steps ?? []).flatMap(({ figures }, index) =>
      figures.filter(({ kind }) => kind === 'net').map(({ value }) => found(`step ${index + 1}`, [value])),
    ),
  ];
}

function figuresOfTerminal({ plan, decision }: Home, language: Language): Figure[] {
  const { summary } = passportTexts(language);
  const { colon, chance } = wordsIn(language);
  const lines = planText({ ...plan, decision }, language, 1)
    .split('\n')
    .map(plain);
  const found = (name: string, values: readonly string[]): Figure => ({
    name,
    surface: 'terminal',
    value: values.map(plain).join(' '),
  });
  return [
    ...filledIn(lines, (label, percent) => summary.chance(label, percent)).map((values) =>
      found('chance', values),
    ),
    ...filledIn(lines, (net) => `${summary.youPay}${colon} ${net}`).map((values) => found('net', values)),
    ...filledIn(lines, (now, then) => `${summary.bill}${colon} ${now} → ${then} ${summary.perYear}`).map(
      (values) => found('bill a year', values),
    ),
  ].filter(({ value }) => value !== chance(0));
}

/** In English: the console's own texts stand around the same words. */
function figuresOfConsole(plan: Plan): Figure[] {
  const words = { ...wordsIn('en'), texts: en };
  const groups = compareRows([plan, plan], { texts: consoleTexts }, words);
  const rows = groups.flatMap((group) => group.rows);
  const row = (name: string) => plain(rows.find((one) => one.name === name)?.values[0] ?? '');
  const [, labelAfter] = planLabels(plan);
  const found = (name: string, value: string): Figure => ({ name, surface: 'console', value });
  const label = row(consoleTexts.after);
  return [
    found('label', label),
    found('label', writeLabel(labelAfter ?? '')),
    found('chance', `${label} ${row(consoleTexts.plans.chance)}`),
    found('net', row(consoleTexts.ownerPays)),
    found('saved a year', row(en.savesPerYear)),
  ];
}

/** What cannot be compared by a name: sums, and prices beside the steps. */
function faultsOf({ externalId, plan, estate }: Home): string[] {
  const faults: string[] = [];
  const { steps, label_scale: scale } = plan;
  const opening = openingOf({ input: { ...estate }, date: plan.date, controls: {}, search: '' });
  for (const { label, net_cost_eur: price } of opening.prices) {
    const last = steps.findIndex((step) => compareLabels(scale, step.expected_after.label, label) <= 0);
    const nets = wholeEuroSums(plan).steps.slice(0, last + 1);
    const cost = nets.reduce((sum, { net }) => sum + net, 0);
    if (last !== -1 && (price === null || price > cost + 1))
      faults.push(`${externalId}: label ${label} costs ${price}, the steps up to it ${cost}`);
  }
  const rows =
    compareRows([plan, plan], { texts: consoleTexts }, { ...wordsIn('en'), texts: en }).at(-1)?.rows ?? [];
  const amounts = rows.map(({ values: [value] }) =>
    Number(/€([\d,]+)$/.exec(value)?.[1]?.replaceAll(',', '')),
  );
  const listed = amounts.reduce((sum, amount) => sum + amount, 0);
  if (listed !== wholeEuroSums(plan).plan.total)
    faults.push(
      `${externalId}: the works of a comparison add up to ${listed}, not ${wholeEuroSums(plan).plan.total}`,
    );
  return faults;
}

/** Not in the other country's Dutch. */
const languagesOf = ({ country }: Plan) =>
  LANGUAGES.filter((language) => language !== (country === 'BE' ? 'nl-NL' : 'nl-BE'));

describe('one number', async () => {
  const homes = (await demoPlans()).map(homeOf);
  const all: Figure[] = [];
  it('is the same wherever a figure of a demo home appears', () => {
    const wrong: string[] = [];
    for (const home of homes) {
      wrong.push(...faultsOf(home));
      for (const language of languagesOf(home.plan)) {
        const page = pageOf(home, language);
        const texts = TEXTS[language];
        const figures = [
          ...figuresOfApi(home, language),
          ...figuresOfPage(renderer.renderEstate(page, assetsFor(language)), texts, language),
          ...figuresOfCard(page, texts),
          ...figuresOfPassport(home, language),
          ...figuresOfTerminal(home, language),
          ...(language === 'en' && home.plan.steps.length > 0 ? figuresOfConsole(home.plan) : []),
        ];
        all.push(...figures);
        wrong.push(...disagreements(`${home.externalId} ${language}`, figures));
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('stands beside no due year whose only reason is the next step', () => {
    const { due } = wordsIn('nl-BE');
    const steps = homes.flatMap((home) => home.plan.steps.map(({ timing }) => ({ home, timing })));
    const [found] = steps.filter(
      ({ home, timing }) => home.plan.country === 'BE' && timing?.reason === 'order',
    );
    assert.ok(found?.timing);
    const html = renderer.renderEstate(pageOf(found.home, 'nl-BE'), assetsFor('nl-BE'));
    const sentence = plain(due(found.timing) ?? '');
    assert.ok(!linesOfHtml(html).some((line) => line.includes(sentence)), sentence);
  });

  it('is never a chance that sounds certain', () => {
    const isChance = /\b(?:chance|kans|probabilité|sure|zeker|sûr)/i;
    // Each home in one of its languages, in turns.
    const certain = homes.flatMap((home, turn) =>
      languagesOf(home.plan).flatMap((language, place, { length }) => {
        if (place !== turn % length) return [];
        const passport = passportContent(samplePassport(home.plan, { outlook: home.outlook }), language);
        const { attachment: _plan, ...pages } = passport;
        const lines = [
          ...linesOfHtml(renderer.renderEstate(pageOf(home, language), assetsFor(language))),
          ...[...textsIn(pages)].map(([, text]) => plain(text)),
          ...planText({ ...home.plan, decision: home.decision }, language, 1).split('\n'),
        ];
        // What is written as "more than 95 %" stays below it.
        return lines.filter((line) => isChance.test(line) && /\b(?:9[6-9]|100)\s?%/.test(line));
      }),
    );
    assert.deepEqual(certain, []);
  });

  it('was looked for on every surface', (context) => {
    const surfaces = Map.groupBy(all, ({ surface }) => surface);
    const counts = Object.fromEntries([...surfaces].map(([surface, figures]) => [surface, figures.length]));
    context.diagnostic(JSON.stringify(counts));
    for (const surface of ['api', 'page', 'card', 'passport', 'terminal', 'console'])
      assert.ok((counts[surface] ?? 0) >= homes.length, `${surface}: ${counts[surface]}`);
    const namesOn = (surface: string) =>
      new Set((surfaces.get(surface) ?? []).map(({ name }) => name.replace(/ of .*|: .*/, '')));
    for (const name of ['label', 'chance', 'net, range', 'price', 'bill a month', 'as good'])
      assert.ok(namesOn('page').has(name), `no place on the page with: ${name}`);
    assert.ok(namesOn('passport').has('as good'), 'no passport with works that are as good');
  });
});
