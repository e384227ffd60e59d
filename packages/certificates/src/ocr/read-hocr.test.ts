import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { paperOf } from '../layout/paper.ts';
import { mendOcrText } from './mend-ocr-text.ts';
import { readHocr } from './read-hocr.ts';

const PAGE = { number: 1, width: 600, height: 800, pixelsPerPoint: 2 };

interface Word {
  text: string;
  left: number;
  /** Of the baseline, on a page that is not askew. */
  baseline: number;
  confidence?: number;
}

/** What tesseract writes of these lines of words, 20 pixels high, on a page that is askew by this slope. */
function hocrOf(lines: readonly (readonly Word[])[], slope = 0): string {
  const widthOf = ({ text }: Word) => 10 * text.length;
  return lines
    .map((words) => {
      const left = Math.min(...words.map((word) => word.left));
      const right = Math.max(...words.map((word) => word.left + widthOf(word)));
      const at = (word: Word, x: number) => Math.round(word.baseline + slope * x);
      const bottom = Math.max(...words.map((word) => at(word, word.left)));
      const first = words[0]?.baseline ?? 0;
      const title = `bbox ${left} ${bottom - 20} ${right} ${bottom}; baseline ${slope} ${first + slope * left - bottom}; x_size 20; x_descenders 4; x_ascenders 4`;
      const spans = words.map(
        (word) =>
          `<span class='ocrx_word' id='w' title='bbox ${word.left} ${at(word, word.left) - 14} ${word.left + widthOf(word)} ${at(word, word.left)}; x_wconf ${word.confidence ?? 95}'>${word.text}</span>`,
      );
      return `<span class='ocr_line' id='l' title="${title}">${spans.join('\n')}</span>`;
    })
    .join('\n');
}
const linesOf = (hocr: string) => paperOf([readHocr(hocr, PAGE)]).lines.map(({ text }) => text);

describe('a page that OCR read', () => {
  it('has its words at their places, in points, with how sure the program is', () => {
    const [piece] = readHocr(
      hocrOf([[{ text: 'Muren', left: 100, baseline: 300, confidence: 88 }]]),
      PAGE,
    ).pieces;
    assert.deepEqual(
      [piece?.text, piece?.x, piece?.y, piece?.width, piece?.confidence],
      ['Muren', 50, 150, 25, 88],
    );
  });

  it('is straightened: what stands in one row of the paper is one line, however the page lay', () => {
    const row = (baseline: number, ...texts: string[]) =>
      texts.map((text, index) => ({ text, left: 80 + 260 * index, baseline }));
    fc.assert(
      fc.property(fc.double({ min: -0.03, max: 0.03, noNaN: true }), (slope) => {
        const lines = linesOf(
          hocrOf(
            [row(300, 'Voorgevel', 'ZW', '30,2', '1,37'), row(326, 'Achtergevel', 'NO', '33,2', '1,37')],
            Number(slope.toFixed(4)),
          ),
        );
        assert.deepEqual(lines, ['Voorgevel  ZW  30,2  1,37', 'Achtergevel  NO  33,2  1,37']);
      }),
    );
  });

  it('keeps a word in its line whose box is a guess, and has no specks', () => {
    const hocr = hocrOf([
      [
        { text: 'geldig', left: 100, baseline: 300 },
        { text: 'tot', left: 170, baseline: 300 },
        { text: '~', left: 300, baseline: 300, confidence: 5 },
      ],
    ]).replace('bbox 170 286 200 300', 'bbox 150 276 200 318');
    assert.deepEqual(linesOf(hocr), ['geldig tot']);
  });

  it('joins figures in large print, and leaves numbers with a space between them apart', () => {
    const figures = (gap: number) => [
      { text: '3', left: 100, baseline: 300 },
      { text: '12', left: 110 + gap, baseline: 300 },
      { text: 'kWh', left: 160, baseline: 300 },
    ];
    assert.match(linesOf(hocrOf([figures(3)]))[0] ?? '', /^312 +kWh$/);
    assert.match(linesOf(hocrOf([figures(9)]))[0] ?? '', /^3 +12 +kWh$/);
  });

  it('has square metres where OCR reads other signs for the raised two', () => {
    for (const read of ['m?', 'm2', 'm°', 'm£', "m'", 'm2?', 'm?2', 'm'])
      assert.equal(mendOcrText(read), 'm²');
    assert.equal(mendOcrText('(m?K)'), '(m²K)');
    assert.equal(mendOcrText('[KWhEP/(m£.an)]'), '[kWhEP/(m².an)]');
    assert.equal(mendOcrText('kWhum?'), 'kWh/m²');
    for (const read of ['kWh/m:', 'kWh/m-', 'kWh/mè', 'kWh/m2?']) assert.equal(mendOcrText(read), 'kWh/m²');
    assert.equal(mendOcrText('[kWhEP/m:?.an]'), '[kWhEP/m².an]');
    assert.equal(mendOcrText('kWhPE/m-.jaar'), 'kWhPE/m².jaar');
    for (const word of ['Datum', 'mm', '60mm', 'muur', 'atmosfeer']) assert.equal(mendOcrText(word), word);
  });
});
