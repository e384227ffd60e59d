import { Fault } from '../../fault.ts';
import type { MatchedHeading } from './columns/match-headings.ts';
import { type FieldChange, type FileColumn, noRows, type RowCounts } from './imports.ts';
import type { ImportFault, OnNotice } from './read/import-row.ts';

// A file of wrong rows must not fill the memory, and no reader wants more.
const MAX_FAULTS = 1000;
const MAX_CHANGED_ROWS = 200;

interface ChangedRow {
  line: number;
  external_id: string;
  changes: FieldChange[];
}

/** What an import of a file would do. */
export interface CheckedFile {
  columns: FileColumn[];
  notes: string[];
  /** Why nothing of the file can be taken; none when rows can. */
  problems: string[];
  rows: RowCounts;
  faults: ImportFault[];
  fault_count: number;
  changed_rows: ChangedRow[];
}

/** Where the reader of a file puts what it finds. */
export interface FileCheck {
  rows: RowCounts;
  addNote: OnNotice;
  setColumns: (headings: readonly MatchedHeading[], isChosen?: (heading: string) => boolean) => void;
  addFaults: (faults: readonly ImportFault[]) => void;
  addChange: (row: ChangedRow) => void;
}

/** What `read` found of a file. A fault that it throws is a problem of the whole file. */
export async function checkFile(read: (check: FileCheck) => Promise<void>): Promise<CheckedFile> {
  const checked: CheckedFile = {
    columns: [],
    notes: [],
    problems: [],
    rows: noRows(),
    faults: [],
    fault_count: 0,
    changed_rows: [],
  };
  try {
    await read({
      rows: checked.rows,
      addNote: (note) => checked.notes.push(note),
      setColumns: (headings, isChosen = () => false) => {
        checked.columns = headings
          .filter(({ heading }) => heading !== '')
          .map(({ heading, column }) => ({
            heading,
            column: column?.name ?? null,
            is_chosen: isChosen(heading),
          }));
      },
      addFaults: (faults) => {
        checked.fault_count += faults.length;
        checked.faults.push(...faults.slice(0, MAX_FAULTS - checked.faults.length));
      },
      addChange: (row) => {
        if (checked.changed_rows.length < MAX_CHANGED_ROWS) checked.changed_rows.push(row);
      },
    });
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'invalid') throw error;
    checked.problems = [...error.messages];
  }
  return checked;
}
