import { type Reading, Refusal, readPaper } from '@rooftree/certificates';
import { READING_LIMITS } from '../reading-limits.ts';
import type { Recognise } from './ocr-channel.ts';
import { type DrawnPages, openForDrawing } from './ocr-draw.ts';
import { withBundled } from './ocr-program.ts';
import { frontFirst, type Scan, wholeScan } from './page-order.ts';
import { readUpright } from './read-upright.ts';

/** How pictures are read, and until when. */
export interface Ocr {
  /** Calls the parent, which has the program where there is one. */
  recognise: () => Recognise;
  until: number;
  /** What another process has read before; null for the first one. */
  scan: Scan | null;
  /** Ends after one page, as soon as the form is recognised: the next process goes on. */
  isOnePage: boolean;
}

/** The part of the time that is reserved to draw conclusions, and what a page takes at most on a busy machine. */
const MILLISECONDS_TO_CONCLUDE = 2000;
const MILLISECONDS_PER_PAGE = 5000;
/** Of the processor: a page full of dotted lines that lies on its head takes as long. */
const PROCESSOR_MILLISECONDS_PER_PAGE = 20_000;
/**
 * A paper that shows neither on its first page nor on its likely front that it is a certificate is not read to its end.
 */
const PAGES_TO_RECOGNISE = 2;

/** A PDF of pictures: page by page, the front of the certificate first, as far as the limits of this process allow. */
export async function readScan(
  pdf: Uint8Array,
  today: string,
  ocr: Ocr,
): Promise<{ reading: Reading; scan: Scan }> {
  const usedBefore = process.cpuUsage();
  const drawn = await openForDrawing(pdf);
  if (drawn.count > READING_LIMITS.pages)
    throw new Refusal('too_large', `the document has ${drawn.count} pages`);
  const read = withBundled(ocr.recognise());
  const end = ocr.until - MILLISECONDS_TO_CONCLUDE;
  let scan = ocr.scan ?? wholeScan(drawn.count);
  const before = scan.pages.length;
  let result = before > 0 ? readPages(scan, today) : null;
  for (let [number] = scan.left; number !== undefined; [number] = scan.left) {
    const isBegun = scan.pages.length > before;
    const isDone = ocr.isOnePage && !(result instanceof Refusal);
    if (isBegun && (isDone || isOutOfTime(end, usedBefore))) break;
    const { page, picture } = await drawn.draw(number);
    const text = await inTime(end, readUpright(picture, page, read, number === scan.front));
    if (text === null) break;
    scan = { ...scan, pages: [...scan.pages, text], left: scan.left.slice(1) };
    result = readPages(scan, today);
    if (!(result instanceof Refusal)) continue;
    const isOther = !['unreadable', 'not_a_certificate'].includes(result.code);
    if (isOther || scan.pages.length >= PAGES_TO_RECOGNISE) throw result;
    scan = (await inTime(end, frontFirst(drawn, scan, read))) ?? scan;
  }
  if (result === null) throw new Refusal('took_too_long', 'reading the pictures takes too long');
  if (result instanceof Refusal) throw result;
  return { reading: concluded(result, scan, drawn), scan };
}

/** Places on the page as it lies, and which pages of the certificate nobody has read. */
function concluded(reading: Reading, { pages, front }: Scan, { count }: DrawnPages): Reading {
  const turned = new Set(pages.filter(({ isTurned }) => isTurned).map(({ number }) => number));
  const isRead = (number: number) => pages.some((page) => page.number === number);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    ...reading,
    fields: reading.fields.map(({ source, ...field }) => {
      const page = source && source.page + front - 1;
      // A place that was read after a turn would mark something else.
      return { ...field, source: source && page && !turned.has(page) ? { ...source, page } : null };
    }),
    document: {
      ...reading.document,
      pages: count,
      unread_pages: numbers.filter((number) => number >= front && !isRead(number)),
    },
  };
}

/** The pages from the front on, as if it were the first: papers before it are not part of the certificate. */
function readPages({ pages, front }: Scan, today: string): Reading | Refusal {
  const own = pages
    .filter(({ number }) => number >= front)
    .map((page) => ({ ...page, number: page.number - front + 1 }));
  try {
    return readPaper(own, today, 'ocr');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'unreadable'
      ? new Refusal('unreadable', 'no text can be made out in the pictures of the document')
      : error;
  }
}

/**
 * Whether the clock or this process's share of a processor leaves too little for another page. What it used to start is
 * little.
 */
function isOutOfTime(end: number, usedBefore: NodeJS.CpuUsage): boolean {
  const { user, system } = process.cpuUsage(usedBefore);
  const most = READING_LIMITS.paperProcessorSeconds * 1000 - PROCESSOR_MILLISECONDS_PER_PAGE;
  return Date.now() > end - MILLISECONDS_PER_PAGE || (user + system) / 1000 > most;
}

async function inTime<Value>(end: number, work: Promise<Value>): Promise<Value | null> {
  // A caller that no longer waits must not fail with a late error.
  work.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), end - Date.now());
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
