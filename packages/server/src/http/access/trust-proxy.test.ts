import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { createLogger } from '../../infra/logging/logger.ts';
import { type TrustedProxies, trustedProxies } from '../../setting-kinds.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const FAILURES = 3;
const now = Date.now();

describe("the caller's address", () => {
  let app: TestApp;
  let lines: { level: string; msg: string; header?: string; req?: { address: string } }[] = [];

  before(async () => {
    app = await startTestApp({
      env: { ROOFTREE_RATE_LIMITS: 'on', ROOFTREE_TOKEN_FAILURES_PER_MINUTE: String(FAILURES) },
      now: () => now,
    });
  });
  after(() => app.stop());

  /** The server with this setting, its log kept in `lines`. */
  async function withSetting(trustProxy: TrustedProxies): Promise<FastifyInstance> {
    lines = [];
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(chunk));
        done();
      },
    });
    const { dependencies } = app;
    return buildApp({
      ...dependencies,
      config: { ...dependencies.config, trustProxy },
      log: createLogger({ level: 'info', destination }),
    });
  }

  const spoofed = '203.0.113.66';
  const seen: [string, string, string | undefined, string][] = [
    ['off', '10.0.0.1', '198.51.100.7', '10.0.0.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['1', '10.0.0.1', `${spoofed}, 198.51.100.7`, '198.51.100.7'],
    ['2', '10.0.0.1', `${spoofed}, 198.51.100.7, 10.0.0.2`, '198.51.100.7'],
    ['2', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.0/8', '10.0.0.1', `${spoofed}, 198.51.100.7`, '198.51.100.7'],
    ['10.0.0.0/8', '10.0.0.1', `${spoofed}, 198.51.100.7, 10.0.0.2`, '198.51.100.7'],
    ['10.0.0.0/8', '192.0.2.1', spoofed, '192.0.2.1'],
    ['10.0.0.1, 2001:db8::/32', '2001:db8::1', `${spoofed}, 198.51.100.7, 10.0.0.1`, '198.51.100.7'],
    ['10.0.0.1', '::ffff:10.0.0.1', `${spoofed}, 198.51.100.7`, '198.51.100.7'],
  ];
  for (const [setting, remoteAddress, forwarded, expected] of seen) {
    it(`is ${expected} for ${remoteAddress} with "${forwarded}" when the setting is ${setting}`, async () => {
      const server = await withSetting(trustedProxies(setting));
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      await server.inject({ url: '/health/live', remoteAddress, headers });
      await server.close();
      assert.equal(lines.find(({ msg }) => msg === 'request')?.req?.address, expected);
    });
  }

  it('cannot be chosen by the caller to get past a limit, over a real socket', async () => {
    // The proxy is this process; it appends the address that the call came from to what the caller wrote.
    for (const setting of ['1', '127.0.0.1']) {
      const server = await withSetting(trustedProxies(setting));
      const url = await server.listen({ port: 0, host: '127.0.0.1' });
      const caller = `198.51.100.${setting.length}`;
      const statuses: number[] = [];
      for (let number = 1; number <= FAILURES + 2; number++) {
        const headers = {
          'x-forwarded-for': `203.0.113.${number}, ${caller}`,
          'x-service-client-id': randomUUID(),
          'x-service-client-secret': 'guess',
        };
        statuses.push((await fetch(`${url}/v1/oauth/token`, { method: 'POST', headers })).status);
      }
      await server.close();
      assert.deepEqual(statuses, [400, 400, 400, 429, 429], setting);
    }
  });

  it('is warned about once when a proxy seems to be there and the setting is off', async () => {
    const server = await withSetting(false);
    const warnings = () => lines.filter(({ level }) => level === 'warn');
    await server.inject({ url: '/health/live' });
    assert.equal(warnings().length, 0);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-forwarded-for']) {
      await server.inject({ url: '/health/live', headers: { [header]: 'for=198.51.100.7' } });
    }
    await server.close();
    assert.equal(warnings().length, 1);
    assert.match(warnings()[0]?.msg ?? '', /ROOFTREE_TRUST_PROXY is off/);

    const trusting = await withSetting(1);
    await trusting.inject({ url: '/health/live', headers: { 'x-forwarded-for': '198.51.100.7' } });
    await trusting.close();
    assert.deepEqual(warnings(), []);
  });
});
