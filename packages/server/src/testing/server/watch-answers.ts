import assert from 'node:assert/strict';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { faultOfAnswer } from './api-contract.ts';

/** A list of many estates is not kept: tests of memory would measure it. */
const MOST_BYTES = 2 * 1024 * 1024;

const DECOMPRESSORS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

export interface WatchedAnswers {
  /** Fails when an answer since the last call was not as openapi.json says. */
  check(): void;
}

/** Holds every answer that leaves this server, as it is on the wire, against openapi.json. */
export function watchAnswers(server: Server): WatchedAnswers {
  const faults: string[] = [];
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const kept = captureAnswer(response);
    const judge = () => {
      const fault = faultOf(request, response.statusCode, kept);
      if (fault !== null) faults.push(fault);
    };
    response.once('finish', judge);
    // A stream of events is judged however it ends: most are left by their reader.
    response.once('close', () => !response.writableFinished && isEventStream(kept) && judge());
  });
  return {
    check: () => assert.deepEqual(faults.splice(0), [], 'answers that are not as openapi.json says'),
  };
}

const isEventStream = ({ headers }: KeptAnswer) =>
  String(headers['content-type']).startsWith('text/event-stream');

interface KeptAnswer {
  headers: Record<string, unknown>;
  chunks: Buffer[];
  bytes: number;
}

/** What is written, as far as it is not too much. */
function captureAnswer(response: ServerResponse): KeptAnswer {
  const kept: KeptAnswer = { headers: {}, chunks: [], bytes: 0 };
  // Headers that are given here are not among those that the response can be asked for.
  before(response, 'writeHead', (...args) => {
    const given = args.findLast((arg) => typeof arg === 'object' && arg !== null);
    kept.headers = { ...response.getHeaders(), ...given };
  });
  const keepChunk = (chunk: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const copy = Buffer.from(chunk);
    kept.bytes += copy.length;
    if (kept.bytes <= MOST_BYTES) kept.chunks.push(copy);
    else kept.chunks.length = 0;
  };
  before(response, 'write', keepChunk);
  before(response, 'end', keepChunk);
  return kept;
}

function before(
  response: ServerResponse,
  name: 'writeHead' | 'write' | 'end',
  look: (...args: unknown[]) => void,
): void {
  const original = response[name];
  const value = (...args: unknown[]) => {
    look(...args);
    return Reflect.apply(original, response, args);
  };
  Object.defineProperty(response, name, { value, configurable: true, writable: true });
}

function faultOf(
  { method = '', url: path = '', headers }: IncomingMessage,
  status: number,
  kept: KeptAnswer,
): string | null {
  const { 'content-type': contentType, 'content-encoding': encoding } = kept.headers;
  const whole = Buffer.concat(kept.chunks);
  const decompress = DECOMPRESSORS[String(encoding)];
  try {
    const plain = decompress && whole.length > 0 ? decompress(whole) : whole;
    return faultOfAnswer({
      method,
      path,
      status,
      isMinimal: /\breturn=minimal\b/.test(String(headers['prefer'])),
      contentType: contentType === undefined ? undefined : String(contentType),
      body: kept.bytes <= MOST_BYTES ? plain.toString() : undefined,
    });
  } catch (error) {
    return `${method} ${path}: ${error}`;
  }
}
