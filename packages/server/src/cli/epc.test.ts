import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { madePdf } from '../estates/certificates/pdf/made-pdf.fixture.ts';

const BIN = join(import.meta.dirname, '..', '..', 'bin', 'rooftree.js');

function rooftree(...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [BIN, ...args], (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('rooftree epc', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rooftree-epc-'));
    await writeFile(join(folder, 'one.pdf'), madePdf(...FLEMISH_PAPER));
    await writeFile(
      join(folder, 'invoice.pdf'),
      madePdf('Factuur van de Verzonnen Energieleverancier voor het hele jaar'),
    );
    await writeFile(join(folder, 'truth.csv'), 'file,energy_label\none.pdf,C\n');
  });
  after(() => rm(folder, { recursive: true }));

  it('read prints the facts, or everything as JSON', async () => {
    const text = await rooftree('epc', 'read', join(folder, 'one.pdf'), '--date', '2026-11-15');
    assert.equal(text.code, 0);
    assert.match(text.stdout, /energy_score_kwh_per_m2 +250 +HIGH +printed +page 3/);
    const json = await rooftree('epc', 'read', join(folder, 'one.pdf'), '--json');
    assert.equal(JSON.parse(json.stdout).certificate.number, '20240301-0009000001-RES-1');
  });

  it('read exits with 3 and the code when the document is refused', async () => {
    const { code, stdout } = await rooftree('epc', 'read', join(folder, 'invoice.pdf'), '--json');
    assert.equal(code, 3);
    assert.equal(JSON.parse(stdout).failure.code, 'not_a_certificate');
  });

  it('read exits with 1 without a file', async () => {
    assert.equal((await rooftree('epc', 'read', join(folder, 'missing.pdf'))).code, 1);
  });

  it('check prints the table', async () => {
    const { code, stdout } = await rooftree('epc', 'check', folder);
    assert.equal(code, 0, stdout);
    assert.match(stdout, /own documents \| 1 \| 0 \| 100\.0 % \/ 100\.0 %/);
  });
});
