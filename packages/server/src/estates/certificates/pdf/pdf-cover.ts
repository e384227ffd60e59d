import { getResolvedPDFJS } from 'unpdf';
import { boxOf, isNumbers, type Matrix, matrixOf, multiply } from './pdf-matrix.ts';
import type { PdfPage } from './pdf-text.ts';

/** A scan fills its page but for a margin. */
const COVERS = 0.8;
const INVISIBLE = 3;

/** No page that is nothing but a picture goes without a picture this wide; the bytes show it at once. */
export function mayHoldScan(bytes: Uint8Array): boolean {
  return /\/Width\s*\d{3}/.test(Buffer.from(bytes).toString('latin1'));
}

/**
 * Whether a picture covers the page and no text is to be seen on it: text that is there all the same is another's OCR.
 */
export async function isScan(page: PdfPage): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  let state: { matrix: Matrix; mode: unknown } = { matrix: matrixOf(transform), mode: 0 };
  const saved: (typeof state)[] = [];
  let isCovered = false;
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    if (operator === OPS.save) saved.push(state);
    else if (operator === OPS.restore) state = saved.pop() ?? state;
    else if (operator === OPS.transform && isNumbers(args))
      state = { ...state, matrix: multiply(state.matrix, matrixOf(args)) };
    else if (operator === OPS.setTextRenderingMode && Array.isArray(args))
      state = { ...state, mode: args[0] };
    else if (operator === OPS.paintImageXObject || operator === OPS.paintImageMaskXObject) {
      const [left, top, right, bottom] = boxOf(state.matrix, [0, 0, 1, 1]);
      isCovered ||= (right - left) * (bottom - top) >= COVERS * width * height;
    } else if (operator === OPS.showText && isCovered && state.mode !== INVISIBLE) return false;
  }
  return isCovered;
}
