/** A row of an import: a PUT's body with its `external_id`, and its line in the file. */
export interface ImportRow {
  line: number;
  value: { external_id?: unknown; [field: string]: unknown };
  /** The cells of a table by where their values went, such as `address.zip_code`; none for JSON. */
  cells?: ReadonlyMap<string, Cell>;
  /** What could not be read. */
  faults?: readonly ImportFault[];
}

export interface Cell {
  heading: string;
  text: string;
}

export interface ImportFault {
  line: number;
  /** The heading as it is in the file, or the path of a JSON field; null when the whole line is meant. */
  column: string | null;
  /** As it is in the file; null when nothing is there. */
  value: string | null;
  message: string;
}

/** Called with what the reader decided by itself, for the person who imports. */
export type OnNotice = (note: string) => unknown;

export function describeRowFault({ line, column, value, message }: ImportFault): string {
  const place = column === null ? `line ${line}` : `line ${line}, column "${column}"`;
  return `${place}: ${value === null ? '' : `"${value}" `}${message}`;
}
