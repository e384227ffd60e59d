import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { largestCodeMapping } from './code-range.ts';

describe('the range of code', () => {
  it('is the largest private mapping that is writable and executable', () => {
    const mappings = `00400000-02d00000 r-xp 00000000 fe:00 1 /usr/bin/node
7fde00000000-7fde00010000 rwxp 00000000 00:00 0
7fde98000000-7fdeb8000000 rwxp 00000000 00:00 0
7fdec0000000-7fdf40000000 ---p 00000000 00:00 0
7fdf50000000-7fdfd0000000 rw-p 00000000 00:00 0
`;
    assert.equal(largestCodeMapping(mappings), 0x20000000);
  });

  it('is nothing where code is not writable from the start', () => {
    assert.equal(largestCodeMapping('7fde98000000-7fdeb8000000 ---p 00000000 00:00 0\n'), 0);
  });
});
