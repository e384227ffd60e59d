import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LABEL_SCALES, labelsOf } from '@rooftree/engine';
import {
  formatDate,
  formatEuro,
  formatEuroCents,
  formatEuroRange,
  formatNumber,
  formatPercent,
} from './format.ts';
import { labelColour } from './label-colours.ts';
import { words } from './words.ts';

it('writes money as the locale has it', () => {
  assert.equal(formatEuro('nl-BE', 12400.4), '€\u00a012\u202f400');
  assert.equal(formatEuro('nl-NL', 12400), '€\u00a012.400');
  assert.equal(formatEuro('fr-BE', 1234567), '1\u202f234\u202f567\u00a0€');
  assert.equal(formatEuro('en', 999), '€999');
  assert.equal(formatEuroCents('nl-NL', 1234.5), '€\u00a01.234,50');
});

it('writes a range with the sign once, and a point when both ends are equal', () => {
  const range = { p10: 38000, p50: 45000, p90: 52000 };
  assert.equal(formatEuroRange('nl-BE', range), '€\u00a038\u202f000\u00a0–\u00a052\u202f000');
  assert.equal(formatEuroRange('fr-BE', range), '38\u202f000\u00a0–\u00a052\u202f000\u00a0€');
  assert.equal(formatEuroRange('en', { p10: 5, p90: 5 }), '€5');
});

it('writes negative numbers with a minus sign, and no minus before a zero', () => {
  assert.equal(formatNumber('en', -1234.56, 1), '−1,234.6');
  assert.equal(formatNumber('en', -0.2), '0');
  assert.equal(formatPercent('fr-BE', 12.5, 1), '12,5\u00a0%');
});

it('writes dates in words', () => {
  assert.equal(formatDate('fr-BE', '2026-08-01'), '1er août 2026');
  assert.equal(formatDate('nl-BE', '2026-11-15T23:00:00.000Z'), '15 november 2026');
  assert.throws(() => formatDate('en', 'soon'));
});

it('fills remarks in with words and formatted values', () => {
  const remark = { code: 'budget_too_small', values: { label: 'C-', budget_eur: 15000 } };
  assert.equal(words('en').remark(remark), 'With a budget of €15,000, C− is the best label within reach.');
  const measure = { code: 'needs_co_owners', values: { measure: 'roof_flat' } };
  assert.match(words('nl-NL').remark(measure), /^Isolatie van het platte dak: dit raakt/);
});

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('keeps AA contrast between a label and its colour, on every scale', () => {
  for (const scale of LABEL_SCALES) {
    for (const label of labelsOf(scale)) {
      const { background, text } = labelColour(scale, label);
      const [dark = 0, light = 0] = [luminance(background), luminance(text)].sort((a, b) => a - b);
      assert.ok((light + 0.05) / (dark + 0.05) >= 4.5, `${scale} ${label}`);
    }
  }
  assert.throws(() => labelColour('flanders', 'G'));
});
