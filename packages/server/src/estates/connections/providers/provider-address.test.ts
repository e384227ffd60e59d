import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../../../fault.ts';
import { checkCredentials, getProvider } from './known-providers.ts';
import { addressOf } from './provider-address.ts';

const VERA = getProvider('VERA');
const WHISE = getProvider('WHISE');
const HOSTS = ['api.example.org', 'vera.example.com:8443'];
const SECRETS = { client_id: 'a', client_secret: 'b' };
const of = (address: string, hosts = HOSTS) => addressOf(VERA, { ...SECRETS, address }, { bases: {}, hosts });

describe('where a connection speaks to', () => {
  it('is what it names, at a host that is allowed', () => {
    assert.deepEqual(of('https://api.example.org/vera/v4/'), {
      base: 'https://api.example.org/vera/v4',
      isOperators: false,
    });
    assert.equal(of('https://vera.example.com:8443').base, 'https://vera.example.com:8443');
  });

  for (const address of [
    'http://api.example.org/vera',
    'https://evil.example/vera',
    'https://api.example.org.evil.example',
    'https://api.example.org@evil.example',
    'https://evil.example\\@api.example.org',
    'https://user:password@api.example.org',
    'https://api.example.org:8443',
    'https://vera.example.com',
    'https://api.example.org/?next=https://evil.example',
    'https://api.example.org/#x',
    'https://127.0.0.1/',
    'https://[::1]/',
    'file:///etc/passwd',
    'api.example.org',
    '//api.example.org',
  ])
    it(`is never ${address}`, () => {
      assert.throws(() => of(address), { name: 'ProviderFault', kind: 'credentials' });
      assert.throws(
        () => checkCredentials(VERA, { ...SECRETS, address }, HOSTS),
        (error) => error instanceof Fault && /credentials\.address/.test(error.messages.join()),
      );
    });

  it('is not what was allowed once', () => {
    assert.throws(() => of('https://api.example.org', []), { kind: 'credentials' });
  });

  it('is the operator’s, or the provider’s own, where the connection names none', () => {
    const bases = { VERA: 'http://10.0.0.5/vera' };
    assert.deepEqual(addressOf(VERA, SECRETS, { bases, hosts: [] }), { base: bases.VERA, isOperators: true });
    assert.throws(() => addressOf(VERA, SECRETS, { bases: {}, hosts: HOSTS }), { kind: 'credentials' });
    const own = addressOf(WHISE, { address: 'https://evil.example' }, { bases: {}, hosts: HOSTS });
    assert.deepEqual(own, { base: WHISE.base, isOperators: false });
  });

  it('has a host for tokens besides, unless the operator named another base', () => {
    const kolibri = getProvider('KOLIBRI');
    assert.deepEqual(addressOf(kolibri, {}, { bases: {}, hosts: [] }), {
      base: kolibri.base,
      tokenBase: kolibri.token_base,
      isOperators: false,
    });
    const bases = { KOLIBRI: 'http://127.0.0.1:9090' };
    assert.deepEqual(addressOf(kolibri, {}, { bases, hosts: [] }), {
      base: bases.KOLIBRI,
      isOperators: true,
    });
  });
});
