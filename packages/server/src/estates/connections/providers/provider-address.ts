import { type Credentials, type Provider, ProviderFault } from '@rooftree/connectors';

/** Where providers may be spoken to besides their own addresses: what the operator says. */
export interface ProviderAddresses {
  /** Instead of the provider's own, by its name. */
  bases: Readonly<Record<string, string>>;
  /** Hosts that a connection may name, of a provider that each customer runs. */
  hosts: readonly string[];
}

interface ProviderAddress {
  base: string;
  /** Where tokens are fetched, when that is another host. */
  tokenBase?: string;
  /** The operator has named it: then it may be on a network of their own, and without encryption. */
  isOperators: boolean;
}

/** Checked whenever a session begins: what was allowed once may not be allowed any more. */
export function addressOf(
  provider: Provider,
  credentials: Credentials,
  { bases, hosts }: ProviderAddresses,
): ProviderAddress {
  const { name, base, token_base: tokenBase, address_credential: field } = provider;
  const given = field === undefined ? undefined : credentials[field];
  const operators = bases[name];
  if (field !== undefined && given !== undefined) {
    const fault = faultOfAddress(field, given, hosts);
    if (fault !== null) throw new ProviderFault('credentials', fault);
    return { base: given.replace(/\/+$/, ''), isOperators: false };
  }
  if (operators !== undefined) return { base: operators, isOperators: true };
  if (field !== undefined)
    throw new ProviderFault('credentials', `credentials.${field} must be the address of the provider`);
  return { base, ...(tokenBase !== undefined && { tokenBase }), isOperators: false };
}

/** Why no request may go to it, as a sentence for a person; null when it may. */
export function faultOfAddress(field: string, given: string, hosts: readonly string[]): string | null {
  const url = URL.parse(given);
  const isPlain =
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '' &&
    !/[?#@\\\s]/.test(given);
  if (!isPlain) return `credentials.${field} must be an address like https://api.example.org/vera`;
  return hosts.includes(url.host)
    ? null
    : `credentials.${field} is at a host that the operator does not allow: ROOFTREE_CONNECTION_HOSTS names those that are`;
}
