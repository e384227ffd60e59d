import { type PageText, type Reading, Refusal, readPaper } from '@rooftree/certificates';
import { installCommand } from '../../../infra/optional-packages.ts';
import { READING_LIMITS } from '../reading-limits.ts';
import { bundledTesseract } from './ocr-bundled.ts';
import type { Recognise } from './ocr-channel.ts';
import { openForDrawing } from './ocr-draw.ts';
import { type ReadPicture, readUpright } from './read-upright.ts';

/** How pictures are read, and until when. */
export interface Ocr {
  /** Calls the parent, which has the program where there is one. */
  recognise: () => Recognise;
  until: number;
  /** The pages that were read before. */
  done: readonly PageText[];
}

/** The part of the time that is reserved to draw conclusions, and what a page takes at most on a busy machine. */
const MILLISECONDS_TO_CONCLUDE = 2000;
const MILLISECONDS_PER_PAGE = 5000;
/** A paper that shows on its first pages that it is no certificate is not read to its end. */
const PAGES_TO_RECOGNISE = 2;

/** The pages of a scan that were read so far. */
export interface Scan {
  pages: readonly PageText[];
  count: number;
}

/**
 * A PDF of pictures: page by page, the first ones first, as far as the limits of this process allow. `ocr.done` are pages
 * that another process has read before it.
 */
export async function readScan(
  pdf: Uint8Array,
  today: string,
  ocr: Ocr,
): Promise<{ reading: Reading; scan: Scan }> {
  const drawn = await openForDrawing(pdf);
  if (drawn.count > READING_LIMITS.pages)
    throw new Refusal('too_large', `the document has ${drawn.count} pages`);
  const recognise = withBundled(ocr.recognise());
  const end = ocr.until - MILLISECONDS_TO_CONCLUDE;
  const pages: PageText[] = [...ocr.done];
  const wanted = Math.min(drawn.count, READING_LIMITS.ocrPages);
  while (pages.length < wanted) {
    const isBegun = pages.length > ocr.done.length;
    if (isBegun && (Date.now() > end - MILLISECONDS_PER_PAGE || hasUsedItsProcessorTime())) break;
    const { page, picture } = await drawn.draw(pages.length + 1);
    const read = await before(end, readUpright(picture, page, recognise, pages.length === 0));
    if (read === null) break;
    pages.push(read);
    if (pages.length === Math.min(PAGES_TO_RECOGNISE, wanted)) readPages(pages, today);
  }
  if (pages.length === 0) throw new Refusal('took_too_long', 'reading the pictures takes too long');
  const reading = readPages(pages, today);
  const left = drawn.count - pages.length;
  return {
    reading: {
      ...reading,
      fields: withoutPlaces(reading.fields, pages),
      document: { ...reading.document, pages: drawn.count },
      unread: left > 0 ? [...reading.unread, `the last ${left} of ${drawn.count} pages`] : reading.unread,
    },
    scan: { pages, count: wanted },
  };
}

/** Of this process's limit: OCR that is part of it would be ended in the middle of the next page. */
function hasUsedItsProcessorTime(): boolean {
  const { user, system } = process.cpuUsage();
  const most = READING_LIMITS.paperProcessorSeconds * 1000 - MILLISECONDS_TO_CONCLUDE - MILLISECONDS_PER_PAGE;
  return (user + system) / 1000 > most;
}

/** The page is shown as it lies: a place that was read after a turn would mark something else. */
function withoutPlaces(fields: Reading['fields'], pages: readonly PageText[]): Reading['fields'] {
  const turned = new Set(pages.filter(({ isTurned }) => isTurned).map(({ number }) => number));
  return fields.map((field) =>
    field.source && turned.has(field.source.page) ? { ...field, source: null } : field,
  );
}

function readPages(pages: readonly PageText[], today: string): Reading {
  try {
    return readPaper(pages, today, 'ocr');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'unreadable') throw error;
    throw new Refusal('unreadable', 'no text can be made out in the pictures of the document');
  }
}

/** Where the machine has no such program, the one that the installation may have itself. */
function withBundled(recognise: Recognise): ReadPicture {
  let bundled: Promise<Recognise | null> | null = null;
  return async (picture, mode) => {
    const hocr = bundled ? null : await recognise(picture, mode);
    if (hocr !== null) return hocr;
    bundled ??= bundledTesseract();
    const own = await (await bundled)?.(picture, mode);
    if (typeof own === 'string') return own;
    throw new Refusal(
      'unreadable',
      `this is a scan, and this server has no OCR: its operator can install tesseract, or run ${installCommand('ocr')}`,
    );
  };
}

async function before<Value>(end: number, work: Promise<Value>): Promise<Value | null> {
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
