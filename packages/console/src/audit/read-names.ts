import { call } from '../api.ts';

export interface People {
  /** Members of the agency, by id. */
  members: Map<string, string>;
  /** Members, clients and webhooks, by id. */
  names: Map<string, string>;
}

/** Entries hold ids; the names are those of today. What one may not read stays an id without a name. */
export async function readNames(permissions: readonly string[]): Promise<People> {
  const may = (permission: string) => permissions.includes(permission);
  const [{ members }, { clients }, { webhooks }] = await Promise.all([
    may('members:manage') ? call('GET /v1/members') : { members: [] },
    may('clients:manage') ? call('GET /v1/clients') : { clients: [] },
    may('webhooks:manage') ? call('GET /v1/webhooks') : { webhooks: [] },
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
