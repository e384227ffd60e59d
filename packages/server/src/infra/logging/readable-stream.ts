import { Writable } from 'node:stream';

const DIM = '\u001b[2m';
const RESET = '\u001b[0m';
const COLOURS: Record<string, string> = { warn: '\u001b[33m', error: '\u001b[31m', fatal: '\u001b[31m' };

interface Line {
  level: string;
  time: string;
  msg?: string;
  reqId?: string;
  req?: { method: string; url: string };
  res?: { status: number };
  responseTime?: number;
  err?: { message: string; stack?: string };
}

/** Turns pino's JSON lines into lines for a person at a terminal. */
export function createReadableStream(terminal: NodeJS.WritableStream): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      terminal.write(String(chunk).split('\n').filter(Boolean).map(formatLine).join(''));
      done();
    },
  });
}

export function formatLine(json: string): string {
  const line: Line = JSON.parse(json);
  const colour = COLOURS[line.level] ?? '';
  const what = [line.msg, line.req && `${line.req.method} ${line.req.url}`, line.res?.status].filter(Boolean);
  const took = line.responseTime === undefined ? '' : ` ${line.responseTime.toFixed(1)} ms`;
  const stack = line.err === undefined ? '' : `\n${line.err.stack ?? line.err.message}`;
  return `${DIM}${line.time.slice(11, 19)}${RESET} ${colour}${what.join(' ')}${RESET}${DIM}${took}${RESET}${stack}\n`;
}
