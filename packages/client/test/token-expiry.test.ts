import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { createClient } from '../src/index.ts';

const CALLS = 200;
// How many answers have come when the token's hour is over.
const MIDDLE = 50;

const app = await startTestApp();
after(() => app.stop());

test('a token that expires in the middle of a burst is renewed once, and no call fails', async (t) => {
  const { clientId, clientSecret } = await app.addClient();
  const statuses: number[] = [];
  let tokenRequests = 0;
  let sent = 0;
  const expiry = Promise.withResolvers<void>();
  const { renovations } = createClient({
    baseUrl: app.url,
    clientId,
    clientSecret,
    fetch: async (url, init) => {
      if (String(url).endsWith('/v1/oauth/token')) tokenRequests++;
      sent += 1;
      // On the way, with the token of before: else a server that reads them all before it answers one would take them
      // all.
      if (sent > MIDDLE) await expiry.promise;
      const response = await fetch(url, init);
      statuses.push(response.status);
      if (statuses.length === MIDDLE) {
        t.mock.timers.tick(3_601_000);
        expiry.resolve();
      }
      return response;
    },
  });
  // One clock for the client and the server, which share this process.
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  await renovations.search();
  const pages = await Promise.all(Array.from({ length: CALLS }, () => renovations.search()));
  assert.equal(pages.length, CALLS);
  assert.equal(tokenRequests, 2);
  const refused = statuses.filter((status) => status === 401).length;
  assert.ok(refused > 0, 'no call met the expiry');
  t.diagnostic(`${refused} of ${CALLS} calls met the expiry`);
});
