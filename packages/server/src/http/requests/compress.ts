/**
 * Compression of JSON answers (RFC 9110, 8.4), in the way that the caller wants most.
 *
 * Why not @fastify/compress (9.2.0, tried with the same answers on 2026-11-15): it has no `Vary` on what it leaves as
 * it is, nor on a 304; compresses for a caller who would rather have it plain (`gzip;q=0.2, identity;q=0.9`); and
 * answers HEAD without the `Content-Encoding` and with another length than GET. The compressed bytes are the same.
 */
import { type Duplex, pipeline, Readable } from 'node:stream';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedEncoding } from './negotiate.ts';

type Bytes = string | Buffer;
type Done = (error: Error | null, bytes: Buffer) => void;

interface Compression {
  /** On the event loop: for a short answer the way to another thread and back would take longer than the work. */
  compressSync(bytes: Bytes): Buffer;
  compress(bytes: Bytes, done: Done): void;
  createStream(): Duplex;
}

const JSON_TYPE = /^application\/(json|x-ndjson)\b/;
// What is shorter fits into one packet as it is.
const LEAST_BYTES = 1024;
// A page of 20 is far below it, a page of 1000 above it.
const MOST_BYTES_SYNC = 64 * 1024;

// The lowest levels: they slow the search of 20 a page least, and the estate list shrinks to a tenth with any.
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const SHORT_BROTLI = { params: { ...BROTLI.params, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const GZIP = { level: 1 };

const COMPRESSIONS = {
  zstd: {
    // Given the size, it allocates only that much, and not a megabyte for each response.
    compressSync: (bytes) => zstdCompressSync(bytes, { ...ZSTD, pledgedSrcSize: Buffer.byteLength(bytes) }),
    compress: (bytes, done) => zstdCompress(bytes, ZSTD, done),
    createStream: () => createZstdCompress(ZSTD),
  },
  br: {
    compressSync: (bytes) => brotliCompressSync(bytes, SHORT_BROTLI),
    compress: (bytes, done) => brotliCompress(bytes, BROTLI, done),
    createStream: () => createBrotliCompress(BROTLI),
  },
  gzip: {
    compressSync: (bytes) => gzipSync(bytes, GZIP),
    compress: (bytes, done) => gzip(bytes, GZIP, done),
    createStream: () => createGzip(GZIP),
  },
} satisfies Record<string, Compression>;

/** The quickest first: of those that a caller wants alike, that one is sent. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const;

/**
 * For every JSON answer of this scope that is not short; a stream is compressed as it is read. After `tagAnswers`, so
 * that a tag names the content and not one of its encodings.
 */
export function compressAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    addVary(reply);
    if (!isCompressible(reply, payload)) return done(null, payload);
    const encoding = acceptedEncoding(request, ENCODINGS);
    if (encoding === null) return done(null, payload);
    const compression: Compression = COMPRESSIONS[encoding];
    const finish = (compressed: Buffer | Duplex) => {
      reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, compressed);
    };
    if (payload instanceof Readable) {
      // Whichever of the two ends early takes the other with it; Fastify watches the compressed one.
      finish(pipeline(payload, compression.createStream(), () => {}));
    } else if (payload.length <= MOST_BYTES_SYNC) finish(compression.compressSync(payload));
    else compression.compress(payload, (error, bytes) => (error === null ? finish(bytes) : done(error)));
  });
}

function isCompressible(reply: FastifyReply, payload: unknown): payload is Bytes | Readable {
  if (!JSON_TYPE.test(String(reply.getHeader('content-type')))) return false;
  if (reply.hasHeader('content-encoding')) return false;
  if (payload instanceof Readable) return true;
  return (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= LEAST_BYTES;
}

/** Also where nothing is compressed: a cache must not give an answer of one kind to callers of the other. */
function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
}
