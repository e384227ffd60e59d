import { STATUS_CODES } from 'node:http';
import { paint, print } from '../packages/server/src/infra/terminal.ts';

const WAITING = /^GET .*\/calculation-jobs\//;

/** What each call is for; the first that fits. */
const STOPS: readonly [call: RegExp, title: string, why: string][] = [
  [/^POST .*\/oauth\/token$/, 'A token', 'for the id and the secret; it lives for an hour and is reused'],
  [/^GET .*\/estate\/list$/, 'The estates', 'all active ones of this client’s context'],
  [/^POST .*\/batch$/, 'A batch', 'has some of them planned: all or none'],
  [WAITING, 'Waiting', 'until the job is FINISHED; a webhook would report it, too'],
  [/^GET .*\/renovations$/, 'The search', 'finds what the batch made'],
  [/^POST .*\/reports$/, 'A report', 'of the one with the most to do, in a language of your choice'],
  [/\.pdf$/, 'The PDF', 'lies where the report says'],
];

const SHOWN_TEXT_LENGTH = 64;

/** A `fetch` that shows what is sent and what comes back. A repeated call is shown once, with all its answers. */
export function createTracingFetch(clientSecret: string): typeof fetch {
  let stop = -1;
  return async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const call = `${init?.method} ${pathname}`;
    const at = STOPS.findIndex(([pattern]) => pattern.test(call));
    const isRepeated = at === stop;
    stop = at;
    if (!isRepeated) {
      const [, title, why] = STOPS[at] ?? ['', call, ''];
      print(`\n${paint('bold', `${at + 1}. ${title}`)}  ${paint('dim', why)}\n`);
      print(`   ${paint('cyan', '→')} ${call}${search}`);
      for (const [name, value] of new Headers(init?.headers))
        print(paint('dim', `     ${name}: ${value === clientSecret ? '(the secret)' : cut(value)}`));
      if (typeof init?.body === 'string') print(`     ${init.body}`);
    }
    const startedAt = performance.now();
    const response = await fetch(input, init);
    const body = await response.clone().arrayBuffer();
    const ms = Math.round(performance.now() - startedAt);
    const arrow = paint(response.ok ? 'green' : 'red', '←');
    const type = response.headers.get('content-type') ?? '';
    print(
      `   ${arrow} ${response.status} ${STATUS_CODES[response.status]}, ${ms} ms, ${shownBody(call, type, body)}`,
    );
    return response;
  };
}

function shownBody(call: string, type: string, body: ArrayBuffer): string {
  if (!type.startsWith('application/json')) return `${body.byteLength} bytes of ${type}`;
  const json = JSON.parse(Buffer.from(body).toString());
  // The job was shown when it was made; what changes is its status.
  if (WAITING.test(call) && 'metadata' in json) {
    const { finished, total } = json.metadata.estates;
    return `${json.calculation_job_status}, ${finished} of ${total}`;
  }
  const lines = JSON.stringify(shorten(json), null, 2).split('\n');
  return [`${body.byteLength} bytes`, ...lines].join('\n     ');
}

/** The first of many, and the beginning of what is long: enough to see the shape. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) {
    const more = value.length > 1 ? [`… and ${value.length - 1} more`] : [];
    return [...value.slice(0, 1).map(shorten), ...more];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)]));
}

function cut(text: string): string {
  return text.length > SHOWN_TEXT_LENGTH ? `${text.slice(0, SHOWN_TEXT_LENGTH)}…` : text;
}
