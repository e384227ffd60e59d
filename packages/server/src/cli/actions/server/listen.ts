import { setTimeout as sleep } from 'node:timers/promises';
import type { WebhookEvent } from '../../../events.ts';
import { paint, plain, print } from '../../../infra/terminal.ts';
import { type CallApi, get, request, ToolFault } from '../../../output/tool-server/api.ts';
import { deliver } from '../../../output/webhooks/webhook-delivery.ts';
import { type ClientFlags, callWithToken } from '../../call-with-token.ts';

interface ListenFlags extends ClientFlags {
  forwardTo: string;
  events?: WebhookEvent[];
  signingSecret?: string;
}

interface Delivery {
  id: string;
  event_id: string;
  event: string;
  attempts: unknown[];
  body: string | null;
}

interface DeliveryPage {
  deliveries: Delivery[];
  next_before: string | null;
}

const READ_EVERY_MS = 1000;
const PAGE_SIZE = 100;
/** In a row: a server that restarts, or a network that is away for a minute, is waited for. */
const MOST_FAILURES = 60;
const GONE = 'the server no longer knows this listener';

/**
 * Reads what the server stores for this listener, and sends it on. Ends on a signal, and when the server no longer
 * knows it.
 */
export async function listenAction({
  forwardTo,
  events = [],
  signingSecret,
  ...client
}: ListenFlags): Promise<void> {
  const call = callWithToken(client);
  const created = await request<{ id: string; secret: string }>(call, {
    method: 'POST',
    path: '/v1/webhooks',
    body: { listen: true, events },
  });
  const stop = new AbortController();
  const end = () => stop.abort();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  const target = { url: forwardTo, secret: signingSecret ?? created.secret, signal: stop.signal };
  try {
    print(
      `Listening. Events go to ${forwardTo}, signed with ${signingSecret ? 'your secret' : created.secret}`,
    );
    for await (const delivery of readDeliveries(call, created.id, stop.signal))
      print(await forward(delivery, target));
  } finally {
    await call({ method: 'DELETE', path: `/v1/webhooks/${created.id}` });
  }
}

/** Oldest first, each once, and once more whenever it is sent again. */
async function* readDeliveries(
  call: CallApi,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Delivery, void> {
  let known = new Set<string>();
  let failures = 0;
  while (!signal.aborted) {
    try {
      const found = await readUnknown(call, id, known);
      failures = 0;
      if (found.read.length > 0) known = new Set(found.read.map(keyOf));
      yield* found.unknown.toReversed();
    } catch (error) {
      failures += 1;
      if (!(error instanceof ToolFault) || error.message === GONE || failures > MOST_FAILURES) throw error;
      if (failures === 1) print(paint('yellow', plain(error.message)));
    }
    await sleep(READ_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

/** Sent again, a delivery has another attempt. */
const keyOf = ({ id, attempts }: Delivery): string => `${id} ${attempts.length}`;

/** Pages back to one with something known. */
async function readUnknown(call: CallApi, id: string, known: ReadonlySet<string>) {
  const read: Delivery[] = [];
  let before: string | null = null;
  do {
    const query = `page_size=${PAGE_SIZE}${before === null ? '' : `&before=${before}`}`;
    const page: DeliveryPage = await get(call, `/v1/webhooks/${id}/deliveries?${query}`, GONE);
    read.push(...page.deliveries);
    before = page.deliveries.some((delivery) => known.has(keyOf(delivery))) ? null : page.next_before;
  } while (before !== null);
  return { read, unknown: read.filter((delivery) => !known.has(keyOf(delivery))) };
}

async function forward(
  { event_id: eventId, event, body }: Delivery,
  target: { url: string; secret: string; signal: AbortSignal },
): Promise<string> {
  const line = `${new Date().toISOString()}  ${plain(event)}  ${plain(eventId)}`;
  if (body === null) return `${line}  ${paint('yellow', 'not forwarded: it has personal contact details')}`;
  const { status, failure } = await deliver({ ...target, eventId, body, allowPrivateAddresses: true });
  return `${line}  ${failure === null ? paint('green', String(status)) : paint('red', plain(failure))}`;
}
