import { Command, CommanderError } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { loadEnvFile } from '../config.ts';
import { addClients } from './clients.ts';
import { addContexts } from './contexts.ts';
import { describeFault } from './describe-fault.ts';
import { addEstates } from './estates.ts';
import { addIndicate } from './indicate.ts';
import { addJobs } from './jobs.ts';
import { addMigrate } from './migrate.ts';
import { addPlan } from './plan.ts';
import { addServe } from './serve.ts';
import { addStatus } from './status.ts';
import { paint } from './terminal.ts';
import { addWebhooks } from './webhooks.ts';
import { addWork } from './work.ts';

const EXIT_FAILED = 1;
const EXIT_WRONG_USAGE = 2;

/** The verbs, in the order of the help; each in its own file. */
const VERBS: readonly ((program: Command) => void)[] = [
  addServe,
  addWork,
  addMigrate,
  addStatus,
  addContexts,
  addClients,
  addEstates,
  addJobs,
  addWebhooks,
  addPlan,
  addIndicate,
];

/** The `rooftree` command: 0 when it did what was asked, 1 when it could not, 2 when it was asked wrongly. */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('rooftree')
    .description('Renovation planning behind one public API')
    .version(packageFile.version)
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for what is possible)')
    .exitOverride();
  for (const add of VERBS) add(program);

  try {
    loadEnvFile();
    await program.parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : EXIT_WRONG_USAGE;
      return;
    }
    process.stderr.write(`${paint('red', 'rooftree:', process.stderr)} ${describeFault(error)}\n`);
    process.exitCode = EXIT_FAILED;
  }
}
