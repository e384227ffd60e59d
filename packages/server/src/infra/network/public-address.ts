import { type LookupAddress, type LookupAllOptions, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * IPv4 ranges that are not the public internet: IANA IPv4 Special-Purpose Address Registry (2024-08), and multicast.
 */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/**
 * Of IPv6 only 2000::/3 is allocated (IANA IPv6 Global Unicast Address Assignments, 2024-07), and these parts are
 * special.
 */
const GLOBAL_IPV6 = '2000::/3';
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = rangeList(SPECIAL_IPV4, 'ipv4');
const specialIpv6 = rangeList(SPECIAL_IPV6, 'ipv6');
const globalIpv6 = rangeList([GLOBAL_IPV6], 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
  return !special.check(address, 'ipv4');
}

export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
  }
}

/** A host written as an IP address is connected to without a look-up. */
export function isPrivateLiteral(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * A name that no public server can have: of one label, or of a domain that is reserved for private networks (RFC 6761,
 * RFC 6762, RFC 8375, and ICANN's resolution 2024.07.29.06 on `internal`).
 */
export function isPrivateName({ hostname }: URL): boolean {
  const name = hostname.replace(/\.$/, '');
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return false;
  return !name.includes('.') || /\.(?:localhost|localdomain|local|internal|home\.arpa)$/.test(name);
}

type ResolveAll = (
  host: string,
  options: LookupAllOptions,
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;
type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * For the `lookup` option of a request: the addresses that were checked are the ones connected to, so DNS rebinding
 * has no effect.
 */
export function publicLookup(
  host: string,
  options: LookupOptions,
  found: Found,
  resolveAll: ResolveAll = lookup,
): void {
  resolveAll(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return found(error ?? new Error(`${host} has no address`), []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return found(new PrivateAddressError(host), []);
    return options.all === true ? found(null, addresses) : found(null, first.address, first.family);
  });
}

function rangeList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
