import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { isPrivateLiteral, PrivateAddressError, publicLookup } from './public-address.ts';

/** The receiver only has to store the event; one that takes longer is retried later. */
const ANSWER_WITHIN_MS = 10_000;

export interface Delivery {
  url: string;
  secret: string;
  /** The same in every attempt, so that the receiver can recognise duplicates. */
  eventId: string;
  body: string;
  allowPrivateAddresses: boolean;
  signal: AbortSignal;
}

/** Resolves when the receiver answered 2xx; otherwise rejects with a reason that an operator can read. No redirect is followed. */
export async function deliver(delivery: Delivery): Promise<void> {
  const status = await post(delivery);
  if (status < 200 || status > 299) throw new Error(`the receiver answered ${status}`);
}

async function post({
  url,
  secret,
  eventId,
  body,
  allowPrivateAddresses,
  signal,
}: Delivery): Promise<number> {
  const target = new URL(url);
  if (!allowPrivateAddresses && isPrivateLiteral(target)) throw new PrivateAddressError(target.hostname);
  const sentAt = new Date();
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
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      ...(allowPrivateAddresses ? {} : { lookup: publicLookup }),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      // Nothing beyond the status is read: the connection is closed.
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    outgoing.end(body);
  });
}
