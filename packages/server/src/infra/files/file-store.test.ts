/** Both stores give the same guarantees: the folder for real, S3 against a server that speaks its protocol. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { startTestBucket, type TestBucket } from '../../testing/providers/test-bucket.ts';
import { createFileStore } from './create-file-store.ts';
import { type FileStore, FileStoreError, isSafePath } from './file-store.ts';
import { createLocalFiles } from './local-files.ts';

const CONTENT = Buffer.from('%PDF-1.7 a small file');
const NO_BUCKET = { s3Bucket: null, s3Endpoint: null, s3Region: 'eu-central-1' };

function keepsItsPromises(name: string, open: () => FileStore) {
  describe(name, () => {
    const path = `reports/${'a'.repeat(22)}/passport.pdf`;

    it('gives back what was written, whole and in part', async () => {
      await open().write(path, CONTENT, 'application/pdf');
      assert.equal((await open().find(path))?.bytes, CONTENT.length);
      assert.ok((await open().find(path))?.etag);
      assert.deepEqual(await buffer(await open().read(path)), CONTENT);
      assert.deepEqual(await buffer(await open().read(path, { start: 1, end: 3 })), CONTENT.subarray(1, 4));
    });

    it('forgets what was removed, twice if need be', async () => {
      await open().remove(path);
      await open().remove(path);
      assert.equal(await open().find(path), null);
    });

    it('says what it is', async () => {
      const { kind, place, freeBytes } = await open().describe();
      assert.deepEqual({ kind, place }, open().place);
      assert.equal(freeBytes === null, kind === 'bucket');
      assert.equal(await open().findFault(), undefined);
    });

    it('takes no path that leads elsewhere', async () => {
      for (const bad of [
        '../x.pdf',
        '/etc/passwd',
        'a/../../x.pdf',
        '.hidden.pdf',
        'a//b.pdf',
        'a\0.pdf',
        '',
      ]) {
        assert.equal(isSafePath(bad), false, bad);
        await assert.rejects(async () => open().write(bad, CONTENT, 'application/pdf'), RangeError);
      }
    });
  });
}

describe('a folder', () => {
  let folder: string;
  let files: FileStore;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rooftree-files-'));
    files = await createFileStore({ dataDir: folder, ...NO_BUCKET });
  });
  after(() => rm(folder, { recursive: true, force: true }));

  keepsItsPromises('as a store', () => files);

  it('removes with a file what a process left that was killed while it wrote it', async () => {
    const path = `reports/${'k'.repeat(22)}/passport.pdf`;
    const { dir, base } = parse(files.locate(path));
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, `.${base}.unfinished`), 'half of it');
    assert.equal(await files.find(path), null);
    await files.remove(path);
    assert.equal(existsSync(dir), false);
  });

  it('leaves nothing behind when a write fails, before it or after it', async () => {
    const inside = join(folder, 'files', 'reports', 'taken.pdf');
    await mkdir(inside, { recursive: true });
    await writeFile(join(inside, 'kept'), '');
    await assert.rejects(files.write('reports/taken.pdf', CONTENT, ''), FileStoreError);
    await assert.rejects(files.write('reports/taken.pdf/kept/x.pdf', CONTENT, ''), RangeError);
    await assert.rejects(createLocalFiles(join(inside, 'kept')).write('a.pdf', CONTENT, ''), FileStoreError);
    await assert.rejects(createLocalFiles(join(inside, 'kept')).describe(), FileStoreError);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    assert.deepEqual(
      entries.filter((entry) => entry.isFile()).map(({ name }) => name),
      ['kept'],
    );
  });
});

describe('a bucket', () => {
  let bucket: TestBucket;
  let files: FileStore;
  const open = (s3Bucket: string, s3Endpoint: string) =>
    createFileStore({ dataDir: '/nowhere', s3Bucket, s3Endpoint, s3Region: 'us-east-1' });
  const endpoint = () => bucket.env['S3_ENDPOINT'] ?? '';
  before(async () => {
    bucket = await startTestBucket();
    files = await open(bucket.env['S3_BUCKET'] ?? '', endpoint());
  });
  after(() => bucket.stop());

  keepsItsPromises('as a store', () => files);

  it('gives the CDN in front of it the type and name of the file', async () => {
    const path = `reports/${'b'.repeat(22)}/renovation-passport.pdf`;
    await files.write(path, CONTENT, 'application/pdf');
    const answer = await fetch(`${endpoint()}/reports-bucket/${path}`);
    await answer.arrayBuffer();
    assert.equal(answer.headers.get('content-type'), 'application/pdf');
    assert.equal(answer.headers.get('content-disposition'), 'inline; filename="renovation-passport.pdf"');
    assert.equal(files.locate(path), `s3://reports-bucket/${path}`);
  });

  it('throws a FileStoreError when it does not exist', async () => {
    const unreachable = await open('no-such-bucket', endpoint());
    await assert.rejects(unreachable.write('reports/x.pdf', CONTENT, 'application/pdf'), FileStoreError);
    await assert.rejects(unreachable.remove('reports/x.pdf'), FileStoreError);
    await assert.rejects(unreachable.describe(), FileStoreError);
    assert.match((await unreachable.findFault()) ?? '', /^there is no bucket no-such-bucket: create it/);
  });

  it('takes a file for removed that its server does not know, in whatever way it says so', async () => {
    const server = createServer((_request, answer) => {
      answer.writeHead(404, { 'content-type': 'application/xml' });
      answer.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>gone</Message></Error>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of this form.
    const { port } = server.address() as AddressInfo;
    try {
      await (await open('any', `http://127.0.0.1:${port}`)).remove('reports/x.pdf');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('throws a FileStoreError when it hangs', async () => {
    const path = `reports/${'h'.repeat(22)}/passport.pdf`;
    bucket.mood = 'refuses';
    assert.equal(await files.findFault(), undefined, 'it may come back');
    bucket.mood = 'hangs';
    const asked = [files.write(path, CONTENT, 'application/pdf'), files.find(path), files.read(path)];
    const ends = await Promise.allSettled([...asked, files.remove(path)]);
    bucket.mood = 'answers';
    for (const end of ends) {
      assert.equal(end.status, 'rejected');
      assert.ok(end.reason instanceof FileStoreError);
    }
  });
});
