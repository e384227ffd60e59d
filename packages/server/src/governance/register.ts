import type { Dependencies } from '../dependencies.ts';
import type { ImportRow } from '../estates/imports/read/import-row.ts';
import type { ApiScope } from '../http/access/api-scope.ts';
import { auditLogRoutes } from './audit-log/audit-log.routes.ts';
import { maintenanceTasks } from './maintenance/maintenance-tasks.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { retentionRoutes } from './privacy/retention.routes.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { statusRoutes } from './status/status.routes.ts';

/** For members: the state of the server, what is stored about people, and for how long; for clients: their sandbox. */
export function registerForCallers(
  scope: ApiScope,
  dependencies: Dependencies,
  loadModels: () => Promise<readonly ImportRow[]>,
): void {
  const { config, sql, files } = dependencies;
  const { publicUrl, providerNames } = config;
  auditLogRoutes(scope, sql);
  statusRoutes(scope, dependencies);
  sandboxRoutes(scope, { sql, files, publicUrl, providerNames, loadModels });
  privacyRoutes(scope, { sql, cdnUrl: config.cdnUrl });
  retentionRoutes(scope, sql, maintenanceTasks(dependencies));
}
