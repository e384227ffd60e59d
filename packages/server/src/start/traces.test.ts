import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createWebhook } from '../output/webhooks/webhooks.service.ts';
import { successOf } from '../testing/answers.ts';
import { startReceiver, type WebhookReceiver } from '../testing/providers/webhook-receiver.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from './trace-receiver.fixture.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const CALLER = '00f067aa0ba902b7';
const traceId = (digit: string) => digit.repeat(32);
const traceparent = (digit: string, flags = '01') => `00-${traceId(digit)}-${CALLER}-${flags}`;
const ESTATE = {
  address: { country: 'BE', zip_code: '9000', place: 'Gent', street: 'Hidden Street', house_number: '7' },
  estate_type: 'HOUSE',
  estate_format: 'OPEN',
  year_built: 1931,
  managing_user_external_id: 'agent-of-the-house',
};

describe('traces', () => {
  let traces: TraceReceiver;
  let hooks: WebhookReceiver;
  let app: TestApp;
  let client: TestClient;
  const spansOf = (id: string) => traces.spans.filter((span) => span.traceId === id);
  const named = (id: string, name: string): ReceivedSpan =>
    spansOf(id).find((span) => span.name === name) ?? assert.fail(`no span ${name}`);
  const isNamed = (id: string, name: string) => spansOf(id).some((span) => span.name === name);

  before(async () => {
    traces = await startTraceReceiver();
    hooks = await startReceiver();
    app = await startTestApp({
      hasWorker: true,
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-receiver',
        ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on',
      },
    });
    client = await app.addClient();
    const { secret: _, ...hook } = await createWebhook(app.dependencies.sql, client.contextId, {
      url: `${hooks.url}/a-secret-path`,
      events: ['calculation_job.finished'],
      allowPrivateAddresses: true,
    });
    assert.ok(hook.id);
  });
  after(async () => {
    await app.stop();
    hooks.close();
    traces.close();
  });

  it('follow a request through the queue to the webhook, and hold nothing that a request or a row says', async () => {
    const id = traceId('a');
    const headers = { traceparent: traceparent('a') };
    const put = await client.call('PUT', '/v1/estates/secret-villa', ESTATE, headers);
    assert.equal(put.status, 201);
    await successOf(await client.call('POST', BATCH, ['secret-villa'], headers));
    await until(() => hooks.received.length === 1);
    await until(() => isNamed(id, 'deliver webhook') && isNamed(id, 'task deliver_webhook'));

    const byId = new Map(spansOf(id).map((span) => [span.spanId, span]));
    const request = named(id, 'PUT /v1/estates/:external_id');
    assert.equal(request.parentId, CALLER);
    assert.deepEqual(request.attributes, {
      'http.request.method': 'PUT',
      'http.route': '/v1/estates/:external_id',
      'rooftree.operation': request.attributes['rooftree.operation'],
      'http.response.status_code': 201,
    });
    // Each is a part of the one before it: request, task, its own request to the receiver.
    const statement = spansOf(id).find((span) => span.parentId === request.spanId) ?? assert.fail();
    assert.equal(statement.attributes['db.system.name'], 'postgresql');
    const chunk = named(id, 'task calculate_chunk');
    assert.match(byId.get(chunk.parentId)?.name ?? '', /^(POST|transaction|SELECT)/);
    assert.equal(named(id, 'calculate estates').parentId, chunk.spanId);
    const delivery = named(id, 'task deliver_webhook');
    const sent = named(id, 'deliver webhook');
    assert.equal(sent.parentId, delivery.spanId);
    assert.equal(sent.attributes['http.response.status_code'], 204);
    assert.equal(hooks.received[0]?.headers['traceparent'], `00-${id}-${sent.spanId}-01`);

    assert.equal(traces.requests[0]?.path, '/v1/traces');
    assert.equal(traces.requests[0]?.headers['authorization'], 'Bearer of-the-receiver');
    const everything = Buffer.concat(traces.requests.map(({ body }) => body)).toString('latin1');
    const { token, clientId, contextId } = client;
    for (const secret of [
      token,
      clientId,
      contextId,
      'secret-villa',
      'Hidden Street',
      'agent-of-the-house',
      'a-secret-path',
      '127.0.0.1',
    ])
      assert.ok(!everything.includes(secret), `a trace holds ${secret}`);
  });

  it('show a report as rendered and stored', async () => {
    await client.call('PUT', '/v1/estates/other', { ...ESTATE, year_built: 1955 });
    await successOf(await client.call('POST', BATCH, ['other']));
    const listed = async () =>
      (await successOf<{ data: { renovation_id: string }[] }>(await client.call('GET', '/v1/renovations')))
        .data;
    await until(async () => (await listed()).length >= 1);
    const [renovation] = await listed();
    const path = `/v1/renovations/${renovation?.renovation_id}/reports`;
    const headers = { traceparent: traceparent('b') };
    await successOf(await client.call('POST', path, { language: 'en' }, headers));
    const id = traceId('b');
    await until(() => isNamed(id, 'POST /v1/renovations/:renovation_id/reports'));
    const request = named(id, 'POST /v1/renovations/:renovation_id/reports');
    assert.equal(named(id, 'render report').parentId, request.spanId);
    assert.equal(named(id, 'store report').parentId, request.spanId);
    assert.equal(named(id, 'transaction').parentId, request.spanId);
  });

  it('begin with a request that brings none or a broken one, and are left alone where the caller records none', async () => {
    await client.call('GET', '/v1/renovations?page_size=1', undefined, {
      traceparent: traceparent('c', '00'),
    });
    await client.call('GET', '/v1/renovations?page_size=1', undefined, {
      traceparent: `00-${traceId('d')}-x-01`,
    });
    await client.call('GET', '/v1/renovations/not-a-uuid');
    await until(() =>
      traces.spans.some((span) => span.name === 'GET /v1/renovations' && span.parentId === ''),
    );
    await until(() =>
      traces.spans.some(
        ({ name, attributes }) =>
          name === 'GET /v1/renovations/:renovation_id' && attributes['http.response.status_code'] === 400,
      ),
    );
    assert.deepEqual([spansOf(traceId('c')), spansOf(traceId('d'))], [[], []]);
  });
});

describe('a receiver of traces that is away', () => {
  it('fails no request and holds up neither one nor the end of the server', async (t) => {
    const traces = await startTraceReceiver();
    t.after(() => traces.close());
    traces.answers = 'hangs';
    const app = await startTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url } });
    const client = await app.addClient();
    const search = async () => (await client.call('GET', '/v1/renovations')).status;
    const load = async () => {
      const statuses = await Promise.all(Array.from({ length: 20 }, search));
      assert.deepEqual(new Set(statuses), new Set([200]));
    };
    await load();
    await until(() => traces.requests.length > 0);
    await load();
    assert.deepEqual(traces.spans, []);
    traces.answers = 'refuses';
    await load();
    traces.close();
    await load();
    await app.stop();
  });
});

describe('without a receiver', () => {
  it('a trace is passed on unchanged to the queue and to webhooks', async (t) => {
    const hooks = await startReceiver();
    t.after(() => hooks.close());
    const app = await startTestApp({
      hasWorker: true,
      env: { ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' },
    });
    t.after(() => app.stop());
    assert.equal(app.dependencies.tracer, null);
    const client = await app.addClient();
    await createWebhook(app.dependencies.sql, client.contextId, {
      url: hooks.url,
      events: ['calculation_job.finished'],
      allowPrivateAddresses: true,
    });
    await client.call('PUT', '/v1/estates/villa', ESTATE);
    await client.call('POST', BATCH, ['villa'], { traceparent: traceparent('e') });
    await until(() => hooks.received.length === 1);
    assert.equal(hooks.received[0]?.headers['traceparent'], traceparent('e'));
    await client.call('POST', BATCH, ['villa']);
    await until(() => hooks.received.length === 2);
    assert.equal(hooks.received[1]?.headers['traceparent'], undefined);
  });
});
