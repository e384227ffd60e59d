import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../../packages/server/src/infra/database/sql.ts';
import { countsOf } from '../../packages/server/src/testing/data/batches.ts';
import { addMixedEstates } from '../../packages/server/src/testing/data/mixed-estates.ts';
import {
  createPostgresPair,
  type PostgresPair,
} from '../../packages/server/src/testing/database/postgres-pair.ts';
import { startTestBucket, type TestBucket } from '../../packages/server/src/testing/providers/test-bucket.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { runRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { type PgBouncer, startPgBouncer } from '../pooler/start-pgbouncer.ts';
import { startBalancer } from '../proxies/start-proxy.ts';
import { ClusterLoad } from './cluster-load.ts';
import { type Machine, startMachine } from './machine.ts';
import { ProcessorTimes } from './processor-times.ts';

const BATCH_HANGS_AFTER_MS = 15 * 60_000;
/** Of each PgBouncer; fewer than the connections of its servers and workers. */
const SESSIONS = 20;
const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

export interface ClusterOptions {
  servers: number;
  workers: number;
  estates: number;
  /** Whether a PgBouncer stands before each PostgreSQL. */
  isPooled: boolean;
}

/** Machines of processes on loopback: see test-cluster.ts. */
export interface Cluster {
  pair: PostgresPair;
  /** Past everything, to whichever is the primary. */
  sql: Sql;
  bucket: TestBucket;
  machines: Machine[];
  load: ClusterLoad;
  contextId: string;
  /** Of the estates. */
  names: string[];
  times: ProcessorTimes;
  postBatch(estates: readonly string[], key: string): Promise<string>;
  untilEnded(batchId: string): Promise<void>;
  /**
   * The machine of the primary falls silent, as one that lost its power: nobody learns of it. Whoever watches promotes
   * the standby.
   */
  losePrimary(): Promise<Promotion>;
  remove(): Promise<void>;
}

export interface Promotion {
  promotedAt: number;
  secondsAway: number;
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  await using made = new AsyncDisposableStack();
  const pair = await createPostgresPair();
  made.defer(() => pair.remove());
  const bucket = await startTestBucket();
  made.defer(() => bucket.stop());
  const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-cluster-'));
  made.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const times = new ProcessorTimes();
  made.defer(() => times.stop());
  times.watch('primary', () => pair.primary.pid());
  times.watch('standby', () => pair.standby.pid());

  // The standby first: whoever takes the first host would write to it.
  const servers = [pair.standby, pair.primary];
  const poolers: PgBouncer[] = [];
  for (const [index, { databaseUrl }] of options.isPooled ? servers.entries() : []) {
    const pooler = await startPgBouncer(databaseUrl, { sessions: SESSIONS });
    made.defer(() => pooler.remove());
    times.watch(`pooler ${index + 1}`, () => pooler.pid());
    poolers.push(pooler);
  }
  const databases = servers.map(({ databaseUrl }, index) => {
    const pooled = poolers[index]?.urlOf('rooftree');
    return { direct: databaseUrl, ...(pooled !== undefined && { pooled }) };
  });

  const port = await findFreePort();
  const url = `https://localhost:${port}`;
  const settings = {
    ...bucket.env,
    ROOFTREE_DATA_DIR: dataDir,
    PUBLIC_URL: url,
    ROOFTREE_TRUST_PROXY: '1',
    ROOFTREE_WORKER: 'off',
    ROOFTREE_DEMO: 'off',
    ROOFTREE_RATE_LIMITS: 'off',
    ROOFTREE_COMPUTE_THREADS: '1',
    ROOFTREE_BATCH_MAX_ESTATES: String(Math.max(options.estates, 10)),
    ROOFTREE_BATCH_MAX_BYTES: String(8 * 1024 * 1024),
  };
  const machines: Machine[] = [];
  const start = async (name: string, command: 'serve' | 'work') => {
    const machine = await startMachine(name, command, databases, settings);
    machines.push(machine);
    made.defer(() => machine.end());
    times.watch(name, () => machine.pid());
  };
  for (let number = 1; number <= options.servers; number += 1) await start(`server ${number}`, 'serve');
  for (let number = 1; number <= options.workers; number += 1) await start(`worker ${number}`, 'work');
  await until(() => machines.every((machine) => machine.isUp()));
  const serverPorts = machines.slice(0, options.servers).map((server) => server.port);
  made.defer(await startBalancer(port, serverPorts));

  const { token, contextId, names } = await prepareContext(pair.primary.sql, machines, options.estates);
  const load = new ClusterLoad(url, token);
  made.defer(() => load.close());
  const owned = made.move();
  const cluster: Cluster = {
    pair,
    sql: pair.primary.sql,
    bucket,
    machines,
    load,
    contextId,
    names,
    times,
    async postBatch(estates, key) {
      for (;;) {
        const { status, text } = await load.call('POST', BATCH, estates, key);
        if (status === 201) return JSON.parse(text).id;
        assert.equal(status, 503, text);
        await sleep(1000);
      }
    },
    async untilEnded(batchId) {
      const isOver = async () => !/NOT_STARTED|RUNNING/.test((await countsOf(cluster.sql, batchId)).status);
      await until(isOver, BATCH_HANGS_AFTER_MS);
    },
    async losePrimary() {
      // What is measured is how they find the other one, not how long they take to start.
      await until(() => machines.every((machine) => machine.isUp()));
      const lostAt = performance.now();
      for (const { wiresTo } of machines) for (const wire of wiresTo[1] ?? []) wire.silence();
      await poolers[1]?.kill();
      await pair.primary.kill();
      await pair.promote();
      cluster.sql = pair.standby.sql;
      const promotedAt = performance.now();
      await until(() =>
        load.calls.some(
          ({ what, status, startedAt }) => what.startsWith('PUT') && status === 201 && startedAt > promotedAt,
        ),
      );
      return { promotedAt, secondsAway: (promotedAt - lostAt) / 1000 };
    },
    remove: () => owned.disposeAsync(),
  };
  return cluster;
}

/** A context with a client and estates, as its operator would make it. */
async function prepareContext(sql: Sql, machines: readonly Machine[], estates: number) {
  const rooftree = async (...args: string[]) => {
    const { code, stdout, stderr } = await runRooftree(args, machines[0]?.env ?? {});
    assert.equal(code, 0, stderr);
    return stdout;
  };
  await rooftree('contexts', 'create', 'north', '--name', 'North');
  const client = JSON.parse(
    await rooftree('clients', 'create', '--context', 'north', '--name', 'load', '--json'),
  );
  const [context] = await sql<[{ id: string }]>`SELECT id FROM contexts WHERE slug = 'north'`;
  const names = await addMixedEstates(sql, context.id, estates);
  const answer = await fetch(`http://127.0.0.1:${machines[0]?.port}/v1/oauth/token`, {
    method: 'POST',
    headers: { 'x-service-client-id': client.client_id, 'x-service-client-secret': client.client_secret },
  });
  const { access_token: token }: { access_token: string } = JSON.parse(await answer.text());
  return { token, contextId: context.id, names };
}
