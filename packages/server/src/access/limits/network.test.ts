import assert from 'node:assert/strict';
import { it } from 'node:test';
import { networkOf } from './network.ts';

it('takes an IPv4 address as it is and an IPv6 address as its /64 network, however it is written', () => {
  const networks: [string, string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:49152', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:0207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::2', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ];
  for (const [address, network] of networks) assert.equal(networkOf(address), network, address);
});

it('takes everything that is no address for one caller', () => {
  for (const text of ['', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5', '[::1', 'x'.repeat(5000)]) {
    assert.equal(networkOf(text), 'unknown', text.slice(0, 20));
  }
});
