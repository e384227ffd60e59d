import type { WebhookEvent } from './contract.ts';
import { RooftreeError } from './transport/errors.ts';

export class WebhookVerificationError extends RooftreeError {
  override name = 'WebhookVerificationError';
}

export interface ReceivedWebhook {
  /** The `whsec_…` text that `rooftree webhooks create` showed. */
  secret: string;
  /** The request's headers: `Headers`, or Node's plain object. */
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The body as it arrived, before any JSON parsing. */
  body: string;
  /** How old a message may be, or how far in the future; five minutes by default. */
  toleranceMs?: number;
}

const TOLERANCE_MS = 5 * 60_000;

/**
 * The event in a webhook's body, after its signature and age were verified; otherwise throws
 * `WebhookVerificationError`.
 */
export async function verifyWebhook<T = WebhookEvent>(received: ReceivedWebhook): Promise<T> {
  const id = header(received.headers, 'webhook-id');
  const timestamp = header(received.headers, 'webhook-timestamp');
  const signatures = header(received.headers, 'webhook-signature');
  const ageMs = Math.abs(Date.now() - Number(timestamp) * 1000);
  if (!/^\d+$/.test(timestamp) || ageMs > (received.toleranceMs ?? TOLERANCE_MS)) {
    throw new WebhookVerificationError('the webhook is too old, or the clocks differ');
  }
  const key = await importKey(received.secret);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${received.body}`);
  // Several signatures, separated by spaces, while a secret is being replaced (Standard Webhooks 1.0).
  for (const signature of signatures.split(' ')) {
    const bytes = signature.startsWith('v1,') ? fromBase64(signature.slice(3)) : null;
    if (bytes !== null && (await crypto.subtle.verify('HMAC', key, bytes, signed)))
      return JSON.parse(received.body);
  }
  throw new WebhookVerificationError('the webhook was not signed with this secret');
}

function header(headers: ReceivedWebhook['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string') throw new WebhookVerificationError(`the webhook lacks the header ${name}`);
  return value;
}

async function importKey(secret: string) {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  if (bytes === null || bytes.length === 0)
    throw new WebhookVerificationError('the secret must begin with whsec_');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
