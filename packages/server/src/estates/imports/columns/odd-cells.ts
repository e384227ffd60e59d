import type { ImportFault, OnNotice } from '../read/import-row.ts';
import type { MatchedHeading } from './match-headings.ts';

/** Cells that do not fit the heading line: what is left out for it is said once, at the end. */
export class OddCells {
  readonly #onNotice: OnNotice;
  readonly #withoutHeading = new Set<number>();
  #shortRows = 0;
  #firstShortLine = 0;

  constructor(onNotice: OnNotice) {
    this.#onNotice = onNotice;
  }

  /**
   * A value behind the last heading is a fault: mostly a delimiter in a text without quotes, so that the other cells
   * are wrong, too.
   */
  check(headings: readonly MatchedHeading[], texts: readonly string[], line: number): ImportFault[] {
    // Spreadsheets leave out empty cells at the end of a row, or add some.
    if (texts.length < headings.length) {
      if (this.#shortRows === 0) this.#firstShortLine = line;
      this.#shortRows += 1;
    }
    for (const [index, { heading }] of headings.entries()) {
      if (heading === '' && (texts[index] ?? '') !== '') this.#withoutHeading.add(index + 1);
    }
    const extra = texts.slice(headings.length).find((text) => text !== '');
    if (extra === undefined) return [];
    const message = `must not be there: the heading line has only ${headings.length} columns`;
    return [{ line, column: null, value: extra, message }];
  }

  report(): void {
    for (const place of this.#withoutHeading) {
      this.#onNotice(`column ${place} has values but no heading, and is skipped`);
    }
    if (this.#shortRows > 0) {
      const rows = this.#shortRows === 1 ? '1 row has' : `${this.#shortRows} rows have`;
      this.#onNotice(
        `${rows} fewer cells than the heading line (first on line ${this.#firstShortLine}): the missing ones are taken as empty`,
      );
    }
  }
}
