import type { RefusalCode } from './reading.ts';

/** The document cannot be read as a certificate; the code says why. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}
