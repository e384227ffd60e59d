import {
  checkConformance,
  resultLines,
  ServerUnreachableError,
  summaryLine,
  type Target,
} from '@rooftree/conformance';
import { type Command, InvalidArgumentError } from 'commander';
import { paint, print, printJson } from '../infra/terminal.ts';
import { CliError } from './cli-error.ts';

interface ConformanceFlags extends Target {
  specificationOnly?: boolean;
  json?: true;
}

const HELP = `
Each check names its source: a section of the public specification, or a heading of docs/api-decisions.md, which settles what
the specification leaves open. The checks plan a few estates and generate some reports: use a client of a test context.`;

export function addConformance(program: Command): void {
  program
    .command('conformance')
    .description('check any server against the public specification')
    .requiredOption('--base-url <address>', 'the server, e.g. https://renovations.example.com', parseAddress)
    .requiredOption('--client-id <id>', 'a client with every permission')
    .requiredOption('--client-secret <secret>', 'its secret')
    .option('--specification-only', 'leave out what docs/api-decisions.md adds')
    .option('--json', 'print the results as JSON')
    .addHelpText('after', HELP)
    .action(async ({ json, specificationOnly = false, ...target }: ConformanceFlags) => {
      const linesOf = resultLines(paint);
      const results = await checkConformance(target, {
        specificationOnly,
        ...(!json && { onResult: (result) => print(linesOf(result).join('\n')) }),
      }).catch((error: unknown) => {
        throw error instanceof ServerUnreachableError ? new CliError(error.message) : error;
      });
      if (json) printJson(results);
      else print(`\n${summaryLine(results)}`);
      const failed = results.filter(({ outcome }) => outcome === 'failed').length;
      if (failed > 0) throw new CliError(`${target.baseUrl} does not pass ${failed} of the checks`);
    });
}

function parseAddress(value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new InvalidArgumentError('It must be a web address.');
  return value;
}
