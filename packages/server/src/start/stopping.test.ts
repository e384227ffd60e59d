import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { startTestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

test('a request that arrives while the server stops is answered as any other', async (t) => {
  const { app, url, stop } = await startTestApp();
  t.after(stop);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  t.after(() => socket.destroy());
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  await once(socket, 'connect');
  const open = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  // Half of a request: the connection is in use, and is not closed with those at rest.
  socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n');
  await until(async () => (await open()) === 1);
  const closed = app.close();
  await until(() => !app.server.listening);
  socket.write('\r\n');
  await closed;
  await until(() => answer.includes('\r\n\r\n'));
  assert.match(answer, /^HTTP\/1\.1 200 OK\r\n/);
});
