/** Sends a page: security headers, then the HTML in the smallest encoding that the browser accepts. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '@rooftree/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from '../../http/requests/etag.ts';
import { acceptedEncoding } from '../../http/requests/negotiate.ts';
import { pageHeaders } from './page-headers.ts';

interface Page {
  status: number;
  language: Language;
  /** The pictures from other hosts that this page shows. */
  pictures: readonly string[];
  /** Origins whose pages may show this one inside of theirs. */
  embedders?: readonly string[];
  html: string;
}

const STYLE = '<style>';
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// A page is compressed for each visit: a low quality, because the visitor waits for it.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { status, language, html } = page;
  const style = html.slice(html.indexOf(STYLE) + STYLE.length, html.indexOf('</style>'));
  reply
    .code(status)
    .headers(pageHeaders(hash('sha256', style, 'base64'), page.pictures, page.embedders ?? []))
    .header('content-language', language);
  if (status === 200 && request.method === 'GET' && isKnown(request, reply, etagOf(html)))
    return reply.code(304).removeHeader('content-type').send();
  const encoding = acceptedEncoding(request, ['br', 'gzip']);
  if (encoding === null) return reply.send(html);
  const compressed = encoding === 'br' ? compressBrotli(html, BROTLI) : compressGzip(html);
  return reply.header('content-encoding', encoding).send(await compressed);
}
