import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Fault } from '../../fault.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { spoolUpload, type UploadSpool } from './upload-spool.ts';

const MIB = 1024 * 1024;

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
