import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startTestBucket } from '../../testing/providers/test-bucket.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createFileStore } from './create-file-store.ts';
import { type FileStore, FileStoreError } from './file-store.ts';
import { countFilesToRemove, markLive } from './stored-files.repository.ts';
import { removeFiles, storeFile } from './stored-files.service.ts';

const newPath = () => `reports/${randomBytes(16).toString('base64url')}/report.pdf`;
const CONTENT = Buffer.from('%PDF-1.7');
const ALL = 1000;

let database: TestDatabase;
let contextId: string;
before(async () => {
  database = await createTestDatabase();
  const [row] = await database.sql<[{ id: string }]>`
    INSERT INTO contexts (slug, name) VALUES ('one', 'One') RETURNING id`;
  contextId = row.id;
});
after(() => database.drop());
beforeEach(() => database.sql`DELETE FROM stored_files`);

async function states(): Promise<Record<string, string>> {
  const rows = await database.sql<{ path: string; state: string }[]>`SELECT path, state FROM stored_files`;
  return Object.fromEntries(rows.map(({ path, state }) => [path, state]));
}
const age = (path: string, by: string) => database.sql`
  UPDATE stored_files SET created_at = now() - ${by}::interval WHERE path = ${path}`;

function keepsTheLedger(name: string, open: () => FileStore) {
  describe(name, () => {
    const ledger = () => ({ sql: database.sql, files: open() });
    const store = async (path = newPath()) => {
      await storeFile(ledger(), contextId, path, CONTENT, 'application/pdf');
      return path;
    };
    const exists = async (path: string) => (await open().find(path)) !== null;

    it('removes a file that nothing made live, but only after an hour', async () => {
      const [young, old] = [await store(), await store()];
      await age(young, '55 minutes');
      await age(old, '61 minutes');
      assert.equal(await countFilesToRemove(database.sql), 1);
      assert.deepEqual(await removeFiles(ledger(), ALL), { removed: 1 });
      assert.deepEqual([await exists(young), await exists(old)], [true, false]);
      assert.deepEqual(await states(), { [young]: 'writing' });
    });

    it('never removes a live file, however old', async () => {
      const path = await store();
      assert.equal(await markLive(database.sql, contextId, path), true);
      await age(path, '10 years');
      assert.deepEqual(await removeFiles(ledger(), ALL), { removed: 0 });
      assert.equal(await exists(path), true);
    });

    it('passes over a file that a transaction is just making live', async () => {
      const path = await store();
      await age(path, '61 minutes');
      const publishing = await database.sql.reserve();
      await publishing`BEGIN`;
      assert.equal(await markLive(publishing, contextId, path), true);
      assert.deepEqual(await removeFiles(ledger(), ALL), { removed: 0 });
      await publishing`COMMIT`;
      publishing.release();
      assert.deepEqual(await removeFiles(ledger(), ALL), { removed: 0 });
      assert.deepEqual([await exists(path), await states()], [true, { [path]: 'live' }]);
    });

    it('lets no file become live that is being removed, or is gone', async () => {
      const path = await store();
      await database.sql`UPDATE stored_files SET state = 'removing' WHERE path = ${path}`;
      assert.equal(await markLive(database.sql, contextId, path), false);
      await removeFiles(ledger(), ALL);
      assert.equal(await markLive(database.sql, contextId, path), false);
    });

    it("lets no context make another's file live", async () => {
      const path = await store();
      const [other] = await database.sql<[{ id: string }]>`
        INSERT INTO contexts (slug, name) VALUES (gen_random_uuid()::text, 'Other') RETURNING id`;
      assert.equal(await markLive(database.sql, other.id, path), false);
      assert.equal((await states())[path], 'writing');
    });

    it('takes a file that is already gone for removed', async () => {
      const path = await store();
      await age(path, '61 minutes');
      await open().remove(path);
      assert.deepEqual(await removeFiles(ledger(), ALL), { removed: 1 });
      assert.deepEqual(await states(), {});
    });

    it('removes no more than it was asked to', async () => {
      const paths = [await store(), await store(), await store()];
      for (const path of paths) await age(path, '61 minutes');
      assert.deepEqual(await removeFiles(ledger(), 2), { removed: 2 });
      assert.deepEqual(await removeFiles(ledger(), 2), { removed: 1 });
    });
  });
}

describe('the ledger of a folder', () => {
  let folder: string;
  let files: FileStore;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rooftree-ledger-'));
    files = await createFileStore({
      dataDir: folder,
      s3Bucket: null,
      s3Endpoint: null,
      s3Region: 'eu-central-1',
    });
  });
  after(() => rm(folder, { recursive: true, force: true }));

  keepsTheLedger('as every ledger', () => files);

  it('knows of a file whose writing failed', async () => {
    const path = newPath();
    await writeFile(join(folder, 'in-the-way'), '');
    const broken = await createFileStore({
      dataDir: join(folder, 'in-the-way'),
      s3Bucket: null,
      s3Endpoint: null,
      s3Region: 'eu-central-1',
    });
    const ledger = { sql: database.sql, files: broken };
    await assert.rejects(storeFile(ledger, contextId, path, CONTENT, 'application/pdf'), FileStoreError);
    assert.deepEqual(await states(), { [path]: 'writing' });
  });

  it('writes no file that it could not record', async () => {
    const path = newPath();
    const unknown = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';
    const ledger = { sql: database.sql, files };
    await assert.rejects(storeFile(ledger, unknown, path, CONTENT, 'application/pdf'), { code: '23503' });
    assert.equal(await files.find(path), null);
  });

  it('goes on with the others when one file cannot be removed, and tries that one last', async () => {
    const ledger = { sql: database.sql, files };
    const stuck = newPath();
    // A folder with something in it, where the file should be.
    const inside = join(files.locate(stuck), 'kept');
    await mkdir(dirname(inside), { recursive: true });
    await writeFile(inside, '');
    await database.sql`
      INSERT INTO stored_files (context_id, path, state, created_at)
      VALUES (${contextId}, ${stuck}, 'removing', now() - interval '1 day')`;
    const path = newPath();
    await storeFile(ledger, contextId, path, CONTENT, 'application/pdf');
    await age(path, '61 minutes');
    const first = await removeFiles(ledger, 1);
    assert.equal(first.removed, 0);
    assert.ok(first.failure instanceof FileStoreError);
    assert.deepEqual(await removeFiles(ledger, 1), { removed: 1 });
    assert.deepEqual(await states(), { [stuck]: 'removing' });
    await rm(files.locate(stuck), { recursive: true });
    assert.deepEqual(await removeFiles(ledger, 1), { removed: 1 });
  });
});

describe('the ledger of a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startTestBucket>>;
  let files: FileStore;
  before(async () => {
    bucket = await startTestBucket();
    files = await createFileStore({
      dataDir: '/nowhere',
      s3Bucket: bucket.env['S3_BUCKET'] ?? '',
      s3Endpoint: bucket.env['S3_ENDPOINT'] ?? '',
      s3Region: 'us-east-1',
    });
  });
  after(() => bucket.stop());

  keepsTheLedger('as every ledger', () => files);

  it('keeps what it could not remove for the next time', async () => {
    const ledger = { sql: database.sql, files };
    const path = newPath();
    await storeFile(ledger, contextId, path, CONTENT, 'application/pdf');
    await age(path, '61 minutes');
    bucket.mood = 'refuses';
    const { removed, failure } = await removeFiles(ledger, ALL);
    bucket.mood = 'answers';
    assert.equal(removed, 0);
    assert.ok(failure instanceof FileStoreError);
    assert.deepEqual(await states(), { [path]: 'removing' });
    assert.deepEqual(await removeFiles(ledger, ALL), { removed: 1 });
    assert.equal(await files.find(path), null);
  });
});
