import type { AddressText } from './api-routes.ts';

/** The parameters of these names that an address holds, as it has them; an empty one is none. */
export function addressTexts<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, AddressText>> {
  const found: Partial<Record<Name, AddressText>> = {};
  for (const name of names) {
    const value = query.get(name);
    // The one place where a text of an address becomes a parameter of a call.
    if (value !== null && value !== '') found[name] = value as AddressText;
  }
  return found;
}
