import { Fault } from '../fault.ts';

export function managesNoEstates(): Fault {
  return new Fault('invalid', ['the context of this client does not manage estates']);
}

/** Where an import was when it could not go on: the lines that are in, and those of the transaction that failed. */
export class ImportInterruptedError extends Error {
  override name = 'ImportInterruptedError';
  readonly importedUpTo: number | null;
  readonly failedFrom: number;
  readonly failedUpTo: number;

  constructor(
    cause: unknown,
    lines: { importedUpTo: number | null; failedFrom: number; failedUpTo: number },
  ) {
    super(`the import was interrupted at line ${lines.failedFrom}`, { cause });
    this.importedUpTo = lines.importedUpTo;
    this.failedFrom = lines.failedFrom;
    this.failedUpTo = lines.failedUpTo;
  }
}
