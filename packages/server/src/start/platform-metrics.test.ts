import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Registry } from 'prom-client';
import { recordFailure, recordSuccess } from '../governance/backup/backup-state.repository.ts';
import { connect } from '../infra/database/connection/connect.ts';
import { startBatch, untilEnded } from '../testing/data/batches.ts';
import { addMixedEstates } from '../testing/data/mixed-estates.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { showPlatform } from './platform-metrics.ts';
import { startWorker } from './worker.ts';

describe('the figures of the platform', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_COMPUTE_THREADS: '1' } });
  });
  after(() => app.stop());

  it('report the queue, jobs, calculated estates and attempts of a worker', async () => {
    const { dependencies } = app;
    const registry = new Registry();
    showPlatform(registry, dependencies);
    const { contextId } = await app.addClient();
    const names = await addMixedEstates(dependencies.sql, contextId, 3);
    const batchId = await startBatch(dependencies.sql, contextId, { names });
    const waiting = await registry.metrics();
    assert.match(waiting, /^rooftree_database_up 1$/m);
    assert.match(waiting, /^rooftree_queue_workers 0$/m);
    assert.match(waiting, /^rooftree_queue_entries\{state="waiting"\} [1-9]/m);
    assert.match(waiting, /^rooftree_queue_oldest_wait_seconds \d+$/m);
    assert.match(waiting, /^rooftree_calculation_jobs\{status="NOT_STARTED"\} 1$/m);

    const worker = await startWorker(dependencies, undefined, registry);
    try {
      await untilEnded(dependencies.sql, batchId);
      await until(async () =>
        /^rooftree_queue_entries\{state="waiting"\} 0$/m.test(await registry.metrics()),
      );
      const done = await registry.metrics();
      assert.match(done, /^rooftree_queue_workers 5$/m);
      assert.match(
        done,
        /^rooftree_calculated_estates_total\{type="SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION"\} 3$/m,
      );
      assert.match(
        done,
        /^rooftree_task_duration_seconds_count\{task="calculate_chunk",outcome="done"\} \d+$/m,
      );
      assert.match(done, /^rooftree_calculation_jobs\{status="FINISHED"\} 1$/m);
    } finally {
      await worker.stop();
    }
  });

  it('report backups only where there are some, and 0 for what never succeeded', async () => {
    const { dependencies } = app;
    const figures = async (backupTo: string | null) => {
      const registry = new Registry();
      showPlatform(registry, { ...dependencies, config: { ...dependencies.config, backupTo } });
      return registry.metrics();
    };
    assert.doesNotMatch(await figures(null), /^rooftree_backup_failing\{/m);
    assert.match(await figures('/mnt'), /^rooftree_backup_success_timestamp_seconds\{kind="backup"\} 0$/m);
    await recordSuccess(dependencies.sql, { kind: 'verify', place: '/mnt', at: new Date(1_000_000) });
    await recordFailure(dependencies.sql, 'verify', '/mnt', 'no');
    const noted = await figures(null);
    assert.match(noted, /^rooftree_backup_success_timestamp_seconds\{kind="verify"\} 1000$/m);
    assert.match(noted, /^rooftree_backup_failing\{kind="verify"\} 1$/m);
  });

  it('report that the database is gone, and no unknown figures', async () => {
    const sql = connect({
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      applicationName: 'test',
      poolSize: 1,
      statementTimeoutMs: 1000,
    });
    const registry = new Registry();
    showPlatform(registry, { ...app.dependencies, sql });
    const figures = await registry.metrics();
    await sql.end({ timeout: 0 });
    assert.match(figures, /^rooftree_database_up 0$/m);
    assert.doesNotMatch(figures, /^rooftree_queue_entries\{/m);
  });
});
