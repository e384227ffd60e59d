import { BAG, EP_ONLINE, type Session } from '@rooftree/connectors';
import type { ProviderAddresses } from '../connections/providers/provider-address.ts';
import { createDownload, type Download } from '../connections/providers/provider-download.ts';
import { createSend } from '../connections/providers/provider-send.ts';

/** The conversation with the register of labels; null while the operator has set no key. */
export function openLabelSession(
  key: string | null,
  bases: ProviderAddresses['bases'],
  answerWithinMs?: number,
): Session | null {
  return openRegister(EP_ONLINE, key, bases, answerWithinMs);
}

/** With the register of addresses. */
export function openBagSession(key: string | null, bases: ProviderAddresses['bases']): Session | null {
  return openRegister(BAG, key, bases);
}

function openRegister(
  register: { name: string; base: string },
  key: string | null,
  bases: ProviderAddresses['bases'],
  answerWithinMs?: number,
): Session | null {
  if (key === null) return null;
  const own = bases[register.name];
  const base = own ?? register.base;
  const send = createSend({
    base,
    isOperators: own !== undefined,
    ...(answerWithinMs !== undefined && { answerWithinMs }),
  });
  return { credentials: { api_key: key }, base, send, now: () => new Date() };
}

/** The register's files are at another host than its API. */
export function createLabelDownload(bases: ProviderAddresses['bases']): Download {
  const own = bases[EP_ONLINE.name];
  return createDownload(own === undefined ? null : new URL(own).host);
}
