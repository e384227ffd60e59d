/** Sends a page: security headers, then the HTML in the smallest encoding that the browser accepts. */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageAssets } from '@rooftree/planner/page-data';
import type { Language } from '@rooftree/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/requests/negotiate.ts';
import type { PageBundle } from './page-bundle.ts';
import { pageHeaders } from './page-headers.ts';

interface Page {
  status: number;
  language: Language;
  /** The pictures from other hosts that this page shows. */
  pictures: readonly string[];
  /** Origins whose pages may show this one inside of theirs. */
  embedders?: readonly string[];
  draw: (assets: PageAssets) => string;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// A page is compressed for each visit: a low quality, because the visitor waits for it.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function sendPage(request: FastifyRequest, reply: FastifyReply, bundle: PageBundle, page: Page) {
  const nonce = randomBytes(16).toString('base64');
  const html = page.draw(bundle.assetsFor(page.language, nonce));
  reply
    .code(page.status)
    .headers(pageHeaders(nonce, page.pictures, page.embedders ?? []))
    .header('content-language', page.language);
  const encoding = acceptedEncoding(request, ['br', 'gzip']);
  if (encoding === null) return reply.send(html);
  const compressed = encoding === 'br' ? compressBrotli(html, BROTLI) : compressGzip(html);
  return reply.header('content-encoding', encoding).send(await compressed);
}
