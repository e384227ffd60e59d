import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { acquireLease } from './lease.ts';

test('an attempt that fails is not reported as a lost lease', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-lease-'));
  t.after(() => rmSync(folder, { recursive: true }));
  let lost = 0;
  const onLost = () => {
    lost += 1;
  };
  const url = `postgres://rooftree@${encodeURIComponent(folder)}/postgres`;
  await assert.rejects(acquireLease(url, { isSoleServer: true, onLost }), { code: 'ENOENT' });
  assert.equal(lost, 0);
});

test('an attempt that gets no answer is given up by its signal', async (t) => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  await once(silent, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = silent.address() as AddressInfo;
  const stopping = new AbortController();
  const attempt = acquireLease(`postgres://rooftree@127.0.0.1:${port}/postgres`, {
    isSoleServer: true,
    onLost: () => {},
    signal: stopping.signal,
  });
  await once(silent, 'connection');
  const reason = new Error('stopped');
  stopping.abort(reason);
  await assert.rejects(attempt, reason);
});
