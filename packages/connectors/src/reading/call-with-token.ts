/** OAuth 2.0 client credentials (RFC 6749, 4.4): a token for a conversation, and another one when it has run out. */
import type { Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import type { ProviderAnswer, ProviderRequest } from '../contract/request.ts';
import { at } from './at-path.ts';
import { checkAnswer } from './check-answer.ts';
import { parseJson } from './parse-json.ts';
import { textOf } from './values.ts';

export interface TokenEndpoint {
  provider: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Besides `grant_type`. */
  form: Readonly<Record<string, string>>;
}

const LONGEST_TOKEN = 10_000;
/** One per conversation. */
const tokens = new WeakMap<Session, Promise<string>>();

/** The answer, whatever its status, unless the token is refused twice. */
export async function callWithToken(
  session: Session,
  endpoint: TokenEndpoint,
  request: ProviderRequest,
): Promise<ProviderAnswer> {
  const isKept = tokens.has(session);
  const first = await callOnce(session, endpoint, request);
  if (first.status !== 401 || !isKept) return first;
  tokens.delete(session);
  return callOnce(session, endpoint, request);
}

async function callOnce(
  session: Session,
  endpoint: TokenEndpoint,
  request: ProviderRequest,
): Promise<ProviderAnswer> {
  let token = tokens.get(session);
  if (token === undefined) {
    token = fetchToken(session, endpoint);
    tokens.set(session, token);
    token.catch(() => tokens.delete(session));
  }
  const headers = { ...request.headers, authorization: `Bearer ${await token}` };
  return session.send({ ...request, headers });
}

async function fetchToken(
  session: Session,
  { provider, url, headers, form }: TokenEndpoint,
): Promise<string> {
  const answer = await session.send({
    method: 'POST',
    url,
    headers: { accept: 'application/json', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString(),
  });
  // RFC 6749, 5.2: a client that is not known is answered 400 or 401.
  if (answer.status === 400)
    throw new ProviderFault('credentials', `${provider} rejected the credentials (400)`);
  const token = textOf(
    at(parseJson(provider, checkAnswer(provider, answer).body), 'access_token'),
    LONGEST_TOKEN,
  );
  if (token === undefined || /\s/.test(token)) {
    throw new ProviderFault('credentials', `${provider} sent no token for these credentials`);
  }
  return token;
}
