import { randomUUID } from 'node:crypto';
import type { Credentials } from '@rooftree/connectors';
import type { Actor } from '../../access/audit/audit.ts';
import type { ClientKeys } from '../../access/clients/client-keys.ts';
import { Fault } from '../../fault.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import { UUID } from '../../infra/uuid.ts';
import { managesNoEstates } from '../estates.errors.ts';
import type { Connection } from './connection.ts';
import * as repository from './connections.repository.ts';
import { checkCredentials, getProvider, shownCredentials } from './providers/known-providers.ts';
import { placeOf, seal, unseal } from './providers/seal.ts';
import { record } from './sync/syncs.service.ts';

export interface ConnectionVault {
  sql: Sql;
  loadKeys: () => Promise<ClientKeys>;
  /** That a connection may name; absent where none is created or changed. */
  hosts?: readonly string[];
}

interface GivenConnection {
  provider: string;
  name: string;
  credentials: Readonly<Record<string, unknown>>;
  isPaused?: boolean;
  plansEstates?: boolean;
  returnsReports?: boolean;
}

/** The credentials are sealed at once, and never answered again. */
export async function createConnection(
  { sql, loadKeys, hosts = [] }: ConnectionVault,
  contextId: string,
  given: GivenConnection,
  actor: Actor,
): Promise<string> {
  const provider = getProvider(given.provider);
  const credentials = checkCredentials(provider, given.credentials, hosts);
  if (given.returnsReports === true && provider.putBack === undefined) throw cannotReturnReports();
  const id = randomUUID();
  const sealed = seal(await loadKeys(), placeOf(contextId, id), credentials);
  const { name, isPaused = false, plansEstates = true, returnsReports = false } = given;
  const shown = shownCredentials(provider, credentials);
  const made = { id, provider: provider.name, name, sealed, shown, isPaused, plansEstates, returnsReports };
  await transaction(sql, async (tx) => {
    if (!(await repository.insertConnection(tx, contextId, made))) throw managesNoEstates();
    await record(tx, actor, contextId, 'createConnection', id, {
      provider: provider.name,
      is_paused: isPaused,
    });
  });
  return id;
}

const cannotReturnReports = (): Fault =>
  new Fault('invalid', ['returns_reports must be false: the provider does not accept reports']);

export async function getConnection(sql: Sql, contextId: string, id: string): Promise<Connection> {
  const found = UUID.test(id) ? await repository.findConnection(sql, contextId, id) : null;
  if (found === null) throw new Fault('missing', [`there is no connection ${id}`]);
  return found;
}

interface GivenChanges extends Partial<Omit<GivenConnection, 'provider'>> {}

/** Credentials that are given replace all of them. */
export async function changeConnection(
  { sql, loadKeys, hosts = [] }: ConnectionVault,
  contextId: string,
  id: string,
  { credentials: given, ...changes }: GivenChanges,
  actor: Actor,
): Promise<void> {
  const provider = getProvider((await getConnection(sql, contextId, id)).provider);
  if (changes.returnsReports === true && provider.putBack === undefined) throw cannotReturnReports();
  const checked = given && checkCredentials(provider, given, hosts);
  const sealed = checked && seal(await loadKeys(), placeOf(contextId, id), checked);
  await transaction(sql, async (tx) => {
    if ((await repository.findConnection(tx, contextId, id, { isLocked: true })) === null)
      throw new Fault('missing');
    const credentials = checked && sealed && { sealed, shown: shownCredentials(provider, checked) };
    await repository.updateConnection(tx, contextId, id, { ...changes, ...(credentials && { credentials }) });
    await record(tx, actor, contextId, 'updateConnection', id, {
      ...(changes.isPaused !== undefined && { is_paused: changes.isPaused }),
      ...(changes.plansEstates !== undefined && { plans_estates: changes.plansEstates }),
      ...(changes.returnsReports !== undefined && { returns_reports: changes.returnsReports }),
      ...(checked && { credentials: 'replaced' }),
    });
  });
}

/** Its estates stay as they are, with the facts that it stated. */
export async function removeConnection(sql: Sql, contextId: string, id: string, actor: Actor): Promise<void> {
  await transaction(sql, async (tx) => {
    if (!UUID.test(id) || !(await repository.deleteConnection(tx, contextId, id)))
      throw new Fault('missing', [`there is no connection ${id}`]);
    await record(tx, actor, contextId, 'deleteConnection', id, null);
  });
}

/** While the secret key is being changed: what the old one sealed is sealed with the new one when it is next used. */
export async function reseal({ sql, loadKeys }: ConnectionVault, connection: Connection): Promise<void> {
  const { id, contextId, keyId, sealedCredentials: bytes } = connection;
  const keys = await loadKeys();
  if (keyId === keys[0].id) return;
  const credentials: Credentials | null = unseal(keys, placeOf(contextId, id), { bytes, keyId });
  if (credentials === null) return;
  await repository.replaceSeal(sql, contextId, id, seal(keys, placeOf(contextId, id), credentials), bytes);
}
