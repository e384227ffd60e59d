import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Country, Majority, OwnerMonth } from '@rooftree/engine';
import { APPORTIONINGS, ORIENTATIONS, PART_KINDS, planBuilding } from '@rooftree/engine/building';
import { antwerpBuilding } from '@rooftree/engine/example-buildings';
import { LANGUAGES, type Language } from '../language.ts';
import { buildingPaperTexts } from './building-papers.ts';
import { buildingTexts, buildingWords } from './building-words.ts';

const COUNTRIES: Country[] = ['BE', 'NL'];

const TWO_THIRDS: Majority = {
  id: 'be_two_thirds',
  votes: { numerator: 2, denominator: 3 },
  is_strict: false,
  quorum: null,
  article: 'art. 3.88 § 1, 1° b Civil Code',
  source: 'ejustice.just.fgov.be',
  source_date: '2026-11-17',
  confidence: 'high',
};

/** Spaces of every width are one to a reader. */
const squeeze = (text: string) => text.replace(/\s+/g, ' ');

/** Every text; of a function, its source. */
function writtenIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(writtenIn);
}

function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value)
    .flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    .sort();
}

describe('words for buildings', () => {
  for (const language of LANGUAGES) {
    it(`${language} has the keys of English and a word for every code`, () => {
      for (const country of COUNTRIES) {
        const texts = buildingTexts(language, country);
        assert.deepEqual(keysOf(texts), keysOf(buildingTexts('en', country)));
        for (const kind of PART_KINDS) assert.ok(texts.partKinds[kind]);
        for (const orientation of ORIENTATIONS) assert.ok(texts.orientations[orientation]);
        for (const apportioning of APPORTIONINGS) assert.ok(texts.apportionings[apportioning]);
      }
    });

    it(`${language} names what to find out, the apartment, and how much it explains`, () => {
      const { question } = buildingWords(language, 'BE');
      const plan = { label_scale: 'flanders', units: [{ external_id: 'flat-1', name: '1A' }] } as const;
      const about = { fact: 'window_glazing_type', unit: 'flat-1', variance_share: 0.31 };
      assert.match(question(about, plan), /1A.*31/);
      assert.doesNotMatch(question({ ...about, unit: null, variance_share: 0.01 }, plan), /1A|%/);
    });

    it(`${language} fills every value of a change in`, () => {
      const b = buildingWords(language, 'NL');
      const values = { years: 20, amount_eur: 12_000, year: 2029, works: 'wall_external,roof_flat' };
      const changes = [
        'LONGER_LOAN',
        'MORE_FROM_RESERVE',
        'LESS_FROM_RESERVE',
        'LATER_YEAR',
        'FEWER_WORKS',
        'NOBODY_PAYS_MORE',
      ] as const;
      for (const change of changes)
        for (const [cost_eur, missed_savings_per_year_eur, worse_labels] of [
          [0, 0, 0],
          [1200, 0, 0],
          [0, 800, 1],
          [1200, 800, 9],
        ] as const)
          assert.doesNotMatch(
            b.improvement({
              change,
              values,
              probability: 0.83,
              cost_eur,
              missed_savings_per_year_eur,
              worse_labels,
            }),
            /[{}]|undefined|[a-z]_[a-z]/,
          );
    });
  }

  it('names a majority with its article in the reader’s language', () => {
    const written: Record<Language, string> = {
      en: 'at least two thirds of the votes (art. 3.88 § 1, 1° b Civil Code)',
      'nl-BE': 'minstens twee derde van de stemmen (art. 3.88 § 1, 1° b Burgerlijk Wetboek)',
      'nl-NL': 'minstens twee derde van de stemmen (art. 3.88 § 1, 1° b Burgerlijk Wetboek)',
      'fr-BE': 'au moins deux tiers des voix (art. 3.88 § 1, 1° b Code civil)',
    };
    for (const language of LANGUAGES)
      assert.equal(squeeze(buildingWords(language, 'BE').majorityWithArticle(TWO_THIRDS)), written[language]);
    const rules = { ...TWO_THIRDS, article: 'art. 38 (5) model rules 1992; art. 52 (5) model rules 2006' };
    assert.equal(
      squeeze(buildingWords('nl-NL', 'NL').article(rules)),
      'art. 38 lid 5 modelreglement 1992; art. 52 lid 5 modelreglement 2006',
    );
  });

  it('takes its terms from the country of the building, whatever the language', () => {
    const association = (language: Language, country: Country) =>
      buildingTexts(language, country).terms.associationInFull;
    assert.equal(association('nl-NL', 'BE'), 'vereniging van mede-eigenaars (VME)');
    assert.equal(association('nl-BE', 'NL'), 'vereniging van eigenaars (VvE)');
    assert.equal(association('fr-BE', 'NL'), 'association de copropriétaires (VvE)');
    assert.equal(association('en', 'NL'), 'owners’ association (VvE)');
    for (const language of LANGUAGES) {
      const dutch = [buildingTexts(language, 'NL'), buildingPaperTexts(language, 'NL')];
      for (const text of dutch.flatMap((texts) => writtenIn(texts)))
        assert.doesNotMatch(text, /\b(VME|ACP)\b|syndic|quotit|statut|mede-eigen/i, language);
      const belgian = [buildingTexts(language, 'BE'), buildingPaperTexts(language, 'BE')];
      for (const text of belgian.flatMap((texts) => writtenIn(texts)))
        assert.doesNotMatch(text, /\b(VvE|MJOP)\b|breukde/, language);
    }
  });

  it('names any part of the votes, all of them, and how many must be present', () => {
    const { majority } = buildingWords('en', 'BE');
    const of = (numerator: number, denominator: number, is_strict: boolean) =>
      majority({ ...TWO_THIRDS, votes: { numerator, denominator }, is_strict });
    assert.equal(of(1, 2, true), 'more than half of the votes');
    assert.equal(of(7, 9, false), 'at least 7/9 of the votes');
    assert.equal(of(1, 1, false), 'all votes');
    assert.equal(
      majority({ ...TWO_THIRDS, quorum: { numerator: 2, denominator: 3 } }),
      'at least two thirds of the votes, with at least two thirds of all votes present or represented',
    );
  });

  it('names the deed where no article applies', () => {
    assert.equal(buildingWords('nl-NL', 'NL').article({ ...TWO_THIRDS, article: null }), 'splitsingsakte');
  });

  it('calls a part by its own name, else by its kind and side', () => {
    const { part } = buildingWords('nl-BE', 'BE');
    assert.equal(part({ kind: 'facade', name: null, orientation: 'NE' }), 'Gevel, noordoost');
    assert.equal(part({ kind: 'facade', name: 'Voorgevel', orientation: 'NE' }), 'Voorgevel');
    assert.equal(part({ kind: 'unheard_of', name: null }), 'Ander deel');
  });

  it('leaves rows of nothing out of a month, and says which way it goes', () => {
    const { month } = buildingWords('en', 'BE');
    const base: OwnerMonth = {
      bill_before: 140,
      bill_after: 60,
      loan_payment: 0,
      reserve_change: -5,
      net: 85,
    };
    assert.deepEqual(month(base), {
      rows: [
        { name: 'Energy bill today', eur: 140 },
        { name: 'Energy bill after the works', eur: -60 },
        { name: 'Less to the reserve fund than without the works', eur: 5 },
      ],
      result: { name: 'Less to pay each month', eur: 85 },
    });
    assert.equal(month({ ...base, net: -3 }).result.name, 'More to pay each month');
  });

  it('writes a month in whole euros that add up', () => {
    const { rows, result } = buildingWords('en', 'BE').month({
      bill_before: 140.49,
      bill_after: 60.49,
      loan_payment: 41.5,
      reserve_change: 2.5,
      net: 36,
    });
    assert.deepEqual(
      rows.map(({ eur }) => eur),
      [140, -59, -42, -3],
    );
    assert.deepEqual(result, { name: 'Less to pay each month', eur: 36 });
  });

  it('writes two changes that belong together as one, and the best of several', () => {
    const { improvement, bestChange } = buildingWords('en', 'BE');
    const longer = { change: 'LONGER_LOAN', values: { years: 25 } } as const;
    const pair = {
      change: 'FEWER_WORKS',
      values: { works: 'windows_high_efficiency,roof_flat' },
      also: longer,
      probability: 0.42,
      cost_eur: 0,
      missed_savings_per_year_eur: 0,
      worse_labels: 0,
    } as const;
    const alone = { ...pair, ...longer, also: undefined, probability: 0.31 };
    assert.equal(
      improvement(pair),
      'Leave out for now: windows with high-efficiency glazing, flat roof insulation. Repay the loan over 25 years. The chance of a yes becomes 42%, at no extra cost.',
    );
    assert.equal(
      improvement({ ...alone, missed_savings_per_year_eur: 1197, worse_labels: 9 }),
      'Repay the loan over 25 years. The chance of a yes becomes 31%. The owners together then save €1,197 a year less on energy. In 9\u00a0apartments the label improves less.',
    );
    assert.equal(bestChange([alone, pair]), 'The best that any of these changes reaches is 42%.');
    assert.equal(bestChange([pair]), '');
  });

  it('fills in what the engine proposes', () => {
    const { building, estates } = antwerpBuilding();
    const proposed = [{}, { loan_years: 10 }, { target_label: 'C', loan_years: 10 }].flatMap(
      (controls) => planBuilding(building, estates, controls, { date: '2026-11-18' }).vote.improvements,
    );
    assert.ok(new Set(proposed.map(({ change }) => change)).size >= 2, 'too few kinds of changes');
    for (const language of LANGUAGES)
      for (const improvement of proposed)
        assert.doesNotMatch(
          buildingWords(language, 'BE').improvement(improvement),
          /[{}]|undefined|[a-z]_[a-z]/,
        );
  });
});
