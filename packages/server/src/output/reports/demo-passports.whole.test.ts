/**
 * Every passport of the demo in the languages of its readers: pages, how full they are, margins, the label of today and
 * the sums.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { labelsOf, type Plan } from '@rooftree/engine';
import { formatNumber, LANGUAGES, type Language, labelBand, wholeEuroSums } from '@rooftree/words';
import { renderPdf } from '../../infra/pdf/render-pdf.thread.ts';
import { samplePassport } from '../../testing/data/sample-passport.ts';
import { isLong } from '../../testing/is-long.ts';
import { type PageWords, textSizesOf, wordsOf } from '../../testing/server/pdf-programs.ts';
import { demoPlans } from './demo-plans.fixture.ts';
import { outlookOf } from './outlook/outlook.ts';
import { pdfInputOf } from './render-passport.ts';

/** In points: 18 mm, less half a point for the side bearing of a letter. */
const MARGIN = 18 * (72 / 25.4) - 0.5;
const TOP_MARGIN = 16 * (72 / 25.4);
const FOOTER = 18 * (72 / 25.4);

/** A reader of seventy holds it at arm's length. */
const SMALLEST_PT = 9;
const LEAST_FULL = 1 / 3;

/** How far down the space between the margins the words of a page reach, without the footer. */
function fullness({ height, words }: PageWords): number {
  const end = height - FOOTER;
  const lowest = Math.max(...words.map(({ bottom }) => bottom).filter((bottom) => bottom <= end));
  return (lowest - TOP_MARGIN) / (end - TOP_MARGIN);
}

/** What stands side by side, from left to right, without spaces. */
function linesOf({ words }: PageWords): string[] {
  const lines = Map.groupBy(words, ({ bottom }) => Math.round(bottom));
  return [...lines.values()].map((line) =>
    line
      .sort((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join(''),
  );
}

/** A certificate is today's label; without one the likeliest label is among those that are reported. */
function checkLabel(plan: Plan, given: unknown): void {
  const { best, worst } = labelBand(plan);
  if (given !== undefined) {
    assert.deepEqual([best, worst], [given, given]);
    return;
  }
  const labels = labelsOf(plan.label_scale);
  const [likeliest = ''] = Object.keys(plan.label_probabilities);
  const at = labels.indexOf(likeliest);
  assert.ok(
    at >= labels.indexOf(best) && at <= labels.indexOf(worst),
    `${likeliest} is not in ${best} to ${worst}`,
  );
}

function checkSums(plan: Plan, language: Language, lines: readonly string[]): void {
  const number = (eur: number) => formatNumber(language, eur).replace(/\s/g, '');
  const { steps, plan: total } = wholeEuroSums(plan);
  for (const sums of steps.length > 0 ? [...steps, total] : []) {
    const row = [sums.total, sums.grants, sums.net].map(number).join('');
    assert.ok(
      lines.some((line) => line.includes(row)),
      `${language}: no row ${row}`,
    );
  }
}

/** Not in the other country's Dutch: its texts are as long as those of its own but for single words. */
const languagesOf = ({ country }: Plan) =>
  LANGUAGES.filter((language) => language !== (country === 'BE' ? 'nl-NL' : 'nl-BE'));

/** With four duties and five steps, in the longest words: the plan on one page is fullest here. */
const FULLEST = { externalId: 'BE-1012', language: 'fr-BE' };

/**
 * Every third one in one of them, in turn; `npm run test:long` for all passports in all of them, which takes minutes.
 */
const languagesFor = (plan: Plan, externalId: string, place: number) => {
  const languages = languagesOf(plan);
  if (isLong) return languages;
  if (externalId === FULLEST.externalId) return languages.filter((language) => language === FULLEST.language);
  if (place % 3 !== 0) return [];
  return languages.filter((_language, index) => index === (place / 3) % languages.length);
};

/** Up to two pages are the request for quotes. */
const mostPages = ({ steps }: Plan): number => (steps.length === 0 ? 4 : 10);

describe('the passports of the demo', async () => {
  const plans = await demoPlans();
  it('state the label of today', () => {
    for (const { estate, plan } of plans) checkLabel(plan, estate.dwelling?.['energy_label']);
  });

  for (const [place, { externalId, estate, plan }] of plans.entries()) {
    const languages = languagesFor(plan, externalId, place);
    if (languages.length === 0) continue;
    it(`${externalId}: few pages, all more than a third full, nothing in the margins or too small, sums of the plan`, async () => {
      const passport = samplePassport(plan, { outlook: outlookOf(estate, plan) });
      assert.notEqual(passport.outlook, null);
      for (const language of languages) {
        const pdf = await renderPdf(pdfInputOf(passport, language));
        assert.ok(pdf.byteLength <= 345_000, `${language}: ${pdf.byteLength} bytes`);
        const smallest = Math.min(...(await textSizesOf(pdf)));
        assert.ok(smallest >= SMALLEST_PT, `${language}: a text of ${smallest} pt`);
        const pages = await wordsOf(pdf);
        assert.ok(pages.length <= mostPages(plan), `${language}: ${pages.length} pages`);
        for (const [index, page] of pages.entries()) {
          const name = `${language}, page ${index + 1}`;
          assert.ok(fullness(page) > LEAST_FULL, `${name} is ${fullness(page).toFixed(2)} full`);
          for (const { text, left, right } of page.words) {
            assert.ok(left >= MARGIN && right <= page.width - MARGIN, `${name}: “${text}” is in the margin`);
          }
        }
        checkSums(plan, language, pages.flatMap(linesOf));
      }
    });
  }
});
