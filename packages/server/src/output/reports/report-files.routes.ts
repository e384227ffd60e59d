/**
 * `/cdn/<path>`: reports, and copies of estates' pictures, for requests with their unguessable address. No listing, no
 * other file.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../../fault.ts';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { readByteRange } from '../../infra/files/byte-range.ts';
import {
  CACHE_CONTROL,
  contentDisposition,
  type FileStore,
  FileStoreError,
} from '../../infra/files/file-store.ts';
import { pictureType } from '../../infra/files/picture-path.ts';
import { isReportPath } from './report-path.ts';

export function reportFileRoutes(app: ApiScope, files: FileStore): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/cdn/*',
    schema: { hide: true },
    handler: (request: FastifyRequest, reply) => {
      // The router puts there what the `*` of the address stands for.
      const path = (request.params as { '*': string })['*'];
      return sendFile(files, path, request, reply).catch((error: unknown) => {
        throw error instanceof FileStoreError ? new Fault('busy', [], { cause: error }) : error;
      });
    },
  });
}

async function sendFile(files: FileStore, path: string, request: FastifyRequest, reply: FastifyReply) {
  const type = isReportPath(path) ? 'application/pdf' : pictureType(path);
  const found = type === null ? null : await files.find(path);
  if (type === null || !found) throw new Fault('missing');
  reply.headers({
    'content-type': type,
    'content-disposition': contentDisposition(path),
    'cache-control': CACHE_CONTROL,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'accept-ranges': 'bytes',
    etag: found.etag,
  });
  if (isKnown(request, found.etag)) return reply.code(304).send();

  const asked = isUnchanged(request, found.etag) ? request.headers.range : undefined;
  const range = readByteRange(asked, found.bytes);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${found.bytes}`).send();
  }
  const [start, end] = range === 'whole' ? [0, found.bytes - 1] : [range.start, range.end];
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${found.bytes}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await files.read(path, { start, end }));
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known === '*' || (known?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag) ?? false);
}

/** A range of another version of the file would be of no use to the reader. */
function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const began = request.headers['if-range'];
  return began === undefined || began === etag;
}
