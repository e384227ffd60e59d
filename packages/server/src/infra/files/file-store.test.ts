/** Both stores keep the same promises: the folder for real, S3 against a server that speaks its protocol. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import S3rver from 's3rver';
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

  it('leaves nothing behind when a write fails, before it or after it', async () => {
    const inside = join(folder, 'files', 'reports', 'taken.pdf');
    await mkdir(inside, { recursive: true });
    await writeFile(join(inside, 'kept'), '');
    await assert.rejects(files.write('reports/taken.pdf', CONTENT, ''), FileStoreError);
    await assert.rejects(files.write('reports/taken.pdf/kept/x.pdf', CONTENT, ''), RangeError);
    await assert.rejects(createLocalFiles(join(inside, 'kept')).write('a.pdf', CONTENT, ''), FileStoreError);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    assert.deepEqual(
      entries.filter((entry) => entry.isFile()).map(({ name }) => name),
      ['kept'],
    );
  });
});

describe('a bucket', () => {
  let folder: string;
  let server: S3rver;
  let files: FileStore;
  let settings: Parameters<typeof createFileStore>[0];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rooftree-s3-'));
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'reports-bucket', configs: [] }],
    });
    const { port }: AddressInfo = await server.run();
    // The keys that s3rver knows; in production the SDK finds a role or a profile.
    process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
    settings = {
      dataDir: folder,
      s3Bucket: 'reports-bucket',
      s3Endpoint: `http://127.0.0.1:${port}`,
      s3Region: 'us-east-1',
    };
    files = await createFileStore(settings);
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  keepsItsPromises('as a store', () => files);

  it('tells the CDN in front of it what the file is and what to call it', async () => {
    const path = `reports/${'b'.repeat(22)}/renovation-passport.pdf`;
    await files.write(path, CONTENT, 'application/pdf');
    const answer = await fetch(`${settings.s3Endpoint}/reports-bucket/${path}`);
    assert.equal(answer.headers.get('content-type'), 'application/pdf');
    assert.equal(answer.headers.get('content-disposition'), 'inline; filename="renovation-passport.pdf"');
    assert.equal(files.locate(path), `s3://reports-bucket/${path}`);
  });

  it('throws a FileStoreError when it does not answer', async () => {
    const unreachable = await createFileStore({ ...settings, s3Bucket: 'no-such-bucket' });
    await assert.rejects(unreachable.write('reports/x.pdf', CONTENT, 'application/pdf'), FileStoreError);
  });
});
