/**
 * How a provider's client speaks HTTP: to its own host (and that of its tokens), without redirects, for a bounded time
 * and size.
 */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type ProviderAnswer, ProviderFault, type ProviderRequest, type Send } from '@rooftree/connectors';
import { isPrivateLiteral, publicLookup } from '../../../infra/network/public-address.ts';

const ANSWER_WITHIN_MS = 30_000;
/** In the middle of a response: for files, which may take longer in all. */
const SILENT_FOR_MS = 60_000;
/** Some hundred houses with all their texts. */
const MOST_ANSWER_BYTES = 32 * 1024 * 1024;

interface SendOptions {
  /** The host that is spoken to, with its scheme. */
  base: string;
  /** The host of its tokens, when that is another one. */
  token_base?: string;
  /** The operator has named the base: then it may be on a network of their own, and without encryption. */
  isOperators: boolean;
  signal?: AbortSignal;
  answerWithinMs?: number;
  mostBytes?: number;
}

export function createSend(options: SendOptions): Send {
  const origins = [options.base, options.token_base ?? options.base].map((base) => new URL(base).origin);
  return async (request) => {
    const url = URL.parse(request.url);
    if (url === null || !origins.includes(url.origin) || url.username !== '' || url.password !== '')
      throw new ProviderFault('refused', 'the provider redirects to another host, which is not allowed');
    requirePublic(url, options.isOperators);
    const answer = await exchange(url, request, options);
    if (answer.status >= 300 && answer.status <= 399)
      throw new ProviderFault(
        'refused',
        `the provider returned ${answer.status}: redirects are not followed`,
      );
    return answer;
  };
}

export function requirePublic(url: URL, isOperators: boolean): void {
  if (!isOperators && (url.protocol !== 'https:' || isPrivateLiteral(url)))
    throw new ProviderFault('refused', 'the provider has no public address over https');
}

async function exchange(
  url: URL,
  request: ProviderRequest,
  { isOperators, signal, answerWithinMs = ANSWER_WITHIN_MS, mostBytes = MOST_ANSWER_BYTES }: SendOptions,
): Promise<ProviderAnswer> {
  const limit = AbortSignal.timeout(answerWithinMs);
  const whole = signal === undefined ? limit : AbortSignal.any([signal, limit]);
  try {
    return await readAnswer(await openResponse(url, request, isOperators, whole), mostBytes);
  } catch (error) {
    throw error instanceof ProviderFault ? error : unanswered();
  }
}

export const unanswered = (): ProviderFault =>
  new ProviderFault('busy', 'the provider does not respond, or its response was cut off');

/** The beginning of a response; its body is still to be read. */
export function openResponse(
  url: URL,
  { method, headers = {}, body }: ProviderRequest,
  isOperators: boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method,
      // A new connection: a reused one would skip the look-up and its check.
      agent: false,
      headers: {
        'user-agent': 'Rooftree-Connections/1',
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
      signal,
      timeout: SILENT_FOR_MS,
      ...(isOperators ? {} : { lookup: publicLookup }),
    });
    outgoing.on('error', () => reject(unanswered()));
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('response', resolve);
    outgoing.end(body);
  });
}

async function readAnswer(response: IncomingMessage, mostBytes: number): Promise<ProviderAnswer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response) {
    bytes += piece.length;
    if (bytes > mostBytes) {
      response.destroy();
      throw new ProviderFault(
        'refused',
        `the provider sent more than ${Math.floor(mostBytes / 1024 / 1024)} MiB at once`,
      );
    }
    pieces.push(piece);
  }
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(pieces),
  };
}
