import { ALLOWED, EXCEPTIONS, FAMILIES } from './allowed-licences.ts';
import type { ShippedPackage } from './shipped-packages.ts';

/** Of several licences that a package offers (`OR`) one must be allowed, of those that hold together (`AND`) all. */
function isAllowed(licence: string): boolean {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((each) => ALLOWED.has(each));
}

/** The packages whose licence is neither allowed nor an exception with a reason. */
export function findForbidden(packages: readonly ShippedPackage[]): ShippedPackage[] {
  return packages.filter(({ name, licence }) => {
    const exception = EXCEPTIONS[name] ?? FAMILIES.find(({ prefix }) => name.startsWith(prefix));
    return !exception?.licences.includes(licence) && !isAllowed(licence);
  });
}
