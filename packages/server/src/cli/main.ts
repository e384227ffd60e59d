import { Command, CommanderError } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { loadEnvFile } from '../config.ts';
import { paint } from '../infra/terminal.ts';
import { describeFault } from './describe-fault.ts';

const EXIT_FAILED = 1;
const EXIT_WRONG_USAGE = 2;

type AddVerb = (program: Command) => void;

/** The verbs, in the order of the help. A file is loaded only when one of its verbs is used, so commands start fast. */
const VERBS: Readonly<Record<string, () => Promise<AddVerb>>> = {
  serve: async () => (await import('./run.ts')).addServe,
  work: async () => (await import('./run.ts')).addWork,
  migrate: async () => (await import('./run.ts')).addMigrate,
  status: async () => (await import('./status.ts')).addStatus,
  contexts: async () => (await import('./contexts.ts')).addContexts,
  clients: async () => (await import('./clients.ts')).addClients,
  keys: async () => (await import('./keys.ts')).addKeys,
  estates: async () => (await import('./estates.ts')).addEstates,
  jobs: async () => (await import('./jobs.ts')).addJobs,
  webhooks: async () => (await import('./webhooks.ts')).addWebhooks,
  reports: async () => (await import('./reports.ts')).addReports,
  maintenance: async () => (await import('./maintenance.ts')).addMaintenance,
  plan: async () => (await import('./plan.ts')).addPlan,
  indicate: async () => (await import('./indicate.ts')).addIndicate,
  epc: async () => (await import('./epc.ts')).addEpc,
  conformance: async () => (await import('./conformance.ts')).addConformance,
};

/** The `rooftree` command: exits with 0 on success, 1 on failure, 2 on wrong usage. */
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
