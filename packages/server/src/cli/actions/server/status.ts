import { ENGINE_VERSION } from '@rooftree/engine';
import { countContents } from '../../../access/contexts/contexts.repository.ts';
import { readConfig } from '../../../config.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { LabelsDescription } from '../../../estates/registers/label-file.repository.ts';
import { type PlatformStatus, readPlatformStatus } from '../../../governance/status/platform-status.ts';
import type { QueueDescription } from '../../../infra/queue/describe-queue.ts';
import { fields, paint, print, printJson, table } from '../../../infra/terminal.ts';
import { countEarlierPlans } from '../../../planning/renovations/renovations.repository.ts';
import { backupsInOneLine } from '../../text/backups-in-one-line.ts';
import { describeKeys, keysInOneLine } from '../../text/describe-keys.ts';
import { withDependencies } from '../../with-dependencies.ts';

const ANSWER_LIMIT_MS = 2_000;

export async function statusAction({ json }: { json?: true }): Promise<void> {
  const { publicUrl, metricsPort } = readConfig();
  const server = await fetchStatus(publicUrl);
  const { status, keys, contents, earlierPlans } = await withDependencies(describe);
  const { version, database, queue, backups, storage, hasMail, labels } = status;
  if (json) {
    return printJson({
      server,
      version,
      metrics_port: metricsPort,
      database: {
        kind: database.kind,
        postgres_version: database.postgresVersion,
        size_mib: database.sizeMib,
        last_migration: database.lastMigration,
      },
      storage: {
        kind: storage.kind,
        place: storage.place,
        is_reachable: storage.isReachable,
        free_mib: storage.freeMib,
      },
      mail: hasMail,
      labels: labels && {
        waiting: labels.waiting,
        unapplied: labels.unapplied,
        file: labels.file?.name ?? null,
        file_rows: labels.file?.rows ?? null,
        changes_through: labels.changesThrough,
        fault: labels.fault,
      },
      secret_key: keys,
      queue: {
        waiting: queue.waiting,
        oldest_wait_seconds: queue.oldestWaitSeconds,
        later: queue.later,
        running: queue.running,
        failed: queue.failed,
        workers: queue.workers,
      },
      backups: {
        place: backups.place,
        backup_age_seconds: backups.ageSeconds.backup,
        archive_age_seconds: backups.ageSeconds.archive,
        verify_age_seconds: backups.ageSeconds.verify,
        failures: backups.failures,
      },
      earlier_plans: earlierPlans.map(({ engineVersion, plans }) => ({
        engine_version: engineVersion,
        plans,
      })),
      contexts: contents.map(({ id: _, liveJobs, deactivated, ...counts }) => ({
        ...counts,
        deactivated_estates: deactivated,
        live_jobs: liveJobs,
      })),
    });
  }
  const answer = server.is_ready ? paint('green', 'ready') : paint('yellow', 'does not answer');
  print(
    fields([
      ['Server', `${server.url}  ${answer}`],
      ['Version', version],
      ['Metrics', metricsPort === null ? 'off' : `port ${metricsPort}`],
      ['Database', `PostgreSQL ${database.postgresVersion}, ${database.kind}, ${database.sizeMib} MiB`],
      ['Schema', database.lastMigration],
      ['Secret key', keysInOneLine(keys)],
      ['Queue', queueInOneLine(queue)],
      ['Backups', backupsInOneLine(backups, database.kind === 'embedded')],
      ['Files', storageInOneLine(storage)],
      ['Mail', hasMail ? 'by SMTP_URL' : 'off (SMTP_URL is not set)'],
      ['EP-Online', labels === null ? 'off (ROOFTREE_EP_ONLINE_KEY is not set)' : labelsInOneLine(labels)],
      ['Plans', plansInOneLine(earlierPlans)],
      ['Contexts', contextsInOneLine(contents)],
    ]),
  );
  if (contents.length === 0) return;
  const rows = contents.map((one) =>
    [one.slug, one.estates, one.renovations, one.reports, one.clients, one.liveJobs].map(String),
  );
  print(`\n${table(['CONTEXT', 'ESTATES', 'RENOVATIONS', 'REPORTS', 'CLIENTS', 'LIVE JOBS'], rows)}`);
}

function labelsInOneLine({ waiting, unapplied, file, changesThrough, fault }: LabelsDescription): string {
  const parts = [`${waiting} addresses waiting`];
  if (unapplied > 0) parts.push(`${unapplied} labels being applied`);
  if (file !== null)
    parts.push(
      file.isLoaded ? `${file.found} found in ${file.name}` : `${file.name}: ${file.rows} rows read`,
    );
  if (changesThrough !== null) parts.push(`changes up to ${changesThrough}`);
  return `${parts.join(', ')}${fault === null ? '' : `  ${paint('yellow', fault)}`}`;
}

async function fetchStatus(url: string): Promise<{ url: string; is_ready: boolean }> {
  try {
    const { ok } = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return { url, is_ready: ok };
  } catch {
    return { url, is_ready: false };
  }
}

async function describe(dependencies: Dependencies) {
  const { sql, config } = dependencies;
  return {
    status: await readPlatformStatus(dependencies),
    keys: await describeKeys({ sql, config }),
    contents: await countContents(sql),
    earlierPlans: await countEarlierPlans(sql),
  };
}

function contextsInOneLine(contents: readonly { sandbox: boolean }[]): string {
  if (contents.length === 0) return 'none';
  const sandboxes = contents.filter(({ sandbox }) => sandbox).length;
  const count = String(contents.length - sandboxes);
  return sandboxes === 0 ? count : `${count}, and ${sandboxes} for tests`;
}

function plansInOneLine(earlier: Awaited<ReturnType<typeof countEarlierPlans>>): string {
  if (earlier.length === 0) return `all of engine ${ENGINE_VERSION}`;
  const counts = earlier.map(({ engineVersion, plans }) => `${plans} of engine ${engineVersion}`);
  return `${counts.join(', ')}; rooftree jobs run --all plans a context again with ${ENGINE_VERSION}`;
}

function storageInOneLine({ place, isReachable, freeMib }: PlatformStatus['storage']): string {
  if (!isReachable) return `${place}  ${paint('yellow', 'cannot be reached')}`;
  return freeMib === null ? place : `${place}, ${freeMib} MiB free`;
}

function queueInOneLine({
  waiting,
  oldestWaitSeconds,
  later,
  running,
  failed,
  workers,
}: QueueDescription): string {
  const counts = [
    waiting === 0 ? 'nothing waits' : `${waiting} waiting, the oldest for ${oldestWaitSeconds} s`,
    `${running} running`,
    ...(later > 0 ? [`${later} for later`] : []),
    ...(failed > 0 ? [paint('yellow', `${failed} failed permanently`)] : []),
    workers === 0 ? paint(waiting > 0 ? 'yellow' : 'dim', 'no worker runs') : `${workers} pools of workers`,
  ];
  return counts.join('; ');
}
