/**
 * SweepBright's website API: `POST /api/oauth/token`, `GET /api/estates/{id}`, `PUT /api/estates/{id}/url`, the version
 * in `accept`. Known from public code: fw4-bvba/sweepbright-api (2023-08), YoyoImmoConseil/sillage-immo (2026-07).
 * There is no list: an estate can be fetched for a while after its hook, then 404 stands for "too late" as well as for
 * "not published". How often a hook that failed is sent again is not known.
 */
import type { Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import type { ProviderAnswer } from '../contract/request.ts';
import { callWithToken } from '../reading/call-with-token.ts';
import { checkAnswer } from '../reading/check-answer.ts';
import { parseJson } from '../reading/parse-json.ts';

const NAME = 'SweepBright';
const ACCEPT = 'application/vnd.sweepbright.v20241030+json';
const NOT_SHOWN =
  'SweepBright does not return this estate: it is not published, or its webhook is too old. Publish it again in SweepBright';

export async function getEstate(session: Session, externalId: string): Promise<unknown> {
  return parseJson(NAME, (await call(session, 'GET', pathOf(externalId))).body);
}

/** The same address put twice is put once. */
export async function setUrl(session: Session, externalId: string, url: string): Promise<void> {
  await call(session, 'PUT', `${pathOf(externalId)}/url`, { url });
}

function pathOf(externalId: string): string {
  return `/api/estates/${encodeURIComponent(externalId)}`;
}

async function call(
  session: Session,
  method: 'GET' | 'PUT',
  path: string,
  body?: object,
): Promise<ProviderAnswer> {
  const { base, credentials } = session;
  const endpoint = {
    provider: NAME,
    url: `${base}/api/oauth/token`,
    headers: { accept: ACCEPT },
    form: { client_id: credentials['client_id'] ?? '', client_secret: credentials['client_secret'] ?? '' },
  };
  const answer = await callWithToken(session, endpoint, {
    method,
    url: `${base}${path}`,
    headers: { accept: ACCEPT, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status === 404 || answer.status === 410) throw new ProviderFault('gone', NOT_SHOWN);
  return checkAnswer(NAME, answer);
}
