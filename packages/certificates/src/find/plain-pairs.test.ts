import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesOf } from '../layout/lines.ts';
import { pageOf } from '../testing/page-of.ts';
import { arrangePairs } from './arrange-pairs.ts';
import { asText, findValue } from './find-value.ts';

/** What a page says of these labels. */
function saidBy(page: string, ...labels: readonly string[]): unknown[] {
  const lines = arrangePairs(linesOf([pageOf(page)]), () => false);
  return labels.map((label) => findValue(lines, [label], asText)?.value ?? null);
}

describe('labels and values', () => {
  it('of a questionnaire have numbers, question marks and marks of answers', () =>
    assert.deepEqual(
      saidBy(
        `
5.1 Bouwjaar ?
   R: 1962
5.2 Type ventilatie ?
   R: systeem C
5.3 Zonneboiler ?
   R: neen
`,
        'bouwjaar',
        'type ventilatie',
        'zonneboiler',
      ),
      ['1962', 'systeem C', 'neen'],
    ));

  it('share a line, parted by one sign', () =>
    assert.deepEqual(
      saidBy('Type | Bruto-oppervlakte     Appartement | 75 m²', 'type', 'bruto oppervlakte'),
      ['Appartement', '75 m²'],
    ));

  it('have a bullet between them', () =>
    assert.deepEqual(
      saidBy(
        `
       1962 ● Bouwjaar
       75 m² ● Bruto-oppervlakte
       Systeem C ● Ventilatie
`,
        'bouwjaar',
        'ventilatie',
      ),
      ['1962', 'Systeem C'],
    ));

  it('share a key', () =>
    assert.deepEqual(
      saidBy(
        `
(a) Appartement   (b) 1962   (c) 75 m²
(a) Type   (b) Bouwjaar   (c) Bruto-oppervlakte
`,
        'type',
        'bouwjaar',
        'bruto oppervlakte',
      ),
      ['Appartement', '1962', '75 m²'],
    ));

  it('are data as programs print them', () =>
    assert.deepEqual(
      saidBy(
        `
Jaar_van_bouw=1962
"Type ventilatie": "systeem C",
`,
        'bouwjaar',
        'type ventilatie',
      ),
      ['1962', 'systeem C'],
    ));

  it('have an earlier value beside that of today', () =>
    assert.deepEqual(
      saidBy(
        `
                  Vorige versie    Deze versie
Bouwjaar          1958             1962
Ventilatie        idem             systeem C
`,
        'bouwjaar',
        'ventilatie',
      ),
      ['1962', 'systeem C'],
    ));
});

it('a sentence that begins with the words of a label is no label where there is one', () =>
  assert.deepEqual(
    saidBy(
      `
Een ventilatiesysteem plaatsen      6 %
Ventilatie                          systeem A
`,
      'ventilatie',
    ),
    ['systeem A'],
  ));
