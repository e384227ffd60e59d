/** Backups in a bucket of any S3. Credentials come from the SDK's default chain: environment, profile, role. */
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { assertSafeName, attempt, type BackupStore } from './backup-store.ts';

interface BucketSettings {
  bucket: string;
  /** Empty, or like `rooftree/production`. */
  prefix: string;
  region: string;
  endpoint: string | null;
}

const CONNECT_LIMIT_MS = 5000;
const ANSWER_LIMIT_MS = 20_000;
/** Slower than this an upload counts as stuck. */
const SLOWEST_BYTES_PER_MS = 256;
const UPLOAD_ATTEMPTS = 3;
const ignore = (): void => {};

export function createBucketStore({ bucket, prefix, region, endpoint }: BucketSettings): BackupStore {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // An upload that breaks off is repeated and reported here: without a logger the SDK prints a line besides.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: { connectionTimeout: CONNECT_LIMIT_MS },
    // Servers other than Amazon's do not know its newer checksums; a backup has checksums of its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyOf = (name: string): string => {
    assertSafeName(name);
    return prefix === '' ? name : `${prefix}/${name}`;
  };
  const object = (name: string) => ({ Bucket: bucket, Key: keyOf(name) });
  const locate = (name?: string) =>
    `s3://${bucket}${name === undefined ? prefix && `/${prefix}` : `/${keyOf(name)}`}`;
  const soon = (bytes = 0) => ({
    abortSignal: AbortSignal.timeout(ANSWER_LIMIT_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_MS)),
  });

  async function* pages(folder: string, isDeep: boolean): AsyncGenerator<ListObjectsV2CommandOutput> {
    const start = [prefix, folder].filter((part) => part !== '').join('/');
    let token: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: start === '' ? '' : `${start}/`,
          ...(!isDeep && { Delimiter: '/' }),
          ...(token && { ContinuationToken: token }),
        }),
        soon(),
      );
      yield page;
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }
  const nameOf = (key: string) => (prefix === '' ? key : key.slice(prefix.length + 1));

  return {
    put: (name, content) =>
      attempt(`cannot write ${locate(name)}`, async () => {
        const bytes = content instanceof Uint8Array ? content.byteLength : content.bytes;
        for (let tries = 1; ; tries += 1) {
          const Body = content instanceof Uint8Array ? content : content.open();
          try {
            await client.send(
              new PutObjectCommand({ ...object(name), Body, ContentLength: bytes }),
              soon(bytes),
            );
            return;
          } catch (error) {
            if (tries === UPLOAD_ATTEMPTS) throw error;
          }
        }
      }),
    read: (name) =>
      attempt(`cannot read ${locate(name)}`, async () => {
        const { Body } = await client.send(new GetObjectCommand(object(name)));
        // In Node the SDK's body is a Readable; its type also allows a browser's.
        return Body as Readable;
      }),
    sizeOf: (name) =>
      attempt(`cannot look up ${locate(name)}`, async () => {
        try {
          return (await client.send(new HeadObjectCommand(object(name)), soon())).ContentLength ?? 0;
        } catch (error) {
          if (error instanceof NotFound) return null;
          throw error;
        }
      }),
    list: (folder) =>
      attempt(`cannot list ${locate()}`, async () => {
        const found = [];
        for await (const { Contents = [] } of pages(folder, true))
          for (const { Key = '', Size = 0 } of Contents) found.push({ name: nameOf(Key), bytes: Size });
        return found;
      }),
    folders: (folder) =>
      attempt(`cannot list ${locate()}`, async () => {
        const found = [];
        for await (const { CommonPrefixes = [] } of pages(folder, false))
          for (const { Prefix = '' } of CommonPrefixes)
            found.push(Prefix.replace(/\/$/, '').replace(/^.*\//, ''));
        return found;
      }),
    remove: async (name) => {
      await attempt(`cannot remove ${locate(name)}`, () =>
        client.send(new DeleteObjectCommand(object(name)), soon()),
      );
    },
    locate,
    close: () => client.destroy(),
  };
}
