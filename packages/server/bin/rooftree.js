#!/usr/bin/env node
// The `rooftree` command. Plain JavaScript that any Node from 20 on can read: an older Node than the project's own only
// starts that one, which comes as a package.
import { readFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import v8 from 'node:v8';

// For what runs on: under load V8 lets the space for new objects of the main thread grow to 128 MB instead of 32 MB,
// and glibc keeps what the compiling of Typst has used once in an arena for each thread. Both can be set at the start
// of a process only.
const LASTING_COMMANDS = ['serve', 'work'];
const NEW_SPACE = '--max-semi-space-size=16';
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', ...process.env };

const wanted = readFileSync(new URL('../../../.node-version', import.meta.url), 'utf8').trim();

if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(wanted, 10)) {
  if (flags().length > 0) startAgain();
  // One plan is made before its code, optimised, would pay for that: a fifth less processor time. The flags are part of
  // the cache's key, so they come first.
  if (process.argv[2] === 'plan') v8.setFlagsFromString('--no-opt');
  // What was compiled once is kept. Where the folder can't be written nothing is lost but time.
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/rooftree', import.meta.url));
  module.enableCompileCache(cache);
  // The build of exactly the sources that are here, or else the sources.
  const { findBuild, mainOf } = await import('../build-folder.ts');
  const built = findBuild(join(cache, 'sources'));
  const { main } = await import(built === null ? '../src/cli/main.ts' : pathToFileURL(mainOf(built)).href);
  await main(process.argv);
} else {
  await runWithOwnNode();
}

/** Those that the process lacks; an operator's own choice in NODE_OPTIONS stands. */
function flags() {
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  return LASTING_COMMANDS.includes(process.argv[2]) && !given.includes('semi-space') ? [NEW_SPACE] : [];
}

/**
 * As the same process, with the same id. Where a system has no such call, or a parent listens to this process, it goes
 * on as it is.
 */
function startAgain() {
  if (process.platform === 'win32' || process.channel !== undefined) return;
  process.execve?.(
    process.execPath,
    [process.execPath, ...flags(), ...process.execArgv, ...process.argv.slice(1)],
    ENVIRONMENT,
  );
}

async function runWithOwnNode() {
  const { spawn } = await import('node:child_process');
  const child = spawn(findOwnNode(), [...flags(), ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: ENVIRONMENT,
  });
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
