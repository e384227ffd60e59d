/** The passport in one language: every string that the layout places, and the numbers that its charts draw. */
import { type Language, readableAccent, words } from '@rooftree/words';
import { addressLine } from '../estates/address-lines.ts';
import { assumptionsContent } from './content/assumptions.ts';
import { comfortContent } from './content/comfort.ts';
import { coverContent } from './content/cover.ts';
import { dutiesContent } from './content/duties.ts';
import { energyContent } from './content/energy.ts';
import { fundingContent } from './content/funding.ts';
import { heatLossContent } from './content/heat-loss.ts';
import { roadmapContent } from './content/roadmap.ts';
import { stepContent } from './content/step.ts';
import { summaryContent } from './content/summary.ts';
import { traceContent } from './content/trace.ts';
import type { Passport } from './passport.ts';
import { textsIn } from './texts/texts-in.ts';
import { typesetAll } from './typeset.ts';

/** Of a report whose context has no accent colour of its own. */
const OWN_ACCENT = '#0b5d4b';

export function passportContent(passport: Passport, language: Language) {
  const writer = { words: words(language), texts: textsIn(language) };
  const hasSteps = passport.steps.length > 0;
  const address = addressLine(passport.address);
  const { cover } = writer.texts;
  const [lang = language, region = null] = language.split('-');
  const pages = {
    document: {
      lang,
      region,
      title: address ? `${cover.title}${writer.texts.colon} ${address}` : cover.title,
      date: passport.createdOn,
      accent: readableAccent(passport.issuer?.accentColor ?? OWN_ACCENT, 'light'),
      footer: address,
      page: writer.texts.page('{page}', '{pages}'),
    },
    cover: coverContent(passport, writer),
    summary: summaryContent(passport, writer),
    roadmap: hasSteps ? roadmapContent(passport, writer) : null,
    steps: passport.steps.map((step) => stepContent(passport, step, writer)),
    heatLoss: heatLossContent(passport, writer),
    energy: energyContent(passport, writer),
    funding: fundingContent(passport, writer),
    duties: dutiesContent(passport, writer),
    comfort: comfortContent(passport, writer),
    assumptions: assumptionsContent(passport, writer),
    trace: hasSteps ? traceContent(passport, writer) : null,
  };
  const attachment = { json: JSON.stringify(passport.plan), description: cover.attachment };
  return { ...typesetAll(pages), attachment };
}
