/**
 * What a document may cost. A certificate has at most a dozen pages and a megabyte: these leave room, and end every
 * bomb.
 */
export const READING_LIMITS = {
  paperBytes: 10 * 1024 * 1024,
  recordBytes: 20 * 1024 * 1024,
  pages: 60,
  piecesPerPage: 20_000,
  /** Of the child's data segment: a good file needs a third of it, and a file that unfolds without end stops here. */
  memoryBytes: 1536 * 1024 * 1024,
  /** Of one core. */
  processorSeconds: 10,
  /** Of a paper: a page of a scan may have to be read by the OCR that is part of the reader's own process. */
  paperProcessorSeconds: 40,
  /** Of a paper that took too long once, while nobody waits for it. */
  patientProcessorSeconds: 60,
  /** A page of A4 at 200 dots an inch has half of it. */
  picturePixels: 8_000_000,
  /** Of a picture file, before it is unpacked: a phone takes 12 million, some 50. */
  filePixels: 60_000_000,
  ocrPages: 12,
  /** For all pages of a scan, one process after the other. */
  scanMilliseconds: 10 * 60_000,
  /** Of the OCR program, which needs 90 MB for a page. */
  ocrMemoryBytes: 512 * 1024 * 1024,
  /**
   * By the clock, for a process that hangs: the processor's time decides, because a busy machine must not refuse good
   * documents.
   */
  milliseconds: 120_000,
  /** While somebody waits for the answer of a request, which has half a minute. */
  waitedMilliseconds: 25_000,
  answerBytes: 4 * 1024 * 1024,
} as const;
