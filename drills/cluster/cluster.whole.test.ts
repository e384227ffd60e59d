/**
 * The short form of `npm run drill -- cluster`: one of each kind of process is killed and the primary is lost, while a
 * batch runs.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { until } from '../../packages/server/src/testing/until.ts';
import { whyNoPgBouncer } from '../pooler/start-pgbouncer.ts';
import { whyNoProxy } from '../proxies/start-proxy.ts';
import { describeProcessorTimes } from './describe-processor-times.ts';
import { judgeCluster } from './judge-cluster.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

const ESTATES = 200;
/** A fifth of the long form's calls: what costs here is that processes start. */
const PAUSES = 5;

describe('two servers, a worker, a primary and its standby', { skip: whyNoProxy('nginx') }, () => {
  let cluster: Cluster;
  before(async () => {
    const isPooled = whyNoPgBouncer() === false;
    cluster = await startCluster({ servers: 2, workers: 1, estates: ESTATES, isPooled });
  });
  after(() => cluster.remove());

  it('keep every promise, once, when a server and a worker are killed and the primary is lost', async (t) => {
    const { load, names, machines, postBatch, untilEnded } = cluster;
    const [server, , worker] = machines;
    assert(server !== undefined && worker !== undefined);
    const first = await postBatch(names.slice(0, 2), 'first');
    await untilEnded(first);
    load.start([], PAUSES);
    const large = await postBatch(names, 'large');
    // In the middle of it.
    await until(() => hasBegun(large));
    worker.signal('SIGKILL');
    server.signal('SIGKILL');
    await until(() => worker.starts() === 2 && server.starts() === 2);
    const promotion = await cluster.losePrimary();
    await load.stop();
    for (const id of [large, ...load.batches.values()]) await untilEnded(id);

    const { faults, lines } = await judgeCluster(cluster, [first, large], promotion);
    assert.deepEqual(
      faults,
      {
        lostWrites: 0,
        brokenBatches: 0,
        batchesTooMany: 0,
        reportsWithoutFile: 0,
        lostReports: 0,
        wrongAnswers: 0,
      },
      lines.join('\n'),
    );
    t.diagnostic(describeProcessorTimes(new Map(), cluster.times.seconds(), ESTATES));
    assert(load.written.length > 0 && load.calls.some(({ status }) => status === 201));
  });

  async function hasBegun(batchId: string): Promise<boolean> {
    const [row] = await cluster.sql<[{ finished: number }]>`
      SELECT estates_finished AS finished FROM calculation_jobs WHERE id = ${batchId}`;
    return row.finished > 0;
  }
});
