import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runRooftree } from '../../testing/server/run-rooftree.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';
import { recordFailure, recordSuccess } from '../backup/backup-state.repository.ts';

interface Status {
  version: string;
  workers: number;
  oldest_wait_seconds: number;
  mail: boolean;
  backup_age_seconds: number | null;
  context: Record<string, number>;
  server: null | {
    database: { kind: string; migrations: number; last_migration: string };
    storage: { kind: string; place: string; is_reachable: boolean; free_mib: number | null };
    backups: {
      place: string | null;
      verify_age_seconds: number | null;
      failures: { kind: string; failure: string }[];
    };
    contexts: number;
  };
}

describe('the status', () => {
  let app: TestApp;
  let contextId: string;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
    const client = await app.addClient();
    contextId = client.contextId;
    await client.call('PUT', '/v1/estates/a', {
      address: { country: 'BE', zip_code: '9000' },
      estate_type: 'HOUSE',
    });
    await app.addClient();
  });
  after(() => app.stop());

  const read = async (isOperator: boolean): Promise<Status> => {
    const member = await addMember(app, isOperator ? { isOperator } : { contextId });
    const answer = await member.call('GET', '/v1/status', undefined, { 'x-rooftree-context': contextId });
    assert.equal(answer.status, 200);
    return (await answer.json()) as Status;
  };

  it('shows an owner what concerns their context, and nothing of the server or of others', async () => {
    const status = await read(false);
    assert.match(status.version, /^\d+\.\d+\.\d+/);
    assert.ok(status.workers > 0);
    assert.deepEqual([status.mail, status.server], [false, null]);
    assert.deepEqual(status.context, {
      estates: 1,
      deactivated_estates: 0,
      renovations: 0,
      reports: 0,
      clients: 1,
      live_jobs: 0,
    });
  });

  it('shows an operator the database, storage and backups, as the command does', async () => {
    const { sql, config } = app.dependencies;
    await recordSuccess(sql, { kind: 'backup', place: '/backups' });
    await recordFailure(sql, 'verify', '/backups', 'the copy does not start');
    const { server, backup_age_seconds } = await read(true);
    assert.ok(server !== null && backup_age_seconds !== null);
    assert.equal(server.contexts, 2);
    assert.deepEqual(server.backups.failures, [{ kind: 'verify', failure: 'the copy does not start' }]);
    assert.equal(server.backups.verify_age_seconds, null);
    assert.deepEqual(
      [server.storage.kind, server.storage.place, server.storage.is_reachable],
      ['folder', join(config.dataDir, 'files'), true],
    );
    const { stdout } = await runRooftree(['status', '--json'], {
      DATABASE_URL: app.dependencies.databaseUrl,
      ROOFTREE_DATA_DIR: config.dataDir,
      ROOFTREE_SECRET_KEY: config.secretKey ?? '',
    });
    const printed = JSON.parse(stdout);
    assert.equal(printed.database.last_migration, server.database.last_migration);
    assert.deepEqual(printed.storage.place, server.storage.place);
    assert.deepEqual(printed.backups.failures, server.backups.failures);
    assert.equal(printed.mail, false);
  });

  it('says that files cannot be kept', async () => {
    const folder = join(app.dependencies.config.dataDir, 'files');
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, 'no folder');
    const { server } = await read(true);
    assert.equal(server?.storage.is_reachable, false);
    rmSync(folder);
    mkdirSync(folder);
    assert.equal((await read(true)).server?.storage.is_reachable, true);
  });
});
