import { PDFiumLibrary } from '@hyzyla/pdfium';
import { type DrawnPage, Refusal } from '@rooftree/certificates';
import { READING_LIMITS } from '../reading-limits.ts';

/** Grey, one byte per pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface DrawnPages {
  count: number;
  draw(number: number, dotsPerInch?: number): Promise<{ page: DrawnPage; picture: Picture }>;
}

/** Small print needs 200 dots an inch; more costs time and reads no better. */
const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;

/** Draws the pages of a PDF in WebAssembly, so that no decoder of pictures runs as native code. */
export async function openForDrawing(bytes: Uint8Array): Promise<DrawnPages> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch(() => {
    throw new Refusal('unreadable', 'the PDF is broken');
  });
  return {
    count: document.getPageCount(),
    draw: async (number, dotsPerInch = DOTS_PER_INCH) => {
      const page = document.getPage(number - 1);
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      // A page of any size becomes a picture of a bounded one.
      const most = Math.sqrt(READING_LIMITS.picturePixels / (width * height));
      const scale = Math.min(dotsPerInch / POINTS_PER_INCH, most);
      const drawn = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' });
      return {
        page: { number, width, height, pixelsPerPoint: scale },
        picture: { width: drawn.width, height: drawn.height, pixels: drawn.data },
      };
    },
  };
}
