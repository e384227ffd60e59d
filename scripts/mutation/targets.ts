/** Where a fault that no test notices would hurt most, and the tests that should notice it. Paths below packages. */
export interface Target {
  area: string;
  source: string;
  tests: readonly string[];
}

const SERVER = 'server/src';
// The quickest first: most mutants need no other.
const QUEUE = [
  'planning/calculation-jobs/calculate/chunk-starts',
  'planning/calculation-jobs/calculate/chunk',
  'planning/calculation-jobs/life-cycle',
  'planning/calculation-jobs/calculate/calculation-jobs.job',
  'start/worker',
];
const CONNECTIONS = [
  'estates/connections/sync/claimed-connections',
  'estates/connections/sync/lost-syncs',
  'estates/connections/sync/poll-for-changes',
  'member-isolation',
];
const DRIVER = [
  'infra/database/driver/statement',
  'infra/database/driver/run-query',
  'infra/database/driver/connection-pool',
  'infra/database/driver/sql-pool',
  'infra/database/driver/run-transaction',
  'infra/database/connection/connect.test',
  'infra/database/connection/bursts',
];
const IMPORTS = [
  'estates/imports/read/estate-file',
  'estates/imports/read/csv',
  'estates/imports/read/xlsx',
  'estates/imports/read/file-limits',
  'estates/imports/read/row-spool',
  'estates/imports/imports.test',
];

export const TARGETS: readonly Target[] = [
  target('authentication', 'access/clients/access-token.ts', [
    'access/clients/access-token',
    'access/clients',
    'http/access',
  ]),
  target('authentication', 'access/clients/clients.repository.ts', [
    'access/clients/clients.repository',
    'access/clients/clients.test',
    'access/clients',
  ]),
  target('authentication', 'access/clients/clients.service.ts', [
    'access/clients/clients.test',
    'access/clients',
  ]),
  target('authentication', 'access/clients/revocations.ts', [
    'access/clients/revocations',
    'access/clients/cut-off',
    'start/database-faults',
  ]),
  target('authentication', 'http/access/authenticate.ts', [
    'http/access/authenticate',
    'access/sessions',
    'http/access',
    'isolation',
  ]),
  target('authentication', 'http/access/session-requests.ts', ['access/sessions/sessions']),
  target('authentication', 'http/access/authenticate-members.ts', ['access/sessions']),
  target('authentication', 'http/access/recheck-permission.ts', ['http/access/recheck-permission']),
  target('authentication', 'caller.ts', ['http/access/permission-matrix']),
  target('sign-in', 'access/sessions/sessions.repository.ts', [
    'access/sessions/standing',
    'access/sessions/sessions',
    'access/members/members.test',
    'access/members/credential-races',
  ]),
  target('sign-in', 'access/sessions/sessions.service.ts', [
    'access/sessions',
    'access/members/credential-races',
  ]),
  target('sign-in', 'access/members/sign-in/sign-in.service.ts', [
    'access/members/sign-in/sign-in.test',
    'access/members/credential-races',
    'access/members/invitations/invitations',
  ]),
  target('sign-in', 'access/members/credentials.repository.ts', [
    'access/members/invitations/invited-strangers',
    'access/members/credential-races',
    'access/openid/planted-rights',
  ]),
  target('sign-in', 'access/members/sign-in/sign-in-limits.ts', [
    'access/members/sign-in/sign-in-limits',
    'access/members/sign-in/guarded-attempts',
  ]),
  target('sign-in', 'access/members/members.repository.ts', [
    'access/members/owners',
    'access/members/invitations/invited-strangers',
    'access/members/operators',
    'access/members/members.test',
    'access/members/invitations/invitations',
  ]),
  target('sign-in', 'access/members/invitations/invitations.repository.ts', [
    'access/members/invitations/invitations',
    'access/members/members.test',
    'access/openid/planted-rights',
  ]),
  target('sign-in', 'access/members/invitations/invitations.service.ts', [
    'access/members/credential-races',
    'access/members/members.test',
    'access/openid/planted-rights',
  ]),
  target('sign-in', 'access/members/operators.service.ts', [
    'access/members/operators',
    'access/openid/planted-rights',
  ]),
  target('sign-in', 'access/members/accounts.repository.ts', [
    'access/members/accounts',
    'access/members/operators',
  ]),
  target('sign-in', 'access/members/members.service.ts', [
    'access/members/owners',
    'access/members/invitations/invited-strangers',
    'access/members/credential-races',
    'access/members/members.test',
  ]),
  target('sign-in', 'access/members/identities.service.ts', [
    'access/openid/openid.test',
    'access/openid/planted-rights',
  ]),
  target('sign-in', 'access/members/identities.repository.ts', [
    'access/openid/openid.test',
    'access/openid/planted-rights',
  ]),
  target('sign-in', 'access/members/group-roles.repository.ts', [
    'access/openid/openid.test',
    'access/openid/planted-rights',
  ]),
  target('sign-in', 'access/members/session-state.ts', [
    'access/sessions/sessions',
    'access/members/members.test',
    'access/openid/openid.test',
  ]),
  target('sign-in', 'access/members/sign-in/password.ts', ['access/members/sign-in/password']),
  target('sign-in', 'access/members/sign-in/password-policy.ts', [
    'access/members/sign-in/password',
    'access/members/invitations/invitations',
  ]),
  target('sign-in', 'access/members/group-roles.service.ts', [
    'access/openid/openid.test',
    'access/openid/planted-rights',
  ]),
  target('sign-in', 'access/openid/openid-provider.ts', ['access/openid/openid.test']),
  target('sign-in', 'access/openid/openid.service.ts', ['access/openid/openid.test']),
  target('sign-in', 'access/openid/openid.repository.ts', ['access/openid/openid.test']),
  target('sign-in', 'access/openid/read-claims.ts', [
    'access/openid/read-claims',
    'access/openid/openid.test',
  ]),
  target('sign-in', 'access/openid/granted-roles.ts', ['access/openid/openid.test']),
  target('sign-in', 'access/passkeys/passkeys.service.ts', [
    'access/passkeys/ceremonies',
    'access/passkeys/passkeys.whole',
  ]),
  target('sign-in', 'access/passkeys/passkeys.repository.ts', [
    'access/passkeys/ceremonies',
    'access/passkeys/passkeys.whole',
  ]),
  target('tenancy', 'estates/estates.repository.ts', [
    'estates/estates.test',
    'estates/one-estate',
    'estates/list/estates-page',
    'estates/batch/estates-locks',
    'isolation',
    'estates/batch/estates-race',
  ]),
  target('tenancy', 'planning/renovations/renovations.repository.ts', [
    'planning/renovations/twins',
    'planning/renovations',
    'isolation',
  ]),
  target('tenancy', 'output/reports/reports.repository.ts', [
    'planning/renovations/twins',
    'output/reports/report-subject',
    'output/reports/reports.test',
    'isolation',
  ]),
  target('tenancy', 'output/planner-page/planner-page.repository.ts', [
    'output/planner-page/links-of-estates',
  ]),
  target('tenancy', 'output/contact-requests/contact-requests.repository.ts', [
    'output/contact-requests/per-day',
    'output/contact-requests/contact-requests',
  ]),
  target('tenancy', 'governance/maintenance/context-retentions.repository.ts', [
    'governance/privacy/taken-back',
    'governance/maintenance/own-retention',
  ]),
  target('tenancy', 'governance/privacy/retention.service.ts', [
    'governance/privacy/retention',
    'governance/privacy/taken-back',
  ]),
  target('tenancy', 'estates/connections/connections.repository.ts', CONNECTIONS),
  target('tenancy', 'estates/connections/sync/syncs.repository.ts', CONNECTIONS),
  target('access/idempotency', 'access/idempotency/idempotency.ts', ['access/idempotency']),
  target('access/idempotency', 'access/idempotency/idempotency.repository.ts', [
    'access/idempotency/stored-answers',
    'access/idempotency',
  ]),
  target('queue', 'planning/calculation-jobs/job-ends.ts', QUEUE),
  target('queue', 'planning/calculation-jobs/calculate/chunk.repository.ts', QUEUE),
  target('queue', 'planning/calculation-jobs/calculate/chunk-queue.ts', QUEUE),
  target('access/limits', 'access/limits/rate-limit.ts', ['access/limits']),
  target('access/limits', 'access/limits/rate-counts.ts', ['access/limits/rate-counts', 'access/limits']),
  target('paging', 'http/requests/paging.ts', [
    'planning/renovations/paging',
    'openapi.test',
    'planning/renovations',
  ]),
  target('paging', 'planning/renovations/search-statement.ts', [
    'planning/renovations/twins',
    'planning/renovations',
  ]),
  ...[
    'connection-pool',
    'fragments',
    'held-connections',
    'listener',
    'make-sql',
    'parameters',
    'query',
    'run-query',
    'run-transaction',
    'sql-pool',
    'statement',
    'statement-queue',
    'value-parsers',
  ].map((name) => target('driver', `infra/database/driver/${name}.ts`, DRIVER)),
  target('driver', 'infra/database/connection/connect.ts', DRIVER),
  target('driver', 'infra/database/connection/create-pg-pool.ts', [
    ...DRIVER,
    'infra/database/socket/primary-server',
    'infra/database/connection/session-settings',
  ]),
  target('driver', 'infra/database/connection/pooler.ts', ['infra/database/connection/session-settings']),
  target('driver', 'infra/database/connection/session-settings.ts', [
    'infra/database/connection/session-settings',
  ]),
  target('driver', 'infra/database/connection/read-replica.ts', ['infra/database/connection/read-replica']),
  target('driver', 'infra/database/retry-conflicts.ts', ['infra/database/retry-conflicts']),
  target('recovery', 'infra/database/embedded-postgres/recovery.ts', [
    'infra/database/embedded-postgres/recovery',
  ]),
  target('limits', 'infra/limited-process/run-limited.ts', ['infra/limited-process/run-limited']),
  target('limits', 'infra/repeated-name.ts', ['infra/repeated-name']),
  target('backup', 'governance/backup/store/chunked-cipher.ts', ['governance/backup/store/encrypted-store']),
  target('backup', 'governance/backup/store/encrypted-store.ts', ['governance/backup/store/encrypted-store']),
  target('backup', 'governance/backup/store/store-key.ts', ['governance/backup/store/store-key']),
  ...[
    'estate-file',
    'read-table',
    'row-spool',
    'split-file.child',
    'split-file',
    'split-ndjson',
    'split-sent-file',
    'csv/csv-form',
    'csv/decode-text',
    'csv/lost-characters',
    'csv/peek-bytes',
    'csv/split-csv',
    'csv/split-lines',
    'csv/whole-lines',
    'xlsx/check-workbook',
    'xlsx/sheet-names',
    'xlsx/split-xlsx',
  ].map((name) => target('imports', `estates/imports/read/${name}.ts`, IMPORTS)),
  engine('stored plans', 'stored/upgrade-plan.ts', ['stored']),
  engine('money', 'money/price-work.ts', ['money', 'plan/plan-renovation']),
  engine('money', 'money/subsidise.ts', ['money', 'plan/search']),
  engine('money', 'money/lifetime-cost.ts', ['money', 'plan/search']),
  engine('money', 'money/vat.ts', ['money']),
];

function target(area: string, source: string, tests: readonly string[]): Target {
  return { area, source: `${SERVER}/${source}`, tests: tests.map((test) => `${SERVER}/${test}`) };
}

function engine(area: string, source: string, tests: readonly string[]): Target {
  return { area, source: `engine/src/${source}`, tests: tests.map((test) => `engine/src/${test}`) };
}
