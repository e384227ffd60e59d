import type { Command } from 'commander';
import { lazily } from '../lazily.ts';
import { parseAddress } from '../option-values.ts';

const HELP = `
Each check names its source: a section of the public specification, or a heading of docs/api-decisions.md, which covers what
the specification leaves open. The checks plan a few estates and generate some reports: use a client of a test context.`;

export function addConformance(program: Command): void {
  program
    .command('conformance')
    .description('check any server against the public specification')
    .requiredOption('--base-url <address>', 'the server, e.g. https://renovations.example.com', parseAddress)
    .requiredOption('--client-id <id>', 'a client with every permission')
    .requiredOption('--client-secret <secret>', 'its secret')
    .option('--specification-only', 'skip the checks from docs/api-decisions.md')
    .option('--json', 'print the results as JSON')
    .addHelpText('after', HELP)
    .action(lazily(async () => (await import('../../actions/server/conformance.ts')).conformanceAction));
}
