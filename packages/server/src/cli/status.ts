import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { listContexts } from '../contexts/contexts.repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeDatabase } from '../infra/database/describe-database.ts';
import { paint, print, printJson } from '../infra/terminal.ts';
import { describeKeys, keysInOneLine } from './describe-keys.ts';
import { withDependencies } from './with-dependencies.ts';

const ANSWER_LIMIT_MS = 2_000;

export function addStatus(program: Command): void {
  program
    .command('status')
    .description('show whether the server answers, and the state of the database')
    .option('--json', 'print it as JSON')
    .action(async ({ json }: { json?: true }) => {
      const { publicUrl, metricsPort } = readConfig();
      const status = {
        server: await askServer(publicUrl),
        metrics_port: metricsPort,
        ...(await withDependencies(describe)),
      };
      if (json) return printJson(status);
      const { server, database, secret_key: keys, contexts } = status;
      const answer = server.is_ready ? paint('green', 'ready') : paint('yellow', 'does not answer');
      print(`Server      ${server.url}  ${answer}`);
      print(`Metrics     ${metricsPort === null ? 'off' : `port ${metricsPort}`}`);
      print(
        `Database    PostgreSQL ${database.postgres_version}, ${database.kind}, ${database.size_mib} MiB`,
      );
      print(`Schema      ${database.last_migration}`);
      print(`Secret key  ${keysInOneLine(keys)}`);
      print(`Contexts    ${contexts.join(', ') || 'none'}`);
    });
}

async function askServer(url: string): Promise<{ url: string; is_ready: boolean }> {
  try {
    const { ok } = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return { url, is_ready: ok };
  } catch {
    return { url, is_ready: false };
  }
}

async function describe({ sql, config }: Dependencies) {
  const database = await describeDatabase(sql);
  return {
    database: {
      kind: config.databaseUrl === null ? 'embedded' : 'from DATABASE_URL',
      postgres_version: database.postgresVersion,
      size_mib: Math.round(database.sizeBytes / 1024 / 1024),
      last_migration: database.lastMigration,
    },
    secret_key: await describeKeys({ sql, config }),
    contexts: (await listContexts(sql)).map(({ slug }) => slug),
  };
}
