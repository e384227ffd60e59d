import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { isPrivateLiteral, PrivateAddressError, publicLookup } from '../../infra/network/public-address.ts';
import { activeTraceparent } from '../../infra/tracing/active-trace.ts';

/** The receiver only has to store the event; one that takes longer is retried later. */
const ANSWER_WITHIN_MS = 10_000;
const MOST_ANSWER_BYTES = 500;

export interface Delivery {
  url: string;
  secret: string;
  /** The same in every attempt, so that the receiver can recognise duplicates. */
  eventId: string;
  body: string;
  allowPrivateAddresses: boolean;
  signal: AbortSignal;
}

export interface Outcome {
  /** Null when there was no answer. */
  status: number | null;
  /** The beginning of the answer. */
  answer: string | null;
  /** Null when the receiver took it; otherwise a reason that an operator can read. */
  failure: string | null;
}

/** Taken by any answer of 2xx. No redirect is followed. */
export async function deliver(delivery: Delivery): Promise<Outcome> {
  try {
    const { status, answer } = await post(delivery);
    const isTaken = status >= 200 && status <= 299;
    return { status, answer, failure: isTaken ? null : `the receiver returned ${status}` };
  } catch (error) {
    return { status: null, answer: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

async function post({
  url,
  secret,
  eventId,
  body,
  allowPrivateAddresses,
  signal,
}: Delivery): Promise<{ status: number; answer: string | null }> {
  const target = new URL(url);
  if (!allowPrivateAddresses && isPrivateLiteral(target)) throw new PrivateAddressError(target.hostname);
  const sentAt = new Date();
  const traceparent = activeTraceparent();
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(target, {
      method: 'POST',
      // A new connection: a reused one would skip the look-up and its check.
      agent: false,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Rooftree-Webhooks/1',
        'webhook-id': eventId,
        'webhook-timestamp': Math.floor(sentAt.getTime() / 1000),
        'webhook-signature': new Webhook(secret).sign(eventId, sentAt, body),
        ...(traceparent !== undefined && { traceparent }),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      ...(allowPrivateAddresses ? {} : { lookup: publicLookup }),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const status = response.statusCode ?? 0;
      beginningOf(response).then((answer) => resolve({ status, answer }));
    });
    outgoing.end(body);
  });
}

/** A sentence or two of the response help to find a fault; the rest is not read and the connection closed. */
async function beginningOf(response: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of response) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= MOST_ANSWER_BYTES) break;
    }
  } catch {
    // It answered; that the rest did not come is no failure of the delivery.
  }
  response.destroy();
  // A NUL cannot be stored.
  const text = Buffer.concat(pieces).subarray(0, MOST_ANSWER_BYTES).toString().replaceAll('\0', '\uFFFD');
  return text === '' ? null : text;
}
