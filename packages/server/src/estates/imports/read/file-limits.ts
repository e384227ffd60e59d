/** What a file may be, before it is read. */
export interface FileLimits {
  /** Of a workbook. */
  unpackedBytes: number;
  /** Different texts of a workbook, all of which are held in memory. */
  sharedStrings: number;
  /** What comes behind is not read. */
  rows: number;
}

/** A file that a command is given by the one who runs it: a sheet of a million rows has about 1 GiB of XML. */
export const OWN_FILE: FileLimits = {
  unpackedBytes: 4 * 1024 * 1024 * 1024,
  sharedStrings: Number.POSITIVE_INFINITY,
  rows: Number.POSITIVE_INFINITY,
};

/** A file that a client sends. The memory and the processor time of the process that reads it are limited, too. */
export const SENT_FILE = {
  unpackedBytes: 256 * 1024 * 1024,
  sharedStrings: 2_000_000,
} as const;
