import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { checkFolder } from './check-folder.ts';
import { madePdf } from './pdf/made-pdf.fixture.ts';

describe('measuring on own certificates', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rooftree-certificates-'));
    await writeFile(join(folder, 'one.pdf'), madePdf(...FLEMISH_PAPER));
    await writeFile(
      join(folder, 'invoice.pdf'),
      madePdf('Factuur van de Verzonnen Energieleverancier voor het hele jaar'),
    );
  });
  after(() => rm(folder, { recursive: true }));

  it('judges the columns of a CSV and nothing else', async () => {
    await writeFile(
      join(folder, 'truth.csv'),
      'file;refusal;energy_label;outer_wall_insulation_type\none.pdf;;C;1,7\ninvoice.pdf;not_a_certificate;;\n',
    );
    const { rows, faults, missed } = await checkFolder(folder, '2026-11-15');
    const [, tally] = rows[0] ?? [];
    assert.deepEqual(
      [tally?.documents, tally?.recall.label, tally?.recall.u_values],
      [2, { right: 1, of: 1 }, { right: 1, of: 1 }],
    );
    assert.deepEqual([faults, missed], [[], []]);
  });

  it('names what is wrong, and the bar that is missed', async () => {
    await writeFile(join(folder, 'truth.csv'), 'file,energy_label\none.pdf,A\n');
    const { faults, missed } = await checkFolder(folder, '2026-11-15');
    assert.deepEqual(faults, [{ file: 'one.pdf', faults: ['energy_label: wrong (HIGH)'] }]);
    assert.ok(missed.some((bar) => bar.includes('HIGH is wrong in 1 of 1')));
  });
});
