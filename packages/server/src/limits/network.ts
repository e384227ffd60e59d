/** Who an address belongs to: itself, or of IPv6 its /64 network, since the owner of one has all addresses in it. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
