import { type Credentials, PROVIDERS, type Provider } from '@rooftree/connectors';
import { Fault } from '../../../fault.ts';
import { faultOfAddress } from './provider-address.ts';

export function findProvider(name: string): Provider | undefined {
  return PROVIDERS.find((provider) => provider.name === name);
}

export function getProvider(name: string): Provider {
  const provider = findProvider(name);
  if (provider === undefined)
    throw new Fault('invalid', [`provider must be one of ${PROVIDERS.map((each) => each.name).join(', ')}`]);
  return provider;
}

const LONGEST_CREDENTIAL = 2000;

/** Exactly the fields that the provider requires, an address at one of the hosts; throws all faults at once. */
export function checkCredentials(
  provider: Provider,
  given: Readonly<Record<string, unknown>>,
  hosts: readonly string[],
): Credentials {
  const faults: string[] = [];
  const credentials: Record<string, string> = {};
  for (const { name, is_optional: isOptional = false } of provider.credentials) {
    const value = given[name];
    if (value === undefined || value === null || value === '') {
      if (!isOptional) faults.push(`credentials.${name} should not be empty`);
    } else if (typeof value !== 'string' || value.length > LONGEST_CREDENTIAL || /[\0\r\n]/.test(value)) {
      faults.push(
        `credentials.${name} must be a text of at most ${LONGEST_CREDENTIAL} characters in one line`,
      );
    } else credentials[name] = value;
  }
  const { address_credential: field = '' } = provider;
  const address = credentials[field];
  const fault = address === undefined ? null : faultOfAddress(field, address, hosts);
  if (fault !== null) faults.push(fault);
  const names = provider.credentials.map(({ name }) => name);
  for (const name of Object.keys(given))
    if (!names.includes(name)) faults.push(`credentials.${name.slice(0, 100)} should not exist`);
  if (faults.length > 0) throw new Fault('invalid', faults);
  return credentials;
}

/** Those that are no secret. */
export function shownCredentials(provider: Provider, credentials: Credentials): Record<string, string> {
  const shown = provider.credentials.filter(
    ({ is_secret, name }) => !is_secret && credentials[name] !== undefined,
  );
  return Object.fromEntries(shown.map(({ name }) => [name, credentials[name] ?? '']));
}
