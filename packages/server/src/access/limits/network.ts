import { isIP, SocketAddress } from 'node:net';

// IPv4 and bracketed IPv6 addresses that a proxy wrote down with the port.
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
const IPV4_IN_IPV6 = /^::ffff:([\d.]+)$/;

/**
 * Who a limit per address counts for: the address, or of IPv6 its /64 network, since the owner of one has all addresses
 * in it. What is no address at all counts together, so that sending nonsense gains nothing.
 */
export function networkOf(written: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(written) ?? [];
  const address = ipv6 ?? ipv4 ?? written;
  if (isIP(address) === 4) return address;
  if (isIP(address) === 0) return 'unknown';
  // One spelling for each address: lower case, no zone, no leading zeros.
  const canonical = new SocketAddress({ family: 'ipv6', address }).address;
  return IPV4_IN_IPV6.exec(canonical)?.[1] ?? `${firstFourGroups(canonical)}::/64`;
}

function firstFourGroups(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
