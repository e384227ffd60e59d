import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

/** A wire to PostgreSQL that can be cut: refused as when the server is down, or silent as when the network is. */
class Wire {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isSilent = false;
  #port = 0;

  constructor(target: { path: string } | { host: string; port: number }) {
    this.#server = createServer((near) => {
      this.#keep(near);
      if (this.#isSilent) return;
      const far = this.#keep(connect(target));
      near.on('data', (data) => this.#isSilent || far.write(data));
      far.on('data', (data) => this.#isSilent || near.write(data));
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
  }

  async open(): Promise<number> {
    this.#isSilent = false;
    this.#cut();
    if (!this.#server.listening) {
      this.#server.listen(this.#port, '127.0.0.1');
      await once(this.#server, 'listening');
      this.#port = (this.#server.address() as AddressInfo).port;
    }
    return this.#port;
  }

  refuse(): void {
    this.#server.close();
    this.#cut();
  }

  silence(): void {
    this.#isSilent = true;
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    return socket.on('close', () => this.#sockets.delete(socket)).on('error', () => socket.destroy());
  }
}

describe('without its database the server', () => {
  let direct: TestApp;
  let app: TestApp;
  let client: TestClient;
  let wire: Wire;

  before(async () => {
    direct = await startTestApp();
    const url = new URL(direct.dependencies.databaseUrl);
    const host = decodeURIComponent(url.hostname);
    wire = new Wire(
      host.startsWith('/')
        ? { path: `${host}/.s.PGSQL.${url.port || 5432}` }
        : { host, port: Number(url.port || 5432) },
    );
    url.hostname = '127.0.0.1';
    url.port = String(await wire.open());
    app = await startTestApp({ env: { DATABASE_URL: url.href, ROOFTREE_REQUEST_TIMEOUT_SECONDS: '3' } });
    client = await app.addClient();
  });
  after(async () => {
    await wire.open();
    await app.stop();
    wire.refuse();
    await direct.stop();
  });

  const status = async () => {
    const started = performance.now();
    const answer = await client.call('GET', '/v1/renovations');
    const seconds = (performance.now() - started) / 1000;
    return {
      status: answer.status,
      body: await answer.text(),
      retry: answer.headers.get('retry-after'),
      seconds,
    };
  };
  const isBack = async () => (await status()).status === 200;

  it('answers 503 at once when it is refused, and recovers by itself', async () => {
    assert.equal((await status()).status, 200);
    wire.refuse();
    for (let number = 0; number < 5; number++) {
      const answer = await status();
      assert.equal(answer.body, '{"statusCode":503,"error":"Service Unavailable"}');
      assert.ok(Number(answer.retry) > 0);
      assert.ok(answer.seconds < 1, `took ${answer.seconds} s`);
    }
    const paths = ['/health/live', '/health/ready'];
    const health = await Promise.all(paths.map(async (path) => (await fetch(`${app.url}${path}`)).status));
    assert.deepEqual(health, [200, 503]);
    await wire.open();
    await until(isBack, 5000);
  });

  it('answers 503 within the request time when the network is silent, and recovers by itself', async () => {
    wire.silence();
    const answers = await Promise.all([status(), status(), status()]);
    for (const answer of answers) {
      assert.equal(answer.status, 503);
      assert.ok(answer.seconds < 4, `took ${answer.seconds} s`);
    }
    await wire.open();
    await until(isBack, 5000);
  });
});
