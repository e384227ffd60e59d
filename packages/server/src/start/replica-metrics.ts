import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReadReplica } from '../infra/database/connection/read-replica.ts';
import { within } from '../infra/within.ts';

const ANSWER_LIMIT_MS = 2000;

/** Of the replica that this process reads from. */
export function showReplica(registry: Registry, replica: ReadReplica): void {
  /** Not a number when it does not answer. */
  const findLag = () => within(ANSWER_LIMIT_MS, replica.findLagSeconds()).catch(() => Number.NaN);

  new Gauge({
    name: 'rooftree_replica_up',
    help: '1 when the replica of DATABASE_READ_URL responds.',
    registers: [registry],
    async collect() {
      this.set(Number.isNaN(await findLag()) ? 0 : 1);
    },
  });
  new Gauge({
    name: 'rooftree_replica_lag_seconds',
    help: 'How old what the replica shows is; 0 when it shows everything.',
    registers: [registry],
    async collect() {
      this.set(await findLag());
    },
  });
  new Counter({
    name: 'rooftree_reads_total',
    help: 'Searches and lists by the database that served them: the replica, or the primary while the replica lags or is unavailable.',
    labelNames: ['from'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const from of ['replica', 'primary'] as const) this.inc({ from }, replica.counts[from]);
    },
  });
}
