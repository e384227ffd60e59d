import { countContents } from '../../access/contexts/contexts.repository.ts';
import { isPermitted } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { type PlatformStatus, readPlatformStatus, type StatusSources } from './platform-status.ts';
import { statusSchema } from './status.schemas.ts';

export function statusRoutes(app: ApiScope, sources: StatusSources): void {
  const { sql } = sources;
  app.get(
    '/v1/status',
    {
      config: { permission: 'contexts:manage' },
      schema: {
        tags: ['Console'],
        security: [{ session: [] }],
        operationId: 'readStatus',
        summary: 'Get server status',
        description:
          'For owners: the version, whether workers are running, and counts of the context. Operators (`platform:read`) also get database, queue, storage and backups, as printed by `rooftree status`.',
        response: { 200: statusSchema, ...errorResponses(404) },
      },
    },
    async ({ caller }, reply) => {
      const [status, [contents]] = await Promise.all([
        readPlatformStatus(sources),
        countContents(sql, caller.contextId),
      ]);
      if (contents === undefined) throw new Fault('missing');
      const isOperator = isPermitted(caller, 'platform:read');
      const contexts = isOperator ? await countAll(sql) : 0;
      const { estates, deactivated, renovations, reports, clients, liveJobs } = contents;
      reply.header('cache-control', 'no-store');
      return sendJson(
        reply,
        200,
        JSON.stringify({
          version: status.version,
          checked_at: new Date(),
          workers: status.queue.workers,
          oldest_wait_seconds: status.queue.oldestWaitSeconds,
          mail: status.hasMail,
          backup_age_seconds: wholeSeconds(status.backups.ageSeconds.backup),
          context: {
            estates,
            deactivated_estates: deactivated,
            renovations,
            reports,
            clients,
            live_jobs: liveJobs,
          },
          server: isOperator ? serverJson(status, contexts) : null,
        }),
      );
    },
  );
}

async function countAll(sql: Sql): Promise<number> {
  const [row] = await sql<
    [{ contexts: number }]
  >`SELECT count(*) AS contexts FROM contexts WHERE NOT sandbox`;
  return row.contexts;
}

function serverJson({ database, queue, storage, backups, labels }: PlatformStatus, contexts: number): object {
  return {
    database: {
      kind: database.kind === 'embedded' ? 'embedded' : 'own',
      postgres_version: database.postgresVersion,
      size_mib: database.sizeMib,
      migrations: database.migrations,
      last_migration: database.lastMigration,
    },
    queue: { waiting: queue.waiting, running: queue.running, later: queue.later, failed: queue.failed },
    storage: {
      kind: storage.kind,
      place: storage.place,
      is_reachable: storage.isReachable,
      free_mib: storage.freeMib,
    },
    backups: {
      place: backups.place,
      archive_age_seconds: wholeSeconds(backups.ageSeconds.archive),
      verify_age_seconds: wholeSeconds(backups.ageSeconds.verify),
      failures: backups.failures,
    },
    labels: labels && {
      waiting: labels.waiting,
      file: labels.file?.name ?? null,
      file_rows: labels.file?.rows ?? null,
      changes_through: labels.changesThrough,
      fault: labels.fault,
    },
    contexts,
  };
}

const wholeSeconds = (seconds: number | null): number | null => seconds && Math.round(seconds);
