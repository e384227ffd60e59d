/**
 * Reports as they were when somebody last looked at every page, and every sentence that they can have. After a change on purpose renew
 * the files and look at the difference:
 *
 *     npx node --test --test-update-snapshots packages/server/src/output/reports/golden.test.ts
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Plan } from '@rooftree/engine';
import { type FactOrigins, LANGUAGES, type Language } from '@rooftree/words';
import { passportTexts } from '@rooftree/words/passport/texts-of-language';
import { planOf, SAMPLE_HOUSES } from '../../testing/data/planned-renovation.ts';
import { HOUSE_OF, renderSample, samplePassport } from '../../testing/data/sample-passport.ts';
import { picturesOf } from '../../testing/server/pdf-programs.ts';
import { textsIn } from '../../testing/server/texts-in.ts';
import { type Outlook, outlookOf } from './outlook/outlook.ts';
import { passportContent } from './passport-content.ts';

const FOLDER = join(import.meta.dirname, 'golden');

/** Coarse enough for another version of poppler, fine enough to see a line move. */
const DOTS_PER_INCH = 12;
const MEAN_DIFFERENCE = 1.5;

const RENEWS = process.execArgv.includes('--test-update-snapshots');

/** The file of that name; written now when it is missing or to be renewed. */
async function golden(name: string, renews: boolean, make: () => Buffer): Promise<Buffer> {
  const file = join(FOLDER, name);
  if (renews || !existsSync(file)) await writeFile(file, make());
  return readFile(file);
}

/** The floor area from a certificate that has expired; all else was told by the client. */
const ORIGINS: FactOrigins = {
  facts: {
    habitable_space_m2: { by: 'CERTIFICATE', issuedOn: '2014-03-12', weakness: 'certificate_expired' },
  },
  notes: [{ reason: 'certificate_expired', until_date: '2024-03-12' }],
  label: [],
  organisation: 'Huis & Haard',
};

/** A plan and its outlook as the engine once made them: later ones may differ, which the engine's own tests cover. */
async function frozenPlan(language: Language): Promise<{ plan: Plan; outlook: Outlook }> {
  const house = HOUSE_OF[language];
  const file = await golden(`${house}.planned.json.gz`, false, () => {
    const plan = planOf(house);
    return gzipSync(JSON.stringify({ plan, outlook: outlookOf(SAMPLE_HOUSES[house], plan) }), { level: 9 });
  });
  return JSON.parse(gunzipSync(file).toString());
}

/** The texts of a passport in their order, one per line. Of words alone: how they are set is for the pictures. */
async function readableText(language: Language): Promise<string> {
  const { plan, outlook } = await frozenPlan(language);
  const { attachment: _, ...pages } = passportContent(
    samplePassport(plan, { outlook, origins: ORIGINS }),
    language,
  );
  const shown = [...textsIn(pages)].map(([, text]) => inWords(text)).filter(isText);
  const whole = shown.join('\n');
  const isShown = (text: string) => text.split(/…|\d+/).every((part) => whole.includes(part.trim()));
  const others = [...textsIn(passportTexts(language))]
    .map(([path, text]) => [path, inWords(text)] as const)
    .filter(([, text]) => !isShown(text))
    .map(([path, text]) => `${path}: ${text}`);
  return [...shown, '', 'NOT IN THIS PASSPORT', '', ...others, ''].join('\n');
}

function inWords(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}

/** Neither a colour, a drawing, a bare figure nor a code for the layout. */
function isText(text: string): boolean {
  return /\p{L}/u.test(text) && !/^(#|<svg|[a-z_]+$)/.test(text);
}

for (const language of LANGUAGES) {
  describe(`the report in ${language}`, () => {
    it('reads as it did', async () => {
      const now = await readableText(language);
      const file = await golden(`${language}.txt`, RENEWS, () => Buffer.from(now));
      const [old, current] = [file.toString().split('\n'), now.split('\n')];
      // The lines that differ first: whole passports would hide them.
      const gone = old.filter((line) => !current.includes(line));
      const added = current.filter((line) => !old.includes(line));
      assert.deepEqual({ gone, added }, { gone: [], added: [] });
      assert.deepEqual(current, old, 'another order of the same lines');
    });

    it('looks as it did, page by page', async () => {
      const { plan, outlook } = await frozenPlan(language);
      const pdf = await renderSample(plan, language, { outlook, origins: ORIGINS });
      const pages = await picturesOf(pdf, DOTS_PER_INCH);
      const now = Buffer.concat(pages.map(({ pixels }) => pixels));
      const before = gunzipSync(
        await golden(`${language}.pages.gz`, RENEWS, () => gzipSync(now, { level: 9 })),
      );
      assert.equal(now.length, before.length, 'another number of pages');
      let start = 0;
      for (const [index, { pixels }] of pages.entries()) {
        const difference = meanDifference(pixels, before.subarray(start, start + pixels.length));
        assert.ok(
          difference < MEAN_DIFFERENCE,
          `page ${index + 1} differs by ${difference.toFixed(2)} grey levels`,
        );
        start += pixels.length;
      }
    });
  });
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (const [index, value] of a.entries()) sum += Math.abs(value - (b[index] ?? 0));
  return sum / a.length;
}
