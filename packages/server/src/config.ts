import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROVIDER_NAMES } from '@rooftree/connectors/names';
import { defaultThreads } from './default-threads.ts';
import {
  backupPlace,
  backupRecipient,
  groupRoles,
  headerPairs,
  hosts,
  integer,
  issuer,
  type Kind,
  mailAddress,
  oneOf,
  oneServerUrl,
  onOrOff,
  origins,
  postgresUrl,
  providerBases,
  providerNames,
  secretKey,
  share,
  smtpUrl,
  text,
  trustedProxies,
  webAddress,
  zeroOr,
} from './setting-kinds.ts';

const PROJECT_FOLDER = join(import.meta.dirname, '..', '..', '..');
const MIB = 1024 * 1024;
/** The longest life of a token that can be set. */
export const LONGEST_TOKEN_SECONDS = 86_400;

/** Every setting: its variable, how it is read, and its default. `.env.example` explains each. */
const SETTINGS = {
  port: setting('PORT', integer(0, 65535), 8080),
  host: setting('HOST', text, '127.0.0.1'),
  publicUrl: setting('PUBLIC_URL', webAddress, null),
  cdnUrl: setting('CDN_URL', webAddress, null),
  trustProxy: setting('ROOFTREE_TRUST_PROXY', trustedProxies, false),
  corsOrigins: setting('ROOFTREE_CORS_ORIGINS', origins, Object.freeze([])),
  metricsPort: setting('ROOFTREE_METRICS_PORT', integer(0, 65535), null),
  otlpEndpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', webAddress, null),
  otlpHeaders: setting('OTEL_EXPORTER_OTLP_HEADERS', headerPairs, Object.freeze({})),
  otlpServiceName: setting('OTEL_SERVICE_NAME', text, 'rooftree'),
  otlpShare: setting('OTEL_TRACES_SAMPLER_ARG', share, 1),
  logLevel: setting('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),

  dataDir: setting('ROOFTREE_DATA_DIR', resolve, join(PROJECT_FOLDER, '.rooftree')),
  databaseUrl: setting('DATABASE_URL', postgresUrl, null),
  databaseDirectUrl: setting('DATABASE_DIRECT_URL', postgresUrl, null),
  databaseReadUrl: setting('DATABASE_READ_URL', oneServerUrl, null),
  databasePoolSize: setting('DATABASE_POOL_SIZE', integer(2, 500), 10),
  secretKey: setting('ROOFTREE_SECRET_KEY', secretKey, null),
  secretKeyFallback: setting('ROOFTREE_SECRET_KEY_FALLBACK', secretKey, null),
  s3Bucket: setting('S3_BUCKET', text, null),
  s3Endpoint: setting('S3_ENDPOINT', webAddress, null),
  s3Region: setting('S3_REGION', text, 'eu-central-1'),
  backupTo: setting('BACKUP_TO', backupPlace, null),
  backupEveryHours: setting('BACKUP_EVERY_HOURS', integer(1, 8760), 24),
  backupKeep: setting('BACKUP_KEEP', integer(1, 1000), 7),
  backupRecipient: setting('BACKUP_RECIPIENT', backupRecipient, null),

  demo: setting('ROOFTREE_DEMO', onOrOff, null),
  worker: setting('ROOFTREE_WORKER', onOrOff, true),
  computeThreads: setting('ROOFTREE_COMPUTE_THREADS', integer(1, 256), defaultThreads()),
  computeNiceness: setting('ROOFTREE_COMPUTE_NICENESS', integer(0, 19), 10),
  providerNames: setting('ROOFTREE_PROVIDER_NAMES', providerNames, Object.freeze(['HEARTHSTONE'])),
  connectionBases: setting('ROOFTREE_CONNECTION_BASES', providerBases, Object.freeze({})),
  connectionHosts: setting('ROOFTREE_CONNECTION_HOSTS', hosts, Object.freeze([])),
  connectionDeltaMinutes: setting('ROOFTREE_CONNECTION_DELTA_MINUTES', integer(1, 1440), 15),
  connectionFullHour: setting('ROOFTREE_CONNECTION_FULL_HOUR', integer(0, 23), 1),
  epOnlineKey: setting('ROOFTREE_EP_ONLINE_KEY', text, null),
  bagKey: setting('ROOFTREE_BAG_KEY', text, null),
  epOnlineBulkFrom: setting('ROOFTREE_EP_ONLINE_BULK_FROM', integer(0, 1_000_000), 500),
  webhooksToPrivateAddresses: setting('ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES', onOrOff, false),

  smtpUrl: setting('SMTP_URL', smtpUrl, null),
  mailFrom: setting('MAIL_FROM', mailAddress, null),
  oidcIssuer: setting('OIDC_ISSUER', issuer, null),
  oidcClientId: setting('OIDC_CLIENT_ID', text, null),
  oidcClientSecret: setting('OIDC_CLIENT_SECRET', text, null),
  oidcName: setting('OIDC_NAME', text, 'OpenID'),
  oidcScope: setting('OIDC_SCOPE', text, 'openid email profile'),
  oidcGroups: setting('OIDC_GROUPS', groupRoles, Object.freeze([])),
  oidcGroupsClaim: setting('OIDC_GROUPS_CLAIM', text, 'groups'),
  oidcTrustAddresses: setting('OIDC_TRUST_ADDRESSES', onOrOff, false),
  sessionIdleHours: setting('ROOFTREE_SESSION_IDLE_HOURS', integer(1, 8760), 12),
  sessionDays: setting('ROOFTREE_SESSION_DAYS', integer(1, 365), 14),

  rateLimits: setting('ROOFTREE_RATE_LIMITS', onOrOff, true),
  requestLog: setting('ROOFTREE_REQUEST_LOG', onOrOff, true),
  requestsPerMinute: setting('ROOFTREE_REQUESTS_PER_MINUTE', integer(1, 1_000_000), 600),
  tokenFailuresPerMinute: setting('ROOFTREE_TOKEN_FAILURES_PER_MINUTE', integer(1, 1_000_000), 10),
  signInFailuresPerMinute: setting('ROOFTREE_SIGN_IN_FAILURES_PER_MINUTE', integer(1, 1_000_000), 5),
  reportsPerMinute: setting('ROOFTREE_REPORTS_PER_MINUTE', integer(1, 1_000_000), 60),
  certificatesPerMinute: setting('ROOFTREE_CERTIFICATES_PER_MINUTE', integer(1, 1_000_000), 60),
  batchMaxEstates: setting('ROOFTREE_BATCH_MAX_ESTATES', integer(1, 100_000), 10_000),
  batchMaxBytes: setting('ROOFTREE_BATCH_MAX_BYTES', integer(1024, 64 * MIB), MIB),
  estatesMaxBytes: setting('ROOFTREE_ESTATES_MAX_BYTES', integer(1024, 64 * MIB), 16 * MIB),
  importMaxBytes: setting('ROOFTREE_IMPORT_MAX_BYTES', integer(1024, 256 * MIB), 32 * MIB),
  bodyMaxBytes: setting('ROOFTREE_BODY_MAX_BYTES', integer(1024, 64 * MIB), 64 * 1024),
  requestTimeoutSeconds: setting('ROOFTREE_REQUEST_TIMEOUT_SECONDS', integer(1, 3600), 30),
  tokenSeconds: setting('ROOFTREE_TOKEN_SECONDS', integer(60, LONGEST_TOKEN_SECONDS), 3600),

  keepRequestsDays: setting('ROOFTREE_KEEP_REQUESTS_DAYS', integer(0, 36_500), 7),
  keepIdempotencyKeysDays: setting('ROOFTREE_KEEP_IDEMPOTENCY_KEYS_DAYS', integer(0, 36_500), 1),
  keepFailedQueueEntriesDays: setting('ROOFTREE_KEEP_FAILED_QUEUE_ENTRIES_DAYS', integer(0, 36_500), 30),
  keepFailedDeliveriesDays: setting('ROOFTREE_KEEP_FAILED_DELIVERIES_DAYS', integer(0, 36_500), 30),
  keepWebhookDeliveriesDays: setting('ROOFTREE_KEEP_WEBHOOK_DELIVERIES_DAYS', integer(0, 36_500), 30),
  keepBatchChildrenDays: setting('ROOFTREE_KEEP_BATCH_CHILDREN_DAYS', integer(0, 36_500), 90),
  keepCalculationJobsDays: setting('ROOFTREE_KEEP_CALCULATION_JOBS_DAYS', integer(0, 36_500), 0),
  keepAuditDays: setting('ROOFTREE_KEEP_AUDIT_DAYS', zeroOr(90, 36_500), 0),
  keepImportsDays: setting('ROOFTREE_KEEP_IMPORTS_DAYS', integer(0, 36_500), 7),
  keepLoanReportsDays: setting('ROOFTREE_KEEP_LOAN_REPORTS_DAYS', integer(0, 36_500), 0),
  keepProgrammesDays: setting('ROOFTREE_KEEP_PROGRAMMES_DAYS', integer(0, 36_500), 0),
  keepProgrammePlansDays: setting('ROOFTREE_KEEP_PROGRAMME_PLANS_DAYS', integer(0, 36_500), 90),
  keepConnectionRunsDays: setting('ROOFTREE_KEEP_CONNECTION_RUNS_DAYS', integer(0, 36_500), 90),
  keepReviewDocumentsDays: setting('ROOFTREE_KEEP_REVIEW_DOCUMENTS_DAYS', integer(0, 36_500), 14),
  keepSavedPlansDays: setting('ROOFTREE_KEEP_SAVED_PLANS_DAYS', integer(0, 36_500), 0),
  keepContactRequestsDays: setting('ROOFTREE_KEEP_CONTACT_REQUESTS_DAYS', integer(0, 36_500), 180),
};

type Settings = { readonly [Key in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Key]['read']> };

export interface Config extends Omit<Settings, 'demo'> {
  /** The address under which others reach this server, without a trailing slash. */
  readonly publicUrl: string;
  /** The path of that address, which a proxy in front of this server takes off: empty, or like /renovate. */
  readonly basePath: string;
  /** Where report files are reached when a context has no CDN of its own. */
  readonly cdnUrl: string;
  /** Whether an empty database gets the demo portfolio: never one of the operator's own unless they request it. */
  readonly demo: boolean;
}

export const SETTING_NAMES: readonly string[] = Object.values(SETTINGS).map(({ name }) => name);

export function settingName(key: keyof Settings): string {
  return SETTINGS[key].name;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Loads the project's `.env` file if there is one; the environment takes precedence. */
export function loadEnvFile(file: string = join(PROJECT_FOLDER, '.env')): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * The one reader of the environment. Throws a ConfigError that names the setting when a value is invalid. `hasDemo`:
 * the embedded database has the demo portfolio unless the environment says otherwise.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env, { hasDemo = false } = {}): Config {
  const entries = Object.entries(SETTINGS).map(([key, { read }]) => [key, read(env)]);
  const settings: Settings = Object.fromEntries(entries);
  if (settings.databaseDirectUrl !== null && settings.databaseUrl === null) {
    throw new ConfigError('DATABASE_DIRECT_URL is the way past a pooler: set DATABASE_URL to the pooler');
  }
  if (settings.databaseReadUrl !== null && settings.databaseUrl === null) {
    throw new ConfigError('DATABASE_READ_URL is a replica of DATABASE_URL: set that, too');
  }
  if ((settings.oidcIssuer === null) !== (settings.oidcClientId === null)) {
    throw new ConfigError('OIDC_ISSUER and OIDC_CLIENT_ID go together: set both, or neither');
  }
  const host = /^(0\.0\.0\.0|::)$/.test(settings.host) ? '127.0.0.1' : settings.host;
  const publicUrl =
    settings.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`;
  const basePath = new URL(publicUrl).pathname.replace(/\/$/, '');
  const providerNames = Object.freeze([...new Set([...settings.providerNames, ...PROVIDER_NAMES])]);
  return Object.freeze({
    ...settings,
    providerNames,
    publicUrl,
    basePath,
    cdnUrl: settings.cdnUrl ?? `${publicUrl}/cdn`,
    demo: settings.demo ?? (hasDemo && settings.databaseUrl === null),
  });
}

function setting<T, F extends T | null>(name: string, kind: Kind<T>, fallback: F) {
  function read(env: NodeJS.ProcessEnv): T | F {
    const value = env[name]?.trim();
    if (value === undefined || value === '') return fallback;
    try {
      return kind(value);
    } catch (error) {
      // Never the value itself: it may be a secret.
      throw new ConfigError(`${name} ${error instanceof Error ? error.message : 'is wrong'}`);
    }
  }
  return { name, read };
}
