/** Every text that a language shows, by where it is: what nl-NL takes over from nl-BE stands in no file of its own. */
import { texts as enConsole } from '../../packages/console/src/texts/en/texts.ts';
import { texts as frBEConsole } from '../../packages/console/src/texts/fr-BE/texts.ts';
import { texts as nlBEConsole } from '../../packages/console/src/texts/nl-BE/texts.ts';
import { texts as nlNLConsole } from '../../packages/console/src/texts/nl-NL/texts.ts';
import * as en from '../../packages/planner/src/texts/en/page.ts';
import * as frBE from '../../packages/planner/src/texts/fr-BE/page.ts';
import * as nlBE from '../../packages/planner/src/texts/nl-BE/page.ts';
import * as nlNL from '../../packages/planner/src/texts/nl-NL/page.ts';
import type { Language } from '../../packages/words/src/language.ts';
import { passportTexts } from '../../packages/words/src/passport/texts-of-language.ts';
import { CATALOGUES } from '../../packages/words/src/words.ts';

const PAGES: Record<Language, { texts: unknown; reviewTexts: unknown; console: unknown }> = {
  en: { ...en, console: enConsole },
  'fr-BE': { ...frBE, console: frBEConsole },
  'nl-BE': { ...nlBE, console: nlBEConsole },
  'nl-NL': { ...nlNL, console: nlNLConsole },
};

/** Values that reach the branches of a text: many, one and none, known or not. */
const SAMPLES = [
  ['…', '…', '…', '…'],
  [2, 2, 2, 2],
  [1, 1, 1, 1],
  [0, 0, 0, 0],
  ['…', true, true],
  ['…', false, 2],
  [true],
  [false],
];

export function resolvedTexts(language: Language): Map<string, string> {
  const { texts: page, reviewTexts: review, console } = PAGES[language];
  const surfaces = { words: CATALOGUES[language], passport: passportTexts(language), page, review, console };
  return new Map(textsIn(surfaces, ''));
}

function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function') yield [path, textOf((...given) => value(...given))];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* textsIn(inner, path === '' ? key : `${path}.${key}`);
}

/** What a function can say, as one text. */
function textOf(say: (...given: unknown[]) => unknown): string {
  const said = SAMPLES.flatMap((given) => {
    try {
      return [String(say(...given))];
    } catch {
      // Values of another type than this text is made of.
      return [];
    }
  });
  return [...new Set(said)].join(' | ');
}
