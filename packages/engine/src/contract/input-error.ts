export interface Fault {
  /** Where in the input, e.g. `dwelling.storeys`. */
  path: string;
  /** The whole sentence, path included, in the API's phrasing. */
  message: string;
}

/** The input cannot be used; it names every fault at once. */
export class InputError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => fault.message).join('; '));
    this.name = 'InputError';
    this.faults = faults;
  }
}
