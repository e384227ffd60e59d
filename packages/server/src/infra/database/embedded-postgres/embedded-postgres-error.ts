/** A fault of the embedded PostgreSQL that the operator can mend; the message says how. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
  /** True for what may be over in a moment, such as another process that is just starting or ending. */
  readonly mayPass: boolean;

  constructor(message: string, options: { mayPass: boolean } = { mayPass: false }) {
    super(message);
    this.mayPass = options.mayPass;
  }
}
