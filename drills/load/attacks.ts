/** What one client, or anybody, can send that costs most: legal, small, and as much of it as one machine sends. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  faultyCsv,
  longSheet,
  manySharedStrings,
  wideCsv,
  wideRow,
} from '../../packages/server/src/estates/imports/read/worst-files.fixture.ts';
import type { Call } from './load-server.ts';
import { type ApiDocument, type KnownIds, type WorstRequest, worstRequests } from './worst-requests.ts';

export interface Target {
  url: string;
  attacker: Call;
  /** An owner of the attacker's context. */
  owner: Call;
  /** What the attacker's context has. */
  ids: KnownIds;
  /** The path of an estate's page. */
  page: string;
  /** How long what has no end of its own goes on. */
  seconds: number;
}

/** Of one request: longer than the server gives any. */
const ANSWER_LIMIT_MS = 60_000;

export interface Attack {
  (target: Target): Promise<string>;
  /** Makes what is sent: before anything is measured. */
  prepare?: () => void;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
function check(make: () => Buffer, type: string): Attack {
  let file: Buffer = Buffer.alloc(0);
  const attack = async ({ attacker }: Target) => {
    const init = { body: new Uint8Array(file), headers: { 'content-type': type } };
    const answer = await attacker('POST', '/v1/estate-imports/check', init);
    const { problems = [], fault_count: faults }: { problems?: string[]; fault_count?: number } = JSON.parse(
      await answer.text(),
    );
    return `${Math.round(file.length / 1024)} kB sent, ${answer.status}: ${problems[0] ?? `${faults} faults`}`;
  };
  return Object.assign(attack, {
    prepare: () => {
      file = make();
    },
  });
}

/** Every operation of openapi.json with its worst input, over and over, eight at a time. */
const everyOperation: Attack = async ({ url, attacker, owner, ids, seconds }) => {
  const file = join(import.meta.dirname, '..', '..', 'openapi.json');
  const document: ApiDocument = JSON.parse(readFileSync(file, 'utf8'));
  const requests = worstRequests(document, ids);
  const callers: Record<WorstRequest['caller'], Call> = {
    anybody: (method, path, init) =>
      fetch(`${url}${path}`, {
        ...init,
        method,
        headers: { origin: url, 'x-rooftree-console': '1', ...init?.headers },
      }),
    client: attacker,
    member: owner,
  };
  const statuses = new Map<number, Set<string>>();
  let sent = 0;
  const end = Date.now() + seconds * 1000;
  const send = async () => {
    while (Date.now() < end || sent < requests.length) {
      const request = requests[sent++ % requests.length];
      if (request === undefined) continue;
      const { operationId, method, path, headers, body, caller } = request;
      const answer = await callers[caller](method, path, {
        headers,
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        redirect: 'manual',
      }).catch(() => null);
      const status = answer?.status ?? 0;
      // Refused: not the worst that is legal.
      if ([400, 413, 415, 431].includes(status) && !statuses.get(status)?.has(operationId))
        console.error(`${status} ${operationId}: ${(await answer?.text())?.slice(0, 300)}`);
      // What never ends by itself, such as a stream of events, ends here.
      else await answer?.body?.cancel().catch(() => undefined);
      statuses.set(status, (statuses.get(status) ?? new Set()).add(operationId));
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
  const shown = [...statuses].sort(([a], [b]) => a - b);
  for (const [status, names] of shown.filter(([each]) => each >= 400 || each === 0))
    console.error(`${status}: ${[...names].join(' ')}`);
  const faults = shown
    .filter(([status]) => status >= 500 && status !== 503)
    .flatMap(([, names]) => [...names]);
  if (faults.length > 0) throw new Error(`5xx of ${faults.join(', ')}`);
  return `${sent} requests of ${requests.length} operations; ${shown.map(([status, names]) => `${status} of ${names.size}`).join(', ')}`;
};

/** So many requests on so many sockets, pipelined; the answers are read. */
const flood =
  (sockets: number, each: number, pathOf: (target: Target, number: number) => string): Attack =>
  async (target) => {
    const { hostname, port } = new URL(target.url);
    const answers = await Promise.all(
      Array.from({ length: sockets }, async (_, socketNumber) => {
        const socket = connect(Number(port), hostname);
        const paths = Array.from({ length: each }, (_, number) =>
          pathOf(target, socketNumber * each + number),
        );
        const last = (number: number) => (number === each - 1 ? 'Connection: close\r\n' : '');
        socket.write(
          paths
            .map((path, number) => `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${last(number)}\r\n`)
            .join(''),
        );
        return countAnswers(socket);
      }),
    );
    return `${answers.reduce((sum, count) => sum + count, 0)} of ${sockets * each} answered with 200`;
  };

async function countAnswers(socket: Socket): Promise<number> {
  let count = 0;
  for await (const part of socket) count += String(part).split('HTTP/1.1 200').length - 1;
  return count;
}

/** Forms that arrive a byte a second. */
const slowForms: Attack = async ({ url, page, seconds }) => {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: 6 }, () => connect(Number(port), hostname));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.write(
      `POST ${page}/certificate HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n`,
    );
  }
  await sleep(1000);
  const form = new FormData();
  form.set('file', new Blob(['x']), 'x');
  const other = await fetch(`${url}${page}/certificate`, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
  });
  for (let second = 0; second < Math.min(seconds, 10); second++) {
    for (const socket of sockets) socket.write('-');
    await sleep(1000);
  }
  for (const socket of sockets) socket.destroy();
  return `another owner meanwhile: ${other.status}`;
};

export const ATTACKS: Readonly<Record<string, Attack>> = {
  nothing: async () => {
    await sleep(3000);
    return '';
  },
  'XLSX, 300 MB of shared strings': check(() => manySharedStrings(3_000_000, 'a'.repeat(80)), XLSX),
  'XLSX, 15 million shared strings in 240 MB': check(() => manySharedStrings(15_000_000), XLSX),
  'XLSX, 20 million shared strings': check(() => manySharedStrings(20_000_000), XLSX),
  'XLSX, one row of 5 million cells': check(() => wideRow(5_000_000), XLSX),
  'XLSX, sheet of 1.5 GB': check(() => longSheet(36_000_000), XLSX),
  'XLSX, sheet of 250 MB': check(() => longSheet(5_900_000), XLSX),
  'CSV, 2 million columns': check(() => wideCsv(2_000_000), 'text/csv'),
  'CSV, 4 million faults': check(() => faultyCsv(99_999), 'text/csv'),
  '400 × /openapi.json': flood(20, 20, () => '/openapi.json'),
  '100 × the same page': flood(10, 10, ({ page }) => page),
  '100 × pages with other choices': flood(10, 10, ({ page }, number) => `${page}?budget=${20_000 + number}`),
  '100 × preview.png': flood(10, 10, ({ page }, number) => `${page}/preview.png?budget=${20_000 + number}`),
  'slow forms': slowForms,
  'every operation at its worst': everyOperation,
};
