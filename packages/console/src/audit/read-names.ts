import { call } from '../api.ts';

export interface People {
  /** Members of the agency, by id. */
  members: Map<string, string>;
  /** Members, clients and webhooks, by id. */
  names: Map<string, string>;
}

/** Entries hold ids; the names are those of today. What one may not read stays an id without a name. */
export async function readNames(permissions: readonly string[]): Promise<People> {
  const read = async <Body>(permission: string, path: string, nothing: Body) =>
    permissions.includes(permission) ? call<Body>(path) : nothing;
  const [{ members }, { clients }, { webhooks }] = await Promise.all([
    read<{ members: { id: string; name: string | null; email: string }[] }>('members:manage', '/v1/members', {
      members: [],
    }),
    read<{ clients: { client_id: string; name: string }[] }>('clients:manage', '/v1/clients', {
      clients: [],
    }),
    read<{ webhooks: { id: string; url: string }[] }>('webhooks:manage', '/v1/webhooks', { webhooks: [] }),
  ]);
  const people = new Map(members.map(({ id, name, email }) => [id, name ?? email]));
  return {
    members: people,
    names: new Map([
      ...people,
      ...clients.map(({ client_id, name }): [string, string] => [client_id, name]),
      ...webhooks.map(({ id, url }): [string, string] => [id, url]),
    ]),
  };
}
