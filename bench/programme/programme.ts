/**
 * `npm run bench:programme`: how close the programmes of drawn portfolios are to the best there is, how long they take
 * by processor time, what one more unit of a limit saves, and how they compare with two rules of thumb.
 * `npm run bench:programme -- 100000` solves a portfolio of that size alone, `-- baselines chance` only those parts.
 * Exit 1 when a figure is missed.
 */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findBestPrices,
  loadSolver,
  type Problem,
  type Programme,
  RefusedProgramme,
  solve,
  totalsOf,
  verify,
  withPriceOfMoving,
  writeCertificate,
  writeProblem,
} from '@rooftree/programme';
import {
  drawPortfolio,
  drawSmallProblem,
  randomFrom,
} from '../../packages/programme/src/testing/draw-problem.ts';
import { cheapestByEnumeration } from '../../packages/programme/src/testing/enumerate.ts';
import { compareWithRules } from './against-baselines.ts';
import { measureDutyChance } from './duty-chance.ts';

const highs = await loadSolver();
const random = randomFrom(2027);
let isShort = false;

function report(what: string, measured: string, isReached: boolean): void {
  console.log(`${isReached ? 'reached' : 'SHORT  '}  ${what}: ${measured}`);
  isShort ||= !isReached;
}

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  enumeration: () => equalToEnumeration(1000),
  tampered: () => tamperedFiles(100),
  optimum: () => closeToProvenOptimum(200),
  large: async () => solveAgain(await solveLarge(10_000, 1e-3, 60)),
  baselines: () => beatRules(20),
  chance: () => dutyChance(1200),
  prices: () => shadowPrices(50),
};
const words = process.argv.slice(2);
const size = Number(words[0] ?? 0);
if (size > 0) await solveLarge(size, size >= 100_000 ? 2e-4 : 1e-3, size >= 100_000 ? 600 : 60);
else
  for (const [name, measure] of Object.entries(PARTS))
    if (words.length === 0 || words.includes(name)) await measure();
process.exitCode = isShort ? 1 : 0;

function equalToEnumeration(count: number): void {
  let equal = 0;
  for (let drawn = 0; drawn < count; drawn++) {
    const problem = drawSmallProblem(random);
    if ((solve(highs, problem, { gap: 0 })?.costCents ?? null) === cheapestByEnumeration(problem)) equal += 1;
  }
  report('small problems equal to enumeration', `${equal} of ${count}`, equal === count);
}

/** 40 to 60 homes, against HiGHS on the whole problem at once until it has proven its optimum. */
function closeToProvenOptimum(count: number): void {
  let close = 0;
  for (let drawn = 0; drawn < count; drawn++) {
    const problem = drawPortfolio({ homes: 40 + (drawn % 21), years: 3, packages: 2, seed: 1000 + drawn });
    const ours = solve(highs, problem, { gap: 1e-4 });
    const best = solve(highs, problem, { gap: 0 });
    if (ours === null ? best === null : best !== null && ours.costCents <= best.costCents * 1.0005)
      close += 1;
  }
  report('problems of 40 to 60 homes within 0.05 % of the optimum', `${close} of ${count}`, close === count);
}

async function solveLarge(
  homes: number,
  gap: number,
  seconds: number,
): Promise<{ problem: Problem; programme: Programme }> {
  const problem = drawPortfolio({ homes, years: 8, packages: 6, seed: 3 });
  const columns = Math.round(problem.cost.length / homes);
  const begin = process.cpuUsage();
  const programme = solve(highs, problem, { gap: gap / 10 });
  const taken = secondsSince(begin);
  if (programme === null) throw new Error('the drawn portfolio has no programme');
  const found = (programme.costCents - programme.boundCents) / programme.boundCents;
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6);
  report(
    `${homes} homes, ${columns} columns each, ${problem.limits.length} limits: proven gap at most ${gap * 100} %`,
    `${(found * 100).toFixed(4)} % in ${taken.toFixed(1)} s of one core, ${megabytes} MB`,
    found <= gap && taken <= seconds,
  );
  using folder = disposableFolder();
  const files = writeFiles(folder.path, problem, programme);
  const checked = process.cpuUsage();
  const verdict = await verify(...files);
  report(
    'checked from its files',
    `gap ${(verdict.gap * 100).toFixed(4)} % in ${secondsSince(checked).toFixed(1)} s`,
    verdict.gap <= gap,
  );
  const { used } = totalsOf(problem, programme.choice);
  const broken = problem.limits.filter(({ kind, amount }, limit) => {
    const use = used[limit] ?? 0;
    return kind === 'AT_MOST' ? use > amount : use < amount;
  });
  report(
    'limits broken, to the cent and the minute',
    `${broken.length} of ${used.length}`,
    broken.length === 0,
  );
  return { problem, programme };
}

function disposableFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'rooftree-programme-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

function writeFiles(folder: string, problem: Problem, programme: Programme): [string, string] {
  const names = { home: (home: number) => `${home}`, column: (column: number) => `${column}` };
  const files: [string, string] = [join(folder, 'problem'), join(folder, 'certificate')];
  for (const part of writeProblem(problem, names)) appendFileSync(files[0], part);
  for (const part of writeCertificate(problem, programme, names)) appendFileSync(files[1], part);
  return files;
}

/** One byte changed, in the one file or the other. */
async function tamperedFiles(count: number): Promise<void> {
  const problem = drawPortfolio({ homes: 200, years: 4, packages: 4, seed: 8 });
  const programme = solve(highs, problem, { gap: 1e-3 });
  if (programme === null) throw new Error('the drawn portfolio has no programme');
  using folder = disposableFolder();
  const files = writeFiles(folder.path, problem, programme);
  let refused = 0;
  for (let drawn = 0; drawn < count; drawn++) {
    const index = drawn % 2;
    const bytes = readFileSync(files[index] ?? '');
    const position = Math.floor(random() * bytes.length);
    bytes[position] = bytes[position] === 0x31 ? 0x32 : 0x31;
    const tampered = `${files[index]}.tampered`;
    writeFileSync(tampered, bytes);
    const [first, second] = files.map((file, own) => (own === index ? tampered : file));
    const isRefused = await verify(first ?? '', second ?? '').then(
      () => false,
      (error: unknown) => error instanceof RefusedProgramme,
    );
    if (isRefused) refused += 1;
  }
  report('tampered files refused', `${refused} of ${count}`, refused === count);
}

/** For the same duties: the published figure is whatever comes out. */
function beatRules(count: number): void {
  const figures = compareWithRules(highs, count);
  for (const [rule, own] of Map.groupBy(figures, (each) => each.rule)) {
    const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const percent = (values: number[]) => `${(middle(values) * 100).toFixed(1)} %`;
    const works = own.map(({ moreForWorks }) => moreForWorks);
    report(
      `${rule} on ${own.length} portfolios costs at least 12 % more for works`,
      `median ${percent(works)} more for works, ${percent(own.map(({ moreInTotal }) => moreInTotal))} more with energy over 30 years; ` +
        `${own.filter(({ missed }) => missed > 0).length} miss more duties, ${own.filter(({ broken }) => broken > 0).length} break a limit`,
      middle(works) >= 0.12,
    );
  }
}

function dutyChance(houses: number): void {
  const { stated, realised, houses: drawn } = measureDutyChance(houses);
  report(
    `stated chance of the duty within 3 points of ${drawn} drawn houses`,
    `${(stated * 100).toFixed(1)} % stated, ${(realised * 100).toFixed(1)} % met`,
    Math.abs(stated - realised) <= 0.03,
  );
}

/**
 * One home in a hundred becomes 20 % dearer: the new programme starts from the prices of the old one and moves few
 * homes.
 */
function solveAgain({ problem, programme }: { problem: Problem; programme: Programme }): void {
  const homes = problem.firstColumn.length - 1;
  const cost = problem.cost.slice();
  const changed = new Set<number>();
  for (let home = 0; home < homes; home++) {
    if (random() >= 0.01) continue;
    changed.add(home);
    for (let column = problem.firstColumn[home] ?? 0; column < (problem.firstColumn[home + 1] ?? 0); column++)
      cost[column] = Math.round((cost[column] ?? 0) * 1.2);
  }
  const next = { ...problem, cost };
  const begin = process.cpuUsage();
  const again = solve(highs, withPriceOfMoving(next, programme.choice, 10_000), {
    gap: 1e-4,
    startPrices: programme.prices,
  });
  const taken = secondsSince(begin);
  if (again === null) throw new Error('no programme after a small change');
  const moved = programme.choice.filter(
    (column, home) => !changed.has(home) && column !== again.choice[home],
  ).length;
  const free = solve(highs, next, { gap: 1e-4, startPrices: programme.prices });
  const priceOfStaying = totalsOf(next, again.choice).costCents - (free?.costCents ?? 0);
  report(
    '1 % of the homes changed: again within 5 s and at most 3 % of the others moved',
    `${taken.toFixed(1)} s, ${((moved / homes) * 100).toFixed(2)} % moved, staying costs EUR ${Math.round(priceOfStaying / 100)}`,
    taken <= 5 && moved <= 0.03 * homes,
  );
}

/** By the bounds: a programme within 0.1 % of its bound says nothing about so small a change. */
function shadowPrices(count: number): void {
  let close = 0;
  let tried = 0;
  for (let seed = 50; tried < count; seed++) {
    const problem = drawPortfolio({ homes: 2000, years: 8, packages: 6, seed });
    const before = findBestPrices(problem);
    for (const [limit, price] of before.prices.entries()) {
      const amount = problem.limits[limit]?.amount ?? 0;
      if (price * amount < 1e-3 * before.bound || tried === count) continue;
      const more = Math.max(1, Math.round(amount * 0.002));
      const limits = problem.limits.map((own, index) =>
        index === limit ? { ...own, amount: own.amount + (own.kind === 'AT_MOST' ? more : -more) } : own,
      );
      const after = findBestPrices({ ...problem, limits }, { start: before.prices });
      tried += 1;
      if (Math.abs((before.bound - after.bound) / (price * more) - 1) <= 0.05) close += 1;
    }
  }
  report(
    'shadow prices within 5 % of what a little more of the limit saves',
    `${close} of ${tried}`,
    close === tried,
  );
}

function secondsSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
}
