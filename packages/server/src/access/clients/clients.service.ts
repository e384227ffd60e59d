import { type Caller, CLIENT_PERMISSIONS, type ClientPermission } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import { batchLookups } from '../../infra/database/batch-lookups.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { UUID } from '../../infra/uuid.ts';
import { recorderOf } from '../audit/audit.service.ts';
import { type Actor, COMMAND } from '../audit/audit.ts';
import { getContext } from '../contexts/contexts.service.ts';
import { signToken } from './access-token.ts';
import type { ClientKey, ClientKeys } from './client-keys.ts';
import { findSecret, handedOutId, hashSecret, makeSecret, plainClientId } from './client-secret.ts';
import * as repository from './clients.repository.ts';
import type { Credentials } from './clients.ts';
import type { KnownTokens } from './known-tokens.ts';
import type { Revocations } from './revocations.ts';

// An unknown client is compared with this, so that it takes as long as a known one with a wrong secret.
const NO_HASH = Buffer.alloc(32);
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface IssuedToken {
  access_token: string;
  expires_in: number;
  token_type: 'Bearer';
}

type FindSecrets = (clientId: string) => Promise<repository.LiveSecret[]>;

/** For a server that issues many tokens at once. */
export const findSecretsTogether = (sql: Executor): FindSecrets =>
  batchLookups((clientIds) => repository.findLiveSecrets(sql, clientIds));

export function isClientId(text: string): boolean {
  return UUID.test(text);
}

/** One round trip and the same hashes and comparisons whether the client is unknown or its secret wrong. */
export async function issueToken(
  sql: Executor,
  keys: ClientKeys,
  lifetimeSeconds: number,
  given: Credentials,
  findSecrets: FindSecrets = (clientId) => repository.findLiveSecrets(sql, [clientId]),
): Promise<IssuedToken> {
  const secrets = await findSecrets(isClientId(given.clientId) ? given.clientId : NOBODY);
  const hashes = [0, 1].map((place) => secrets[place]?.secretHash ?? NO_HASH);
  const secret = secrets[findSecret(keys, given.clientSecret, hashes)];
  if (secret === undefined) throw new Fault('invalid', ['client credentials are invalid']);
  if (secret.keyId !== keys[0].id) {
    // The key is being changed: once every client has called, nothing hangs on the old one.
    const hash = hashWith(keys[0], given.clientSecret);
    await repository.updateSecretHash(sql, secret.contextId, given.clientId, secret.secretId, hash);
  }
  if (secret.isUseOld) await repository.touchClient(sql, secret.contextId, given.clientId);
  const token = signToken(keys, {
    contextId: secret.contextId,
    clientId: given.clientId,
    secretId: secret.secretId,
    permissions: secret.permissions,
    expiresAtSeconds: Math.floor(Date.now() / 1000) + lifetimeSeconds,
  });
  return { access_token: token, expires_in: lifetimeSeconds, token_type: 'Bearer' };
}

function hashWith(key: ClientKey, clientSecret: string): repository.SecretHash {
  return { keyId: key.id, secretHash: hashSecret(key, clientSecret) };
}

/** The caller of a valid token: signed by us, not expired, its client and secret not disabled. */
export function verifyToken(
  tokens: KnownTokens,
  revocations: Revocations,
  token: string,
): Caller | null | Promise<Caller | null> {
  const known = tokens.read(token, Date.now());
  if (known === null) return null;
  const { claims, caller } = known;
  const isRevoked = revocations.isRevoked(claims.clientId, claims.secretId);
  if (typeof isRevoked === 'boolean') return isRevoked ? null : caller;
  return isRevoked.then((revoked) => (revoked ? null : caller));
}

export function createClient(
  sql: Sql,
  keys: ClientKeys,
  contextId: string,
  client: { name: string; permissions?: readonly ClientPermission[] },
  actor: Actor = COMMAND,
): Promise<Credentials> {
  return transaction(sql, async (tx) => {
    const context = await getContext(tx, contextId);
    const clientSecret = makeSecret(context);
    const { name, permissions = CLIENT_PERMISSIONS } = client;
    const clientId = await repository.insertClient(tx, contextId, { name, permissions });
    await repository.insertSecret(tx, contextId, clientId, hashWith(keys[0], clientSecret));
    await record(tx, actor, contextId, 'createClient', clientId, { name, permissions });
    return { clientId: handedOutId(clientId, context), clientSecret };
  });
}

interface Change {
  /** Another context's client is treated as missing. Absent for the operator's own command. */
  ofContext?: string;
  actor?: Actor;
}

/**
 * A new secret. The one before it stays good until the next rotation, so that a running program can be moved over;
 * with `disableOthers` the others are revoked within a second. Two rotations at once take turns.
 */
export function rotateSecret(
  sql: Sql,
  keys: ClientKeys,
  givenId: string,
  { disableOthers = false, ofContext, actor = COMMAND }: Change & { disableOthers?: boolean } = {},
): Promise<Credentials> {
  return transaction(sql, async (tx) => {
    const clientId = plainClientId(givenId);
    const contextId = await contextOf(tx, clientId, ofContext);
    const context = await getContext(tx, contextId);
    const clientSecret = makeSecret(context);
    if (!(await repository.lockLiveClient(tx, contextId, clientId)))
      throw new Fault('conflict', [`the client ${clientId} is disabled`]);
    if (disableOthers) await repository.disableSecrets(tx, contextId, clientId);
    await repository.insertSecret(tx, contextId, clientId, hashWith(keys[0], clientSecret));
    await record(tx, actor, contextId, 'rotateClientSecret', clientId, { othersDisabled: disableOthers });
    return { clientId: handedOutId(clientId, context), clientSecret };
  });
}

export function disableClient(
  sql: Sql,
  givenId: string,
  { ofContext, actor = COMMAND }: Change = {},
): Promise<void> {
  return transaction(sql, async (tx) => {
    const clientId = plainClientId(givenId);
    const contextId = await contextOf(tx, clientId, ofContext);
    await repository.disableClient(tx, contextId, clientId);
    await record(tx, actor, contextId, 'disableClient', clientId, { disabled: true });
  });
}

/**
 * Whether the log of the client's requests has their bodies. Switched off, those that are stored stay for as long as
 * the log does.
 */
export function setRecordsBodies(
  sql: Sql,
  clientId: string,
  recordsBodies: boolean,
  { ofContext, actor = COMMAND }: Change = {},
): Promise<void> {
  return transaction(sql, async (tx) => {
    const contextId = await contextOf(tx, clientId, ofContext);
    if (!(await repository.updateRecordsBodies(tx, contextId, clientId, recordsBodies)))
      throw new Fault('conflict', [`the client ${clientId} is disabled`]);
    await record(tx, actor, contextId, 'updateClient', clientId, { recordsBodies });
  });
}

const record = recorderOf('client');

async function contextOf(sql: Executor, clientId: string, only: string | undefined): Promise<string> {
  const contextId = isClientId(clientId) ? await repository.findClientContext(sql, clientId) : null;
  if (contextId === null || (only !== undefined && contextId !== only))
    throw new Fault('missing', [`there is no client ${clientId}`]);
  return contextId;
}
