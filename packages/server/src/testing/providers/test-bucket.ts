import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import S3rver from 's3rver';

/** What becomes of a request; `loses answers` has it done, and never answers. */
export type BucketMood = 'answers' | 'refuses' | 'hangs' | 'loses answers';

export interface TestBucket {
  /** The settings of a server that uses it, credentials included. */
  env: Record<string, string>;
  mood: BucketMood;
  /** How many requests it let hang or lost the answer of. */
  unanswered: number;
  /** The paths of everything in it. */
  objects(): Promise<string[]>;
  /** Where an object's content lies. */
  fileOf(path: string): string;
  stop(): Promise<void>;
}

const BUCKET = 'reports-bucket';
const CONTENT_SUFFIX = '._S3rver_object';

/** A server that speaks S3's protocol, behind a proxy that can fail. */
export async function startTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'rooftree-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port: storePort } = await store.run();

  const proxy = createServer((asked, answer) => {
    if (bucket.mood === 'refuses') return void asked.socket.destroy();
    if (bucket.mood === 'hangs') {
      bucket.unanswered += 1;
      return;
    }
    forward(asked, answer, storePort, () => {
      if (bucket.mood !== 'loses answers') return true;
      bucket.unanswered += 1;
      return false;
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  const { port } = proxy.address() as AddressInfo;

  const folder = join(directory, BUCKET);
  const bucket: TestBucket = {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      // The keys that s3rver knows; in production the SDK finds a role or a profile.
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    mood: 'answers',
    unanswered: 0,
    fileOf: (path) => join(folder, `${path}${CONTENT_SUFFIX}`),
    async objects() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith(CONTENT_SUFFIX))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).slice(0, -CONTENT_SUFFIX.length))
        .sort();
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  // The SDK takes its credentials from the environment of the process.
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: bucket.env['AWS_ACCESS_KEY_ID'],
    AWS_SECRET_ACCESS_KEY: bucket.env['AWS_SECRET_ACCESS_KEY'],
  });
  return bucket;
}

function forward(asked: IncomingMessage, answer: ServerResponse, port: number, mayAnswer: () => boolean) {
  const { method, url: path, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, method, path, headers }, (found) => {
    if (!mayAnswer()) return void found.resume();
    answer.writeHead(found.statusCode ?? 500, found.headers);
    found.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
