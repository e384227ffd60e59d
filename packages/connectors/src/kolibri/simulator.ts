import { flagAt, textAt } from '../reading/at-path.ts';
import { json, type Simulator, type SimulatorReply, startSimulator } from '../testing/simulator.ts';
import { createStock, type Stock } from '../testing/stock.ts';
import { KOLIBRI_CREDENTIALS, type KolibriObject } from './fixtures.ts';

export interface KolibriSimulator extends Simulator {
  /** By id. One whose `isActive` is false is archived. */
  objects: Stock<KolibriObject>;
  /** The token that was given no longer counts. */
  expireToken(): void;
}

/**
 * The calls that are made, with bodies, sorting, paging and errors of the contract. Tokens come from the same address.
 */
export async function startKolibri(): Promise<KolibriSimulator> {
  const objects = createStock<KolibriObject>();
  const { client_id, client_secret, agency_id } = KOLIBRI_CREDENTIALS;
  let tokens = 0;
  let token: string | null = null;
  const simulator = await startSimulator(({ method, url, headers, body }) => {
    if (url.pathname === '/connect/token') {
      const form = new URLSearchParams(body.toString());
      const isKnown = form.get('client_id') === client_id && form.get('client_secret') === client_secret;
      if (!isKnown || form.get('grant_type') !== 'client_credentials')
        return json({ error: 'invalid_client' }, 400);
      tokens += 1;
      token = `token-${tokens}`;
      return json({ access_token: token, expires_in: 3600, token_type: 'Bearer' });
    }
    if (token === null || headers['authorization'] !== `Bearer ${token}`) return { status: 401 };
    if (!url.pathname.startsWith(`/v3/${agency_id}/`)) return errorOf('UnauthorizedDataAccess', 403);
    const path = url.pathname.slice(`/v3/${agency_id}/`.length);
    if (path === 'Assignments/Search' && method === 'POST') return search(objects, body);
    if (path === 'ObjectAssignments' && method === 'GET') return read(objects, url.searchParams.get('id'));
    return errorOf('NotFound', 404);
  });
  return Object.assign(simulator, {
    objects,
    expireToken: () => {
      token = null;
    },
  });
}

const errorOf = (errorCode: string, status: number): SimulatorReply =>
  json({ errorCode, message: 'told by the simulator', brokenBusinessRules: [] }, status);

function search(objects: Stock<KolibriObject>, body: Buffer): SimulatorReply {
  const { filterByActive, orderBy, order, skip, take } = JSON.parse(body.toString());
  const by = orderBy === 'ModificationDate' ? 'dateTimeModified' : 'dateTimeCreated';
  const found = objects
    .all()
    .map(([, object]) => object)
    .filter((object) => filterByActive !== 'ActiveOnly' || flagAt(object, 'isActive') !== false)
    .sort((a, b) => (textAt(a, by) ?? '').localeCompare(textAt(b, by) ?? ''));
  if (order === 'Descending') found.reverse();
  const results = found.slice(skip, skip + take).map(({ id, isActive, dateTimeModified }) => ({
    id,
    isActive,
    dateTimeModified,
    displayName: 'Een huis',
  }));
  return json({ resultCount: results.length, totalResults: found.length, results });
}

function read(objects: Stock<KolibriObject>, id: string | null): SimulatorReply {
  const objectAssignment = objects.all().find(([, object]) => object['id'] === id)?.[1];
  return objectAssignment === undefined ? errorOf('NotFound', 404) : json({ objectAssignment });
}
