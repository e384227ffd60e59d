import type { Estate } from '../estates.ts';
import type { ImportFault } from './read/import-row.ts';

export const IMPORT_STATUSES = ['RUNNING', 'FINISHED', 'INTERRUPTED', 'UNDONE'] as const;

/** A column of a file, and which of ours it is taken for; null for one that is left out. */
export interface FileColumn {
  heading: string;
  column: string | null;
  /** Somebody has said so, now or for an earlier file. */
  is_chosen: boolean;
}

/** One value of an estate that a row changes, as text; null where there is none. */
export interface FieldChange {
  column: string;
  before: string | null;
  after: string | null;
}

/** What a row of a file comes to. */
export type PreparedRow =
  | { line: number; kind: 'refused'; faults: ImportFault[] }
  | { line: number; kind: 'unchanged'; externalId: string }
  | {
      line: number;
      kind: 'new' | 'changed';
      externalId: string;
      changes: FieldChange[];
      /** Null in a dry run, which needs none. */
      estate: Estate | null;
      /** Of the estate that was compared. */
      rowVersion: string | null;
    };

export interface RowCounts {
  total: number;
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export const noRows = (): RowCounts => ({ total: 0, new: 0, changed: 0, unchanged: 0, refused: 0 });
