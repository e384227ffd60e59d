import { type Command, InvalidArgumentError } from 'commander';
import { PERMISSIONS, type Permission } from '../caller.ts';
import { listClients } from '../clients/clients.repository.ts';
import { createClient, disableClient, rotateSecret } from '../clients/clients.service.ts';
import type { Client, Credentials } from '../clients/clients.ts';
import { getContextBySlug } from '../contexts/contexts.service.ts';
import { paint, print, printJson, table } from '../infra/terminal.ts';
import { withDependencies } from './with-dependencies.ts';

interface CreateOptions {
  context: string;
  name: string;
  permissions?: Permission[];
  json?: true;
}

export function addClients(program: Command): void {
  const clients = program.command('clients').description('programs that may call the API, and their secrets');

  clients
    .command('create')
    .description('create a client and show its secret once')
    .requiredOption('--context <slug>', 'the context whose data it may access')
    .requiredOption('--name <name>', 'its name in lists')
    .option('--permissions <list>', `some of ${PERMISSIONS.join(',')}; all when absent`, parsePermissions)
    .option('--json', 'print client_id and client_secret as JSON')
    .action(async ({ context: slug, json, ...client }: CreateOptions) => {
      const credentials = await withDependencies(async ({ sql, loadClientKeys }) => {
        const context = await getContextBySlug(sql, slug);
        return createClient(sql, await loadClientKeys(), context.id, client);
      });
      printCredentials(credentials, json);
    });

  clients
    .command('list')
    .description('list the clients')
    .option('--context <slug>', 'only those of this context')
    .option('--json', 'print them as JSON')
    .action(async ({ context: slug, json }: { context?: string; json?: true }) => {
      const all = await withDependencies(async ({ sql }) =>
        listClients(sql, slug === undefined ? null : (await getContextBySlug(sql, slug)).id),
      );
      if (json) return printJson(all.map(clientJson));
      const rows = all.map(({ id, contextSlug, name, permissions, disabledAt, liveSecrets }) => [
        id,
        contextSlug,
        name,
        disabledAt === null ? `${liveSecrets} live` : 'disabled',
        permissions.length === PERMISSIONS.length ? 'all' : permissions.join(','),
      ]);
      const headings = ['CLIENT ID', 'CONTEXT', 'NAME', 'SECRETS', 'PERMISSIONS'];
      print(rows.length === 0 ? 'There is no client yet.' : table(headings, rows));
    });

  clients
    .command('rotate <client-id>')
    .description('create a new secret; the previous one stays valid until the next rotation')
    .option('--disable-others', 'revoke the earlier secrets and their tokens within a second')
    .option('--json', 'print client_id and client_secret as JSON')
    .action(async (clientId: string, { json, disableOthers }: { json?: true; disableOthers?: true }) => {
      const credentials = await withDependencies(async ({ sql, loadClientKeys }) =>
        rotateSecret(sql, await loadClientKeys(), clientId, { disableOthers: disableOthers === true }),
      );
      printCredentials(credentials, json);
    });

  clients
    .command('disable <client-id>')
    .description('revoke the client and all its tokens within a second, for good')
    .option('--json', 'print the outcome as JSON')
    .action(async (clientId: string, { json }: { json?: true }) => {
      await withDependencies(({ sql }) => disableClient(sql, clientId));
      if (json) return printJson({ client_id: clientId, disabled: true });
      print(`Disabled the client ${clientId}.`);
    });
}

function parsePermissions(list: string): Permission[] {
  return list.split(',').map((name) => {
    const permission = PERMISSIONS.find((known) => known === name.trim());
    if (permission === undefined) {
      throw new InvalidArgumentError(`${name} is none of ${PERMISSIONS.join(', ')}.`);
    }
    return permission;
  });
}

function printCredentials({ clientId, clientSecret }: Credentials, json: true | undefined): void {
  if (json) {
    printJson({ client_id: clientId, client_secret: clientSecret });
    return;
  }
  print(`Client id      ${clientId}`);
  print(`Client secret  ${clientSecret}`);
  print(paint('dim', 'Keep the secret now: it is not stored and cannot be shown again.'));
}

function clientJson(client: Client): object {
  return {
    client_id: client.id,
    context: client.contextSlug,
    name: client.name,
    permissions: client.permissions,
    live_secrets: client.liveSecrets,
    created_at: client.createdAt,
    disabled_at: client.disabledAt,
  };
}
