/**
 * A disk for backups that is full: it is reported, nothing half counts or stays, and nothing is lost once there is room
 * again.
 */
import assert from 'node:assert/strict';
import { appendFileSync, chmodSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createContext } from '../../access/contexts/contexts.service.ts';
import { errorCode } from '../../infra/error-code.ts';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { mountSmallDisk } from '../../testing/database/small-disk.ts';
import { startOwnInstallation } from '../../testing/server/own-installation.ts';
import { TEST_SECRET_KEY } from '../../testing/server/test-secret-key.ts';
import { runWarmRooftree } from '../../testing/server/warm-rooftree.ts';
import { until } from '../../testing/until.ts';
import { listStates } from './backup-state.repository.ts';
import { runBackup } from './make/run-backup.ts';
import { scheduleBackups } from './make/schedule-backups.ts';
import { restoreBackup } from './restore/restore-backup.ts';
import { assertVerified, verifyBackup } from './restore/verify-backup.ts';
import { openOwnStore } from './store/open-own-store.ts';

const PIECE_BYTES = 64 * 1024;

/** Until nothing more fits; returns the size of the file. */
function fillDisk(file: string): number {
  try {
    while (true) appendFileSync(file, Buffer.alloc(PIECE_BYTES));
  } catch (error) {
    assert.equal(errorCode(error), 'ENOSPC');
    return statSync(file).size;
  }
}

const disk = mountSmallDisk(96);
const skip = disk === null && 'this process may not mount a disk of its own';

test('a disk that is full leaves the last backup as it was, and the archive goes on without a gap', {
  skip,
}, async (t) => {
  assert.ok(disk !== null);
  t.after(() => disk.remove());
  const home = mkdtempSync(join(tmpdir(), 'rooftree-full-'));
  chmodSync(home, 0o711);
  t.after(() => rmSync(home, { recursive: true, force: true }));
  const place = join(disk.folder, 'backups');
  const dataDir = join(home, 'data');
  const env = { BACKUP_TO: place, ROOFTREE_SECRET_KEY: TEST_SECRET_KEY };
  const server = await startOwnInstallation(dataDir, env);
  t.after(() => server.stop());
  const { sql, config } = server.dependencies;
  const { id: contextId } = await createContext(sql, { slug: 'north', name: 'North' });
  const stateOf = async (kind: string) => (await listStates(sql)).find((state) => state.kind === kind);
  const { store } = await openOwnStore({ sql, config }, place);
  const own = store.locate();
  const backups = await scheduleBackups(server.dependencies, 200);
  t.after(() => backups.stop());
  await until(async () => (await stateOf('backup'))?.succeededAt != null);
  await until(async () => (await stateOf('archive'))?.succeededAt != null);
  const whole = readdirSync(join(own, 'backups'));
  assert.equal(whole.length, 1);

  const filler = join(disk.folder, 'somebody-elses');
  const bytes = fillDisk(filler);
  await addEstate(sql, contextId, { externalId: 'meanwhile' });
  await until(async () => /: the disk is full$/.test((await stateOf('archive'))?.failure ?? ''));
  // Room for the beginning of a backup, not for its end.
  truncateSync(filler, bytes - PIECE_BYTES);
  await assert.rejects(
    runBackup(server.dependencies, place),
    /^BackupStoreError: cannot write .*: the disk is full$/,
  );
  assert.deepEqual(readdirSync(join(own, 'backups')), whole);
  assert.match((await stateOf('backup'))?.failure ?? '', /: the disk is full$/);
  const status = await runWarmRooftree(['status'], { ...env, ROOFTREE_DATA_DIR: dataDir });
  assert.match(status.stdout, /Backups .*the last one .*backup fails: cannot write .*: the disk is full/);

  const [written] = await sql<[{ at: Date }]>`SELECT clock_timestamp() AS at`;
  rmSync(filler);
  await until(async () => ((await stateOf('archive'))?.succeededAt ?? written.at) > written.at);
  assert.equal((await stateOf('archive'))?.failure, null);
  await backups.stop();
  assertVerified(await verifyBackup(store));
  const into = join(home, 'restored');
  await restoreBackup({ store, into, moment: null, identity: null });
  const restored = await startOwnInstallation(into, { ROOFTREE_SECRET_KEY: TEST_SECRET_KEY });
  const rows = await restored.dependencies.sql<{ id: string }[]>`SELECT external_id AS id FROM estates`;
  await restored.stop();
  assert.deepEqual([...rows], [{ id: 'meanwhile' }]);
});
