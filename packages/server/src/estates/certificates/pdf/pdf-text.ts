import { type Box, type PageText, Refusal, type TextPiece } from '@rooftree/certificates';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { READING_LIMITS } from '../reading-limits.ts';
import { isScan, mayHoldScan } from './pdf-cover.ts';
import { boxOf, isNumbers, type Matrix, matrixOf, multiply } from './pdf-matrix.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** A PDF that is open: its text, and, of a page where the text alone does not do, what is drawn on it. */
export interface OpenPdf {
  pages: PageText[];
  shapesOf(page: number): Promise<Box[]>;
  /** The first page is a picture, whatever text lies hidden behind it. */
  isScan(): Promise<boolean>;
}

export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  // pdf.js takes the bytes for itself.
  const hasPicture = mayHoldScan(bytes);
  const document = await open(new Uint8Array(bytes));
  if (document.numPages > READING_LIMITS.pages) {
    throw new Refusal(
      'too_large',
      `the document has ${document.numPages} pages; at most ${READING_LIMITS.pages} are allowed`,
    );
  }
  const pages: PageText[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    pages.push(await textOfPage(page, number));
    page.cleanup();
  }
  return {
    pages,
    shapesOf: async (number) => shapesOfPage(await document.getPage(number)),
    isScan: async () => hasPicture && isScan(await document.getPage(1)),
  };
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, { maxImageSize: 40_000_000, stopAtErrors: false, verbosity: 0 });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw isLocked
      ? new Refusal('encrypted', 'the document is locked with a password')
      : new Refusal('unreadable', 'the PDF is broken');
  }
}

async function textOfPage(page: PdfPage, number: number): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const pieces: TextPiece[] = [];
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if (item.str.trim() !== '') pieces.push(toPiece(item, viewport.transform));
    }
    if (pieces.length > READING_LIMITS.piecesPerPage) {
      throw new Refusal(
        'too_large',
        `page ${number} has more than ${READING_LIMITS.piecesPerPage} pieces of text`,
      );
    }
  }
  return { number, width: viewport.width, height: viewport.height, pieces, shapes: [] };
}

interface TextItem {
  str: string;
  transform: readonly number[];
  width: number;
  height: number;
}

/** From the PDF's own space to points from the top left of the page as it is shown, rotation flag included. */
function toPiece(item: TextItem, viewport: readonly number[]): TextPiece {
  const [a, b, , , x, y] = multiply(matrixOf(viewport), matrixOf(item.transform));
  return {
    text: item.str,
    x,
    y,
    width: item.width,
    height: item.height,
    rotation: Math.round((Math.atan2(-b, a) * 180) / Math.PI),
  };
}

/** Boxes of the filled shapes and of the pictures of a page. */
async function shapesOfPage(page: PdfPage): Promise<Box[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const boxes: Box[] = [];
  let current = matrixOf(page.getViewport({ scale: 1 }).transform);
  const saved: Matrix[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    if (operator === OPS.save) saved.push(current);
    else if (operator === OPS.restore) current = saved.pop() ?? current;
    else if (operator === OPS.transform && isNumbers(args)) current = multiply(current, matrixOf(args));
    else if (operator === OPS.constructPath && Array.isArray(args)) {
      // The third argument of a path is the box of its points, as pdf.js computes it for every path.
      const corners: unknown = args[2];
      if (isNumbers(corners)) boxes.push(boxOf(current, corners));
    } else if (
      operator === OPS.paintImageXObject ||
      operator === OPS.paintInlineImageXObject ||
      operator === OPS.paintImageMaskXObject
    ) {
      boxes.push(boxOf(current, [0, 0, 1, 1]));
    }
  }
  return boxes;
}
