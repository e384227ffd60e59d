/** Page, passport, console and guides say the same word for the same thing, in each language; the terminal has the passport's words. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GLOSSARY } from '../packages/words/src/glossary.ts';
import { LANGUAGES, type Language } from '../packages/words/src/language.ts';
import { resolvedTexts } from './texts/resolved-texts.ts';

const ROOT = join(import.meta.dirname, '..');

/** Names of schemes, and what is told of another region in its own words. */
const OFFICIAL = /VerbouwPremie|RENOLUTION|ECORENO|SVVE|Primes Habitation|Vlaamse|Flemish|vlaanderen/;

const FOLDERS = ['packages/words/src', 'packages/planner/src/texts', 'packages/console/src'];

/** What tells people about plans; the other guides are about the API, which has words of its own. */
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
        assert.doesNotMatch(line, not, `${place}: ${thing} is “${word}”`);
      }
    }
  });

  test(`${language} uses the words of its glossary`, () => {
    const all = linesOf(language)
      .map(([, line]) => line.toLowerCase())
      .join(' ');
    for (const { word } of GLOSSARY[language])
      assert.ok(all.includes(word.toLowerCase()), `nobody says “${word}”`);
  });
}

test('French has typographic apostrophes, and a space before its signs', () => {
  for (const [place, line] of linesOf('fr-BE'))
    assert.doesNotMatch(line, /\p{L}[:;?!](?=\s)|\p{L}'\p{L}/u, place);
});
