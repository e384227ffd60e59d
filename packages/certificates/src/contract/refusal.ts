import type { RefusalCode } from './reading.ts';

/** The document cannot be read as a certificate; the code says why. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** What the server would need to read it. */
  readonly missingPackages: readonly string[] | undefined;

  constructor(code: RefusalCode, message: string, missingPackages?: readonly string[]) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.missingPackages = missingPackages;
  }
}
