/** Every text that a language shows, by where it is: what nl-NL takes over from nl-BE stands in no file of its own. */
import { texts as enConsole } from '../../packages/console/src/texts/en/texts.ts';
import { texts as frBEConsole } from '../../packages/console/src/texts/fr-BE/texts.ts';
import { texts as nlBEConsole } from '../../packages/console/src/texts/nl-BE/texts.ts';
import { texts as nlNLConsole } from '../../packages/console/src/texts/nl-NL/texts.ts';
import { ownersWords } from '../../packages/planner/src/owners/owners-words.ts';
import * as en from '../../packages/planner/src/texts/en/page.ts';
import * as frBE from '../../packages/planner/src/texts/fr-BE/page.ts';
import * as nlBE from '../../packages/planner/src/texts/nl-BE/page.ts';
import * as nlNL from '../../packages/planner/src/texts/nl-NL/page.ts';
import { textsIn } from '../../packages/server/src/testing/server/texts-in.ts';
import { buildingPaperTexts } from '../../packages/words/src/building/building-papers.ts';
import { buildingTexts } from '../../packages/words/src/building/building-words.ts';
import type { Language } from '../../packages/words/src/language.ts';
import { passportTexts } from '../../packages/words/src/passport/texts-of-language.ts';
import { CATALOGUES } from '../../packages/words/src/words.ts';

const PAGES: Record<Language, { texts: unknown; reviewTexts: unknown; console: unknown }> = {
  en: { ...en, console: enConsole },
  'fr-BE': { ...frBE, console: frBEConsole },
  'nl-BE': { ...nlBE, console: nlBEConsole },
  'nl-NL': { ...nlNL, console: nlNLConsole },
};

/** A text that is a function of values stands with all that it answers. */
export function resolvedTexts(language: Language): Map<string, string> {
  const { texts: page, reviewTexts: review, console } = PAGES[language];
  const country = language === 'nl-NL' ? 'NL' : 'BE';
  const surfaces = {
    words: CATALOGUES[language],
    passport: passportTexts(language),
    building: buildingTexts(language, country),
    buildingPapers: buildingPaperTexts(language, country),
    page,
    owners: ownersWords(language, country).texts,
    review,
    console,
  };
  const byPath = new Map<string, string>();
  for (const [path, text] of textsIn(surfaces)) {
    const before = byPath.get(path);
    byPath.set(path, before === undefined ? text : `${before} | ${text}`);
  }
  return byPath;
}
