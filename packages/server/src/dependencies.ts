import packageFile from '../package.json' with { type: 'json' };
import { type ClientKeys, deriveClientKeys } from './access/clients/client-keys.ts';
import { readSecretKeys } from './access/secret-keys/read-secret-keys.ts';
import { confirmKeys } from './access/secret-keys/secret-keys.service.ts';
import { type Config, ConfigError } from './config.ts';
import { type ComputePool, createComputePool } from './infra/compute/compute-pool.ts';
import { type ConnectOptions, connect } from './infra/database/connection/connect.ts';
import { ReadReplica, type Reads, readFrom } from './infra/database/connection/read-replica.ts';
import type { SessionLimits } from './infra/database/connection/session-settings.ts';
import {
  type EmbeddedDatabase,
  useEmbeddedDatabase,
} from './infra/database/embedded-postgres/embedded-database.ts';
import { probeDatabase } from './infra/database/health/probe-database.ts';
import {
  createPoolerStallDetector,
  createStallDetector,
} from './infra/database/socket/create-stall-detector.ts';
import type { StallDetector } from './infra/database/socket/stall-detector.ts';
import type { Sql } from './infra/database/sql.ts';
import { errorCode } from './infra/error-code.ts';
import { createFileStore } from './infra/files/create-file-store.ts';
import type { FileStore } from './infra/files/file-store.ts';
import { createLogger, type Logger } from './infra/logging/logger.ts';
import type { Mailer } from './infra/mail/mailer.ts';
import { installCommand } from './infra/optional-packages.ts';
import type { Tracer } from './infra/tracing/tracer.ts';
import { type ConsoleBundle, consoleBundleOnce } from './office/console-page/console-bundle.ts';
import { type PageBundle, pageBundleOnce } from './output/planner-page/page-bundle.ts';

/**
 * The role of a process: a server (one per embedded database), a worker beside it, or a command that ends by itself.
 */
type Role = 'serve' | 'work' | 'command';

/** Everything the features need from outside, made once per process and handed to them. */
export interface Dependencies {
  config: Config;
  log: Logger;
  /**
   * Through the pooler where there is one: one statement or one transaction at a time, nothing that belongs to a
   * session.
   */
  sql: Sql;
  /** Where searches and lists are read: the replica where there is one that keeps up. */
  reads: Reads;
  replica: ReadReplica | null;
  /** PostgreSQL itself: for sessions of one's own. */
  databaseUrl: string;
  /** Fails while a new connection, or what is written on it, would. */
  probeDatabase: () => Promise<void>;
  /** The keys that sign tokens and hash secrets. Refused when they are not those of the database. */
  loadClientKeys: () => Promise<ClientKeys>;
  /** The clock of the limits per minute. */
  now: () => number;
  /** Drops connections to the database that no longer answer. */
  silenceWatch: StallDetector;
  /** Threads for what would block the API: plans, PDFs. */
  compute: ComputePool;
  /** Null where no traces are recorded. */
  tracer: Tracer | null;
  /** Where report PDFs are stored. */
  files: FileStore;
  /** Null without a mail server. */
  mailer: Mailer | null;
  /** The planner page as it was built; read at the first call. */
  loadPageBundle: () => Promise<PageBundle>;
  /** The console as it was built; read at the first call. */
  loadConsoleBundle: () => Promise<ConsoleBundle>;
  /** Closes everything, in reverse order of creation. */
  close(): Promise<void>;
}

const WORKER_STATEMENT_TIMEOUT_MS = 60_000;
/**
 * Our transactions send one statement after the other: one that pauses has lost its process, and others wait for its
 * rows.
 */
const IDLE_IN_TRANSACTION_MS = 5000;

/**
 * The composition root: the only place that chooses implementations. `embedded` is the database that is being started
 * already.
 */
export async function createDependencies(
  config: Config,
  role: Role,
  embedded?: Promise<EmbeddedDatabase>,
): Promise<Dependencies> {
  await using made = new AsyncDisposableStack();

  const log = createLogger(
    role === 'command'
      ? { level: config.logLevel === 'info' ? 'warn' : config.logLevel, destination: process.stderr }
      : { level: config.logLevel, destination: process.stdout },
  );
  const databaseUrl =
    config.databaseDirectUrl ??
    config.databaseUrl ??
    (await urlOfEmbedded(embedded ?? useEmbeddedDatabase(config.dataDir, role === 'serve'), made, log));
  const silenceWatch = createStallDetector(databaseUrl, log);
  const tracer = await createTracer(config, role, log);
  made.defer(async () => tracer?.close());
  const sql = connect({
    databaseUrl,
    applicationName: `rooftree ${role}`,
    poolSize: config.databasePoolSize,
    statementTimeoutMs: statementTimeoutMs(config, role),
    ...(role !== 'command' && { idleInTransactionMs: IDLE_IN_TRANSACTION_MS }),
    watch: silenceWatch,
    isTraced: tracer !== null,
    ...poolOf(config, role, log),
  });
  made.defer(() => sql.end({ timeout: 1 }));
  const replica = connectReplica(config, role, log, sql, tracer !== null);
  made.defer(async () => replica?.end());
  // A server or worker without a key ends before it touches the database; a command may need none.
  if (role !== 'command') readSecretKeys(config);
  const compute = createComputePool({
    threads: config.computeThreads,
    niceness: config.computeNiceness,
    onError: (error) => log.error({ err: error }, 'a thread cannot be started'),
  });
  made.defer(() => compute.close());
  const files = await createFileStore(config);

  let keys: ClientKeys | undefined;
  const owned = made.move();
  return {
    config,
    log,
    sql,
    reads: replica ?? readFrom(sql),
    replica,
    databaseUrl,
    probeDatabase: () => probeDatabase(databaseUrl),
    loadClientKeys: async () => {
      keys ??= await loadClientKeys(config, sql);
      return keys;
    },
    now: Date.now,
    silenceWatch,
    compute,
    tracer,
    files,
    mailer: await createMailerOf(config),
    loadPageBundle: pageBundleOnce(config.basePath),
    loadConsoleBundle: consoleBundleOnce(config.basePath),
    close: () => owned.disposeAsync(),
  };
}

async function loadClientKeys(config: Config, sql: Sql): Promise<ClientKeys> {
  const { signing, fallback, source } = readSecretKeys(config);
  const keys = deriveClientKeys(signing, fallback);
  await confirmKeys(sql, keys, source);
  return keys;
}

/** Loaded only where there is a mail server. */
async function createMailerOf({ smtpUrl, mailFrom, publicUrl }: Config): Promise<Mailer | null> {
  if (smtpUrl === null) return null;
  const { createMailer } = await import('./infra/mail/mailer.ts');
  return createMailer(smtpUrl, mailFrom ?? `rooftree@${new URL(publicUrl).hostname}`);
}

/** Loaded only where traces are received; a command ends before its own would be read. */
async function createTracer(config: Config, role: Role, log: Logger): Promise<Tracer | null> {
  const { otlpEndpoint: endpoint, otlpHeaders: headers, otlpServiceName: serviceName, otlpShare } = config;
  if (endpoint === null || role === 'command') return null;
  const { createOtlpTracer } = await import('./infra/tracing/otlp-tracer.ts').catch((error: unknown) => {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs OpenTelemetry, which is not installed: ${installCommand('tracing')}`,
    );
  });
  const { version } = packageFile;
  return createOtlpTracer({ endpoint, headers, serviceName, role, version, share: otlpShare, log });
}

/** Only a server answers searches and lists. */
function connectReplica(
  config: Config,
  role: Role,
  log: Logger,
  sql: Sql,
  isTraced: boolean,
): ReadReplica | null {
  const { databaseReadUrl } = config;
  if (databaseReadUrl === null || role !== 'serve') return null;
  const connections = connect({
    databaseUrl: databaseReadUrl,
    applicationName: `rooftree ${role}`,
    poolSize: config.databasePoolSize,
    statementTimeoutMs: config.requestTimeoutSeconds * 1000,
    watch: createStallDetector(databaseReadUrl, log),
    acceptsStandby: true,
    isTraced,
    onClose: () => replica.forgetServer(),
  });
  const replica = new ReadReplica(sql, connections);
  return replica;
}

/**
 * What is different where a pooler lends the sessions. A command takes as long as it takes: it goes to PostgreSQL
 * itself.
 */
function poolOf(config: Config, role: Role, log: Logger): Partial<ConnectOptions> {
  if (config.databaseUrl === null || config.databaseDirectUrl === null || role === 'command') return {};
  const { statementTimeoutMs } = pooledLimits(config);
  return {
    databaseUrl: config.databaseUrl,
    isPooled: true,
    statementTimeoutMs,
    watch: createPoolerStallDetector(config.databaseUrl, log),
  };
}

/** Servers and workers share the role and its settings, so both have the longer of their limits. */
export function pooledLimits(config: Config): SessionLimits {
  const ofRole = (role: Role) => statementTimeoutMs(config, role);
  return {
    statementTimeoutMs: Math.max(ofRole('serve'), ofRole('work')),
    idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
  };
}

/** A command may read a whole portfolio; a worker's tasks have a minute and a half. */
function statementTimeoutMs(config: Config, role: Role): number {
  if (role === 'command') return 0;
  return role === 'serve' ? config.requestTimeoutSeconds * 1000 : WORKER_STATEMENT_TIMEOUT_MS;
}

async function urlOfEmbedded(
  embedded: Promise<EmbeddedDatabase>,
  made: AsyncDisposableStack,
  log: Logger,
): Promise<string> {
  const { url, release, onRecovery } = await embedded;
  made.defer(release);
  onRecovery((failure) => {
    if (failure === null) log.info({}, 'PostgreSQL runs again');
    else log.error({}, `PostgreSQL is down and is restarted until it runs: ${failure}`);
  });
  return url;
}
