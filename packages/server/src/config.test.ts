import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { readConfig, SETTING_NAMES } from './config.ts';

const example = readFileSync(join(import.meta.dirname, '..', '..', '..', '.env.example'), 'utf8');

test('.env.example lists every setting and no other, each with a line that explains it', () => {
  assert.deepEqual(Object.keys(parseEnv(example)).sort(), [...SETTING_NAMES].sort());
  const lines = example.split('\n');
  for (const name of SETTING_NAMES) {
    const at = lines.findIndex((line) => line.startsWith(`${name}=`));
    assert.match(lines[at - 1] ?? '', /^# [^-]/, `${name} has no explanation`);
  }
});

test('.env.example shows what holds when nothing is set', () => {
  assert.deepEqual(readConfig(parseEnv(example)), readConfig({}));
});

test('the demo portfolio is for `npm start` on the embedded database, or for whoever asks for it', () => {
  const DATABASE_URL = 'postgres://db/rooftree';
  const cases: [env: Record<string, string>, hasDemo: boolean, demo: boolean][] = [
    [{}, true, true],
    [{}, false, false],
    [{ ROOFTREE_DEMO: 'off' }, true, false],
    [{ DATABASE_URL }, true, false],
    [{ DATABASE_URL, ROOFTREE_DEMO: 'on' }, false, true],
  ];
  for (const [env, hasDemo, demo] of cases) {
    assert.equal(readConfig(env, { hasDemo }).demo, demo, JSON.stringify([env, hasDemo]));
  }
});

const PROXIES =
  'ROOFTREE_TRUST_PROXY must be off, the number of proxies in front of the server (like 1) or their addresses (like 10.0.0.0/8,192.0.2.7)';

const wrongValues: [string, string, string][] = [
  ['PORT', 'eighty', 'PORT must be an integer from 0 to 65535'],
  ['PORT', '65536', 'PORT must be an integer from 0 to 65535'],
  ['PUBLIC_URL', 'plans.example.com', 'PUBLIC_URL must be an address like https://plans.example.com'],
  ['CDN_URL', 'ftp://files', 'CDN_URL must be an address like https://plans.example.com'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ...['on', '0', '10', '10.0.0.0/0', '10.0.0.0/33', '::/129', '10.0.0.1,', 'proxy.local', 'loopback'].map(
    (value): [string, string, string] => ['ROOFTREE_TRUST_PROXY', value, PROXIES],
  ),
  ['ROOFTREE_DEMO', 'false', 'ROOFTREE_DEMO must be on or off'],
  ...['1.1', '-0.1', '10%', '1e-3'].map((value): [string, string, string] => [
    'OTEL_TRACES_SAMPLER_ARG',
    value,
    'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, like 0.1',
  ]),
  ...['authorization', '=abc', 'a=b,', 'a=%zz', 'a=b%0Ac'].map((value): [string, string, string] => [
    'OTEL_EXPORTER_OTLP_HEADERS',
    value,
    'OTEL_EXPORTER_OTLP_HEADERS must be headers like authorization=Bearer%20abc, with commas between them',
  ]),
  [
    'DATABASE_URL',
    'mysql://db',
    'DATABASE_URL must be a URL like postgres://user:password@host:5432/rooftree, or with several hosts, host1:5432,host2:5432',
  ],
  [
    'DATABASE_URL',
    'postgres://one,two/rooftree?target_session_attrs=standby',
    'DATABASE_URL must have target_session_attrs=read-write, or none',
  ],
  [
    'DATABASE_DIRECT_URL',
    'postgres://db/rooftree',
    'DATABASE_DIRECT_URL is the way past a pooler: set DATABASE_URL to the pooler',
  ],
];

for (const [name, value, message] of wrongValues) {
  test(`${name}=${value} is refused by name`, () => {
    assert.throws(() => readConfig({ [name]: value }), { name: 'ConfigError', message });
  });
}

test('a wrong secret is refused without being shown', () => {
  assert.throws(
    () => readConfig({ ROOFTREE_SECRET_KEY: 'too-short' }),
    (error: Error) => {
      assert.match(error.message, /^ROOFTREE_SECRET_KEY must have at least 32 characters/);
      return !error.message.includes('too-short');
    },
  );
});

test('addresses follow from host and port, and lose their end slash', () => {
  assert.equal(readConfig({ PORT: '9000' }).publicUrl, 'http://127.0.0.1:9000');
  assert.equal(readConfig({ HOST: '0.0.0.0' }).publicUrl, 'http://127.0.0.1:8080');
  assert.equal(readConfig({ HOST: '::1' }).publicUrl, 'http://[::1]:8080');
  const config = readConfig({ PUBLIC_URL: 'https://plans.example.com/' });
  assert.equal(config.publicUrl, 'https://plans.example.com');
  assert.equal(config.cdnUrl, 'https://plans.example.com/cdn');
});

test('proxies are a number of hops, or addresses and networks', () => {
  const read = (value: string) => readConfig({ ROOFTREE_TRUST_PROXY: value }).trustProxy;
  assert.equal(read('off'), false);
  assert.equal(read('2'), 2);
  assert.deepEqual(read('10.0.0.0/8, 192.0.2.7,2001:db8::/32,::1'), [
    '10.0.0.0/8',
    '192.0.2.7',
    '2001:db8::/32',
    '::1',
  ]);
});

test('headers for the receiver of traces are percent-encoded pairs', () => {
  const value = 'authorization=Basic%20YTpiPT0=, x-tenant=7';
  assert.deepEqual(
    { ...readConfig({ OTEL_EXPORTER_OTLP_HEADERS: value }).otlpHeaders },
    { authorization: 'Basic YTpiPT0=', 'x-tenant': '7' },
  );
});

test('the configuration cannot be changed', () => {
  const config: { port: number } = readConfig({});
  assert.throws(() => {
    config.port = 1;
  }, TypeError);
});
