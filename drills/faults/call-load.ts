import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultServer } from './fault-server.ts';

export interface Call {
  startedAt: number;
  endedAt: number;
  /** 0 when there was no answer. */
  status: number;
}

const HUNG_AFTER_MS = 40_000;

/** Searches as a client does, so many a second, each whether or not those before it were answered. */
export function startCalls(server: FaultServer, perSecond: number, path = '/v1/renovations') {
  const calls: Promise<Call>[] = [];
  const stopping = new AbortController();
  const making = (async () => {
    while (!stopping.signal.aborted) {
      calls.push(call(server, path));
      await sleep(1000 / perSecond, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    /** Makes no more and waits for those under way. */
    async stop(): Promise<Call[]> {
      stopping.abort();
      await making;
      return Promise.all(calls);
    },
  };
}

export interface Write {
  method: string;
  path: string;
  body?: unknown;
}

export function call(server: FaultServer, path: string): Promise<Call> {
  return send(server, { method: 'GET', path });
}

export async function send(
  { url, authorization }: FaultServer,
  { method, path, body }: Write,
): Promise<Call> {
  const startedAt = performance.now();
  let status = 0;
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(HUNG_AFTER_MS),
    });
    await answer.arrayBuffer();
    status = answer.status;
  } catch {
    // No answer: the status says so.
  }
  return { startedAt, endedAt: performance.now(), status };
}

/** Milliseconds from the fault until the last call that it spoilt was over; 0 when it spoilt none. */
export function spoiltForMs(calls: readonly Call[], faultAt: number): number {
  const spoilt = calls.filter(({ status, endedAt }) => status !== 200 && endedAt > faultAt);
  return Math.max(0, ...spoilt.map(({ endedAt }) => endedAt - faultAt));
}

/** Such as `512 × 200, 3 × 503`. */
export function countStatuses(calls: readonly Call[]): string {
  const counts = Map.groupBy(calls, ({ status }) => status);
  const sorted = [...counts].sort(([a], [b]) => a - b);
  return sorted.map(([status, some]) => `${some.length} × ${status || 'no answer'}`).join(', ');
}
