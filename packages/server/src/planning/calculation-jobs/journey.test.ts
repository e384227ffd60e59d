import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { Webhook as Verifier } from 'standardwebhooks';
import { createWebhook } from '../../output/webhooks/webhooks.service.ts';
import { successOf } from '../../testing/answers.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import type { CalculationJob } from './calculation-jobs.repository.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

const events: { type: string; data: CalculationJob }[] = [];
let secret = '';
const receiver = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  const event = new Verifier(secret).verify(body, request.headers as Record<string, string>);
  events.push(event as (typeof events)[0]);
  response.writeHead(204).end();
});
await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));

const app = await startTestApp({
  hasWorker: true,
  env: { ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' },
});
after(async () => {
  await app.stop();
  receiver.close();
});

test('a client gets a token, hands in estates, has them planned, is notified, and finds the renovations', async () => {
  const { contextId, clientId, clientSecret } = await app.addClient({ context: { language: 'nl-BE' } });
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const webhook = { url, events: ['calculation_job.finished'] as const, allowPrivateAddresses: true };
  ({ secret } = await createWebhook(app.dependencies.sql, contextId, webhook));

  const { access_token } = await successOf<{ access_token: string }>(
    await fetch(`${app.url}/v1/oauth/token`, {
      method: 'POST',
      headers: { 'x-service-client-id': clientId, 'x-service-client-secret': clientSecret },
    }),
  );
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${app.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  for (const [name, year] of [
    ['villa', 1931],
    ['cottage', 1968],
  ] as const) {
    const estate = {
      address: { country: 'BE', zip_code: '9000', place: 'Gent', street: 'Kouter', house_number: `${year}` },
      estate_type: 'HOUSE',
      estate_format: 'OPEN',
      year_built: year,
      managing_user_external_id: 'agent-7',
    };
    assert.equal((await call('PUT', `/v1/estates/${name}`, estate)).status, 201);
  }

  const job = await successOf<CalculationJob>(await call('POST', BATCH, ['villa', 'cottage']));
  await until(() => events.length === 1);
  assert.equal(events[0]?.type, 'calculation_job.finished');
  assert.equal(events[0]?.data.id, job.id);

  const done = await successOf<CalculationJob>(await call('GET', `/v1/calculation-jobs/${job.id}`));
  assert.equal(done.calculation_job_status, 'FINISHED');
  assert.deepEqual(done.metadata.estates, { total: 2, finished: 2, failed: 0 });
  assert.deepEqual(events[0]?.data, done);

  const search = await successOf<{ total: number; data: Record<string, unknown>[] }>(
    await call('GET', '/v1/renovations?external_user_id=agent-7'),
  );
  assert.equal(search.total, 2);
  for (const renovation of search.data) {
    assert.match(String(renovation['renovation_name']), /^Renovatieplan Kouter \d+, 9000 Gent$/);
    const [cost, vat, total] = ['estimated_cost', 'estimated_vat_cost', 'total_estimated_cost_incl_vat'].map(
      (field) => Math.round(Number(renovation[field]) * 100),
    );
    assert(total !== undefined && total > 0);
    assert.equal((cost ?? 0) + (vat ?? 0), total);
  }
});
