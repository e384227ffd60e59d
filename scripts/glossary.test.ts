/** Page, passport and terminal say the same word for the same thing, in each language. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PLAN_PHRASES } from '../packages/server/src/cli/plan-phrases.ts';
import { GLOSSARY } from '../packages/words/src/glossary.ts';
import { LANGUAGES, type Language } from '../packages/words/src/language.ts';

const ROOT = join(import.meta.dirname, '..');

/** Names of schemes, and what is told of another region in its own words. */
const OFFICIAL = /VerbouwPremie|RENOLUTION|SVVE|Primes Habitation|Vlaamse|Flemish|vlaanderen/;

/** The lines with the texts of a language, by where they are shown. */
function linesOf(language: Language): [place: string, line: string][] {
  const folders = ['packages/words/src', 'packages/server/src/reports/texts', 'packages/planner/src/texts'];
  const files = folders.flatMap((folder) => {
    const own = join(ROOT, folder, language);
    if (existsSync(`${own}.ts`)) return [`${own}.ts`];
    return readdirSync(own).map((file) => join(own, file));
  });
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line): [string, string] => [file.slice(ROOT.length + 1), textsIn(line)]),
  );
  return [
    ...lines,
    ...Object.values(PLAN_PHRASES[language])
      .flat()
      .map((text): [string, string] => ['terminal', text]),
  ];
}

/** What stands between quotation marks, without what is filled in. */
function textsIn(line: string): string {
  const texts = line.match(/'[^']*'|`[^`]*`/g) ?? [];
  return texts.join(' ').replace(/\$\{[^}]*\}|\{\w+\}/g, '');
}

for (const language of LANGUAGES) {
  test(`${language} has one word for one thing`, () => {
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
    for (const { word } of GLOSSARY[language]) assert.ok(all.includes(word), `nobody says “${word}”`);
  });
}
