/**
 * `npm run edition -- <name> [commit]`: runs that version, or the last commit, does what offices, programs and buyers
 * do with it, and stores its data as `packages/server/src/testing/editions/<name>.json.br`, which `npm run test:whole`
 * updates to this version.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { takeVersionBefore } from '../../drills/update/version-before.ts';
import { connect } from '../../packages/server/src/infra/database/connection/connect.ts';
import { ensureDatabase } from '../../packages/server/src/infra/database/connection/ensure-database.ts';
import { createOwnPostgres } from '../../packages/server/src/testing/database/own-postgres.ts';
import { type Edition, editionFile } from '../../packages/server/src/testing/editions/edition.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { runRooftree, startRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { dumpTables } from './dump-tables.ts';
import { Installation } from './use-installation.ts';

const LARGEST_BYTES = 1_500_000;
const [name, given = 'HEAD'] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) {
  console.error('npm run edition -- <name> [commit]');
  process.exit(2);
}
const commit = execFileSync('git', ['rev-parse', given], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
}).trim();

await using made = new AsyncDisposableStack();
const version = takeVersionBefore(commit);
made.defer(async () => version.remove());
const postgres = await createOwnPostgres();
made.defer(() => postgres.remove());
await ensureDatabase(postgres.databaseUrl, 'edition');
const databaseUrl = postgres.databaseUrl.replace(/rooftree$/, 'edition');
const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-edition-'));
made.defer(async () => rmSync(dataDir, { recursive: true, force: true }));
const port = String(await findFreePort());
const env = {
  DATABASE_URL: databaseUrl,
  ROOFTREE_DATA_DIR: dataDir,
  ROOFTREE_DEMO: 'on',
  ROOFTREE_RATE_LIMITS: 'off',
  ROOFTREE_REQUEST_TIMEOUT_SECONDS: '170',
  PORT: port,
};
const server = startRooftree(['serve'], env, { folder: version.folder });
made.defer(async () => void server.child.kill('SIGKILL'));
await server.prints('Rooftree answers at');
const url = `http://127.0.0.1:${port}`;
await until(async () => (await fetch(`${url}/health/ready`)).ok);
const sql = connect({ databaseUrl, applicationName: 'edition', poolSize: 2, statementTimeoutMs: 0 });
made.defer(() => sql.end({ timeout: 1 }));

const [context] = await sql<
  { id: string; slug: string }[]
>`SELECT id, slug FROM contexts ORDER BY created_at, id LIMIT 1`;
assert.ok(context, 'this version has no demo');
const rooftree = async (...args: string[]) => {
  const { code, stdout, stderr } = await runRooftree(args, env, version.folder);
  assert.equal(code, 0, stderr);
  return stdout;
};
const created = await rooftree(
  'clients',
  'create',
  '--context',
  context.slug,
  '--name',
  'Integrator',
  '--json',
);
const { client_id: clientId, client_secret: clientSecret } = JSON.parse(created);
if ((await rooftree('--help')).includes('members'))
  await rooftree('members', 'invite', 'member@example.com', '--context', context.slug, '--role', 'owner');

const document = JSON.parse(readFileSync(join(version.folder, '..', '..', 'openapi.json'), 'utf8'));
const installation = new Installation(url, document, clientId, clientSecret);
const { token, answers } = await installation.use(() =>
  until(async () => {
    const [open] = await sql<[{ jobs: number }]>`
      SELECT count(*) AS jobs FROM calculation_jobs WHERE calculation_job_status IN ('NOT_STARTED', 'RUNNING')`;
    return open.jobs === 0;
  }),
);
const ended = await server.end('SIGTERM');
assert.equal(ended.code, 0, ended.stderr);

const edition: Edition = {
  commit,
  migrations: [
    ...(await sql<Edition['migrations']>`SELECT name, checksum FROM schema_migrations ORDER BY version`),
  ],
  tables: await dumpTables(sql),
  files: readFiles(join(dataDir, 'files')),
  client: { contextId: context.id, clientId, clientSecret, token },
  answers,
};
const text = Buffer.from(JSON.stringify(edition));
const compressed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
});
assert.ok(compressed.length < LARGEST_BYTES, `${compressed.length} bytes are too many for the repository`);
writeFileSync(editionFile(name), compressed);
for (const [table, { rows }] of Object.entries(edition.tables))
  console.log(`${table.padEnd(28)} ${rows.length}`);
console.log(`${editionFile(name)}: ${text.length} bytes, compressed ${compressed.length}`);

function readFiles(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path)).toString('base64')]));
}
