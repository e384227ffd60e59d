import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesOf } from '../layout/lines.ts';
import { pageOf } from '../testing/page-of.ts';
import { asText, findValue } from './find-value.ts';

const find = (text: string, label: string) => findValue(linesOf([pageOf(text)]), [label], asText)?.value;

describe('the value of a label', () => {
  it('may stand behind a dash, and ends where the next label begins', () => {
    const list = '•  Bouwjaar – 1962\n•  Vloeroppervlakte – 148 m²';
    assert.deepEqual([find(list, 'bouwjaar'), find(list, 'vloeroppervlakte')], ['1962', '148 m²']);
  });

  it('may stand in a list with numbers of its own before those of the form', () => {
    const list = '3. 9 Zonneboiler : Aanwezig\n4. 10 Ventilatie : Natuurlijk\n5. 11 Koeling : Niet aanwezig';
    assert.equal(find(list, 'zonneboiler'), 'Aanwezig');
  });
});
