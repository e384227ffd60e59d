/**
 * `npm run drill -- clients`: clients that openapi-typescript, hey-api and orval write from openapi.json compile with
 * `strict`, and a program with each of them works against a real server. Needs a connection, or is skipped.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { useTestServer } from '../../packages/server/src/testing/database/test-server.ts';
import { startTestApp } from '../../packages/server/src/testing/test-app.ts';
import { type InstalledTools, installTools } from '../../scripts/openapi/install-tools.ts';

const ROOT = join(import.meta.dirname, '../..');
const GENERATORS = {
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  '@hey-api/openapi-ts': '0.99.0',
  orval: '8.38.0',
  // The generators use the API of the old compiler.
  typescript: '5.9.3',
  '@types/node': '24.19.2',
};
const COMPILER_OPTIONS = {
  target: 'esnext',
  lib: ['esnext', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['node'],
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};
/** What each program prints: created, read, planned once, found nothing, refused. */
const PRINTED = "201 a house\n200 1958\n201 1\n200 0\n400 [ 'page must not be less than 1' ]\n";

/** How each writes its client; the program of the same name uses it. */
const CLIENTS: Record<string, (tools: InstalledTools) => Promise<string>> = {
  'openapi-typescript': (tools) =>
    tools.run('openapi-typescript', ['openapi.json', '--output', 'openapi-typescript/schema.d.ts']),
  'hey-api': (tools) =>
    tools.run('openapi-ts', ['-i', 'openapi.json', '-o', 'hey-api/client', '-c', '@hey-api/client-fetch']),
  orval: (tools) => tools.run('orval', ['--config', 'orval.config.mjs']),
};

const tools = await installTools(GENERATORS);
if (tools === null) console.log('skipped: the generators cannot be fetched without a connection');
else await tryClients(tools);

async function tryClients(tools: InstalledTools): Promise<void> {
  await using made = new AsyncDisposableStack();
  made.defer(() => tools.remove());
  const postgres = await useTestServer();
  made.defer(() => postgres.release());
  const app = await startTestApp();
  made.defer(() => app.stop());
  copyFileSync(join(ROOT, 'openapi.json'), join(tools.folder, 'openapi.json'));
  cpSync(join(import.meta.dirname, 'programs'), join(tools.folder, 'programs'), { recursive: true });
  const output = { target: 'orval/client.ts', client: 'fetch', baseUrl: app.url };
  const orval = { rooftree: { input: 'openapi.json', output } };
  writeFileSync(join(tools.folder, 'orval.config.mjs'), `export default ${JSON.stringify(orval)};\n`);

  for (const [name, generate] of Object.entries(CLIENTS)) {
    await generate(tools);
    const tsconfig = `tsconfig.${name}.json`;
    const settings = { compilerOptions: COMPILER_OPTIONS, include: [`programs/${name}.ts`] };
    writeFileSync(join(tools.folder, tsconfig), JSON.stringify(settings));
    await tools.run('tsc', ['-p', tsconfig]);
    const { token } = await app.addClient();
    const printed = await runProgram(tools.folder, name, { ROOFTREE_URL: app.url, ROOFTREE_TOKEN: token });
    assert.equal(printed, PRINTED, name);
    console.log(`${name}: compiles, and works`);
  }
}

/** Bundled first: what generators write has imports that only bundlers resolve. */
async function runProgram(folder: string, name: string, env: Record<string, string>): Promise<string> {
  const bundle = await rolldown({ input: join(folder, 'programs', `${name}.ts`), platform: 'node' });
  const file = join(folder, `${name}.mjs`);
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env });
  return stdout;
}
