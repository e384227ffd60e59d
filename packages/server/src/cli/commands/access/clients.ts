import type { Command } from 'commander';
import { CLIENT_PERMISSIONS } from '../../../caller.ts';
import { lazily } from '../lazily.ts';
import { ListOption, parseName } from '../option-values.ts';

export function addClients(program: Command): void {
  const clients = program.command('clients').description('API clients and their secrets');

  clients
    .command('create')
    .description('create a client and show its secret once')
    .requiredOption('--context <slug>', 'the context whose data it may access')
    .requiredOption('--name <name>', 'display name', parseName)
    .addOption(
      new ListOption(
        '--permissions <list>',
        'permissions, separated by commas; default: all',
        CLIENT_PERMISSIONS,
      ),
    )
    .option('--json', 'print client_id and client_secret as JSON')
    .action(lazily(async () => (await import('../../actions/access/clients.ts')).createClientAction));

  clients
    .command('list')
    .description('list the clients')
    .option('--context <slug>', 'only those of this context')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/access/clients.ts')).listClientsAction));

  clients
    .command('rotate <client-id>')
    .description('create a new secret; the previous one stays valid until the next rotation')
    .option('--disable-others', 'revoke the earlier secrets and their tokens within a second')
    .option('--json', 'print client_id and client_secret as JSON')
    .action(lazily(async () => (await import('../../actions/access/clients.ts')).rotateSecretAction));

  clients
    .command('disable <client-id>')
    .description('permanently revoke the client and all its tokens within a second')
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/access/clients.ts')).disableClientAction));
}
