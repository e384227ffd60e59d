import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { limitBodies } from '../../access/limits/limit-bodies.ts';
import type { Permission } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { FILE_TYPES } from './imports.schemas.ts';
import { MAX_ROWS } from './read/sent-rows.ts';
import { spoolUpload, type UploadSpool } from './upload-spool.ts';

const MIB = 1024 * 1024;

/** What the routes of a scope that takes files have in common: there, a body is the file as it comes in. */
export function takeFiles<P extends Permission>(
  app: ApiScope,
  { maxBytes, permission, timeLimitMs }: { maxBytes: number; permission: P; timeLimitMs: number },
) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...FILE_TYPES], (_request, payload, done) => done(null, payload));
  return {
    options: {
      // Each holds a file on disk and the threads; those of others have their turn in between.
      onRequest: limitBodies(1, ({ caller }) => caller.contextId),
      config: {
        permission,
        timeLimitMs,
        // A dry run changes nothing, and an import has an entry of its own.
        hasOwnAuditEntry: true,
        checkBody: () => [],
      },
    },
    /** For descriptions. */
    limits: `up to ${MAX_ROWS} rows and ${Math.floor(maxBytes / MIB)} MiB`,
  };
}

/** Aborted when the client has gone before its answer. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Fault('gone', ['the client has gone']));
  });
  return gone.signal;
}

export async function receiveFile(body: unknown, maxBytes: number): Promise<UploadSpool> {
  // The parser above passes it on; a request without a body has none.
  const source = (body ?? []) as Readable | Iterable<Buffer> as AsyncIterable<Buffer>;
  const file = await spoolUpload(source, maxBytes);
  if (file.isWhole) return file;
  await file[Symbol.asyncDispose]();
  throw new ApiError(413, [`a file may have ${Math.floor(maxBytes / MIB)} MiB`]);
}
