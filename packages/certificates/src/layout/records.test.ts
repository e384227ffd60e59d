import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ENVELOPE_TABLE } from '../layouts/envelope-table.ts';
import { pageOf } from '../testing/page-of.ts';
import { linesOf } from './lines.ts';
import { readRecords } from './records.ts';

describe('a list for each row', () => {
  it('may have values above their labels, some of which sound like the names of groups', () => {
    const list = ['T1', '37,5', 'Toiture inclinée', 'T2', '35,9', 'Toiture plate']
      .flatMap((value, index) => [value, ['Type', 'Superficie (m²)', 'Dénomination'][index % 3] ?? '', ''])
      .join('\n');
    const rows = readRecords(linesOf([pageOf(`Toitures\n${list}`)]), ENVELOPE_TABLE);
    assert.deepEqual(
      rows.map(({ numbers, text, group }) => [numbers.get('area')?.value, text.includes('inclinée'), group]),
      [
        [37.5, true, 'Toitures'],
        [35.9, false, 'Toitures'],
      ],
    );
  });
});
