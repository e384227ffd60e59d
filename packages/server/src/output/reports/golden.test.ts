/**
 * Reports as they were when somebody last looked at every page. A change on purpose: delete the golden file, run this
 * twice (the first run writes it anew and fails), and look at the difference.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Plan } from '@rooftree/engine';
import { type FactOrigins, LANGUAGES, type Language } from '@rooftree/words';
import { picturesOf, textOf } from '../../testing/pdf-programs.ts';
import { planOf, SAMPLE_HOUSES } from '../../testing/planned-renovation.ts';
import { HOUSE_OF, renderSample } from '../../testing/sample-passport.ts';
import { type Outlook, outlookOf } from './outlook/outlook.ts';

const FOLDER = join(import.meta.dirname, 'golden');

/** Coarse enough for another version of poppler, fine enough to see a line move. */
const DOTS_PER_INCH = 12;
const MEAN_DIFFERENCE = 1.5;

async function golden(name: string, make: () => string | Buffer | Promise<string | Buffer>): Promise<Buffer> {
  const file = join(FOLDER, name);
  if (!existsSync(file)) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, await make());
    assert.fail(`${name} was missing and is written anew: look at it, then run the test again`);
  }
  return readFile(file);
}

/** The floor area from a certificate that has expired; all else was told by the client. */
const ORIGINS: FactOrigins = {
  facts: {
    habitable_space_m2: { by: 'CERTIFICATE', issuedOn: '2014-03-12', weakness: 'certificate_expired' },
  },
  notes: [{ reason: 'certificate_expired', until_date: '2024-03-12' }],
  label: [],
};

/** A plan and its outlook as the engine once made them: later ones may differ, which the engine's own tests cover. */
async function renderFrozen(language: Language): Promise<Uint8Array> {
  const house = HOUSE_OF[language];
  const file = await golden(`${house}.planned.json.gz`, () => {
    const plan = planOf(house);
    return gzipSync(JSON.stringify({ plan, outlook: outlookOf(SAMPLE_HOUSES[house], plan) }), { level: 9 });
  });
  const { plan, outlook }: { plan: Plan; outlook: Outlook } = JSON.parse(gunzipSync(file).toString());
  return renderSample(plan, language, { outlook, origins: ORIGINS });
}

for (const language of LANGUAGES) {
  describe(`the report in ${language}`, () => {
    it('reads as it did', async () => {
      const text = tidy(await textOf(await renderFrozen(language)));
      const before = await golden(`${language}.txt`, () => `${text}\n`);
      assert.equal(text, before.toString().trimEnd());
    });

    it('looks as it did, page by page', async () => {
      const pages = await picturesOf(await renderFrozen(language), DOTS_PER_INCH);
      const now = Buffer.concat(pages.map(({ pixels }) => pixels));
      const before = gunzipSync(await golden(`${language}.pages.gz`, () => gzipSync(now, { level: 9 })));
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

/** How wide a gap is, is for the pictures; here only that there is one. */
function tidy(text: string): string {
  return text
    .replace(/[ \t]{2,}/g, '  ')
    .replace(/\s*\n(\s*\n)*/g, '\n')
    .trim();
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (const [index, value] of a.entries()) sum += Math.abs(value - (b[index] ?? 0));
  return sum / a.length;
}
