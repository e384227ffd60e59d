import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { startTestApp } from '../testing/test-app.ts';
import { startMetricsServer } from './metrics-server.ts';

const OWN_PORT = { metricsPort: 0, host: '127.0.0.1' };

test('the figures of a server are on a port of their own, and not on the public one', async (t) => {
  const app = await startTestApp();
  t.after(() => app.stop());
  const { log } = app.dependencies;
  const metrics = (await startMetricsServer(OWN_PORT, app.app.metrics, log)) ?? assert.fail();
  t.after(() => metrics.close());

  await fetch(`${app.url}/health/live`);
  const answer = await fetch(metrics.url);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  const figures = await answer.text();
  assert.match(figures, /rooftree_request_duration_seconds_count\{operation="checkLive",status="200"\} 1/);
  assert.match(figures, /process_resident_memory_bytes \d+/);
  assert.equal((await fetch(`${app.url}/metrics`)).status, 404);

  const { port } = new URL(metrics.url);
  await assert.rejects(startMetricsServer({ ...OWN_PORT, metricsPort: Number(port) }, new Registry(), log), {
    name: 'ConfigError',
    message: `port ${port} of 127.0.0.1 is in use: set ROOFTREE_METRICS_PORT to another port`,
  });
});

test('a process without the setting has no such port', async (t) => {
  const app = await startTestApp();
  t.after(() => app.stop());
  const { config, log } = app.dependencies;
  assert.equal(await startMetricsServer(config, new Registry(), log), null);
});
