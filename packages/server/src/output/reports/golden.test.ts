/**
 * Reports as they were when somebody last checked every page, and every sentence that they can have. After a change on
 * purpose renew the files and look at the difference:
 *
 *     npx node --test --test-update-snapshots packages/server/src/output/reports/golden.test.ts
 */
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Plan } from '@rooftree/engine';
import { type FactOrigins, LANGUAGES, type Language } from '@rooftree/words';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { planOf, SAMPLE_HOUSES } from '../../testing/data/planned-renovation.ts';
import { HOUSE_OF, renderSample, samplePassport } from '../../testing/data/sample-passport.ts';
import { assertSamePages, assertSameText, frozen, inWords, shownTexts } from '../../testing/server/golden.ts';
import { textsIn } from '../../testing/server/texts-in.ts';
import { type Outlook, outlookOf } from './outlook/outlook.ts';
import { passportContent } from './passport-content.ts';

const FOLDER = join(import.meta.dirname, 'golden');

/** The floor area from a certificate that has expired; all else was reported by the client. */
const ORIGINS: FactOrigins = {
  facts: {
    habitable_space_m2: { by: 'CERTIFICATE', issuedOn: '2014-03-12', weakness: 'certificate_expired' },
  },
  notes: [{ reason: 'certificate_expired', until_date: '2024-03-12' }],
  label: [],
  organisation: 'Huis & Haard',
};

function frozenPlan(language: Language): Promise<{ plan: Plan; outlook: Outlook | null }> {
  const house = HOUSE_OF[language];
  return frozen(join(FOLDER, `${house}.planned.json.gz`), () => {
    const plan = planOf(house);
    return { plan, outlook: outlookOf(SAMPLE_HOUSES[house], plan) };
  });
}

/** The texts of a passport in their order, one per line, and those that it does not have. */
async function readableText(language: Language): Promise<string> {
  const { plan, outlook } = await frozenPlan(language);
  const { attachment: _, ...pages } = passportContent(
    samplePassport(plan, { outlook, origins: ORIGINS }),
    language,
  );
  const shown = shownTexts(pages);
  const whole = shown.join('\n');
  const isShown = (text: string) => text.split(/…|\d+/).every((part) => whole.includes(part.trim()));
  const others = [...textsIn(passportTexts(language))]
    .map(([path, text]) => [path, inWords(text)] as const)
    .filter(([, text]) => !isShown(text))
    .map(([path, text]) => `${path}: ${text}`);
  return [...shown, '', 'NOT IN THIS PASSPORT', '', ...others, ''].join('\n');
}

for (const language of LANGUAGES) {
  describe(`the report in ${language}`, () => {
    it('reads as it did', async () => {
      await assertSameText(join(FOLDER, `${language}.txt`), await readableText(language));
    });

    it('looks as it did, page by page', async () => {
      const { plan, outlook } = await frozenPlan(language);
      const pdf = await renderSample(plan, language, { outlook, origins: ORIGINS });
      await assertSamePages(join(FOLDER, `${language}.pages.gz`), pdf);
    });
  });
}
