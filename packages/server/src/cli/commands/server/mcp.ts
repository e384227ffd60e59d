import { type Command, Option } from 'commander';
import { lazily } from '../lazily.ts';
import { parseAddress } from '../option-values.ts';

const HELP = `
Started by an assistant, not by hand: messages of the Model Context Protocol come in on standard input and go out on
standard output. The client needs renovations:read and estates:read; save_plan needs renovations:write, make_passport
reports:create. Assistants that speak HTTP use POST /mcp of the server instead.`;

export function addMcp(program: Command): void {
  program
    .command('mcp')
    .description('give an assistant the tools of a server, by the Model Context Protocol')
    .addOption(
      new Option('--base-url <address>', 'the server')
        .env('ROOFTREE_URL')
        .argParser(parseAddress)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--client-id <id>', 'a client of it').env('ROOFTREE_CLIENT_ID').makeOptionMandatory(),
    )
    .addOption(
      new Option('--client-secret <secret>', 'its secret; better in the environment than on the command line')
        .env('ROOFTREE_CLIENT_SECRET')
        .makeOptionMandatory(),
    )
    .addHelpText('after', HELP)
    .action(lazily(async () => (await import('../../actions/server/mcp.ts')).mcpAction));
}
