import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLargeLetters } from './large-letters.ts';
import type { Picture } from './ocr-draw.ts';
import { readLetters } from './read-letters.ts';

const [WIDTH, HEIGHT] = [800, 600];

type Drawn = readonly [left: number, top: number, width: number, height: number, stroke: number];

/** White paper with shapes in ink: frames of strokes, as letters are, or filled bars. */
function paperWith(...shapes: readonly Drawn[]): Picture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [left, top, width, height, stroke] of shapes)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
        if (edge < stroke) pixels[(top + y) * WIDTH + left + x] = 0;
      }
  return { width: WIDTH, height: HEIGHT, pixels };
}
const LETTER: Drawn = [400, 100, 40, 56, 8];
const PAGE = { number: 1, width: 288, height: 216, pixelsPerPoint: 200 / 72 };

describe('a letter in large print', () => {
  it('is found where it stands alone; words and bars are none', () => {
    const word = [0, 1, 2].map((at): Drawn => [60 + 50 * at, 100, 40, 56, 8]);
    const bar: Drawn = [60, 300, 60, 56, 56];
    const small: Drawn = [400, 300, 14, 18, 3];
    const found = findLargeLetters(paperWith(LETTER, ...word, bar, small));
    assert.deepEqual(found, [[400, 100, 440, 156]]);
  });

  it('has the plus behind it', () => {
    const plus: Drawn = [446, 120, 20, 20, 6];
    assert.deepEqual(findLargeLetters(paperWith(LETTER, plus)), [[400, 100, 466, 156]]);
  });

  it('counts only where it is read alike in two sizes, and no other letter stands out', async () => {
    const read = async (answers: readonly string[], paper: Picture) => {
      const left = [...answers];
      const letters = await readLetters(paper, PAGE, async () => {
        const title = 'bbox 0 0 40 40; baseline 0 0; x_size 40; x_descenders 4; x_ascenders 4';
        return `<span class='ocr_line' id='l' title="${title}"><span class='ocrx_word' id='w' title='bbox 0 0 40 40; x_wconf 95'>${left.shift()}</span></span>`;
      });
      return letters.map(({ text, x }) => `${text} ${Math.round(x)}`);
    };
    const one = paperWith(LETTER);
    assert.deepEqual(await read(['D', 'D'], one), ['D 144']);
    assert.deepEqual(await read(['D', 'B'], one), []);
    assert.deepEqual(await read(['DE', 'DE'], one), []);
    const two = paperWith(LETTER, [100, 400, 40, 50, 8]);
    assert.deepEqual(await read(['D', 'D', 'E', 'E'], two), []);
  });
});
