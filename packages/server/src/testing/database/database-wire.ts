import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  near: Socket;
  far: Socket;
  isSilent: boolean;
  /** Goes silent after the next bytes from PostgreSQL. */
  isAboutToBeSilent: boolean;
}

/**
 * A TCP connection to PostgreSQL that can be broken in the ways a network has: refused as when the server is down,
 * slow, silent as when packets are lost, or silent for those who are connected and well for everybody else, as after a
 * fail-over or behind a firewall that forgot them.
 */
export class DatabaseWire {
  /** How many have connected so far. */
  connections = 0;
  readonly #server: Server;
  readonly #databaseUrl: URL;
  readonly #pairs = new Set<Pair>();
  #isSilent = false;
  #delayMs = 0;
  #port = 0;

  constructor(databaseUrl: string) {
    this.#databaseUrl = new URL(databaseUrl);
    this.#server = createServer((near) => this.#join(near));
  }

  /** Heals it: who is connected is cut off, who connects is let through. Returns the URL that leads through here. */
  async open(): Promise<string> {
    this.#isSilent = false;
    this.#cut();
    if (!this.#server.listening) {
      this.#server.listen(this.#port, '127.0.0.1');
      await once(this.#server, 'listening');
      // A TCP server's address is never a path.
      this.#port = (this.#server.address() as AddressInfo).port;
    }
    const url = new URL(this.#databaseUrl);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  refuse(): void {
    this.#server.close();
    this.#cut();
  }

  /** Nothing goes through any more, for new connections neither. */
  silence(): void {
    this.#isSilent = true;
    this.silenceOpen();
  }

  /**
   * Who is connected now receives nothing more, and PostgreSQL nothing of them: not even that they left. Returns how
   * many.
   */
  silenceOpen(): number {
    const open = [...this.#pairs].filter(({ isSilent }) => !isSilent);
    for (const pair of open) pair.isSilent = true;
    return open.length;
  }

  /** As `silenceOpen`, but each in the middle of an answer. */
  silenceHalfWay(): void {
    for (const pair of this.#pairs) pair.isAboutToBeSilent = true;
  }

  /** Whatever goes through takes so much longer, one piece after the other; 0 for no longer. */
  slow(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  #join(near: Socket): void {
    this.connections += 1;
    const far = connect(targetOf(this.#databaseUrl));
    const pair: Pair = { near, far, isSilent: this.#isSilent, isAboutToBeSilent: false };
    this.#pairs.add(pair);
    const delayMs = () => this.#delayMs;
    forward(pair, near, far, delayMs);
    forward(pair, far, near, delayMs);
    far.on('data', () => {
      if (pair.isAboutToBeSilent) pair.isSilent = true;
    });
    far.once('close', () => this.#pairs.delete(pair));
  }

  #cut(): void {
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }
}

function forward(pair: Pair, from: Socket, to: Socket, delayMs: () => number): void {
  const send = (data: Buffer) => pair.isSilent || to.write(data);
  from.on('data', (data: Buffer) => {
    if (delayMs() === 0) return void send(data);
    from.pause();
    setTimeout(() => {
      send(data);
      from.resume();
    }, delayMs());
  });
  from.on('close', () => pair.isSilent || to.destroy());
  from.on('error', () => {});
}

function targetOf(url: URL): { path: string } | { host: string; port: number } {
  const host = decodeURIComponent(url.hostname);
  const port = Number(url.port || 5432);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}
