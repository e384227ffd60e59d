import { clientJson } from '../../../access/clients/client-json.ts';
import { listClients } from '../../../access/clients/clients.repository.ts';
import { createClient, disableClient, rotateSecret } from '../../../access/clients/clients.service.ts';
import type { Credentials } from '../../../access/clients/clients.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { CLIENT_PERMISSIONS, type ClientPermission } from '../../../caller.ts';
import { paint, print, printJson, table } from '../../../infra/terminal.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface CreateOptions {
  context: string;
  name: string;
  permissions?: ClientPermission[];
  json?: true;
}

export async function createClientAction({ context: slug, json, ...client }: CreateOptions): Promise<void> {
  const credentials = await withDependencies(async ({ sql, loadClientKeys }) => {
    const context = await getContextBySlug(sql, slug);
    return createClient(sql, await loadClientKeys(), context.id, client);
  });
  printCredentials(credentials, json);
}

export async function listClientsAction({
  context: slug,
  json,
}: {
  context?: string;
  json?: true;
}): Promise<void> {
  const all = await withDependencies(async ({ sql }) =>
    listClients(sql, slug === undefined ? null : (await getContextBySlug(sql, slug)).id),
  );
  if (json) return printJson(all.map(clientJson));
  const rows = all.map(({ id, contextSlug, name, permissions, disabledAt, liveSecrets }) => [
    id,
    contextSlug,
    name,
    disabledAt === null ? `${liveSecrets} live` : 'disabled',
    permissions.length === CLIENT_PERMISSIONS.length ? 'all' : permissions.join(','),
  ]);
  const headings = ['CLIENT ID', 'CONTEXT', 'NAME', 'SECRETS', 'PERMISSIONS'];
  print(rows.length === 0 ? 'There is no client yet.' : table(headings, rows));
}

export async function rotateSecretAction(
  clientId: string,
  { json, disableOthers }: { json?: true; disableOthers?: true },
): Promise<void> {
  const credentials = await withDependencies(async ({ sql, loadClientKeys }) =>
    rotateSecret(sql, await loadClientKeys(), clientId, { disableOthers: disableOthers === true }),
  );
  printCredentials(credentials, json);
}

export async function disableClientAction(clientId: string, { json }: { json?: true }): Promise<void> {
  await withDependencies(({ sql }) => disableClient(sql, clientId));
  if (json) return printJson({ client_id: clientId, disabled: true });
  print(`Disabled the client ${clientId}.`);
}

function printCredentials({ clientId, clientSecret }: Credentials, json: true | undefined): void {
  if (json) {
    printJson({ client_id: clientId, client_secret: clientSecret });
    return;
  }
  print(`Client id      ${clientId}`);
  print(`Client secret  ${clientSecret}`);
  print(paint('dim', 'Save the secret now: it is not stored and cannot be shown again.'));
}
