/** Proves that a whole document states what its truth holds, in numbers that a person could read on it. */
import assert from 'node:assert/strict';
import type { Dwelling } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { comma, ofKind, type Printed } from './home.ts';

const COUNTED = ['inclined', 'flat', 'wall', 'floor', 'window'] as const;

export interface Form {
  /** Decimals of the areas of roofs, walls and floors. */
  decimals?: 0 | 1;
  /** States an Rc from which the U-value of what is not a window follows. */
  isResisting?: boolean;
}

export function assertStated(
  { html, truth }: Printed,
  dwelling: Dwelling,
  seed: number,
  form: Form = {},
): void {
  const { fields } = truth;
  const has = statedIn(html, seed);
  for (const name of ['energy_score_kwh_per_m2', 'habitable_space_m2', 'year_built']) {
    const value = fields[name]?.value;
    if (typeof value === 'number') has(`${comma(value, Number.isInteger(value) ? 0 : 2)}(?:,00)?`);
  }
  const power = fields['solar_panels_kwp']?.value;
  if (typeof power === 'number') has(`(?:${comma(power, 2)}|${Math.round(power * 1000)} W[pc])`);
  if (!fields['outer_wall_surface_m2']) return;
  const hasValues = fields['outer_wall_insulation_type'] !== undefined;
  for (const wall of ofKind(dwelling, ...COUNTED)) {
    has(comma(wall.areaM2, wall.kind === 'window' ? 1 : (form.decimals ?? 1)));
    if (hasValues && (wall.kind === 'window' || !form.isResisting)) has(comma(wall.uWPerM2K, 2));
  }
}

/** Whether the text of a document holds a number that is not part of a longer one. */
export function statedIn(html: string, seed: number): (number: string) => void {
  const text = textOf(html);
  return (number) =>
    assert.ok(new RegExp(`(?<![\\d,])${number}(?![\\d,]\\d)`).test(text), `${seed}: ${number}`);
}

/** Thousands without their space or point, as a reader of `3 450 Wc` takes them. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(\d)[ \u00a0\u202f.](\d{3})(?= W)/g, '$1$2');
