import { ProviderFault } from '@rooftree/connectors';
import { openResponse, requirePublic, unanswered } from './provider-send.ts';

/** A large file, part by part. */
export type Download = (url: string, signal: AbortSignal) => Promise<AsyncIterable<Buffer>>;

/** Five times the register's largest file. */
const MOST_BYTES = 2 * 1024 * 1024 * 1024;

/**
 * Downloads from any public host over https, or from the one that the operator has named. The address is signed and is
 * part of no message. Redirects are not followed.
 */
export function createDownload(operatorsHost: string | null): Download {
  return async (address, signal) => {
    const url = URL.parse(address);
    if (url === null) throw new ProviderFault('refused', 'the provider names no address of its file');
    const isOperators = url.host === operatorsHost;
    requirePublic(url, isOperators);
    const response = await openResponse(url, { method: 'GET', url: address }, isOperators, signal);
    if (response.statusCode !== 200) {
      response.destroy();
      throw new ProviderFault('busy', `the provider returned ${response.statusCode} for its file`);
    }
    return bounded(response, signal);
  };
}

async function* bounded(parts: AsyncIterable<Buffer>, signal: AbortSignal): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const part of parts) {
      bytes += part.length;
      if (bytes > MOST_BYTES)
        throw new ProviderFault('refused', 'the provider sends a file of more than 2 GiB');
      yield part;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ProviderFault ? error : unanswered();
  }
}
