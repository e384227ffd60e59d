import type { Caller } from '../../../caller.ts';
import { Fault } from '../../../fault.ts';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import type { Credential } from '../../../http/access/authenticate.ts';
import { EventStream, sendEvents } from '../../../http/requests/event-stream.ts';
import { jobEventsSchema } from './job-events.schemas.ts';
import type { JobWatch, Watcher } from './job-watch.ts';

/** Of one caller in one context, in this process: a few open pages, and no more. */
export const MOST_STREAMS = 8;
const RETRY_AFTER_SECONDS = 30;
const EVENT = 'jobs';

/** A watcher whose permission is checked again and again. */
export interface Listener extends Watcher {
  credential: Credential;
}

export function jobEventRoutes(app: ApiScope, watch: JobWatch<Listener>): void {
  const open = new Map<string, number>();
  app.addHook('preClose', async () => watch.close());

  app.get(
    '/v1/calculation-jobs/events',
    {
      config: { permission: 'calculations:read', timeLimitMs: Number.POSITIVE_INFINITY },
      schema: {
        operationId: 'followCalculationJobs',
        summary: 'Stream the running calculation jobs',
        description:
          "Server-sent events with the unfinished jobs and their counts: one immediately, then one per change (checked once a second). Each event contains the full list, so nothing is lost by reconnecting; a job that is no longer listed has finished. The stream ends when the caller's token, session or role ends, and when the server stops. At most 8 streams per caller.",
        tags: ['Calculation jobs'],
        response: { 200: jobEventsSchema },
      },
    },
    // Without a body there is nothing to follow.
    (request, reply) =>
      sendEvents(reply, request.method === 'HEAD' ? endedStream() : follow(watch, open, request)),
  );
}

function endedStream(): EventStream {
  const stream = new EventStream(EVENT);
  stream.end();
  return stream;
}

function follow(
  watch: JobWatch<Listener>,
  open: Map<string, number>,
  { caller, credential }: { caller: Caller; credential: Credential },
): EventStream {
  const { contextId } = caller;
  const subject = `${contextId} ${caller.kind} ${caller.id}`;
  const count = open.get(subject) ?? 0;
  if (watch.isClosed) throw new Fault('busy');
  if (count >= MOST_STREAMS) throw new Fault('too_many', [], { retryAfterSeconds: RETRY_AFTER_SECONDS });
  open.set(subject, count + 1);
  const stream = new EventStream(EVENT);
  const watcher = {
    contextId,
    credential,
    send: (state: string) => stream.send(state),
    beat: () => stream.beat(),
    end: () => stream.end(),
  };
  // However it ends: by us, by the reader, or with the connection.
  stream.once('close', () => {
    watch.remove(watcher);
    const left = (open.get(subject) ?? 1) - 1;
    if (left === 0) open.delete(subject);
    else open.set(subject, left);
  });
  watch.add(watcher);
  return stream;
}
