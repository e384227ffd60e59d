/**
 * Whise over HTTP: two tokens, then lists. Source of paths, bodies and the envelope: fw4-bvba/whise-api (2025-07) and
 * the public clients that use it. How long a token lives and how many calls are allowed is not known: 401 and 429 tell.
 */
import type { Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import type { ProviderAnswer, ProviderRequest } from '../contract/request.ts';
import { checkAnswer } from '../reading/check-answer.ts';
import { parseJson } from '../reading/parse-json.ts';
import { fieldsOf, listOf, numberOf, textOf } from '../reading/values.ts';

const NAME = 'Whise';
const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/json' };

/** One per conversation: the session's life is the token's. */
const tokens = new WeakMap<Session, Promise<string>>();

export interface WhiseList {
  estates: readonly unknown[];
  total: number | null;
}

export async function listEstates(session: Session, body: object): Promise<WhiseList> {
  const answer = await call(session, {
    method: 'POST',
    url: `${session.base}/v1/estates/list`,
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  });
  const envelope = requireValid(answer.body);
  // Whise leaves empty fields out: of an empty list, perhaps the count as well.
  const isEmpty = envelope['isValidRequest'] === true && (numberOf(envelope['totalCount']) ?? 0) === 0;
  if (!Array.isArray(envelope['estates']) && !isEmpty)
    throw new ProviderFault('refused', 'Whise sent a list without estates');
  return { estates: listOf(envelope['estates']), total: numberOf(envelope['totalCount']) ?? null };
}

/**
 * The envelope of an answer, whose status says little: with a page that it cannot read, Whise says that the request is
 * valid, names what is wrong, and returns everything.
 */
export function requireValid(body: Uint8Array): Readonly<Record<string, unknown>> {
  const envelope = fieldsOf(parseJson(NAME, body));
  if (envelope['isValidRequest'] === false || listOf(envelope['validationErrors']).length > 0)
    throw new ProviderFault('refused', 'Whise rejected a valid request');
  return envelope;
}

/** A call with the client's token, once more with a new one when it has run out. */
export async function call(session: Session, request: ProviderRequest): Promise<ProviderAnswer> {
  const isKept = tokens.has(session);
  const first = await callOnce(session, request);
  if (first.status !== 401 || !isKept) return checkAnswer(NAME, first);
  tokens.delete(session);
  return checkAnswer(NAME, await callOnce(session, request));
}

async function callOnce(session: Session, request: ProviderRequest): Promise<ProviderAnswer> {
  let token = tokens.get(session);
  if (token === undefined) {
    token = signIn(session);
    tokens.set(session, token);
    token.catch(() => tokens.delete(session));
  }
  const headers = { ...request.headers, authorization: `Bearer ${await token}` };
  return session.send({ ...request, headers });
}

async function signIn({ base, credentials, send }: Session): Promise<string> {
  const { username, password, client_id, office_id } = credentials;
  const partner = await send({
    method: 'POST',
    url: `${base}/token`,
    headers: JSON_TYPE,
    body: JSON.stringify({ Username: username, Password: password }),
  });
  const office = office_id === undefined ? {} : { OfficeId: asId(office_id) };
  const client = await send({
    method: 'POST',
    url: `${base}/v1/admin/clients/token`,
    headers: { ...JSON_TYPE, authorization: `Bearer ${tokenIn(partner)}` },
    body: JSON.stringify({ ClientId: asId(client_id), ...office }),
  });
  return tokenIn(client);
}

const asId = (text: string | undefined): number | string | undefined => numberOf(text) ?? text;

function tokenIn(answer: ProviderAnswer): string {
  // Whise answers 400 to a name or a password that it does not know.
  if (answer.status === 400) throw new ProviderFault('credentials', 'Whise rejected the credentials (400)');
  const token = textOf(fieldsOf(parseJson(NAME, checkAnswer(NAME, answer).body))['token'], 10_000);
  if (token === undefined)
    throw new ProviderFault('credentials', 'Whise sent no token for these credentials');
  return token;
}
