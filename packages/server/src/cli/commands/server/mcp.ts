import type { Command } from 'commander';
import { addClientOptions } from '../client-options.ts';
import { lazily } from '../lazily.ts';

const HELP = `
Started by an assistant, not by hand: messages of the Model Context Protocol come in on standard input and go out on
standard output. The client needs renovations:read and estates:read; save_plan needs renovations:write, make_passport
reports:create. Assistants that speak HTTP use POST /mcp of the server instead.`;

export function addMcp(program: Command): void {
  addClientOptions(program.command('mcp'))
    .description('give an assistant the tools of a server, by the Model Context Protocol')
    .addHelpText('after', HELP)
    .action(lazily(async () => (await import('../../actions/server/mcp.ts')).mcpAction));
}
