/** What a document may cost. A certificate has at most a dozen pages and a megabyte: these leave room, and end every bomb. */
export const READING_LIMITS = {
  paperBytes: 10 * 1024 * 1024,
  recordBytes: 20 * 1024 * 1024,
  pages: 60,
  piecesPerPage: 20_000,
  /** Of the child's data segment: a good file needs a third of it, and a file that unfolds without end stops here. */
  memoryBytes: 1536 * 1024 * 1024,
  /** Of one core; the clock's limit is higher, because a busy machine must not refuse good documents. */
  processorSeconds: 10,
  milliseconds: 18_000,
  answerBytes: 4 * 1024 * 1024,
} as const;
