import * as openid from 'openid-client';
import { Fault } from '../../fault.ts';
import { loadOnce } from '../../infra/load-once.ts';
import type { Claims, OpenidSettings, ProviderAnswer } from './openid.ts';
import { readClaims } from './read-claims.ts';

export interface ProviderLog {
  warn(details: object, message: string): void;
}

/** What ties an answer to the question. */
interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A sign-in makes up to three calls, and the request has half a minute. */
const TIMEOUT_SECONDS = 8;
/** The answer cannot be trusted; any other trouble is the provider's, or in the settings. */
const NOT_GENUINE = /JWT|CLAIM|INVALID_RESPONSE|JWS|KEY_SELECTION|JOSE|DECRYPTION/;

/**
 * Calls the provider; its addresses and keys are found at the first use, so that a provider that is down holds up no
 * start.
 */
export class OpenidProvider {
  readonly #settings: OpenidSettings;
  readonly #log: ProviderLog;
  readonly #configuration: () => Promise<openid.Configuration>;

  constructor(settings: OpenidSettings, log: ProviderLog) {
    this.#settings = settings;
    this.#log = log;
    this.#configuration = loadOnce(() => discover(settings));
  }

  /** Where the browser is sent. */
  async signInAddress(redirectUri: string, { state, nonce, codeVerifier }: Checks): Promise<string> {
    const configuration = await this.#configuration().catch((error: unknown) => this.#refuse(error));
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.#settings.scope,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /**
   * Who came back. Everything that can be checked is: state, nonce, PKCE, issuer, audience, times, and the signature.
   */
  async readAnswer(redirectUri: string, answer: ProviderAnswer, checks: Checks): Promise<Claims> {
    const came = new URL(redirectUri);
    for (const [name, value] of Object.entries(answer))
      if (value !== undefined) came.searchParams.set(name, value);
    try {
      const configuration = await this.#configuration();
      const tokens = await openid.authorizationCodeGrant(configuration, came, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      });
      const said = tokens.claims();
      if (said === undefined) throw new Error('there is no ID token');
      const { groupsClaim } = this.#settings;
      const isComplete = said['email'] !== undefined && said[groupsClaim] !== undefined;
      const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more =
        isComplete || !hasMore
          ? {}
          : await openid.fetchUserInfo(configuration, tokens.access_token, said.sub);
      return { issuer: said.iss, subject: said.sub, ...readClaims({ ...more, ...said }, groupsClaim) };
    } catch (error) {
      return this.#refuse(error);
    }
  }

  #refuse(error: unknown): never {
    if (error instanceof Fault) throw error;
    const { name } = this.#settings;
    this.#log.warn({ err: error }, 'a sign-in by the OpenID provider did not succeed');
    if (error instanceof openid.AuthorizationResponseError)
      throw new Fault('invalid', [`${name} did not let you sign in: ${error.error}`], { cause: error });
    if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
      throw new Fault('gone', [], { cause: error });
    if (error instanceof openid.ClientError && NOT_GENUINE.test(error.code ?? ''))
      throw new Fault('invalid', [`the response of ${name} could not be verified`], { cause: error });
    throw new Fault('busy', [], { cause: error });
  }
}

function discover(settings: OpenidSettings): Promise<openid.Configuration> {
  const issuer = new URL(settings.issuer);
  return openid.discovery(issuer, settings.clientId, {}, clientAuthentication(settings.clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: [
      openid.enableNonRepudiationChecks,
      // Which the settings allow on this machine alone.
      ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
    ],
  });
}

/**
 * In the way that the provider says it takes; `client_secret_basic` when it says nothing (OpenID Connect Discovery 1.0,
 * 3).
 */
function clientAuthentication(secret: string | null): openid.ClientAuth {
  if (secret === null) return openid.None();
  const [post, basic] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}
