/** What a certificate says, before any layout: a layout decides where each part stands. */
import type { Kind } from '../../contract/reading.ts';
import type { TrueValue } from '../../measure/truth.ts';

export interface Pair {
  label: string;
  value: string;
  unit?: string;
}

export interface TableColumn {
  header: string;
  unit?: string;
}

export type Part =
  | { type: 'text'; lines: readonly string[] }
  | { type: 'pairs'; title?: string; pairs: readonly Pair[] }
  | { type: 'table'; title: string; columns: readonly TableColumn[]; groups: readonly TableGroup[] }
  /** A printed scale, and the letter of this dwelling with its score. */
  | { type: 'scale'; letters: readonly string[]; own: string; score: string }
  /** Numbers below a coloured bar. */
  | { type: 'bar'; marks: readonly string[] };

export interface TableGroup {
  name: string | null;
  rows: readonly (readonly string[])[];
}

export interface Content {
  kind: Kind;
  /** The first page, in this order. */
  front: readonly Part[];
  /** What follows, in any order. */
  details: readonly Part[];
  truths: Record<string, TrueValue>;
  /** Judged when given, not missed when absent. */
  optional?: Record<string, TrueValue>;
}

export const decimal = (value: number, decimals: number) => value.toFixed(decimals).replace('.', ',');
