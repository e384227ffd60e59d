import { Writable } from 'node:stream';
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];
type Terminal = NodeJS.WritableStream & { isTTY?: boolean };

/** The fields of our log lines besides the message; a request has method, url, status and time. */
interface Line {
  level: string;
  time: string;
  msg?: string;
  req?: { method: string; url: string };
  status?: number;
  ms?: number;
  err?: { message: string; stack?: string };
}

const STYLES: Record<string, Style> = { warn: 'yellow', error: 'red', fatal: 'red' };

/** Turns pino's JSON lines into lines for a person at a terminal. */
export function createReadableStream(terminal: Terminal): Writable {
  // Plain when NO_COLOR is set.
  const paint = (style: Style, text: string) => styleText(style, text, { stream: terminal });
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      const lines = String(chunk).split('\n').filter(Boolean);
      terminal.write(lines.map((json) => formatLine(JSON.parse(json), paint)).join(''));
      done();
    },
  });
}

function formatLine(line: Line, paint: (style: Style, text: string) => string): string {
  const { req, status, ms, err } = line;
  const what =
    req === undefined || err !== undefined ? (line.msg ?? '') : `${req.method} ${req.url} ${status}`;
  const style = STYLES[line.level] ?? (status !== undefined && status >= 500 ? 'red' : null);
  const took = ms === undefined ? '' : paint('dim', ` ${ms} ms`);
  const stack = err === undefined ? '' : `\n${err.stack ?? err.message}`;
  return `${paint('dim', line.time.slice(11, 19))} ${style === null ? what : paint(style, what)}${took}${stack}\n`;
}
