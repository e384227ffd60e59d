import { Fault } from '../../../fault.ts';
import { type HeadingRules, type MatchedHeading, matchHeadings } from '../columns/match-headings.ts';
import { OddCells } from '../columns/odd-cells.ts';
import type { DecimalMark } from '../columns/read-number.ts';
import { readTableRow } from '../columns/read-table-row.ts';
import { MAX_COLUMNS, type TableRow } from './file-record.ts';
import type { ImportFault, ImportRow, OnNotice } from './import-row.ts';

interface TableForm {
  table: 'sheet' | 'text';
  decimalMark: DecimalMark;
}

/** The rows of a table as estates; its first row names the columns. */
export class TableReader {
  readonly #form: TableForm;
  readonly #onNotice: OnNotice;
  readonly #rules: HeadingRules | undefined;
  readonly #odd: OddCells;
  #headings: readonly MatchedHeading[] | null = null;

  constructor(form: TableForm, onNotice: OnNotice, rules: HeadingRules | undefined) {
    this.#form = form;
    this.#onNotice = onNotice;
    this.#rules = rules;
    this.#odd = new OddCells(onNotice);
  }

  /** Null for the row of headings. */
  read({ line, cells, dates = {} }: TableRow): ImportRow | null {
    if (this.#headings === null) {
      if (cells[MAX_COLUMNS])
        throw new Fault('invalid', [
          `line ${line}: has more than ${MAX_COLUMNS} columns: remove those that are not about estates`,
        ]);
      this.#headings = matchHeadings(cells.slice(0, MAX_COLUMNS), line, this.#onNotice, this.#rules);
      return null;
    }
    const headings = this.#headings;
    const texts = [...cells];
    // A sheet has no cells behind the last that is filled in.
    while (this.#form.table === 'sheet' && texts.length < headings.length) texts.push('');
    const row = readTableRow(headings, texts, line, this.#form.decimalMark);
    const faults = [
      ...(row.faults ?? []),
      ...dateFaults(headings, dates, line),
      ...this.#odd.check(headings, texts, line),
    ];
    return { ...row, faults };
  }

  end(): void {
    if (this.#headings === null)
      throw new Fault('invalid', [
        this.#form.table === 'sheet'
          ? 'the first sheet must have a row that names the columns'
          : 'line 1: must name the columns',
      ]);
    this.#odd.report();
  }
}

/** No column of ours is a date: Excel has made one of a house number such as 3-5. */
function dateFaults(
  headings: readonly MatchedHeading[],
  dates: Readonly<Record<number, string | null>>,
  line: number,
): ImportFault[] {
  return Object.entries(dates).flatMap(([place, value]) => {
    const { heading, column } = headings[Number(place)] ?? { heading: '', column: null };
    if (column === null) return [];
    const message = 'must not be a date: format the cell as text and type it again';
    return [{ line, column: heading, value, message }];
  });
}
