/**
 * Which page of a scan is read next: the front of the certificate has its label and score, and may lie behind a letter.
 */
import { type PageText, shareOfMarks } from '@rooftree/certificates';
import { READING_LIMITS } from '../reading-limits.ts';
import type { DrawnPages } from './ocr-draw.ts';
import { type ReadPicture, readUpright } from './read-upright.ts';

/** How far a scan has been read: one process after the other goes on with it. */
export interface Scan {
  pages: readonly PageText[];
  /** The numbers of the pages to read, the next one first. */
  left: readonly number[];
  /** The first page of the certificate. */
  front: number;
}

/** Enough for titles and headings, in a third of the time of a page. */
const DOTS_PER_INCH = 110;
/** Of the marks that a form needs: pages behind the front have fewer, letters hardly any. */
const LEAST_MARKS = 0.5;

export function wholeScan(count: number): Scan {
  const length = Math.min(count, READING_LIMITS.ocrPages);
  return { pages: [], left: Array.from({ length }, (_, index) => index + 1), front: 1 };
}

/**
 * The first page is no front: the others are skimmed in small pictures, and the one that looks most like one is next.
 */
export async function frontFirst(drawn: DrawnPages, scan: Scan, read: ReadPicture): Promise<Scan> {
  let [front, most] = [scan.front, LEAST_MARKS];
  for (const number of scan.left) {
    const { page, picture } = await drawn.draw(number, DOTS_PER_INCH);
    const share = shareOfMarks(await readUpright(picture, page, read, false));
    if (share > most || (share === most && front === scan.front)) [front, most] = [number, share];
    // A whole form's marks on one page: nothing later can be more of a front.
    if (most >= 1) break;
  }
  return front === scan.front
    ? scan
    : { ...scan, front, left: scan.left.filter((number) => number >= front) };
}
