import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import { type ConnectionSyncs, describeSyncs } from '../estates/connections/sync/syncs.repository.ts';
import { type BackupState, listStates } from '../governance/backup/backup-state.repository.ts';
import { describeQueue, type QueueDescription } from '../infra/queue/describe-queue.ts';
import { shareFor } from '../infra/share-for.ts';
import { within } from '../infra/within.ts';
import { countRequestedJobs } from '../planning/calculation-jobs/calculation-jobs.repository.ts';
import { showReplica } from './replica-metrics.ts';

interface Figures {
  isUp: boolean;
  answerSeconds: number;
  queue: QueueDescription | null;
  jobs: { status: string; jobs: number }[];
  backups: Pick<BackupState, 'kind' | 'succeededAt' | 'failure'>[];
  connections: ConnectionSyncs[];
}

/** Prometheus gives up after ten seconds by default. */
const ANSWER_LIMIT_MS = 5000;
/** Several figures of one scrape are read together. */
const READ_AGAIN_MS = 1000;
const BACKUP_KINDS = ['archive', 'backup', 'verify'] as const;

/**
 * What the database knows, queried when Prometheus scrapes. Every process reports the same: take the maximum, not the
 * sum.
 */
export function showPlatform(registry: Registry, { sql, replica, config, log }: Dependencies): void {
  const readShared = shareFor(READ_AGAIN_MS, read);

  async function read(): Promise<Figures> {
    const start = performance.now();
    try {
      await within(ANSWER_LIMIT_MS, sql`SELECT 1`.execute());
      const answerSeconds = (performance.now() - start) / 1000;
      const asked = Promise.all([
        describeQueue(sql),
        countRequestedJobs(sql),
        listStates(sql),
        describeSyncs(sql),
      ]);
      const [queue, jobs, states, connections] = await within(ANSWER_LIMIT_MS, asked);
      return { isUp: true, answerSeconds, queue, jobs, backups: backupsOf(states), connections };
    } catch (error) {
      log.warn({ err: error }, 'The database could not be queried for metrics');
      const answerSeconds = (performance.now() - start) / 1000;
      return { isUp: false, answerSeconds, queue: null, jobs: [], backups: [], connections: [] };
    }
  }

  /** With a schedule also those that never succeeded; a database of the operator's has only verifications. */
  function backupsOf(states: readonly BackupState[]): Figures['backups'] {
    return BACKUP_KINDS.flatMap((kind): Figures['backups'] => {
      const state = states.find((each) => each.kind === kind);
      if (state !== undefined) return [state];
      return config.backupTo === null ? [] : [{ kind, succeededAt: null, failure: null }];
    });
  }

  function gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    valuesOf: (figures: Figures) => { labels: Partial<Record<Label, string>>; value: number }[],
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const values = valuesOf(await readShared());
        this.reset();
        for (const { labels, value } of values) this.set(labels, value);
      },
    });
  }

  if (replica !== null) showReplica(registry, replica);
  gauge('rooftree_database_up', '1 when the database responds.', [], ({ isUp }) => [
    { labels: {}, value: isUp ? 1 : 0 },
  ]);
  gauge(
    'rooftree_database_answer_seconds',
    'Time of the smallest question to the database, the wait for a connection of the pool included.',
    [],
    ({ answerSeconds }) => [{ labels: {}, value: answerSeconds }],
  );
  gauge('rooftree_queue_entries', 'Entries of the queue, by state.', ['state'], ({ queue }) =>
    queue === null
      ? []
      : (['waiting', 'later', 'running', 'failed'] as const).map((state) => ({
          labels: { state },
          value: queue[state],
        })),
  );
  gauge(
    'rooftree_queue_oldest_wait_seconds',
    'How long the oldest entry that could run has been waiting.',
    [],
    ({ queue }) => (queue === null ? [] : [{ labels: {}, value: queue.oldestWaitSeconds }]),
  );
  gauge('rooftree_queue_workers', 'Pools of workers that process the queue.', [], ({ queue }) =>
    queue === null ? [] : [{ labels: {}, value: queue.workers }],
  );
  gauge(
    'rooftree_calculation_jobs',
    'Jobs created by clients in the last 24 hours, by status.',
    ['status'],
    ({ jobs }) => jobs.map(({ status, jobs: value }) => ({ labels: { status }, value })),
  );
  gauge(
    'rooftree_backup_success_timestamp_seconds',
    'When a backup or a verification last went well, and up to when the log is archived; 0 for never.',
    ['kind'],
    ({ backups }) =>
      backups.map(({ kind, succeededAt }) => ({
        labels: { kind },
        value: (succeededAt?.getTime() ?? 0) / 1000,
      })),
  );
  gauge(
    'rooftree_connection_read_age_seconds',
    'Time since the last successful sync, for the connection of the provider where it is longest ago.',
    ['provider'],
    ({ connections }) =>
      connections.map(({ provider, oldestReadSeconds: value }) => ({ labels: { provider }, value })),
  );
  gauge(
    'rooftree_connections_waiting',
    'Connections that wait for a person: for credentials, or for a decision.',
    ['provider'],
    ({ connections }) => connections.map(({ provider, waiting: value }) => ({ labels: { provider }, value })),
  );
  gauge('rooftree_backup_failing', '1 when the last attempt failed.', ['kind'], ({ backups }) =>
    backups.map(({ kind, failure }) => ({ labels: { kind }, value: failure === null ? 0 : 1 })),
  );
}
