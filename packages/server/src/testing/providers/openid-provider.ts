import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Context } from 'oidc-provider';

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

export interface TestProvider {
  /** The settings of a server that uses it. */
  env: Record<string, string>;
  /** Who signs in there next: the page asks nothing but a click. */
  person: Person;
  /** While it is, no request is answered. */
  isDown: boolean;
  /** The server's own addresses, to which it may send browsers back. */
  allow(redirectUri: string): void;
  /** Signs in there as a browser does: the parameters with which it is sent back. */
  signIn(authorizationUrl: string): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

const SECRET = 'a secret of the tests, of thirty-two characters';

/** A whole OpenID provider on a port of its own. */
export async function startTestProvider(): Promise<TestProvider> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const test: Pick<TestProvider, 'person' | 'isDown'> = { person: { sub: 'nobody' }, isDown: false };
  const server = createServer((request, response) => {
    if (test.isDown) request.socket.destroy();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  const people = new Map<string, Person>();
  const provider = new Provider(issuer, configuration(people));
  const allowed = new Set<string>();
  provider.Client.prototype.redirectUriAllowed = (uri) => allowed.has(uri);
  const serve = provider.callback();
  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return serve(request, response);
    if (request.method === 'GET') {
      const page = `<!doctype html><title>Provider</title><form method="post"><button>Continue</button></form>`;
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    }
    people.set(test.person.sub, test.person);
    const result =
      test.person.sub === 'nobody'
        ? { error: 'access_denied', error_description: 'the person said no' }
        : { login: { accountId: test.person.sub, remember: false } };
    provider.interactionFinished(request, response, result).catch(() => response.writeHead(500).end());
  };

  return Object.assign(test, {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'rooftree',
      OIDC_CLIENT_SECRET: SECRET,
      OIDC_NAME: 'Huis & Haard',
    },
    allow: (uri: string) => void allowed.add(uri),
    signIn: (authorizationUrl: string) => followTo(authorizationUrl, issuer),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function configuration(people: ReadonlyMap<string, Person>): object {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    clients: [
      {
        client_id: 'rooftree',
        client_secret: SECRET,
        redirect_uris: ['http://127.0.0.1/console/openid'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'test' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context: Context, sub: string) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => person };
    },
    /** Nobody is asked for consent: that is between the person and the provider. */
    async loadExistingGrant({ oidc: { client, session, provider } }: Context) {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Follows the provider's own redirects, with its cookies, until it sends the browser elsewhere. */
async function followTo(authorizationUrl: string, issuer: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let [address, method] = [authorizationUrl, 'GET'];
  for (;;) {
    if (!address.startsWith(issuer)) return Object.fromEntries(new URL(address).searchParams);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answered = await fetch(address, { method, redirect: 'manual', headers: { cookie } });
    await answered.arrayBuffer();
    for (const set of answered.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const next = answered.headers.get('location');
    if (next === null && method === 'POST') throw new Error(`the provider answered ${answered.status}`);
    [address, method] = next === null ? [address, 'POST'] : [new URL(next, address).href, 'GET'];
  }
}
