import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LABEL_SCALES } from '../contract/codes.ts';
import { CLIMATES } from './climate.ts';
import { GLAZING, ORIGINAL_U_VALUES } from './constructions.ts';
import { LABEL_LIMITS } from './label-limits.ts';
import { STOCK_SCORES } from './stock-scores.ts';
import {
  GLAZING_SHARES,
  HEATING_SHARES,
  HOT_WATER_SHARES,
  IMPROVED_TO,
  VENTILATION_SHARES,
} from './stock-shares.ts';
import { ZIP_RANGES } from './zip-ranges.ts';

const FILES = [
  'climate',
  'constructions',
  'conventions',
  'energy-factors',
  'label-limits',
  'shapes',
  'stock-scores',
  'stock-shares',
  'systems',
  'zip-ranges',
];

test('every table says where it comes from', () => {
  for (const name of FILES) {
    const text = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8');
    const tables = text.match(/^export const [A-Z]/gm)?.length ?? 0;
    const sources =
      text.match(/Source|general knowledge|General knowledge|from the Belgian TABULA/g)?.length ?? 0;
    assert.ok(tables > 0 && sources > 0, name);
    assert.match(text, /20[12]\d/, `${name} has no date`);
  }
});

test('elements of later years lose no more heat than those of earlier ones', () => {
  for (const [country, elements] of Object.entries(ORIGINAL_U_VALUES)) {
    for (const [element, rows] of Object.entries(elements)) {
      for (const [index, [year, uValue]] of rows.entries()) {
        const before = rows[index - 1];
        if (before === undefined) continue;
        assert.ok(year > before[0] && uValue <= before[1], `${country} ${element} ${year}`);
      }
    }
  }
  for (const glass of Object.values(GLAZING)) {
    const uValues = [glass.SINGLE, glass.DOUBLE, glass.HIGH_EFFICIENCY, glass.TRIPLE].map(
      (row) => row.uValueWPerM2K,
    );
    assert.deepEqual(
      uValues,
      uValues.toSorted((a, b) => b - a),
    );
  }
});

test('shares of the stock add up to one', () => {
  const adds = (shares: object, name: string) => {
    const sum = Object.values(shares).reduce((total, share) => total + share, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9, `${name}: ${sum}`);
  };
  for (const country of ['BE', 'NL'] as const) {
    for (const [year, shares] of GLAZING_SHARES[country]) adds(shares, `glazing ${country} ${year}`);
    for (const [year, shares] of HEATING_SHARES[country]) adds(shares, `heating ${country} ${year}`);
    for (const [year, shares] of VENTILATION_SHARES[country]) adds(shares, `ventilation ${country} ${year}`);
  }
  for (const [part, shares] of Object.entries(IMPROVED_TO)) adds(shares, part);
  adds(HOT_WATER_SHARES, 'hot water');
});

test('newer dwellings of every region and format have better scores than old ones', () => {
  for (const scale of LABEL_SCALES) {
    for (const [format, { means, spreads }] of Object.entries(STOCK_SCORES[scale])) {
      assert.ok((means.at(-1) ?? 0) < (means[0] ?? 0) - 0.3, `${scale} ${format}`);
      assert.ok(
        spreads.every((spread) => spread > 0.05 && spread < 0.7),
        `${scale} ${format}`,
      );
    }
  }
});

test('label limits rise, zip codes are in order, a year has twelve months of the right length', () => {
  for (const scale of LABEL_SCALES) {
    const limits = LABEL_LIMITS[scale].map(([, upper]) => upper);
    assert.deepEqual(
      limits,
      limits.toSorted((a, b) => a - b),
    );
  }
  for (const ranges of Object.values(ZIP_RANGES)) {
    const starts = ranges.map(([from]) => from);
    assert.deepEqual(
      starts,
      starts.toSorted((a, b) => a - b),
    );
  }
  for (const months of Object.values(CLIMATES)) {
    assert.equal(months.length, 12);
    assert.equal(
      months.reduce((sum, month) => sum + month.hours, 0),
      8760,
    );
  }
});
