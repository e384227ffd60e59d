import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './etag.ts';
import { acceptedEncoding } from './negotiate.ts';

// Each form is made once and sent often; the highest quality would take seconds for the reference's script.
const COMPRESSIONS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  zstd: (bytes: Buffer) => promisify(zstdCompress)(bytes),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof COMPRESSIONS;

/** The smallest first: of those that a caller wants alike, that one is sent. */
const ENCODINGS: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** A file that is the same for all until the next start. A compressed form is made at the first request for it. */
export class StaticFile {
  readonly #content: Buffer;
  readonly #etag: string;
  readonly #headers: Record<string, string>;
  readonly #isText: boolean;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(type: string, content: Buffer | string, cacheControl = 'public, max-age=3600') {
    this.#content = Buffer.from(content);
    this.#etag = etagOf(this.#content);
    this.#isText = type.includes('charset');
    this.#headers = {
      'content-type': type,
      'cache-control': cacheControl,
      ...(this.#isText && { vary: 'accept-encoding' }),
    };
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(this.#headers);
    if (isKnown(request, reply, this.#etag)) return reply.code(304).removeHeader('content-type').send();
    const encoding = this.#isText ? acceptedEncoding(request, ENCODINGS) : null;
    if (encoding === null) return reply.send(this.#content);
    return reply.header('content-encoding', encoding).send(await this.#in(encoding));
  }

  #in(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known !== undefined) return known;
    const made = COMPRESSIONS[encoding](this.#content);
    this.#compressed.set(encoding, made);
    return made;
  }
}
