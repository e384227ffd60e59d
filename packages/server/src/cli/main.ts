import { CommanderError } from 'commander';
import { paint } from '../infra/terminal.ts';
import { UsageError } from './cli-error.ts';
import { buildProgram } from './program.ts';
import { refuseUnknownCommand } from './unknown-command.ts';

const EXIT_FAILED = 1;
const EXIT_WRONG_USAGE = 2;

/** The `rooftree` command: exits with 0 on success, 1 on failure, 2 on wrong usage. */
export async function main(argv: readonly string[]): Promise<void> {
  // Once, however many commands run in this process.
  process.stdout.off('error', ignoreClosedPipe).on('error', ignoreClosedPipe);
  const program = buildProgram().hook('preAction', async () => (await import('../config.ts')).loadEnvFile());
  try {
    refuseUnknownCommand(program, argv.slice(2));
    await program.parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : EXIT_WRONG_USAGE;
      return;
    }
    const { describeFault } = await import('./text/describe-fault.ts');
    process.stderr.write(`${paint('red', 'rooftree:', process.stderr)} ${describeFault(error)}\n`);
    process.exitCode = error instanceof UsageError ? EXIT_WRONG_USAGE : EXIT_FAILED;
  }
}

/** The reader of a pipe may stop before the end, as `head` does. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
