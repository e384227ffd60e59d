/** A fault that the person at the terminal can mend; printed without a stack, exit code 1. */
export class CliError extends Error {
  override name = 'CliError';
}
