import type { Client } from './clients.ts';

/** As the API and the command show it. */
export function clientJson(client: Client): object {
  return {
    client_id: client.id,
    context: client.contextSlug,
    name: client.name,
    permissions: client.permissions,
    live_secrets: client.liveSecrets,
    records_bodies: client.recordsBodies,
    created_at: client.createdAt,
    last_token_at: client.lastTokenAt,
    disabled_at: client.disabledAt,
  };
}
