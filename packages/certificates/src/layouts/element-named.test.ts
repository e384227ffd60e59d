import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Part } from '../value/element-words.ts';
import { belowNamed, elementCoded, elementNamed } from './element-named.ts';

const named = (row: string, group?: string, part?: Part) => elementNamed(row, group, part)?.element ?? null;

describe('which element a row is', () => {
  for (const [row, element] of [
    ['Zadeldak achterbouw', 'inclined'],
    ['Toit terrasse', 'flat'],
    ['Spouwmuur links', 'wall'],
    ['Pignon gauche', 'wall'],
    ['Muur naar garage', 'wall_unheated'],
    ['Bodemplaat', 'floor'],
    ['Plancher sur cave', 'floor'],
    ['Plafond onder zolder', 'attic'],
    ['Dakraam badkamer', 'window'],
    ['Porte-fenêtre séjour', 'window'],
    ["Porte d'entrée  2,1 m²  double vitrage", 'door'],
    ['Voorgevel-GL1', 'window'],
    ['Voorgevel-DE1', 'door'],
    ['Muur  cellenglas', 'wall'],
    ['Gemene muur', null],
    ['Mur mitoyen', null],
    ['Woning', null],
  ] as const)
    it(`${row}: ${element}`, () => assert.equal(named(row), element));

  it('is that of its heading where the row says only where it is', () => {
    assert.equal(named('Voorgevel', 'Hellend dak'), 'inclined');
    assert.equal(named('Voorgevel', '', 'window'), 'window');
    assert.equal(named('Voorgevel-VG2 gelijkvloers', 'Buitenmuur'), 'wall');
  });

  it('is not sure where its words contradict the heading', () => {
    assert.deepEqual(elementNamed('Vloer', 'Muren'), { element: 'floor', isAssumed: true });
    assert.deepEqual(elementNamed('Vloer', '', 'floor'), { element: 'floor', isAssumed: false });
    assert.deepEqual(elementNamed('Deel 3', '', 'wall'), { element: 'wall', isAssumed: true });
  });

  it('is that of its code, but for doors among floors and attic floors among roofs', () => {
    assert.equal(elementCoded("P1  Porte d'entrée", 'floor')?.element, 'door');
    assert.equal(elementCoded('T2  Plafond du grenier', 'roof')?.element, 'attic');
    assert.equal(elementCoded('M1  Mur du grenier', 'wall')?.element, 'wall_unheated');
  });

  it('says what is below a floor', () => {
    assert.equal(belowNamed('Dalle', 'Planchers sur vide sanitaire'), 'crawl_space');
    assert.equal(belowNamed('Vloer op volle grond', 'Boven kelder'), 'ground');
  });
});
