/** The running jobs as the server sends them: one stream, opened again whenever it was cut. */
import { EventScanner, type RunningJobs } from '@rooftree/client';
import { callForStream, problemOf } from '../api.ts';

const SHORTEST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;
/** The server sends something every 15 seconds, be it a heartbeat: after this a connection is dead. */
const LONGEST_SILENCE_MS = 45_000;

/** Until the signal fires. Null while there is no stream: it was refused or cut, and is tried again. */
export async function followJobs(
  signal: AbortSignal,
  onState: (state: RunningJobs | null) => void,
): Promise<void> {
  let waitMs = SHORTEST_WAIT_MS;
  while (!signal.aborted) {
    try {
      for await (const state of readEvents(signal)) {
        waitMs = SHORTEST_WAIT_MS;
        if (!signal.aborted) onState(state);
      }
    } catch (error) {
      // After a refusal no request is repeated; the frame reads the permissions again.
      if ([401, 403].includes(problemOf(error).status)) return;
    }
    if (signal.aborted) return;
    onState(null);
    await waitFor(waitMs, signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

async function* readEvents(signal: AbortSignal): AsyncGenerator<RunningJobs, void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), LONGEST_SILENCE_MS);
  try {
    const body = await callForStream('GET /v1/calculation-jobs/events', {
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const scanner = new EventScanner();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), LONGEST_SILENCE_MS);
      for (const data of scanner.push(decoder.decode(value, { stream: true }))) yield JSON.parse(data);
    }
  } finally {
    clearTimeout(timer);
  }
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
