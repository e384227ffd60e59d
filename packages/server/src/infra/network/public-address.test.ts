import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPrivateLiteral, isPublicAddress, publicLookup } from './public-address.ts';

const PUBLIC = [
  '93.184.215.14',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
];
const PRIVATE = [
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
];

test('distinguishes the public internet from everything else', () => {
  for (const address of PUBLIC) assert(isPublicAddress(address), address);
  for (const address of PRIVATE) assert(!isPublicAddress(address), address);
});

test('an address in the URL itself is judged in every way of writing it', () => {
  for (const host of ['127.1', '0x7f000001', '2130706433', '[::1]', '[::ffff:7f00:1]'])
    assert(isPrivateLiteral(new URL(`http://${host}/`)), host);
  for (const host of ['1.1.1.1', 'example.com']) assert(!isPrivateLiteral(new URL(`http://${host}/`)), host);
});

test('a name is refused when it leads to a private address', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  publicLookup('localhost', { all: true }, (error) => resolve(error));
  assert.match((await promise)?.message ?? '', /localhost is not a public address/);
});

test('a name with one public and one private address is refused, whichever comes first', async () => {
  const addresses = [
    { address: '1.1.1.1', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  for (const answer of [addresses, addresses.toReversed()]) {
    const { promise, resolve } = Promise.withResolvers<Error | null>();
    publicLookup(
      'two.example',
      { all: true },
      (error) => resolve(error),
      (_host, _options, found) => found(null, answer),
    );
    assert.match((await promise)?.message ?? '', /two\.example is not a public address/);
  }
});
