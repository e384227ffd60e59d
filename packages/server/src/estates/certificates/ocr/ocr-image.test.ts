import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { openForDrawing } from './ocr-draw.ts';
import { pdfOfImage } from './ocr-image.ts';

for (const [width, height] of [
  [210, 297],
  [297, 210],
] as const)
  test(`a picture of ${width} by ${height} is drawn as a sheet of A4 that lies so`, async () => {
    const picture = PNG.sync.write(new PNG({ width, height }));
    const { page } = await (await openForDrawing(pdfOfImage(picture))).draw(1);
    assert.equal(Math.round(Math.min(page.width, page.height)), 595);
    assert.equal(Math.round(Math.max(page.width, page.height)), 842);
  });
