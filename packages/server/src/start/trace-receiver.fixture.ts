import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { protobufFields } from './protobuf-fields.fixture.ts';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** Empty for the first of a trace. */
  parentId: string;
  name: string;
  attributes: Record<string, string | number | boolean>;
  isFailed: boolean;
}

export interface TraceReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Of each export, as it came. */
  requests: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];
  /** What it does with an export from now on. */
  answers: 'takes' | 'refuses' | 'hangs';
  close(): void;
}

/**
 * A receiver of OTLP/HTTP with Protocol Buffers on loopback; the numbers of the fields are those of opentelemetry-proto
 * 1.7.
 */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    receiver.requests.push({ path: request.url ?? '', headers: request.headers, body });
    if (receiver.answers === 'hangs') return;
    if (receiver.answers === 'takes') receiver.spans.push(...spansIn(body));
    response
      .writeHead(receiver.answers === 'takes' ? 200 : 400, { 'content-type': 'application/x-protobuf' })
      .end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  const receiver: TraceReceiver = {
    url: `http://127.0.0.1:${port}`,
    spans: [],
    requests: [],
    answers: 'takes',
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
}

function spansIn(body: Buffer): ReceivedSpan[] {
  return messages(body, 1)
    .flatMap((resourceSpans) => messages(resourceSpans, 2))
    .flatMap((scopeSpans) => messages(scopeSpans, 2))
    .map((span) => ({
      traceId: bytesOf(span, 1).toString('hex'),
      spanId: bytesOf(span, 2).toString('hex'),
      parentId: bytesOf(span, 4).toString('hex'),
      name: bytesOf(span, 5).toString(),
      attributes: Object.fromEntries(messages(span, 9).map(attributeOf)),
      isFailed: numberOf(bytesOf(span, 15), 3) === 2,
    }));
}

function attributeOf(keyValue: Buffer): [string, string | number | boolean] {
  const value = bytesOf(keyValue, 2);
  const fields = protobufFields(value);
  if (fields.has(2)) return [bytesOf(keyValue, 1).toString(), numberOf(value, 2) === 1];
  const isNumber = fields.has(3);
  return [bytesOf(keyValue, 1).toString(), isNumber ? numberOf(value, 3) : bytesOf(value, 1).toString()];
}

function messages(message: Buffer, field: number): Buffer[] {
  return (protobufFields(message).get(field) ?? []).filter((value) => typeof value !== 'bigint');
}

function bytesOf(message: Buffer, field: number): Buffer {
  return messages(message, field)[0] ?? Buffer.alloc(0);
}

function numberOf(message: Buffer, field: number): number {
  return Number(protobufFields(message).get(field)?.[0] ?? 0);
}
