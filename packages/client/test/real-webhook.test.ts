import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { createWebhook } from '../../server/src/output/webhooks/webhooks.service.ts';
import { addMixedEstates } from '../../server/src/testing/data/mixed-estates.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { createClient, verifyWebhook, WebhookVerificationError } from '../src/index.ts';

const app = await startTestApp({
  hasWorker: true,
  env: { ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' },
});
after(() => app.stop());

test('what the server sends when a batch has ended is found good, and no other secret opens it', async (t) => {
  const received = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: string }>();
  const receiver = createServer(async (request, response) => {
    received.resolve({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  t.after(() => receiver.close());

  const { sql } = app.dependencies;
  const { contextId, clientId, clientSecret } = await app.addClient();
  const names = await addMixedEstates(sql, contextId, 2);
  const { secret } = await createWebhook(sql, contextId, {
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhook`,
    events: [],
    allowPrivateAddresses: true,
  });
  const { calculationJobs } = createClient({ baseUrl: app.url, clientId, clientSecret });
  const job = await calculationJobs.planRenovations(names);

  const message = await received.promise;
  const event = await verifyWebhook<{ type: string; data: { id: string } }>({ secret, ...message });
  assert.match(event.type, /^calculation_job\./);
  assert.equal(event.data.id, job.id);
  const other = `whsec_${btoa('another secret of this test, 32.')}`;
  await assert.rejects(verifyWebhook({ secret: other, ...message }), WebhookVerificationError);
});
