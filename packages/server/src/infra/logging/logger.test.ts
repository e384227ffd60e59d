import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { createLogger } from './logger.ts';

function capture(isTTY = false) {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLogger({ level: 'info', destination: Object.assign(destination, { isTTY }) }), lines };
}

test('a secret is never written, whatever it is called and however deep it lies', () => {
  const { log, lines } = capture();
  const secret = 'rooftree_secret_abc';
  log.info({ client_secret: secret, nested: { clientSecret: secret, password: secret } }, 'one');
  log.info({ authorization: secret, request: { headers: { authorization: secret } } }, 'two');
  log.info({ request: { headers: { 'x-service-client-secret': secret } } }, 'three');
  log.info({ config: { secretKey: secret, databaseUrl: secret }, answer: { access_token: secret } }, 'four');
  assert.equal(lines.length, 4);
  for (const line of lines) assert(!line.includes(secret), line);
});

test('a request is logged without its headers, and without what opens a page or a file', () => {
  const { log, lines } = capture();
  const headers = { authorization: 'Bearer abc', cookie: 'abc' };
  log.info({ req: { method: 'GET', url: '/r/4xX527oTvTfrIDwM24WnjQ?x=1', headers } }, 'page');
  log.info({ req: { method: 'GET', url: '/cdn/a/4xX527oTvTfrIDwM24WnjQ.pdf', headers } }, 'file');
  const written = lines.map((line) => JSON.parse(line).req);
  assert.deepEqual(written, [
    { method: 'GET', url: '/r/[token]?x=1' },
    { method: 'GET', url: '/cdn/[path]' },
  ]);
});

test('on a terminal a line is for a person', () => {
  const { log, lines } = capture(true);
  log.info({ req: { method: 'GET', url: '/v1/renovations' }, status: 200, ms: 2.7 }, 'request');
  log.error({ err: new Error('no disk') }, 'request failed');
  const [first = '', second = ''] = lines.map(stripVTControlCharacters);
  assert.match(first, /^\d\d:\d\d:\d\d GET \/v1\/renovations 200 2\.7 ms\n$/);
  assert.match(second, /^\d\d:\d\d:\d\d request failed\nError: no disk\n {4}at /);
});
