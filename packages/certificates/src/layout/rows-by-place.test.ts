import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageOf } from '../testing/page-of.ts';
import { paperOf } from './paper.ts';
import { rowsByPlace } from './rows-by-place.ts';

const read = (text: string, hasSlope = false) =>
  rowsByPlace(paperOf([pageOf(text)]).lines, { hasSlope })?.map(({ numbers, group }) => [
    numbers.get('area')?.value,
    numbers.get('u')?.value,
    group,
  ]);

describe('rows of a table without readable headers', () => {
  it('have their area first and their U-value last; a line of its own names the rows below', () => {
    const text = `
E      8      £
Buitenmuur
Voorgevel      ZW    30,2   -   isolatie afwezig   1,37

Muur in contact met verwarmde ruimte
Gemene muur    -     38,6   -   isolatie afwezig   1,43
`;
    assert.deepEqual(read(text), [
      [30.2, 1.37, 'Buitenmuur'],
      [38.6, 1.43, 'Muur in contact met verwarmde ruimte'],
    ]);
  });

  it('have the slope of a window before its area', () => {
    assert.deepEqual(read('Voorgevel-GL1    W    90    5,0    HR-glas c    1,52', true), [[5, 1.52, '']]);
  });

  it('get back a comma that OCR lost among areas that have one', () => {
    const row = (area: string) => `Voorgevel-GL1    W    90    ${area}    HR-glas c    1,52\n`;
    const areas = read([row('5,0'), row('52'), row('4,3'), row('0,9')].join(''), true)?.map(([area]) => area);
    assert.deepEqual(areas, [5, 5.2, 4.3, 0.9]);
    assert.deepEqual(read([row('35'), row('33'), row('17,5')].join(''), true)?.[0]?.[0], 35);
  });

  it('are none at all where one of them lacks its area', () => {
    assert.equal(
      read('Voorgevel   N   25,9   -   afwezig   1,72\nRechtergevel   N   -   isolatie   afwezig   1,72'),
      undefined,
    );
  });
});
