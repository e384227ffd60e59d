import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as engine from '@rooftree/engine';
import { DWELLING_FIELDS } from '@rooftree/engine';
import * as remarks from '@rooftree/engine/remarks';
import * as specification from '@rooftree/engine/specification';
import { LANGUAGES } from './language.ts';
import { CATALOGUES, words } from './words.ts';

/** The types already require every key; this also catches an empty word and a list that lost its type. */
const LISTS = {
  measures: engine.MEASURES,
  relatedWorks: engine.RELATED_WORKS,
  slots: engine.SLOTS,
  lossPaths: engine.LOSS_PATHS,
  carriers: engine.CARRIERS,
  regions: engine.REGIONS,
  countries: engine.COUNTRIES,
  estateTypes: engine.ESTATE_TYPES,
  estateFormats: engine.ESTATE_FORMATS,
  labelScales: engine.LABEL_SCALES,
  objectives: engine.OBJECTIVES,
  ownerships: engine.OWNERSHIPS,
  incomeGroups: engine.INCOME_GROUPS,
  qualityLabels: engine.QUALITY_LABELS,
  origins: engine.ORIGINS,
  stepReasons: remarks.STEP_REASONS,
  targetReasons: remarks.TARGET_REASONS,
  warnings: [...remarks.DWELLING_WARNINGS, ...remarks.PLAN_WARNINGS].filter(
    (code) => !remarks.CONFLICTS.some((conflict) => conflict === code),
  ),
  conflicts: remarks.CONFLICTS,
  trades: specification.TRADES,
  materials: specification.MATERIALS,
  grantRequirements: specification.GRANT_REQUIREMENTS,
  siteChecks: specification.SITE_CHECKS,
  quoteLines: specification.QUOTE_LINES,
  conditions: remarks.SUBSIDY_CONDITIONS,
  schemes: remarks.SUBSIDY_SCHEMES,
  loans: remarks.LOANS,
  loanConditions: remarks.LOAN_CONDITIONS,
  tracks: engine.TRACKS,
  facts: Object.keys(DWELLING_FIELDS),
  insulationTypes: engine.INSULATION_TYPES,
} as const;

/** Paths of strings in a catalogue, with their text. */
function* texts(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}.${key}`);
  }
}

for (const language of LANGUAGES) {
  describe(`words in ${language}`, () => {
    const catalogue = CATALOGUES[language];

    it('has a word for every code of the engine', () => {
      for (const [list, codes] of Object.entries(LISTS)) {
        const entries: Record<string, unknown> = catalogue[list as keyof typeof LISTS];
        for (const code of codes) assert.ok(entries[code], `${language} ${list}.${code}`);
      }
    });

    it('has a word for every value of the dwelling vocabulary', () => {
      for (const [fact, field] of Object.entries(DWELLING_FIELDS)) {
        if (field.kind !== 'code') continue;
        for (const value of field.values) {
          assert.notEqual(words(language).factValue(fact, value), value, `${language} ${fact}.${value}`);
        }
      }
    });

    it('has the same keys as English, no empty text and no stray space', () => {
      const keys = [...texts(catalogue)].map(([path]) => path).sort();
      assert.deepEqual(keys, [...texts(CATALOGUES.en)].map(([path]) => path).sort());
      for (const [path, text] of texts(catalogue)) {
        assert.ok(text.length > 0 && text === text.trim() && !text.includes('  '), `${language} ${path}`);
      }
    });

    it('keeps the placeholders that English has in a sentence', () => {
      const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
      const english = new Map(texts(CATALOGUES.en));
      for (const [path, text] of texts(catalogue)) {
        assert.deepEqual(placeholders(text), placeholders(english.get(path) ?? ''), `${language} ${path}`);
      }
    });
  });
}
