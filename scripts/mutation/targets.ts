/** Where a fault that no test notices would hurt most, and the tests that should notice it. Paths below packages. */
export interface Target {
  area: string;
  source: string;
  tests: readonly string[];
}

const SERVER = 'server/src';
// The quickest first: most mutants need no other.
const QUEUE = [
  'calculation-jobs/calculate/chunk-starts',
  'calculation-jobs/calculate/chunk',
  'calculation-jobs/life-cycle',
  'calculation-jobs/calculate/calculation-jobs.job',
  'start/worker',
];
const CONNECTIONS = [
  'connections/claimed-connections',
  'connections/lost-runs',
  'connections/look-for-changes',
  'member-isolation',
];

export const TARGETS: readonly Target[] = [
  target('authentication', 'clients/access-token.ts', ['clients/access-token', 'clients', 'http/access']),
  target('authentication', 'clients/clients.repository.ts', [
    'clients/clients.repository',
    'clients/clients.test',
    'clients',
  ]),
  target('authentication', 'clients/clients.service.ts', ['clients/clients.test', 'clients']),
  target('authentication', 'clients/revocations.ts', [
    'clients/revocations',
    'clients/cut-off',
    'start/database-faults',
  ]),
  target('authentication', 'http/access/authenticate.ts', [
    'http/access/authenticate',
    'sessions',
    'http/access',
    'isolation',
  ]),
  target('authentication', 'http/access/session-requests.ts', ['sessions/sessions']),
  target('authentication', 'http/access/authenticate-members.ts', ['sessions']),
  target('authentication', 'http/access/still-permitted.ts', ['http/access/still-permitted']),
  target('authentication', 'caller.ts', ['http/access/permission-matrix']),
  target('sign-in', 'sessions/sessions.repository.ts', [
    'sessions/standing',
    'sessions/sessions',
    'members/members.test',
    'members/credential-races',
  ]),
  target('sign-in', 'sessions/sessions.service.ts', ['sessions', 'members/credential-races']),
  target('sign-in', 'members/sign-in.service.ts', [
    'members/sign-in.test',
    'members/credential-races',
    'members/invitations',
  ]),
  target('sign-in', 'members/credentials.repository.ts', [
    'members/invited-strangers',
    'members/credential-races',
    'openid/planted-rights',
  ]),
  target('sign-in', 'members/sign-in-limits.ts', ['members/sign-in-limits', 'members/guarded-attempts']),
  target('sign-in', 'members/members.repository.ts', [
    'members/owners',
    'members/invited-strangers',
    'members/operators',
    'members/members.test',
    'members/invitations',
  ]),
  target('sign-in', 'members/invitations.repository.ts', [
    'members/invitations',
    'members/members.test',
    'openid/planted-rights',
  ]),
  target('sign-in', 'members/invitations.service.ts', [
    'members/credential-races',
    'members/members.test',
    'openid/planted-rights',
  ]),
  target('sign-in', 'members/operators.service.ts', ['members/operators', 'openid/planted-rights']),
  target('sign-in', 'members/accounts.repository.ts', ['members/accounts', 'members/operators']),
  target('sign-in', 'members/members.service.ts', [
    'members/owners',
    'members/invited-strangers',
    'members/credential-races',
    'members/members.test',
  ]),
  target('sign-in', 'members/identities.service.ts', ['openid/openid.test', 'openid/planted-rights']),
  target('sign-in', 'members/identities.repository.ts', ['openid/openid.test', 'openid/planted-rights']),
  target('sign-in', 'members/group-roles.service.ts', ['openid/openid.test', 'openid/planted-rights']),
  target('sign-in', 'openid/openid.service.ts', ['openid/openid.test']),
  target('sign-in', 'openid/openid.repository.ts', ['openid/openid.test']),
  target('sign-in', 'openid/read-claims.ts', ['openid/read-claims', 'openid/openid.test']),
  target('sign-in', 'openid/granted-roles.ts', ['openid/openid.test']),
  target('sign-in', 'passkeys/passkeys.service.ts', ['passkeys/ceremonies', 'passkeys/passkeys.browser']),
  target('sign-in', 'passkeys/passkeys.repository.ts', ['passkeys/ceremonies', 'passkeys/passkeys.browser']),
  target('tenancy', 'estates/estates.repository.ts', [
    'estates/estates.test',
    'estates/one-estate',
    'estates/estates-page',
    'estates/estates-locks',
    'isolation',
    'estates/estates-race',
  ]),
  target('tenancy', 'renovations/renovations.repository.ts', [
    'renovations/twins',
    'renovations',
    'isolation',
  ]),
  target('tenancy', 'reports/reports.repository.ts', [
    'renovations/twins',
    'reports/report-subject',
    'reports/reports.test',
    'isolation',
  ]),
  target('tenancy', 'planner-page/planner-page.repository.ts', ['planner-page/links-of-estates']),
  target('tenancy', 'contact-requests/contact-requests.repository.ts', [
    'contact-requests/per-day',
    'contact-requests/contact-requests',
  ]),
  target('tenancy', 'maintenance/context-retentions.repository.ts', [
    'privacy/taken-back',
    'maintenance/own-retention',
  ]),
  target('tenancy', 'privacy/retention.service.ts', ['privacy/retention', 'privacy/taken-back']),
  target('tenancy', 'connections/connections.repository.ts', CONNECTIONS),
  target('tenancy', 'connections/connection-runs.repository.ts', CONNECTIONS),
  target('idempotency', 'idempotency/idempotency.ts', ['idempotency']),
  target('idempotency', 'idempotency/idempotency.repository.ts', [
    'idempotency/stored-answers',
    'idempotency',
  ]),
  target('queue', 'calculation-jobs/job-ends.ts', QUEUE),
  target('queue', 'calculation-jobs/calculate/chunk.repository.ts', QUEUE),
  target('queue', 'calculation-jobs/calculate/chunk-queue.ts', QUEUE),
  target('limits', 'limits/rate-limit.ts', ['limits']),
  target('limits', 'limits/rate-counts.ts', ['limits/rate-counts', 'limits']),
  target('paging', 'http/requests/paging.ts', ['renovations/paging', 'openapi.test', 'renovations']),
  target('paging', 'renovations/search-statement.ts', ['renovations/twins', 'renovations']),
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
