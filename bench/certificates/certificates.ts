/**
 * `npm run bench -- certificates`: what `rooftree` spends to read a text certificate, as processor time of all its
 * processes: that of a folder with many certificates less that of a folder with few, so that the start of the command
 * is left out. Exit 1 above 400 ms. Needs Linux, whose kernel adds up the time of processes that have ended.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { madePdf } from '../../packages/server/src/estates/certificates/pdf/made-pdf.fixture.ts';
import { runRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { report } from '../service/report.ts';

const FEW = 2;
const MANY = 32;
const folder = mkdtempSync(join(tmpdir(), 'rooftree-certificates-bench-'));
using made = new DisposableStack();
made.defer(() => rmSync(folder, { recursive: true, force: true }));

/** Milliseconds of all children that have ended, and of theirs, in ticks of a hundredth of a second: proc(5). */
function processorMs(): number {
  const times = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(times[13]) + Number(times[14])) * 10;
}

async function check(count: number): Promise<number> {
  const own = join(folder, String(count));
  mkdirSync(own);
  const names = Array.from({ length: count }, (_, index) => `${index}.pdf`);
  for (const name of names) writeFileSync(join(own, name), madePdf(...FLEMISH_PAPER));
  const rows = names.map((name) => `${name},C\n`).join('');
  writeFileSync(join(own, 'truth.csv'), `file,energy_label\n${rows}`);
  const before = processorMs();
  const { code, stdout, stderr } = await runRooftree(['epc', 'check', own], {});
  if (code !== 0) throw new Error(stderr || stdout);
  return processorMs() - before;
}

const few = await check(FEW);
const many = await check(MANY);
report([
  {
    what: 'processor time of a text certificate',
    measured: (many - few) / (MANY - FEW),
    unit: 'ms',
    most: 400,
  },
  { what: 'of the command with few', measured: few, unit: 'ms' },
]);
