import { Command, CommanderError } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { loadEnvFile } from '../config.ts';
import { paint } from '../infra/terminal.ts';
import { describeFault } from './describe-fault.ts';

const EXIT_FAILED = 1;
const EXIT_WRONG_USAGE = 2;

type AddVerb = (program: Command) => void;

/** The verbs, in the order of the help; each in its own file, which is read when it is asked for: a command starts fast. */
const VERBS: Readonly<Record<string, () => Promise<AddVerb>>> = {
  serve: async () => (await import('./serve.ts')).addServe,
  work: async () => (await import('./work.ts')).addWork,
  migrate: async () => (await import('./migrate.ts')).addMigrate,
  status: async () => (await import('./status.ts')).addStatus,
  contexts: async () => (await import('./contexts.ts')).addContexts,
  clients: async () => (await import('./clients.ts')).addClients,
  estates: async () => (await import('./estates.ts')).addEstates,
  jobs: async () => (await import('./jobs.ts')).addJobs,
  webhooks: async () => (await import('./webhooks.ts')).addWebhooks,
  reports: async () => (await import('./reports.ts')).addReports,
  plan: async () => (await import('./plan.ts')).addPlan,
  indicate: async () => (await import('./indicate.ts')).addIndicate,
  conformance: async () => (await import('./conformance.ts')).addConformance,
};

/** The `rooftree` command: 0 when it did what was asked, 1 when it could not, 2 when it was asked wrongly. */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('rooftree')
    .description('Renovation planning behind one public API')
    .version(packageFile.version)
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for what is possible)')
    .exitOverride();

  try {
    const named = Object.entries(VERBS).filter(([name]) => name === argv[2]);
    for (const [, load] of named.length > 0 ? named : Object.entries(VERBS)) (await load())(program);
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
