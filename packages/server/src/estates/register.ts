import type { Access } from '../access/access.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ApiScope } from '../http/access/api-scope.ts';
import { estateBatchRoutes } from './batch/estates-batch.routes.ts';
import { reviewLinkRoutes } from './certificates/review/review-links.routes.ts';
import { conflictRoutes } from './connections/conflicts/conflicts.routes.ts';
import { connectionRoutes } from './connections/connections.routes.ts';
import { connectionHookRoutes } from './connections/hooks/connection-hooks.routes.ts';
import { OpenSessions } from './connections/providers/open-sessions.ts';
import { syncRoutes } from './connections/sync/syncs.routes.ts';
import { type EraseEstate, estateRoutes, type FindSuggestion } from './estates.routes.ts';
import type { PlanGroups } from './facts/plan-groups.ts';
import { importFileRoutes } from './imports/imports.routes.ts';
import { managedImportRoutes } from './imports/managed-imports.routes.ts';
import { estateListRoutes } from './list/estate-list.routes.ts';
import { registeredLabelRoutes } from './registers/registered-labels.routes.ts';

/**
 * For clients and members: what is known of homes. Erasing one concerns every storey, and plans are above, so these are
 * passed in.
 */
export async function registerForCallers(
  scope: ApiScope,
  dependencies: Dependencies,
  eraseEstate: EraseEstate,
  findSuggestion: FindSuggestion,
  planGroups: PlanGroups,
): Promise<void> {
  const { config, sql, databaseUrl, reads, compute, loadClientKeys } = dependencies;
  const { publicUrl, providerNames, connectionHosts: hosts } = config;
  const estates = {
    sql,
    reads,
    requestTimeoutSeconds: config.requestTimeoutSeconds,
    publicUrl,
    providerNames,
    eraseEstate,
    findSuggestion,
  };
  estateListRoutes(scope, estates);
  estateRoutes(scope, estates);
  registeredLabelRoutes(scope, { sql, isOn: config.epOnlineKey !== null });
  reviewLinkRoutes(scope, { sql, publicUrl });
  managedImportRoutes(scope, sql);
  const sessions = new OpenSessions({ bases: config.connectionBases, hosts }, loadClientKeys);
  connectionRoutes(scope, { sql, compute, sessions, hosts, loadKeys: loadClientKeys });
  conflictRoutes(scope, { sql, compute, planGroups });
  syncRoutes(scope, {
    sql,
    schedule: { deltaMinutes: config.connectionDeltaMinutes, fullHour: config.connectionFullHour },
  });
  // All threads: a file or a batch is read in pieces so short that others hardly wait.
  const bulk = { sql, compute, publicUrl, providerNames, threads: config.computeThreads };
  await scope.register(async (files: ApiScope) =>
    importFileRoutes(files, { ...bulk, databaseUrl, maxBytes: config.importMaxBytes }),
  );
  await scope.register(async (batches: ApiScope) =>
    estateBatchRoutes(batches, {
      ...bulk,
      maxBytes: config.estatesMaxBytes,
      maxEstates: config.batchMaxEstates,
      maxEntryBytes: config.bodyMaxBytes,
    }),
  );
}

/** For providers that report a change by themselves. */
export async function registerForAnyone(
  app: ApiScope,
  { sql, loadClientKeys }: Dependencies,
  { counts }: Access,
): Promise<void> {
  await app.register(async (scope: ApiScope) =>
    connectionHookRoutes(scope, { sql, loadKeys: loadClientKeys, counts }),
  );
}
