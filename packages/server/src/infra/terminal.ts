import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Styled on a terminal; plain on a pipe, in a file, and when NO_COLOR is set. */
export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, text, { stream });
}

export function print(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** For scripts: one JSON document on standard output and nothing else. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

// Names and addresses come from others: a control character in them must not reach the terminal.
const CONTROL = /\p{Cc}/gu;

/** A text that others wrote, on one line. */
export function plain(text: string): string {
  return text.replace(CONTROL, ' ');
}

/** Values behind their names, which are padded to the longest. */
export function fields(pairs: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd()).join('\n');
}

/** Rows under their headings, columns as wide as their widest cell. */
export function table(headings: readonly string[], given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map(plain));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [paint('dim', line(headings)), ...rows.map(line)].join('\n');
}
