import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csvLine, decimalOf } from './csv.ts';

it('a line of a table has quotes and signs where a program needs them', () => {
  assert.equal(csvLine(['a', 1, 0.5, true, null, '']), 'a,1,0.5,true,,\r\n');
  assert.equal(csvLine(['a,b', 'say "x"', 'two\nlines']), '"a,b","say ""x""","two\nlines"\r\n');
  assert.equal(csvLine(['=1+1', '+1', '-1', '@x', '\tx', '\rx']), `'=1+1,'+1,'-1,'@x,'\tx,"'\rx"\r\n`);
  assert.equal(csvLine(['=a,b', '"', 'a=b']), `"'=a,b","""",a=b\r\n`);
});

it('cents are written with two decimals', () => {
  assert.deepEqual([0, 1, 10, 199, -1, -12345, 2 ** 53 - 1].map(decimalOf), [
    ...['0.00', '0.01', '0.10', '1.99', '-0.01', '-123.45', '90071992547409.91'],
  ]);
});
