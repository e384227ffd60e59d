/**
 * The process that draws one page of a document: bytes on standard input, the page as its argument, a PNG on standard
 * output.
 */
import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PNG } from 'pngjs';
import { fileTypeOf } from '../file-type.ts';
import { pdfOfImage } from '../ocr/ocr-image.ts';

/** A page of A4 at a hundred dots an inch, for a person who knows where to look. */
const MOST_PIXELS = 1_000_000;

const number = Number(process.argv[2]);
const bytes = new Uint8Array(await buffer(process.stdin));
process.stdout.write(await draw(), () => process.exit(0));

async function draw(): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(fileTypeOf(bytes) === 'image' ? pdfOfImage(bytes) : bytes);
  if (number > document.getPageCount()) return new Uint8Array();
  const page = document.getPage(number - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.sqrt(MOST_PIXELS / (originalWidth * originalHeight));
  const { width, height, data } = await page.render({ scale, render: 'bitmap', colorSpace: 'BGRA' });
  const png = new PNG({ width, height, colorType: 2 });
  // PDFium has blue first.
  for (let at = 0; at < data.length; at += 4) {
    png.data[at] = data[at + 2] ?? 0;
    png.data[at + 1] = data[at + 1] ?? 0;
    png.data[at + 2] = data[at] ?? 0;
    png.data[at + 3] = 255;
  }
  return PNG.sync.write(png, { colorType: 2 });
}
