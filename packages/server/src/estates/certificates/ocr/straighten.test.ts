import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Picture } from './ocr-draw.ts';
import { isSideways, quarterTurn, straighten, upsideDown } from './straighten.ts';

/** Words of any length: nothing stands in columns. */
const isInk = (x: number, line: number) => Math.imul(x * 31 + line * 17, 2654435761) >>> 30 !== 0;

/** A page of lines of short strokes, askew by some degrees. */
function linesAskew(degrees: number): Picture {
  const [width, height] = [800, 1100];
  const pixels = new Uint8Array(width * height).fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let line = 100; line < 1000; line += 40)
    for (let x = 80; x < 720; x++)
      for (let stroke = 0; stroke < 14; stroke++) {
        const y = Math.round(line + stroke + slope * x);
        if (isInk(x >> 3, line) && y < height) pixels[y * width + x] = 0;
      }
  return { width, height, pixels };
}

const isDark = (pixel: number) => pixel < 140;

/** Rows without ink, which only level lines leave. */
function emptyRows({ width, height, pixels }: Picture): number {
  let empty = 0;
  for (let y = 0; y < height; y++) if (!pixels.subarray(y * width, (y + 1) * width).some(isDark)) empty++;
  return empty;
}

describe('a scanned page', () => {
  const level = emptyRows(linesAskew(0));

  for (const degrees of [-5, -2.3, 2.9, 4.6])
    it(`that is askew by ${degrees}° becomes level`, () => {
      const askew = linesAskew(degrees);
      assert.ok(emptyRows(askew) < level / 2);
      const picture = straighten(askew);
      assert.ok(emptyRows(picture) > 0.85 * level, `${emptyRows(picture)} of ${level}`);
    });

  it('has smooth edges after a turn: steps in thin strokes make one figure another', () => {
    const { pixels } = straighten(linesAskew(3));
    assert.ok(pixels.some((pixel) => pixel > 0 && pixel < 255));
  });

  it('that is level stays as it is', () => {
    const page = linesAskew(0);
    assert.equal(straighten(page), page);
    assert.equal(isSideways(page), false);
  });

  for (const degrees of [-4, 3])
    it(`that lies sideways and is askew by ${degrees}° is noticed too`, () => {
      assert.equal(isSideways(quarterTurn(linesAskew(degrees))), true);
      assert.equal(isSideways(linesAskew(degrees)), false);
    });

  it('that lies sideways is noticed, and upright after a quarter', () => {
    const upright = linesAskew(0);
    const sideways = quarterTurn(quarterTurn(quarterTurn(upright)));
    assert.equal(isSideways(sideways), true);
    assert.deepEqual(quarterTurn(sideways).pixels, upright.pixels);
    assert.deepEqual(upsideDown(upright).pixels, quarterTurn(quarterTurn(upright)).pixels);
  });
});
