/** What is known of a document, so that a reading of it can be judged. */
import type { AddressQuery } from '../records/ep-online.ts';

const VALUE_CLASSES = [
  'label',
  'score',
  'floor_area',
  'element_area',
  'u_value',
  'code',
  'boolean',
  'year',
  'power',
] as const;
export type ValueClass = (typeof VALUE_CLASSES)[number];

export interface TrueValue {
  value: unknown;
  class: ValueClass;
  tolerance?: { abs?: number; rel?: number };
  /** Other values that are right as well. */
  accept?: readonly unknown[];
}

export interface Truth {
  file: string;
  group: string;
  kind: string;
  /** A text layer, a scan or a data file: results are published apart. */
  text: 'layer' | 'scan' | 'data';
  outcome: 'FINISHED' | 'FAILED';
  /** The codes that are right for a document that must be refused. */
  refusal?: readonly string[];
  fields: Readonly<Record<string, TrueValue>>;
  /** Judged when given, not missed when absent. */
  optional: Readonly<Record<string, TrueValue>>;
  /** Never judged; `*` is every field that is not named. */
  neutral: readonly string[];
  select: AddressQuery | null;
}

export function isRight(given: unknown, truth: TrueValue): boolean {
  if (truth.accept?.some((other) => isSame(given, other, truth))) return true;
  return isSame(given, truth.value, truth);
}

function isSame(given: unknown, wanted: unknown, { tolerance }: TrueValue): boolean {
  const [a, b] = [numberIn(given), numberIn(wanted)];
  if (a === null || b === null) return given === wanted;
  const allowed = Math.max(tolerance?.abs ?? 0, (tolerance?.rel ?? 0) * Math.abs(b));
  return Math.abs(a - b) <= allowed + 1e-9;
}

/** The number itself, or the U-value of an insulation type. */
function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const isUValue = typeof value === 'object' && value !== null && 'u_value_w_per_m2_k' in value;
  return isUValue && typeof value.u_value_w_per_m2_k === 'number' ? value.u_value_w_per_m2_k : null;
}
