import assert from 'node:assert/strict';
import { it } from 'node:test';
import { networkOf } from './network.ts';

it('takes an IPv4 address as it is and an IPv6 address as its /64 network', () => {
  const networks: [string, string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::2', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
  ];
  for (const [address, network] of networks) assert.equal(networkOf(address), network);
});
