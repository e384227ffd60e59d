import { callFromPage, cookieOf } from '../test-member.ts';
import type { Person, TestProvider } from './openid-provider.ts';

export interface ProviderVisit {
  /** What the page hands on. */
  body: Record<string, string | undefined>;
  cookie: string;
}

interface VisitOptions {
  /** Of a session: the account at the provider is then connected. */
  cookie?: string | undefined;
  change?: (authorizationUrl: URL) => URL;
}

/** What a browser has after the provider's page: its cookies, and what to hand on. */
export async function visitProvider(
  url: string,
  provider: TestProvider,
  who: Person,
  { cookie, change = (address) => address }: VisitOptions = {},
): Promise<ProviderVisit> {
  provider.person = who;
  const begun = await callFromPage(url, 'POST', '/v1/session/openid/begin', undefined, { cookie });
  const { authorization_url: address } = (await begun.json()) as { authorization_url: string };
  const { state, code, iss, error } = await provider.signIn(change(new URL(address)).href);
  return { body: { state, code, iss, error }, cookie: [cookie, cookieOf(begun)].filter(Boolean).join('; ') };
}

export async function signInByProvider(
  url: string,
  provider: TestProvider,
  who: Person,
  cookie?: string,
): Promise<Response> {
  const came = await visitProvider(url, provider, who, { cookie });
  return callFromPage(url, 'POST', '/v1/session/openid', came.body, { cookie: came.cookie });
}
