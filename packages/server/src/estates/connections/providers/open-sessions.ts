import { type Provider, ProviderFault, type Session } from '@rooftree/connectors';
import type { ClientKeys } from '../../../access/clients/client-keys.ts';
import type { Connection } from '../connection.ts';
import { getProvider } from './known-providers.ts';
import { addressOf, type ProviderAddresses } from './provider-address.ts';
import { createSend } from './provider-send.ts';
import { placeOf, unseal } from './seal.ts';

const MOST_KEPT = 100;

/**
 * Sessions with providers. One is reused from sync to sync, with the token that it has: a poll that finds no changes is
 * one call.
 */
export class OpenSessions {
  readonly #addresses: ProviderAddresses;
  readonly #loadKeys: () => Promise<ClientKeys>;
  readonly #kept = new Map<string, { sealed: string; provider: Provider; session: Session }>();

  constructor(addresses: ProviderAddresses, loadKeys: () => Promise<ClientKeys>) {
    this.#addresses = addresses;
    this.#loadKeys = loadKeys;
  }

  /** Throws a fault of the kind `credentials` when they cannot be opened. */
  async open(connection: Connection): Promise<{ provider: Provider; session: Session }> {
    const { id, contextId, sealedCredentials, keyId } = connection;
    const sealed = sealedCredentials.toString('base64');
    const found = this.#kept.get(id);
    if (found?.sealed === sealed) return found;
    const provider = getProvider(connection.provider);
    const credentials = unseal(await this.#loadKeys(), placeOf(contextId, id), {
      bytes: sealedCredentials,
      keyId,
    });
    if (credentials === null)
      throw new ProviderFault(
        'credentials',
        'the credentials were sealed with another secret key: enter them again, or bring that key back',
      );
    const { base, tokenBase, isOperators } = addressOf(provider, credentials, this.#addresses);
    const bases = { base, ...(tokenBase !== undefined && { token_base: tokenBase }) };
    const send = createSend({ ...bases, isOperators });
    const opened = { sealed, provider, session: { ...bases, credentials, send, now: () => new Date() } };
    this.#kept.delete(id);
    this.#kept.set(id, opened);
    const [oldest] = this.#kept.size > MOST_KEPT ? this.#kept.keys() : [];
    if (oldest !== undefined) this.#kept.delete(oldest);
    return opened;
  }
}
