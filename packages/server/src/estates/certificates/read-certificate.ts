import { type AddressQuery, type Reading, Refusal, readPaper, readRecord } from '@rooftree/certificates';
import { fileTypeOf, textOf } from './file-type.ts';
import type { Ocr } from './ocr/ocr-read.ts';
import type { Scan } from './ocr/page-order.ts';
import type { OpenPdf } from './pdf/pdf-text.ts';

export interface ReadOptions {
  /** yyyy-mm-dd: what is expired, and which years are in the future. */
  today: string;
  /** Which address of a file with many is meant. */
  address: AddressQuery | null;
}

export interface ReadDocument {
  reading: Reading;
  scan?: Scan;
}

/** Reads a document in this process, without limits: only the child process calls it. Throws a `Refusal`. */
export async function readCertificate(
  bytes: Uint8Array,
  { today, address }: ReadOptions,
  ocr: Ocr,
): Promise<ReadDocument> {
  switch (fileTypeOf(bytes)) {
    case 'pdf':
      return readPdf(bytes, today, ocr);
    case 'record':
      return { reading: readRecord(textOf(bytes), today, address) };
    case 'image':
      return readImage(bytes, today, ocr);
    case 'archive':
      throw new Refusal('unreadable', 'this is an archive: upload the files in it');
    case 'unknown':
      throw new Refusal('unreadable', 'this is neither a PDF nor XML, CSV or JSON');
  }
}

/** Everything that reads papers is loaded only where it is needed: data files do not wait for it. */
async function readPdf(bytes: Uint8Array, today: string, ocr: Ocr): Promise<ReadDocument> {
  if (ocr.scan) return (await import('./ocr/ocr-read.ts')).readScan(bytes, today, ocr);
  const { openPdf } = await import('./pdf/pdf-text.ts');
  const pdf = await openPdf(bytes);
  const reading = await readText(pdf, today).catch((error: unknown) => {
    // Text that is no certificate may be that of another OCR; text that is none, that of fonts without a map to
    // letters.
    if (error instanceof Refusal && ['unreadable', 'not_a_certificate'].includes(error.code)) return error;
    throw error;
  });
  const needsOcr = reading instanceof Refusal && reading.code === 'unreadable' && pdf.pages.length > 0;
  if (needsOcr || (await pdf.isScan())) {
    const { readScan } = await import('./ocr/ocr-read.ts');
    return readScan(bytes, today, ocr);
  }
  if (reading instanceof Refusal) throw reading;
  return { reading };
}

/** A label that is only drawn is looked for among the drawn shapes, which costs time and is left out otherwise. */
async function readText(pdf: OpenPdf, today: string): Promise<Reading> {
  const reading = readPaper(pdf.pages, today);
  const [first] = pdf.pages;
  const lacksLabel =
    reading.document.kind === 'nl-2015' && !reading.fields.some(({ name }) => name === 'energy_label');
  if (!lacksLabel || !first) return reading;
  const shapes = await pdf.shapesOf(first.number);
  return readPaper([{ ...first, shapes }, ...pdf.pages.slice(1)], today);
}

async function readImage(bytes: Uint8Array, today: string, ocr: Ocr): Promise<ReadDocument> {
  const [{ pdfOfImage }, { readScan }] = await Promise.all([
    import('./ocr/ocr-image.ts'),
    import('./ocr/ocr-read.ts'),
  ]);
  return readScan(pdfOfImage(bytes), today, ocr);
}
