/** An error that the person at the terminal can fix; printed without a stack, exit code 1. */
export class CliError extends Error {
  override name = 'CliError';
}

/** A command that was used wrongly: exit code 2. */
export class UsageError extends CliError {
  override name = 'UsageError';
}
