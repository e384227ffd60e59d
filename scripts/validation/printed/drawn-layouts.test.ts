import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomDwelling } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { Pair } from './blocks.ts';
import { ELEVENTH_PAIRS } from './eleventh-pairs.ts';
import { ELEVENTH_TABLES } from './eleventh-tables.ts';
import { comma } from './home.ts';
import { pairsOf } from './pairs.ts';
import { randomStyle, type Style } from './sheet.ts';
import { tableOf } from './table.ts';
import { THIRTEENTH_PAIRS } from './thirteenth-pairs.ts';
import { THIRTEENTH_TABLES } from './thirteenth-tables.ts';
import { TWELFTH_PAIRS } from './twelfth-pairs.ts';
import { TWELFTH_TABLES } from './twelfth-tables.ts';

const SEEDS = 40;
const SETS = {
  eleventh: [ELEVENTH_PAIRS, ELEVENTH_TABLES],
  twelfth: [TWELFTH_PAIRS, TWELFTH_TABLES],
  thirteenth: [THIRTEENTH_PAIRS, THIRTEENTH_TABLES],
} as const;

for (const [set, [pairs, tables]] of Object.entries(SETS)) {
  const styleOf = (random: Random, own: Partial<Record<'pairs' | 'table', string>>) =>
    Object.assign(randomStyle(random, set === 'eleventh' ? 'eleventh' : 'twelfth'), own) as Style;
  describe(`looks of the ${set} set`, () => {
    for (const table of Object.keys(tables))
      it(`state every area and every value: ${table}`, () => {
        for (let seed = 1; seed <= SEEDS; seed++) {
          const random = new Random(seed);
          const { walls } = randomDwelling(random);
          const [areas, values] = [
            walls.map(({ areaM2 }) => comma(areaM2, 1)),
            walls.map(({ uWPerM2K }) => comma(uWPerM2K, 2)),
          ];
          const html = tableOf(
            styleOf(random, { table }),
            random,
            { header: 'Omschrijving', cells: walls.map((_, at) => `Buitenmuur voor ${(at % 9) + 1}`) },
            [
              { header: 'Oriëntatie', cells: walls.map(({ orientation }) => 'NOZW'[orientation] ?? '-') },
              { header: 'Oppervlakte', unit: 'm²', cells: areas },
              { header: 'U-waarde', unit: 'W/(m²K)', cells: values },
            ],
          );
          const words = textOf(html);
          for (const each of [...areas, ...values]) assert.ok(words.includes(each), `${seed}: ${each}`);
        }
      });

    for (const look of Object.keys(pairs))
      it(`state every label and every value: ${look}`, () => {
        const known: readonly Pair[] = [
          ['Compactheid', '2,71'],
          ['Aandeel', '85 %'],
          ['Adres', 'Zilveren Lepelstraat 4<br>9000 Gent'],
          ['Periode', '1975 t/m 1982'],
        ];
        for (let seed = 1; seed <= SEEDS; seed++) {
          const words = textOf(pairsOf(styleOf(new Random(seed), { pairs: look }), known));
          for (const text of [
            'Compactheid',
            '2,71',
            'Aandeel',
            '85',
            '%',
            'Zilveren Lepelstraat',
            '1975 t/m 1982',
          ])
            assert.ok(words.includes(text), `${seed}: ${text}`);
        }
      });
  });
}

/** Boxes of single letters read as one word, and a decimal point as a comma. */
const textOf = (html: string) =>
  html
    .replace(/<\/span><span style="display:inline-block[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(\d)\.(\d)/g, '$1,$2')
    .replaceAll('_', ' ');
