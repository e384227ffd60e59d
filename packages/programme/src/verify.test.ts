import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { writeCertificate, writeProblem } from './certificate.ts';
import { loadSolver } from './load-solver.ts';
import { solve } from './solve.ts';
import { drawPortfolio, randomFrom } from './testing/draw-problem.ts';
import { RefusedProgramme, verify } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'rooftree-programme-'));
after(() => rmSync(folder, { recursive: true }));
const problemFile = join(folder, 'problem');
const certificateFile = join(folder, 'certificate');
const tampered = join(folder, 'tampered');

const problem = drawPortfolio({ homes: 40, years: 4, packages: 4, seed: 8 });
const programme = solve(await loadSolver(), problem, { gap: 1e-3 });
assert.ok(programme !== null);
const names = { home: (home: number) => `home-${home}`, column: (column: number) => `column-${column}` };
writeFileSync(problemFile, [...writeProblem(problem, names)].join(''));
writeFileSync(certificateFile, [...writeCertificate(problem, programme, names)].join(''));

describe('the check of a programme from its files', () => {
  it('confirms cost, bound and gap', async () => {
    const verdict = await verify(problemFile, certificateFile);
    assert.equal(verdict.homes, 40);
    assert.equal(verdict.costCents, BigInt(programme.costCents));
    assert.ok(Math.abs(Number(verdict.boundMicroCents) / 1e6 - programme.boundCents) < 1);
  });

  it('refuses 100 of 100 files with one byte changed', async () => {
    const random = randomFrom(9);
    for (let drawn = 0; drawn < 100; drawn++) {
      const isProblem = drawn % 2 === 0;
      const bytes = readFileSync(isProblem ? problemFile : certificateFile);
      const position = Math.floor(random() * bytes.length);
      bytes[position] = bytes[position] === 0x31 ? 0x32 : 0x31;
      writeFileSync(tampered, bytes);
      const files = isProblem ? ([tampered, certificateFile] as const) : ([problemFile, tampered] as const);
      await assert.rejects(verify(...files), RefusedProgramme, `byte ${position}`);
    }
  });

  it('refuses a changed price that proves the same', async () => {
    const idle = {
      ...problem,
      limits: [...problem.limits, { id: 'idle', kind: 'AT_MOST' as const, amount: 0 }],
    };
    const priced = { ...programme, prices: Float64Array.of(...programme.prices, 0) };
    const other = join(folder, 'idle');
    writeFileSync(other, [...writeProblem(idle, names)].join(''));
    const certificate = [...writeCertificate(idle, priced, names)].join('');
    writeFileSync(tampered, certificate);
    await verify(other, tampered);
    writeFileSync(tampered, certificate.replace('price,idle,0', 'price,idle,1'));
    await assert.rejects(verify(other, tampered), /changed after it was written/);
  });

  it('refuses a cheaper choice that breaks a limit, even when its cost is stated truly', async () => {
    const tight = {
      ...problem,
      limits: problem.limits.map((limit) => ({
        ...limit,
        amount: limit.kind === 'AT_MOST' ? 0 : limit.amount,
      })),
    };
    writeFileSync(tampered, [...writeProblem(tight, names)].join(''));
    const other = join(folder, 'other');
    writeFileSync(other, [...writeCertificate(tight, programme, names)].join(''));
    await assert.rejects(verify(tampered, other), /is broken/);
  });
});
