/** A provider on loopback: a real HTTP server that answers as configured, and misbehaves on request. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Misbehaviour } from './misbehaviour.ts';

export interface SimulatorRequest {
  method: string;
  /** Absolute, on the simulator's own base. */
  url: URL;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface SimulatorReply {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

export interface Simulator {
  /** Scheme, host and port. */
  base: string;
  /** All requests, in order. */
  requests: SimulatorRequest[];
  /** From now on, for as many requests as it says; several wait for each other. */
  misbehave(misbehaviour: Misbehaviour): void;
  /** Back to good manners. */
  behave(): void;
  close(): Promise<void>;
}

export type Answer = (request: SimulatorRequest) => SimulatorReply | Promise<SimulatorReply>;

/** The form of a JSON response. */
export function json(value: unknown, status = 200): SimulatorReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

export async function startSimulator(answer: Answer): Promise<Simulator> {
  const requests: SimulatorRequest[] = [];
  const open: { misbehaviour: Misbehaviour; left: number }[] = [];
  const given = new Map<string, SimulatorReply>();
  let base = '';

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await received(incoming, base);
    requests.push(request);
    const found = open.find(({ misbehaviour, left }) => left > 0 && isMeant(misbehaviour, request));
    if (found) found.left -= 1;
    const misbehaviour = found?.misbehaviour;
    if (misbehaviour?.kind === 'silence') return;
    if (misbehaviour?.kind === 'slow') await sleep(misbehaviour.ms);
    const reply = await replyTo(request, misbehaviour);
    if (misbehaviour?.kind === 'half') cutInHalf(response, reply);
    else send(response, reply);
  };
  const replyTo = async (request: SimulatorRequest, misbehaviour: Misbehaviour | undefined) => {
    const place = `${request.method} ${request.url.pathname}`;
    const before = given.get(place);
    if (misbehaviour?.kind === 'again' && before) return before;
    if (misbehaviour?.kind === 'status')
      return { status: misbehaviour.status, headers: misbehaviour.headers ?? {}, body: '' };
    if (misbehaviour?.kind === 'instead') return misbehaviour.reply;
    const reply = await answer(request);
    given.set(place, reply);
    return reply;
  };

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a path.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    requests,
    misbehave: (misbehaviour) =>
      open.push({ misbehaviour, left: misbehaviour.times ?? Number.POSITIVE_INFINITY }),
    behave: () => open.splice(0),
    async close() {
      const isClosed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await isClosed;
    },
  };
}

function isMeant({ path }: Misbehaviour, { url }: SimulatorRequest): boolean {
  return path === undefined || url.pathname.includes(path);
}

async function received(incoming: IncomingMessage, base: string): Promise<SimulatorRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece);
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '/', base),
    headers: Object.fromEntries(headers),
    body: Buffer.concat(pieces),
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '' }: SimulatorReply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** Announces the whole answer, sends half of it and hangs up. */
function cutInHalf(
  response: ServerResponse,
  { status = 200, headers = {}, body = '' }: SimulatorReply,
): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}
