/**
 * One number everywhere: every demo home in the languages of its country, each figure wherever it appears on the page,
 * the card, the passport, the terminal, in the console and in the API.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareLabels, type Plan } from '@rooftree/engine';
import { openingOf } from '@rooftree/planner/choices/opening';
import type { PageData } from '@rooftree/planner/page-data';
import { LANGUAGES, type Language, wholeEuroSums, words as wordsIn, writeLabel } from '@rooftree/words';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { compareRows } from '../../console/src/compare/compare-rows.ts';
import { texts as consoleTexts } from '../../console/src/texts/en/texts.ts';
import { planText } from '../../server/src/cli/text/plan-text.ts';
import { pageBundleOnce } from '../../server/src/output/planner-page/page-bundle.ts';
import { demoPlans } from '../../server/src/output/reports/demo-plans.fixture.ts';
import { passportContent } from '../../server/src/output/reports/passport-content.ts';
import { planLabels } from '../../server/src/planning/renovations/plan-labels.ts';
import { samplePassport } from '../../server/src/testing/data/sample-passport.ts';
import { textsIn } from '../../server/src/testing/server/texts-in.ts';
import { texts as en, type Texts } from '../src/texts/en/page.ts';
import { disagreements, type Figure, filledIn, linesOfHtml, plain } from './figures.ts';
import {
  amountIn,
  asGoodIn,
  aside,
  figuresOfApi,
  figuresOfPage,
  type Home,
  homeOf,
  pageOf,
  TEXTS,
} from './figures-of-home.ts';

const { renderer, assetsFor } = await pageBundleOnce('')();

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
  const { catalogue } = wordsIn(language);
  return [
    ...filledIn(lines, summary.chance).map((values) => found('chance', values)),
    ...filledIn(lines, (goal, ofGoal, label, percent) =>
      summary.chanceBeyondGoal(goal, ofGoal, label, percent),
    ).map(([, , ...values]) => found('chance', values)),
    ...filledIn(lines, summary.grantsByIncome).map((values) => found('grants', values)),
    ...filledIn(lines, cover.bills).map((values) => found('bill a month', values)),
    ...filledIn(lines, cover.middle).map(([about = '']) => found('net, about', [about.split(', ')[0] ?? ''])),
    ...filledIn(lines, good.more).map(([label = '', cost = '']) => found(`price of ${label}`, [cost])),
    ...filledIn(lines, aside(catalogue)).map((values) => found('kept aside', values)),
    ...content.cover.houses.flatMap(({ cost }, index) =>
      cost === null ? [] : [found(`step ${index}, about`, [amountIn(cost)])],
    ),
    ...asGoodIn('passport', lines, language),
    ...(content.plan?.steps ?? []).flatMap(({ figures }, index) =>
      figures.filter(({ kind }) => kind === 'net').map(({ value }) => found(`step ${index + 1}`, [value])),
    ),
  ];
}

function figuresOfTerminal({ plan, decision }: Home, language: Language): Figure[] {
  const { summary } = passportTexts(language);
  const { colon, chance, catalogue } = wordsIn(language);
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
    ...filledIn(lines, (goal, ofGoal, label, percent) =>
      summary.chanceBeyondGoal(goal, ofGoal, label, percent),
    ).map(([, , ...values]) => found('chance', values)),
    ...filledIn(lines, aside(catalogue)).map((values) => found('kept aside', values)),
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

  it('of a step is never later than the year by which its reason asks for it', () => {
    const { catalogue } = wordsIn('nl-BE');
    const late: string[] = [];
    let dated = 0;
    for (const home of homes.filter(({ plan }) => plan.country === 'BE')) {
      const html = renderer.renderEstate(pageOf(home, 'nl-BE'), assetsFor('nl-BE'));
      for (const card of html.split(/id="step-(?=\d+")/).slice(1)) {
        const lines = linesOfHtml(`<i id="step-${card}`);
        const planned = Number(/ · (20\d\d) · /.exec(lines.join('\n'))?.[1]);
        const reasons = [catalogue.dueReasons.duty, catalogue.dueReasons.end_of_life];
        for (const reason of reasons)
          for (const [year] of filledIn(lines, (hole) => reason.replace('{year}', hole))) {
            dated += 1;
            if (planned > Number(year)) late.push(`${home.externalId}: in ${planned}, best by ${year}`);
          }
      }
    }
    assert.deepEqual(late, []);
    assert.ok(dated > 0);
  });

  it('of a step is the sum of its works and grants', () => {
    const wrong: string[] = [];
    for (const home of homes) {
      const html = renderer.renderEstate(pageOf(home, 'en'), assetsFor('en'));
      for (const [index, card] of html
        .split(/id="step-(?=\d+")/)
        .slice(1)
        .entries()) {
        const rows = [...card.matchAll(/data-head="Incl\. VAT">([^<]*)</g)].map(([, text = '']) => text);
        const sum = rows.reduce(
          (total, text) => total + (text.startsWith('−') ? -1 : 1) * Number(text.replace(/[^\d]/g, '')),
          0,
        );
        const number = Number.parseInt(card, 10);
        const net = wholeEuroSums(home.plan).steps[number - 1]?.net;
        if (rows.length === 0 || sum !== net)
          wrong.push(`${home.externalId} ${index}: step ${number} costs ${net}, its rows ${sum}`);
      }
    }
    assert.deepEqual(wrong, []);
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
