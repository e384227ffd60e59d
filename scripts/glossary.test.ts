/**
 * Page, passport, console and guides say the same word for the same thing, in each language; the terminal has the
 * passport's words.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GLOSSARY, type Term } from '../packages/words/src/glossary.ts';
import { LANGUAGES, type Language } from '../packages/words/src/language.ts';
import { resolvedTexts } from './texts/resolved-texts.ts';

const ROOT = join(import.meta.dirname, '..');

/** Names of schemes, and what is said of another region in its own words. */
const OFFICIAL =
  /Verbouw(Premie|Lening)|RENOLUTION|ECORENO|SVVE|Primes Habitation|Vlaamse|Flemish|vlaanderen/;

const FOLDERS = ['packages/words/src', 'packages/planner/src/texts', 'packages/console/src'];

/** What explains plans to people; the other guides are about the API, which has words of its own. */
const GUIDES = ['README.md', 'docs/planner.md', 'docs/reports.md', 'docs/embedding.md'];

/** Files of a language, at whatever depth: `nl-BE.ts`, or anything in a folder `nl-BE`. */
function filesOf(language: Language): string[] {
  return FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/{${language}.ts,${language}/*.ts}`, { cwd: ROOT }),
  );
}

/** The lines with the texts of a language, by where they are shown. */
function linesOf(language: Language): [place: string, line: string][] {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const texts = filesOf(language).flatMap((file) =>
    read(file)
      .split('\n')
      .map((line): [string, string] => [file, textsIn(line)]),
  );
  // What it takes over from nl-BE is in none of its files.
  if (language === 'nl-NL') texts.push(...resolvedTexts(language));
  if (language !== 'en') return texts;
  const guides = GUIDES.flatMap((file) =>
    proseOf(read(file))
      .split('\n')
      .map((line): [string, string] => [file, line]),
  );
  return [...texts, ...guides];
}

/** A guide without its code and the addresses of its links. */
function proseOf(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`|\]\([^)]*\)/g, '');
}

/** What stands between quotation marks, without what is filled in. */
function textsIn(line: string): string {
  const texts = line.match(/'[^']*'|`[^`]*`/g) ?? [];
  return texts.join(' ').replace(/\$\{[^}]*\}|\{\w+\}/g, '');
}

/** Whether a text has the term. English words are whole ones: “plan” is in no “explanation”. */
function hasTerm(text: string, { word, forms }: Term, language: Language): boolean {
  if (forms !== undefined) return forms.test(text);
  return language === 'en'
    ? new RegExp(`\\b${word}s?\\b`, 'i').test(text)
    : text.toLowerCase().includes(word.toLowerCase());
}

/** Texts whose English word means another thing, or that another language says in its own way. */
const EXCEPTIONS: Partial<Record<Term['thing'], readonly string[]>> = {
  home: [
    'words.measures.battery.name',
    'words.conditions.owner_occupier',
    'words.slotReasons.solar_panels',
    'words.warnings.fuel_against_meter',
    'passport.cover.olderMethod',
    'console.audit.operations.planWithPriceBook',
    'console.today.failedOf',
    'console.map.list',
  ],
  plan: [
    'words.warnings.grant_amounts_carried_on',
    'passport.good.keepPanels',
    'page.confidenceTitle',
    'page.waysLead',
    'console.prices.planAgain',
  ],
  renovation: ['passport.known.glossary.4.1'],
  label: ['page.certificateOutcomes.not_a_certificate'],
  'energy bill': ['page.savesPerYear'],
  works: [
    'words.warnings.heritage_support_possible',
    'words.conditions.energy_audit_first',
    'words.conditions.apply_before_works',
    'passport.summary.chance',
    'page.targetChance',
  ],
  step: ['console.today.firstSteps'],
  goal: ['passport.cover.chance'],
  quote: ['console.import.tooManyCells'],
};

function isAbout({ thing }: Term, path: string): boolean {
  // Gas, electricity and the internet have connections, too.
  if (thing === 'connection' && !path.startsWith('console.connections')) return false;
  return !EXCEPTIONS[thing]?.includes(path);
}

/** Without the names of what is filled in. */
const ENGLISH = [...resolvedTexts('en')].map(([path, text]) => [path, text.replace(/\{\w+\}/g, '')] as const);

/** The texts that have the term in English and not in the other language. */
function textsWithout(term: Term, language: Language): string[] {
  const english = GLOSSARY.en.find(({ thing }) => thing === term.thing);
  if (english === undefined) return [];
  const texts = resolvedTexts(language);
  return ENGLISH.filter(([path, text]) => isAbout(term, path) && hasTerm(text, english, 'en'))
    .map(([path, text]) => [path, text, texts.get(path) ?? ''] as const)
    .filter(([, text, own]) => !hasTerm(own, term, language) && !OFFICIAL.test(text + own))
    .map(([path, text, own]) => `${term.thing} is “${term.word}”: ${path}: ${text} → ${own}`);
}

for (const language of LANGUAGES) {
  test(`${language} has one word for one thing`, () => {
    // Words, passport and page: a file that moves must not leave the check.
    for (const folder of FOLDERS)
      assert.ok(
        filesOf(language).some((file) => file.startsWith(folder)),
        folder,
      );
    for (const [place, line] of linesOf(language)) {
      if (OFFICIAL.test(line)) continue;
      for (const { thing, word, not } of GLOSSARY[language]) {
        if (not !== undefined) assert.doesNotMatch(line, not, `${place}: ${thing} is “${word}”`);
      }
    }
  });

  test(`${language} has every term where English has it`, () => {
    assert.deepEqual(
      GLOSSARY[language].flatMap((term) => textsWithout(term, language)),
      [],
    );
  });

  test(`${language} uses the words of its glossary`, () => {
    const all = linesOf(language)
      .map(([, line]) => line.toLowerCase())
      .join(' ');
    for (const { thing, word } of GLOSSARY[language]) {
      const english = GLOSSARY.en.find((term) => term.thing === thing);
      const isNeeded = english === undefined || ENGLISH.some(([, text]) => hasTerm(text, english, 'en'));
      if (isNeeded) assert.ok(all.includes(word.toLowerCase()), `no text has “${word}”`);
    }
  });
}

test('French has typographic apostrophes, and a space before its signs', () => {
  for (const [place, line] of linesOf('fr-BE'))
    assert.doesNotMatch(line, /\p{L}[:;?!](?=\s)|\p{L}'\p{L}/u, place);
});
