import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Credentials, HookEvent } from '../contract/provider.ts';
import { textAt } from '../reading/at-path.ts';

const CHANGES = {
  'estate-added': 'changed',
  'estate-updated': 'changed',
  'estate-deleted': 'deleted',
} as const;

/** The event of a hook, unless its signature or its form is not SweepBright's. */
export function readHook(
  { client_secret: secret }: Credentials,
  headers: Readonly<Record<string, string | undefined>>,
  rawBody: Uint8Array,
): HookEvent | null {
  // Without a secret, anybody could sign.
  if (!secret || !isSigned(rawBody, secret, headers['x-hook-signature'])) return null;
  const body = bodyOf(rawBody);
  const event = textAt(body, 'event');
  const externalId = textAt(body, 'estate_id');
  if (!isEvent(event) || externalId === undefined || !/^[\w-]{1,64}$/.test(externalId)) return null;
  return {
    external_id: externalId,
    change: CHANGES[event],
    happened_at: textAt(body, 'happened_at') ?? null,
  };
}

/**
 * Hex HMAC-SHA1 of the raw body, keyed by the client secret.
 * Source: YoyoImmoConseil/sillage-immo services/properties/sweepbright-webhook.service.ts (2026-07).
 */
function isSigned(rawBody: Uint8Array, secret: string, signature: string | undefined): boolean {
  const expected = createHmac('sha1', secret).update(rawBody).digest();
  if (!/^[0-9a-f]{40}$/i.test(signature ?? '')) return false;
  return timingSafeEqual(expected, Buffer.from(signature ?? '', 'hex'));
}

function isEvent(name: string | undefined): name is keyof typeof CHANGES {
  return name !== undefined && Object.hasOwn(CHANGES, name);
}

function bodyOf(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody).toString('utf8'));
  } catch {
    return null;
  }
}
