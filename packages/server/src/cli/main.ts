import { CommanderError } from 'commander';
import { errorCode } from '../infra/error-code.ts';
import { paint } from '../infra/terminal.ts';
import { UsageError } from './cli-error.ts';
import { buildProgram } from './program.ts';
import { refuseUnknownCommand } from './unknown-command.ts';

const EXIT_FAILED = 1;
const EXIT_WRONG_USAGE = 2;

/** The `rooftree` command: exits with 0 on success, 1 on failure, 2 on wrong usage. */
export async function main(argv: readonly string[]): Promise<void> {
  // The reader of a pipe may stop before the end, as `head` does.
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
  });
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
