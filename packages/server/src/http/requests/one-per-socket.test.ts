import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import Fastify from 'fastify';
import { until } from '../../testing/until.ts';
import { answerOnePerSocket } from './one-per-socket.ts';

async function listening() {
  const app = Fastify();
  const seen = { now: 0, most: 0, begun: 0 };
  const gate = Promise.withResolvers<void>();
  answerOnePerSocket(app);
  app.get('/:number', async ({ params }) => {
    seen.begun += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await gate.promise;
    seen.now -= 1;
    // The route's only parameter.
    return (params as { number: string }).number;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, seen, port, open: gate.resolve };
}
const requests = (count: number) =>
  Array.from(
    { length: count },
    (_, number) =>
      `GET /n${number} HTTP/1.1\r\nHost: a\r\n${number === count - 1 ? 'Connection: close\r\n' : ''}\r\n`,
  ).join('');

test('pipelined requests are answered one at a time, in their order; other connections do not wait', async () => {
  const { app, seen, port, open } = await listening();
  const [one, other] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  one.write(requests(20));
  other.write(requests(1));
  await until(() => seen.begun >= 2);
  open();
  const answers = [...(await text(one)).matchAll(/\r\n\r\n(n\d+)/g)].map(([, number]) => number);
  assert.deepEqual(
    answers,
    Array.from({ length: 20 }, (_, number) => `n${number}`),
  );
  assert.match(await text(other), /n0/);
  assert.ok(seen.most <= 2, `${seen.most} at once`);
  await app.close();
});

test('a connection that pipelines without end is closed', async () => {
  const { app, seen, port, open } = await listening();
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {});
  client.write(requests(500));
  await once(client, 'close');
  assert.equal(seen.begun, 1);
  open();
  await app.close();
});
