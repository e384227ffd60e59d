import type { Credentials, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import type { Send } from '../contract/request.ts';

/** Speaks to the simulator alone, and follows no redirect, as the server does. */
export function sendTo(base: string): Send {
  return async ({ method, url, headers = {}, body }) => {
    if (new URL(url).origin !== new URL(base).origin)
      throw new ProviderFault('refused', `${new URL(url).host} is not the provider's host`);
    try {
      const answer = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        ...(body !== undefined && { body: Buffer.from(body) }),
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: bytes };
    } catch (error) {
      throw new ProviderFault('busy', `the provider does not answer: ${String(error)}`);
    }
  };
}

export function testSession(base: string, credentials: Credentials, now = () => new Date()): Session {
  return { base, credentials, send: sendTo(base), now };
}
