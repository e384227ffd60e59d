/**
 * The renovation passport of Annex VIII of Directive (EU) 2024/1275 as a checklist: where every passport of the demo
 * says each item. The wording of the items is a summary.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES, words } from '@rooftree/words';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { samplePassport } from '../../testing/data/sample-passport.ts';
import { demoPlans } from './demo-plans.fixture.ts';
import { outlookOf } from './outlook/outlook.ts';
import type { Passport } from './passport.ts';
import { passportContent } from './passport-content.ts';

type Content = ReturnType<typeof passportContent>;
type Works = NonNullable<Content['plan']>;
type Texts = ReturnType<typeof passportTexts>;

/** Whether the page says it. What has no text of its own is proven by figures of the plan. */
const OF_EVERY_HOME: Record<string, (content: Content, texts: Texts, passport: Passport) => boolean> = {
  '1a the energy performance of today': ({ cover, plan: works }, _, { plan }) =>
    says(works?.ways.ladder ?? cover, words('en').number(plan.baseline.primary_kwh_per_m2)),
  '1c national requirements, with their dates and sources': ({ duties }) =>
    duties.groups.length > 0
      ? duties.groups.every(({ rows }) => rows.every(({ url, source }) => url !== '' && source !== ''))
      : duties.none !== '',
  '1c the end of gas and oil heating': ({ duties }, _, { plan }) => {
    const { gas = 0, oil = 0 } = plan.baseline.final_kwh_by_carrier;
    return (gas + oil === 0) === (duties.fossilEnd === null);
  },
  '1f whether a heat network can be connected, or whom to ask': ({ home }, { home: t }, { plan }) =>
    says(home.living.items, t.topics.network) ||
    [plan.baseline, plan.result].some((state) => (state.final_kwh_by_carrier.district_heat ?? 0) > 0),
  '1g the share of own generation after the works': ({ home }, { home: t }, { plan }) =>
    plan.result.solar_used_kwh + plan.result.solar_exported_kwh > 0
      ? says(home.notes, '%')
      : says(home.notes, t.noSolar),
  '1h comfort, indoor air and summers': ({ home }, { home: t }) => says(home.living.items, t.topics.summer),
  '1j independent advice for the postal code, with its address': ({ known }, _, { contacts }) =>
    contacts.length > 0 && contacts.every(({ url }) => says(known, url)),
  '2 the day of the prices and the version of the method': ({ known }, _, { plan }) =>
    says(known, plan.engine_version),
  '2 digital access': ({ attachment }, _, { plan }) => attachment.json === JSON.stringify(plan),
};

const OF_A_HOME_WITH_WORKS: Record<
  string,
  (plan: Works, texts: Texts, passport: Passport, content: Content) => boolean
> = {
  '1b the steps in their order': ({ steps }, { step }, passport) =>
    steps.length === passport.steps.length && steps.every(({ name }, at) => says(name, step.name(at + 1))),
  '1d why the steps have this order': ({ steps }) => steps.every(({ reason }) => reason !== ''),
  '1e the works of each step': ({ steps }) => steps.every(({ works }) => works.rows.length > 0),
  '1e primary and final energy and CO2 of each step, also as shares': ({ steps }) =>
    steps.every(({ energy }) => /kWh \(.*%.*kWh \(.*%.*CO₂.*kg/.test(energy)),
  '1e the bill of each step, and the energy prices behind it': ({ steps }, _, { plan }, { home }) =>
    steps.every(({ figures }) => figures.some(({ kind }) => kind === 'energy')) &&
    home.energy.rows.length > 0 &&
    plan.energy_prices.every(({ source_date: date }) => date !== ''),
  '1e the label after each step': ({ steps }) => steps.every(({ after }) => hasText(after)),
  '1h use of materials again': (_, { home: t }, __, { home }) => says(home.living.items, t.topics.reuse),
  '1i funding, with what it asks for': ({ money: { grants, loans } }, _, { plan }) =>
    grants.status !== '' && loans.items.length >= plan.loans.length && hasText(loans.items),
  '2 costs and payback': ({ steps }) =>
    steps.every(({ figures, notes }) => figures.some(({ kind }) => kind === 'net') && notes !== ''),
  '2 lifetime of the works': ({ steps }, { step }) =>
    steps.every(({ works }) => works.head.includes(step.lifetime)),
  '2 upkeep of the works that have any': ({ steps }, { step }, passport) =>
    passport.steps.every(({ step: { works } }, at) => {
      const [start = ''] = step.maintenance('§').split('§');
      return works.every(({ maintenance_eur_per_year: eur }) => eur === 0) || says(steps[at]?.notes, start);
    }),
  '2 the year of each step': ({ steps }, _, passport) =>
    steps.every(({ name }, at) => says(name, String(passport.steps[at]?.year))),
  '2 which trade does it': ({ steps }, { step }) =>
    steps.every(({ watch }) => watch.items.every(({ who }) => who.startsWith(step.whoDoesIt))),
  // No source has them: the contractor is to say.
  '2 the days on site': ({ quotes }) => quotes !== null && /days|dagen|jours/.test(quotes.intro),
};

function hasText(value: unknown): boolean {
  return JSON.stringify(value ?? '').length > 4;
}

/** Texts are set with spaces that do not break, and thousands by language. */
function says(value: unknown, text: string): boolean {
  const plain = (from: string) => from.replaceAll(/[\s.,\u00ad\u2060]+/g, '');
  return plain(JSON.stringify(value ?? '')).includes(plain(JSON.stringify(text).slice(1, -1)));
}

describe('Annex VIII in the passports of the demo', async () => {
  const passports = (await demoPlans()).map(({ externalId, estate, plan }) => ({
    externalId,
    passport: samplePassport(plan, { outlook: outlookOf(estate, plan) }),
  }));
  const contents = passports.flatMap(({ externalId, passport }) =>
    LANGUAGES.map((language) => ({
      name: `${externalId} in ${language}`,
      passport,
      texts: passportTexts(language),
      content: passportContent(passport, language),
    })),
  );

  for (const [item, isSaid] of Object.entries(OF_EVERY_HOME))
    it(item, () => {
      const missing = contents.filter(({ content, texts, passport }) => !isSaid(content, texts, passport));
      assert.deepEqual(
        missing.map(({ name }) => name),
        [],
      );
    });

  for (const [item, isSaid] of Object.entries(OF_A_HOME_WITH_WORKS))
    it(item, () => {
      const missing = contents.filter(
        ({ content, texts, passport }) =>
          content.plan !== null && !isSaid(content.plan, texts, passport, content),
      );
      assert.deepEqual(
        missing.map(({ name }) => name),
        [],
      );
    });
});
