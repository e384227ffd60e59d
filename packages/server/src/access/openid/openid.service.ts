import { Fault } from '../../fault.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { signInByIdentity } from '../members/identities.service.ts';
import type { SignedIn } from '../members/sign-in/sign-in.service.ts';
import { hashToken, makeToken } from '../sessions/session-token.ts';
import type { FoundSession, SignInPlace } from '../sessions/sessions.ts';
import { grantedRoles } from './granted-roles.ts';
import * as repository from './openid.repository.ts';
import type { OpenidSettings, ProviderAnswer } from './openid.ts';
import type { OpenidProvider } from './openid-provider.ts';

/** Long enough to find a telephone for the second factor there. */
export const REQUEST_MINUTES = 10;

interface OpenidRules {
  sql: Sql;
  settings: OpenidSettings;
  provider: OpenidProvider;
}

/** The browser that signs in, and where it is to come back. */
interface Browser {
  /** Of its cookie; null when it has none. */
  token: string | null;
  redirectUri: string;
  /** Null for who is not signed in. */
  session: Pick<FoundSession, 'memberId' | 'sessionId' | 'isSecondFactorDue'> | null;
}

/**
 * Where the browser is to go, and the token that ties what comes back to this browser. One browser may have begun
 * several.
 */
export async function beginSignIn(
  { sql, provider }: Pick<OpenidRules, 'sql' | 'provider'>,
  { token, redirectUri, session }: Browser,
): Promise<{ address: string; browserToken: string }> {
  const browserToken = token ?? makeToken();
  const checks = { state: makeToken(), nonce: makeToken(), codeVerifier: makeToken() };
  const address = await provider.signInAddress(redirectUri, checks);
  const request = {
    stateHash: hashToken(checks.state),
    browserHash: hashToken(browserToken),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    memberId: memberOf(session),
  };
  await repository.insertRequest(sql, request, REQUEST_MINUTES);
  return { address, browserToken };
}

/**
 * Signs in whom the provider names. The request is used up before anything else: an answer that comes twice, late, or
 * in another browser is `gone`, whatever it says.
 */
export async function finishSignIn(
  { sql, provider, settings }: OpenidRules,
  answer: ProviderAnswer,
  { token, redirectUri, session }: Browser,
  place: SignInPlace,
  before: string | null,
): Promise<SignedIn> {
  const request =
    token === null ? null : await repository.useRequest(sql, hashToken(answer.state), hashToken(token));
  if (request === null) throw new Fault('gone');
  // The account must still be that of the member who began to connect it.
  if (request.memberId !== null && request.memberId !== memberOf(session)) throw new Fault('gone');
  const said = await provider.readAnswer(redirectUri, answer, { state: answer.state, ...request });
  const claims = { ...said, isEmailVerified: said.isEmailVerified || settings.trustsAddresses };
  const granted = grantedRoles(claims.groups, settings.groupRoles);
  const connecting = request.memberId === null ? null : session;
  return signInByIdentity(sql, { claims, granted, connecting }, place, before);
}

function memberOf(session: Browser['session']): string | null {
  return session === null || session.isSecondFactorDue ? null : session.memberId;
}
