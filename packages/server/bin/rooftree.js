#!/usr/bin/env node
// The `rooftree` command. Plain JavaScript that any Node from 20 on can read: an older Node than the project's own only
// starts that one, which comes as a package.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const wanted = readFileSync(new URL('../../../.node-version', import.meta.url), 'utf8').trim();

if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(wanted, 10)) {
  // What was compiled once is kept. Where the folder can't be written nothing is lost but time.
  module.enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/rooftree', import.meta.url)));
  // The build of exactly the sources that are here, or else the sources.
  const { buildFolder, isBuilt, mainOf } = await import('../build-folder.ts');
  const built = buildFolder();
  const { main } = await import(isBuilt(built) ? pathToFileURL(mainOf(built)).href : '../src/cli/main.ts');
  await main(process.argv);
} else {
  runWithOwnNode();
}

function runWithOwnNode() {
  const child = spawn(findOwnNode(), process.argv.slice(1), { stdio: 'inherit' });
  // The command itself decides what a signal means; here it is only passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

function findOwnNode() {
  const name = `node-${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), 'bin', 'node');
  } catch {
    return fail(
      `needs Node ${wanted}, this is ${process.versions.node} and ${name} is not installed: run npm ci`,
    );
  }
}

function fail(message) {
  console.error(`rooftree: ${message}`);
  process.exit(1);
}
