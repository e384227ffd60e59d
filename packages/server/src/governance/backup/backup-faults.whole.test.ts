/** Whatever goes wrong while backups are made: nothing is lost, nothing half is taken for whole, and it is reported. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createContext } from '../../access/contexts/contexts.service.ts';
import { connect } from '../../infra/database/connection/connect.ts';
import { transaction } from '../../infra/database/sql.ts';
import { publishFile, storeFile } from '../../infra/files/stored-files.service.ts';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { startTestBucket, type TestBucket } from '../../testing/providers/test-bucket.ts';
import { type OwnInstallation, startOwnInstallation } from '../../testing/server/own-installation.ts';
import { startRooftree } from '../../testing/server/run-rooftree.ts';
import { TEST_SECRET_KEY } from '../../testing/server/test-secret-key.ts';
import { runWarmRooftree } from '../../testing/server/warm-rooftree.ts';
import { until } from '../../testing/until.ts';
import { listStates } from './backup-state.repository.ts';
import { type BackupRun, runBackup } from './make/run-backup.ts';
import { scheduleBackups } from './make/schedule-backups.ts';
import { restoreBackup } from './restore/restore-backup.ts';
import { assertVerified, verifyBackup } from './restore/verify-backup.ts';
import type { BackupStore } from './store/backup-store.ts';
import { openOwnStore } from './store/open-own-store.ts';

describe('backups in a folder', () => {
  const home = mkdtempSync(join(tmpdir(), 'rooftree-faults-'));
  const place = join(home, 'backups');
  const env = { BACKUP_TO: place, BACKUP_KEEP: '2', ROOFTREE_SECRET_KEY: TEST_SECRET_KEY };
  let server: OwnInstallation;
  let store: BackupStore;
  let own: string;
  let contextId: string;
  let runs: BackupRun[];

  before(async () => {
    chmodSync(home, 0o711);
    server = await startOwnInstallation(join(home, 'data'), env);
    const { sql, config } = server.dependencies;
    contextId = (await createContext(sql, { slug: 'north', name: 'North' })).id;
    ({ store } = await openOwnStore({ sql, config }, place));
    own = store.locate();
  });
  after(async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  });

  const backUp = () => runBackup(server.dependencies, place);
  const foldersOf = () => readdirSync(join(own, 'backups')).sort();

  it('leave no backup behind when they are killed on the way, and clear away what they left', async () => {
    const { sql } = server.dependencies;
    // Of its own: the server's connections may not pause in a transaction.
    const blocking = connect({
      databaseUrl: server.dependencies.databaseUrl,
      applicationName: 'test',
      poolSize: 1,
      statementTimeoutMs: 0,
    });
    const held = await blocking.reserve();
    await held`BEGIN`;
    // The backup counts its rows after the copy and before the manifest.
    await held`LOCK TABLE contexts IN ACCESS EXCLUSIVE MODE`;
    const killed = startRooftree(['backup'], { ...env, ROOFTREE_DATA_DIR: join(home, 'data') });
    await until(async () => (await store.list('backups')).some(({ name }) => name.includes('part-')));
    const ended = once(killed.child, 'exit');
    killed.child.kill('SIGKILL');
    await ended;
    await held`ROLLBACK`;
    held.release();
    await blocking.end();
    // PostgreSQL notices it as soon as it answers.
    await until(async () => (await sql`SELECT FROM pg_replication_slots`).length === 0);

    const [half] = foldersOf();
    assert.ok(half !== undefined);
    const into = join(home, 'never');
    await assert.rejects(restoreBackup({ store, into, moment: null, identity: null }), /no complete backup/);
    const { manifest } = await backUp();
    assert.deepEqual(foldersOf(), [manifest.id]);
    assertVerified(await verifyBackup(store));
  });

  it('are made one at a time', async () => {
    const [first, second] = await Promise.allSettled([backUp(), backUp()]);
    const refused = [first, second].filter((run) => run.status === 'rejected');
    assert.equal(refused.length, 1);
    assert.match(String(refused[0]?.reason.messages), /another backup of this database is running/);
  });

  it('keep as many as they are set to, and remove nothing that no manifest names', async () => {
    const { sql, files, config } = server.dependencies;
    const path = `reports/${'x'.repeat(22)}/kept.pdf`;
    await storeFile({ sql, files }, contextId, path, Buffer.from('%PDF-'), 'application/pdf');
    await transaction(sql, (tx) => publishFile(tx, contextId, path));
    runs = [await backUp()];
    await sql`UPDATE stored_files SET state = 'removing'`;
    await files.remove(path);
    const foreign = [
      join(own, 'notes.txt'),
      join(own, 'wal', 'notes.txt'),
      join(own, 'backups', 'notes.txt'),
    ];
    for (const file of foreign) writeFileSync(file, 'mine');

    runs.push(await backUp());
    assert.notEqual(await store.sizeOf(`files/${path}`), null, 'the older backup needs it');
    runs.push(await backUp());
    const ids = runs.map(({ manifest }) => manifest.id);
    assert.deepEqual(
      foldersOf().filter((name) => name !== 'notes.txt'),
      ids.slice(1),
    );
    assert.deepEqual(runs[2]?.removed, [ids[0]]);
    assert.equal(await store.sizeOf(`files/${path}`), null);
    const segments = readdirSync(join(own, 'wal')).filter((name) => name !== 'notes.txt');
    const oldest = runs[1]?.manifest.first_segment ?? 0;
    for (const name of segments) assert.ok(Number.parseInt(name.slice(16, 24), 16) >= oldest, name);
    for (const file of foreign) assert.equal(readFileSync(file, 'utf8'), 'mine');
    assertVerified(await verifyBackup(store));
    assert.equal(config.backupKeep, 2);
  });

  it('are refused when a part is damaged, and verification reports it', async () => {
    const [{ manifest } = assert.fail()] = runs.slice(-1);
    const part = join(own, 'backups', manifest.id, manifest.parts[0]?.name ?? '');
    const whole = readFileSync(part);
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(whole.length - 20) ^ 1, whole.length - 20);
    writeFileSync(part, damaged);
    const into = join(home, 'damaged');
    await assert.rejects(
      restoreBackup({ store, into, moment: null, identity: null }),
      /part-00001.* is damaged/,
    );
    const verified = await runWarmRooftree(['backup', 'verify'], {
      ...env,
      ROOFTREE_DATA_DIR: join(home, 'data'),
    });
    assert.equal(verified.code, 1);
    assert.match(verified.stderr, /is damaged/);
    const states = await listStates(server.dependencies.sql);
    assert.match(states.find(({ kind }) => kind === 'verify')?.failure ?? '', /is damaged/);
    const status = await runWarmRooftree(['status'], { ...env, ROOFTREE_DATA_DIR: join(home, 'data') });
    assert.match(status.stdout, /Backups .*verify fails: .*is damaged/);
    writeFileSync(part, whole);
  });

  it('are refused when the log between is not whole', async () => {
    const [{ manifest } = assert.fail()] = runs.slice(-1);
    const names = readdirSync(join(own, 'wal')).sort();
    const first =
      names.find((name) => Number.parseInt(name.slice(16, 24), 16) === manifest.first_segment) ?? '';
    const content = readFileSync(join(own, 'wal', first));
    rmSync(join(own, 'wal', first));
    await assert.rejects(verifyBackup(store), /is missing: backup .* is not whole/);
    writeFileSync(join(own, 'wal', first), content);
  });

  it('report rows and files that are missing', async () => {
    const { sql, files } = server.dependencies;
    const path = `reports/${'y'.repeat(22)}/gone.pdf`;
    await storeFile({ sql, files }, contextId, path, Buffer.from('%PDF-'), 'application/pdf');
    await transaction(sql, (tx) => publishFile(tx, contextId, path));
    const { manifest } = await backUp();
    await store.remove(`files/${path}`);
    const contexts = { table: 'contexts', before: 7, after: 7 };
    const rows = manifest.rows.map((row) => (row.table === 'contexts' ? contexts : row));
    const name = `backups/${manifest.id}/manifest.json`;
    await store.put(name, Buffer.from(JSON.stringify({ ...manifest, rows })));
    const { faults } = await verifyBackup(store);
    assert.deepEqual(faults, [
      'contexts has 1 rows, and had 7 to 7 when the backup was made',
      `the file ${path} is missing`,
    ]);
  });
});

describe('backups in a bucket', () => {
  const home = mkdtempSync(join(tmpdir(), 'rooftree-bucket-'));
  let bucket: TestBucket;
  let server: OwnInstallation;
  before(async () => {
    chmodSync(home, 0o711);
    bucket = await startTestBucket();
    const { S3_ENDPOINT = '', S3_REGION = '', S3_BUCKET = '' } = bucket.env;
    const place = `s3://${S3_BUCKET}/some/where`;
    const env = { BACKUP_TO: place, S3_ENDPOINT, S3_REGION, ROOFTREE_SECRET_KEY: TEST_SECRET_KEY };
    server = await startOwnInstallation(join(home, 'data'), env);
  });
  after(async () => {
    await server.stop();
    await bucket.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it('lose nothing of what is written while the bucket is gone, and say that it is', async () => {
    const { sql, config } = server.dependencies;
    const { id: contextId } = await createContext(sql, { slug: 'north', name: 'North' });
    const stateOf = async (kind: string) => (await listStates(sql)).find((state) => state.kind === kind);
    const backups = await scheduleBackups(server.dependencies, 500);
    try {
      await until(async () => (await stateOf('backup'))?.succeededAt != null);
      bucket.mood = 'refuses';
      await until(async () => (await stateOf('archive'))?.failure != null);
      await addEstate(sql, contextId, { externalId: 'meanwhile' });
      // More than one segment, and a checkpoint that would throw away what nobody keeps.
      await sql`SELECT pg_switch_wal()`;
      await sql`CHECKPOINT`;
      const [written] = await sql<[{ at: Date }]>`SELECT clock_timestamp() AS at`;
      bucket.mood = 'answers';
      await until(async () => ((await stateOf('archive'))?.succeededAt ?? written.at) > written.at);
      assert.equal((await stateOf('archive'))?.failure, null);
    } finally {
      await backups.stop();
    }
    const { store } = await openOwnStore({ sql, config }, config.backupTo ?? '');
    assertVerified(await verifyBackup(store));
    const into = join(home, 'restored');
    await restoreBackup({ store, into, moment: null, identity: null });
    store.close();
    const restored = await startOwnInstallation(into, { ROOFTREE_SECRET_KEY: TEST_SECRET_KEY });
    const rows = await restored.dependencies.sql<{ id: string }[]>`SELECT external_id AS id FROM estates`;
    await restored.stop();
    assert.deepEqual([...rows], [{ id: 'meanwhile' }]);
  });

  it('keep no log back once the setting is gone', async () => {
    const { sql, config } = server.dependencies;
    assert.equal((await sql`SELECT FROM pg_replication_slots`).length, 1);
    const without = { ...server.dependencies, config: { ...config, backupTo: null } };
    await (await scheduleBackups(without)).stop();
    assert.equal((await sql`SELECT FROM pg_replication_slots`).length, 0);
  });
});
