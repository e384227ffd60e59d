/**
 * `npm run mutate [word …] [--most N]`: makes small wrong changes in the code that guards tenants, money and jobs, one
 * at a time, and runs the tests that should notice. Prints the share that was noticed and every change that was not. At
 * most N changes per file (12), the same ones at every run. Exit 1 below the least score or with a survivor that has no
 * reason.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { useTestServer } from '../packages/server/src/testing/database/test-server.ts';
import { type Mutant, mutantsOf } from './mutation/mutants.ts';
import { TARGETS, type Target } from './mutation/targets.ts';

const PACKAGES = join(import.meta.dirname, '..', 'packages');
const HOOK = pathToFileURL(join(import.meta.dirname, 'mutation', 'apply-mutant.ts')).href;
const NODE_COMPILE_CACHE = join(PACKAGES, '..', 'node_modules', '.cache', 'rooftree');
const LEAST_SCORE = 0.85;
/**
 * A mutant that hangs its tests is noticed too: they take this many times as long as without one, however busy the
 * machine is.
 */
const HANGS_AFTER_TIMES = 5;
const LEAST_LIMIT_MS = 60_000;
/** Without a mutant nothing hangs. */
const BASE_LIMIT_MS = 900_000;

interface Survivor {
  file: string;
  /** Where the same change could be made elsewhere in the file: a part of its line. */
  line?: string;
  original: string;
  replacement: string;
  reason: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '12' } },
});
const isWanted = ({ area, source }: Target): boolean =>
  positionals.length === 0 || positionals.some((word) => area === word || source.includes(word));
const known: Survivor[] = JSON.parse(
  await readFile(join(import.meta.dirname, 'mutation', 'known-survivors.json'), 'utf8'),
);

const server = await useTestServer();
const outcomes: { area: string; mutant: Mutant; isNoticed: boolean }[] = [];
const limits = new Map<string, number>();
for (const target of TARGETS.filter(isWanted)) {
  const tests = await testFiles(target.tests);
  for (const file of tests) limits.set(file, limits.get(file) ?? (await limitFor(file)));
  const waiting = await sample(target.source, Number(values.most));
  const work = async (): Promise<void> => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const isNoticed = await isNoticedBy(tests, mutant);
      outcomes.push({ area: target.area, mutant, isNoticed });
      // A run may be cut short: what survived is reported at once.
      process.stdout.write(isNoticed ? '.' : `S(line ${mutant.line})`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  process.stdout.write(` ${target.source}\n`);
}
await server.release();
report();

/** Every k-th of the changes that still are TypeScript. */
async function sample(source: string, most: number): Promise<Mutant[]> {
  const text = await readFile(join(PACKAGES, source), 'utf8');
  const all = mutantsOf(source, text).filter((mutant) => isTypeScript(applied(text, mutant)));
  const step = Math.max(1, all.length / most);
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, index) => all[Math.floor(index * step)],
  ).filter((mutant) => mutant !== undefined);
}

function applied(text: string, { start, end, replacement }: Mutant): string {
  return `${text.slice(0, start)}${replacement}${text.slice(end)}`;
}

function isTypeScript(text: string): boolean {
  try {
    stripTypeScriptTypes(text);
    return true;
  } catch {
    return false;
  }
}

/** In the order of the words: what notices most, soonest, comes first. */
async function testFiles(words: readonly string[]): Promise<string[]> {
  const all = await Array.fromAsync(glob('*/src/**/*.test.ts', { cwd: PACKAGES }));
  const named = words.flatMap((word) => all.filter((file) => file.startsWith(word)).sort());
  return [...new Set(named)].map((file) => join(PACKAGES, file));
}

/** What a test file takes without a mutant, several times. */
async function limitFor(file: string): Promise<number> {
  const begin = Date.now();
  // Seen for once: what fails here by chance is a fault of the test, and not to be found again by running it alone.
  if ((await runTests(file, null, BASE_LIMIT_MS, 'inherit')) !== 0)
    throw new Error(`${file} fails without a mutant`);
  return Math.max(LEAST_LIMIT_MS, (Date.now() - begin) * HANGS_AFTER_TIMES);
}

/** True as soon as one of the files fails. */
async function isNoticedBy(files: readonly string[], mutant: Mutant): Promise<boolean> {
  for (const file of files) {
    if ((await runTests(file, mutant, limits.get(file) ?? BASE_LIMIT_MS)) !== 0) return true;
  }
  return false;
}

async function runTests(
  file: string,
  mutant: Mutant | null,
  limitMs: number,
  output: 'ignore' | 'inherit' = 'ignore',
): Promise<number> {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_COMPILE_CACHE };
  if (mutant !== null) {
    const url = pathToFileURL(join(PACKAGES, mutant.file)).href;
    env['ROOFTREE_MUTANT'] = JSON.stringify({ ...mutant, url });
    env['NODE_OPTIONS'] = `--import=${HOOK}`;
  }
  // Dots for what passes: what fails is reported whole.
  const flags = ['--test', '--test-reporter=dot', `--test-timeout=${limitMs}`];
  const runner = spawn(process.execPath, [...flags, file], { stdio: ['ignore', output, output], env });
  const watch = setTimeout(() => runner.kill('SIGTERM'), 2 * limitMs);
  const [code] = await once(runner, 'exit');
  clearTimeout(watch);
  return code ?? 1;
}

function report(): void {
  const isSame = (one: Survivor, { file, original, replacement, lineText }: Mutant): boolean =>
    one.file === file &&
    one.original === original &&
    one.replacement === replacement &&
    lineText.includes(one.line ?? '');
  const reasonOf = (mutant: Mutant): string | undefined => known.find((one) => isSame(one, mutant))?.reason;
  const survivors = outcomes.filter(({ isNoticed }) => !isNoticed).map(({ mutant }) => mutant);
  for (const mutant of survivors) {
    const change = `${mutant.original.trim()} → ${mutant.replacement.trim() || '(nothing)'}`;
    console.log(`survived: ${mutant.file}:${mutant.line}  ${change}  ${reasonOf(mutant) ?? 'NO REASON'}`);
  }
  for (const area of new Set(outcomes.map((outcome) => outcome.area))) {
    const own = outcomes.filter((outcome) => outcome.area === area);
    console.log(
      `${area.padEnd(16)} ${own.filter(({ isNoticed }) => isNoticed).length} of ${own.length} noticed`,
    );
  }
  const score = 1 - survivors.length / Math.max(1, outcomes.length);
  console.log(`score ${(score * 100).toFixed(1)} % of ${outcomes.length} (least ${LEAST_SCORE * 100} %)`);
  const isExplained = survivors.every((mutant) => reasonOf(mutant) !== undefined);
  process.exitCode = score >= LEAST_SCORE && isExplained ? 0 : 1;
}
