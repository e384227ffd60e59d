import type { Dependencies } from '../dependencies.ts';
import type { ApiScope } from '../http/access/api-scope.ts';
import { auditLogRoutes } from './audit-log/audit-log.routes.ts';
import { maintenanceTasks } from './maintenance/maintenance-tasks.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { retentionRoutes } from './privacy/retention.routes.ts';
import { statusRoutes } from './status/status.routes.ts';

/** For members: the state of the server, what is stored about people, and for how long. */
export function registerForCallers(scope: ApiScope, dependencies: Dependencies): void {
  const { config, sql } = dependencies;
  auditLogRoutes(scope, sql);
  statusRoutes(scope, dependencies);
  privacyRoutes(scope, { sql, cdnUrl: config.cdnUrl });
  retentionRoutes(scope, sql, maintenanceTasks(dependencies));
}
