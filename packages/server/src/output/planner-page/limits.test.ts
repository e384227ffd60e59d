import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const now = Date.now();
const NOBODY = 'A'.repeat(22);
const PLAN = { name: 'Our plan', choices: '', date: '2026-11-15' };

// What is asked for does not exist: that costs little, and counts as much.
const limits: { what: string; perMinute: number; method: 'GET' | 'POST'; path: string; body?: object }[] = [
  { what: 'pages', perMinute: 240, method: 'GET', path: `/r/${NOBODY}` },
  { what: 'saved plans', perMinute: 20, method: 'POST', path: `/r/${NOBODY}/renovations`, body: PLAN },
  {
    what: 'reports',
    perMinute: 10,
    method: 'POST',
    path: `/r/${NOBODY}/renovations/${randomUUID()}/reports`,
    body: { language: 'en' },
  },
];

describe('the planner page limits', () => {
  let app: TestApp;

  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_RATE_LIMITS: 'on' }, now: () => now });
  });
  after(() => app.stop());

  for (const { what, perMinute, method, path, body } of limits) {
    it(`${what} to ${perMinute} a minute for a network, of IPv6 for all 64 bits of it`, async () => {
      const ask = async (remoteAddress: string) => {
        const payload = body === undefined ? {} : { payload: body };
        const { statusCode, headers } = await app.app.inject({
          method,
          url: path,
          remoteAddress,
          ...payload,
        });
        return [statusCode, headers['retry-after']];
      };
      for (let number = 1; number <= perMinute; number++) {
        assert.deepEqual(await ask(`2001:db8:1:2::${number}`), [404, undefined]);
      }
      const [status, retryAfter] = await ask('2001:db8:1:2::ffff');
      assert.equal(status, 429);
      assert.match(String(retryAfter), /^\d+$/);
      assert.deepEqual(await ask('2001:db8:1:3::1'), [404, undefined]);
    });
  }
});
