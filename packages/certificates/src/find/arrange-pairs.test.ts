import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextPiece } from '../contract/text.ts';
import { linesOf } from '../layout/lines.ts';
import { pageOf } from '../testing/page-of.ts';
import { arrangePairs } from './arrange-pairs.ts';
import { asText, findValue } from './find-value.ts';

const arranged = (text: string) => arrangePairs(linesOf([pageOf(text)]), () => false);
const textsOf = (lines: ReturnType<typeof arranged>) => lines.map(({ text }) => text.replaceAll('  ', ' | '));
const at = (text: string, x: number, y: number, height = 8): TextPiece => ({
  text,
  x,
  y,
  width: text.length * 0.5 * height,
  height,
  rotation: 0,
});
const pageWith = (...pieces: TextPiece[]) => linesOf([{ ...pageOf(''), pieces }]);

describe('labels and values in any arrangement', () => {
  it('values before their labels', () => {
    const lines = arranged(`
1962              Bouwjaar

Eengezinswoning   Type

98 m²             Bruto-oppervlakte
`);
    assert.deepEqual(textsOf(lines), [
      'Bouwjaar | 1962',
      'Type | Eengezinswoning',
      'Bruto-oppervlakte | 98 m²',
    ]);
  });

  it('a label at the end of one line alone takes nothing from its left', () => {
    const text = 'Een zin     Bouwjaar\n\nType     Eengezinswoning\n\nNummer     12';
    assert.equal(textsOf(arranged(text))[0], 'Een zin | Bouwjaar');
  });

  it('several pairs in one line', () => {
    assert.deepEqual(textsOf(arranged('Zonneboiler    niet aanwezig    Zonnepanelen    aanwezig')), [
      'Zonneboiler | niet aanwezig',
      'Zonnepanelen | aanwezig',
    ]);
  });

  it('pairs in a running text, over two lines', () => {
    const text =
      'Chauffage: Chaudière au mazout | Eau chaude sanitaire: Chauffe-eau\ngaz | Ventilation: Absent';
    assert.deepEqual(textsOf(arranged(text)), [
      'Chauffage: Chaudière au mazout',
      'Eau chaude sanitaire: Chauffe-eau gaz',
      'Ventilation: Absent',
    ]);
  });

  it('a value beside a label and the small line that explains it', () => {
    const lines = pageWith(
      ...[at('Bouwjaar', 40, 50), at('1927', 200, 55.4), at('zie toelichting', 40, 60.8, 6.4)],
      ...[at('Type', 40, 80), at('Appartement', 200, 85.4), at('zie toelichting', 40, 90.8, 6.4)],
    );
    assert.deepEqual(textsOf(arrangePairs(lines, () => false)), ['Bouwjaar | 1927', 'Type | Appartement']);
  });

  it('labels in the middle of values of two lines, side by side', () => {
    const lines = pageWith(
      ...[at('Condenserende ketel op', 120, 50), at('Gekoppeld aan de', 420, 50)],
      ...[at('Verwarming', 40, 55.4), at('Sanitair warm water', 320, 55.4)],
      ...[at('aardgas', 120, 60.8), at('verwarming', 420, 60.8)],
    );
    assert.deepEqual(textsOf(arrangePairs(lines, () => false)), [
      'Verwarming | Condenserende ketel op aardgas',
      'Sanitair warm water | Gekoppeld aan de verwarming',
    ]);
  });

  it('a heading over a list stays apart from its first label', () => {
    const lines = pageWith(
      at('Ventilation', 40, 50, 11),
      ...[at('Type de système', 40, 64), at('Système D', 200, 64)],
    );
    assert.equal(arrangePairs(lines, () => false).length, 2);
  });

  it('the headers of a table are no pairs', () => {
    const lines = linesOf([pageOf('Benaming    Waarde    Oppervlakte    Dikte')]);
    assert.equal(arrangePairs(lines, () => true).length, 1);
  });

  it('an equals sign belongs to the label', () => {
    assert.equal(findValue(linesOf([pageOf('Bouwjaar = 1962')]), ['bouwjaar'], asText)?.value, '1962');
  });

  it('numbering before a label and an arrow behind it belong to the label', () => {
    const lines = linesOf([pageOf('c) Bouwjaar: 1962\nType → Appartement')]);
    assert.equal(findValue(lines, ['bouwjaar'], asText)?.value, '1962');
    assert.equal(findValue(lines, ['type'], asText)?.value, 'Appartement');
  });

  it('the same label twice in a line is one list beside another', () => {
    assert.equal(arranged('Oriëntatie    Oost    Oriëntatie    Zuid').length, 1);
  });
});
