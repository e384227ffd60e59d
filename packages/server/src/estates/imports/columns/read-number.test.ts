import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DecimalMark, readDegrees, readNumber, readRoundNumber, UnreadableCell } from './read-number.ts';

const same: [string, number][] = [
  ['325000', 325000],
  ['325000,50', 325000.5],
  ['325000.50', 325000.5],
  ['325.000,00', 325000],
  ['325,000.00', 325000],
  ['€ 325.000,00', 325000],
  ['325.000,00 €', 325000],
  ['EUR 325 000', 325000],
  ['325\u202f000,5 euro', 325000.5],
  ["1'325'000.5", 1325000.5],
  ['1.325.000', 1325000],
  ['1,325,000', 1325000],
  ['325000,-', 325000],
  ['-12,5', -12.5],
  ['0,240', 0.24],
  ['0.240', 0.24],
  ['1250.125', 1250.125],
];
for (const [text, number] of same) {
  test(`${text} is ${number} in every file`, () => {
    const marks: DecimalMark[] = [',', '.', null];
    for (const mark of marks) {
      assert.equal(readNumber(text, mark), number);
      assert.equal(readRoundNumber(text, mark), number);
    }
  });
}

test('one mark with three digits behind it is read by the mark of the file', () => {
  assert.equal(readNumber('1,250', ','), 1.25);
  assert.equal(readNumber('1.250', '.'), 1.25);
  assert.equal(readNumber('1,250', '.'), 1250);
  const doubtful = new UnreadableCell('can be 1.25 or 1250: write it without a mark for thousands');
  assert.deepEqual(readNumber('1.250', ','), doubtful);
  assert.deepEqual(readNumber('1.250', null), doubtful);
  assert.deepEqual(readNumber('1,250', null), doubtful);
});

test('a price and a year have no three decimals, a degree has no thousands', () => {
  const marks: DecimalMark[] = [',', '.', null];
  for (const mark of marks) {
    assert.equal(readRoundNumber('325.000', mark), 325000);
    assert.equal(readRoundNumber('€ 325,000', mark), 325000);
    assert.equal(readRoundNumber('325.000,-', mark), 325000);
    assert.equal(readRoundNumber('1.962', mark), 1962);
  }
  assert.equal(readDegrees('51,052'), 51.052);
  assert.equal(readDegrees('51.052'), 51.052);
  assert.equal(readDegrees('4'), 4);
});

test('what is no number stays as it is', () => {
  for (const text of [
    'cheap',
    '1.2.3',
    '12,34,56',
    '1,25.0000,1',
    '1e5',
    'NaN',
    '€',
    '-',
    '3 of 4',
    '1250 1300',
    '1250 130',
    '٣',
  ]) {
    assert.equal(readNumber(text, ','), text);
  }
});
