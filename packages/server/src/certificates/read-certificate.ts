import { type AddressQuery, type Reading, Refusal, readPaper, readRecord } from '@rooftree/certificates';
import { fileTypeOf, textOf } from './file-type.ts';

export interface ReadOptions {
  /** yyyy-mm-dd: what is expired, and which years are in the future. */
  today: string;
  /** Which address of a file with many is meant. */
  address: AddressQuery | null;
}

/** Reads a document in this process, without limits: only the child process calls it. Throws a `Refusal`. */
export async function readCertificate(bytes: Uint8Array, { today, address }: ReadOptions): Promise<Reading> {
  switch (fileTypeOf(bytes)) {
    case 'pdf':
      return readPdf(bytes, today);
    case 'record':
      return readRecord(textOf(bytes), today, address);
    case 'image':
      throw new Refusal('unreadable', 'this is a picture: reading it needs OCR');
    case 'archive':
      throw new Refusal('unreadable', 'this is an archive: hand over the files in it');
    case 'unknown':
      throw new Refusal('unreadable', 'this is neither a PDF nor XML, CSV or JSON');
  }
}

/** A label that is only drawn is looked for among the drawn shapes, which costs time and is left out otherwise. */
async function readPdf(bytes: Uint8Array, today: string): Promise<Reading> {
  // Loaded only here: data files do not wait for a PDF library.
  const { openPdf } = await import('./pdf-text.ts');
  const pdf = await openPdf(bytes);
  const reading = readPaper(pdf.pages, today);
  const [first] = pdf.pages;
  const lacksLabel =
    reading.document.kind === 'nl-2015' && !reading.fields.some(({ name }) => name === 'energy_label');
  if (!lacksLabel || !first) return reading;
  const shapes = await pdf.shapesOf(first.number);
  return readPaper([{ ...first, shapes }, ...pdf.pages.slice(1)], today);
}
