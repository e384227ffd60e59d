/** Files in a bucket of any S3. Credentials come from the SDK's default chain: environment, profile, role. */
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  assertSafePath,
  CACHE_CONTROL,
  contentDisposition,
  type FileStore,
  FileStoreError,
} from './file-store.ts';
import { findBucketFault } from './s3-fault.ts';

interface S3Settings {
  bucket: string;
  region: string;
  /** The address of a server that is not Amazon's; buckets are then paths of that address. */
  endpoint: string | null;
}

/** A bucket that hangs frees its caller within ten seconds: two attempts, and a moment between them. */
const ATTEMPTS = 2;
const ANSWER_LIMIT_MS = 4_500;
const CONNECT_LIMIT_MS = 2_000;

export function createS3Files({ bucket, region, endpoint }: S3Settings): FileStore & { close(): void } {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    // Until the answer begins: a download by a slow reader is never cut off.
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      requestTimeout: ANSWER_LIMIT_MS,
      throwOnRequestTimeout: true,
    },
    // Servers other than Amazon's do not know its newer checksums; TLS and the length protect what is sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const object = (path: string) => {
    assertSafePath(path);
    return { Bucket: bucket, Key: path };
  };

  const place = { kind: 'bucket', place: `s3://${bucket}` } as const;
  return {
    place,
    async describe() {
      await attempt(client.send(new HeadBucketCommand({ Bucket: bucket })).catch(nullWhenForbidden));
      return { ...place, freeBytes: null };
    },
    findFault: () => findBucketFault(client, bucket),
    async write(path, content, contentType) {
      await attempt(
        client.send(
          new PutObjectCommand({
            ...object(path),
            Body: content,
            ContentLength: content.byteLength,
            ContentType: contentType,
            ContentDisposition: contentDisposition(path),
            CacheControl: CACHE_CONTROL,
          }),
        ),
      );
    },
    async find(path) {
      const found = await attempt(client.send(new HeadObjectCommand(object(path))).catch(nullWhenMissing));
      return found && { bytes: found.ContentLength ?? 0, etag: found.ETag ?? '""' };
    },
    async read(path, range) {
      const bytes = range && { Range: `bytes=${range.start}-${range.end}` };
      const { Body } = await attempt(client.send(new GetObjectCommand({ ...object(path), ...bytes })));
      // In Node the SDK's body is a Readable; its type also allows a browser's.
      return Body as Readable;
    },
    async remove(path) {
      await attempt(client.send(new DeleteObjectCommand(object(path))).catch(nullWhenMissing));
    },
    locate: (path) => `s3://${bucket}/${path}`,
    close: () => client.destroy(),
  };
}

/** Files can be written without the right to list the bucket itself: a refusal shows that it is there. */
function nullWhenForbidden(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403) return null;
  throw error;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof NotFound || error instanceof NoSuchKey) return null;
  throw error;
}

async function attempt<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new FileStoreError('the file store did not respond', { cause });
  }
}
