/** The passport in one language: every string that the layout places, and the numbers that its charts draw. */
import { houseReasons, type Language, readableAccent, words } from '@rooftree/words';
import { addressLine } from '@rooftree/words/address-lines';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { contactContent } from './content/contact.ts';
import { coverContent } from './content/cover.ts';
import { dutiesContent } from './content/duties.ts';
import { goodContent } from './content/good.ts';
import { homeContent } from './content/home.ts';
import { knownContent } from './content/known.ts';
import { moneyContent } from './content/money.ts';
import { quotesContent } from './content/quotes.ts';
import { stepContent } from './content/step.ts';
import { summaryContent } from './content/summary.ts';
import { tracksContent } from './content/tracks.ts';
import { waysContent } from './content/ways.ts';
import type { Passport } from './passport.ts';
import { typesetAll } from './typeset.ts';

/** Of a report whose context has no accent colour of its own. */
const OWN_ACCENT = '#0b5d4b';

export function passportContent(passport: Passport, language: Language) {
  const writer = { words: words(language), texts: passportTexts(language) };
  const { texts } = writer;
  const address = addressLine(passport.address, { country: passport.plan.country, language });
  const [lang = language, region = null] = language.split('-');
  const hasSteps = passport.steps.length > 0;
  const reasons = houseReasons(passport.plan, writer.words);
  const pages = {
    document: {
      lang,
      region,
      title: address ? `${texts.cover.title}${texts.colon} ${address}` : texts.cover.title,
      date: passport.createdOn,
      accent: readableAccent(passport.issuer?.accentColor ?? OWN_ACCENT, 'light'),
      footer: address,
      page: texts.page('{page}', '{pages}'),
    },
    cover: coverContent(passport, writer),
    /** Of a home that needs works. */
    plan: hasSteps
      ? {
          summary: summaryContent(passport, writer),
          ways: waysContent(passport, writer),
          tracks: tracksContent(passport, writer),
          stepsTitle: { heading: texts.step.heading, title: texts.step.title(passport.steps.length) },
          steps: passport.steps.map((step, index) =>
            stepContent(passport, step, reasons[index] ?? null, writer),
          ),
          money: moneyContent(passport, writer),
          quotes: quotesContent(passport, writer),
        }
      : null,
    /** Of one that does not. */
    good: hasSteps ? null : goodContent(passport, writer),
    home: homeContent(passport, writer),
    duties: dutiesContent(passport, writer),
    known: knownContent(passport, writer),
    contact: contactContent(passport, writer),
  };
  const attachment = { json: JSON.stringify(passport.plan), description: texts.cover.attachment };
  return { ...typesetAll(pages), attachment };
}
